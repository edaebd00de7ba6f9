// @vitest-environment happy-dom
/** Both pages that send a confirmation mail again show the robot check where the server demands one. */
import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { obtainRobotCheckToken } from '#web/auth/robot-check-solver.ts';
import { renderPage } from './pages.server.tsx';

const { client } = vi.hoisted(() => ({
  client: {
    resend: vi.fn(),
    getSession: async () => ({ data: { session: null }, error: null }),
    signInWithPassword: async () => ({ data: {}, error: { name: 'AuthApiError', code: 'email_not_confirmed' } }),
    signUp: async () => ({ data: { session: null }, error: null }),
  },
}));
vi.mock('#web/auth/auth-client.ts', () => ({ createAuthClient: () => client }));
vi.mock('#web/auth/robot-check-solver.ts', () => ({ obtainRobotCheckToken: vi.fn() }));
vi.mock('#web/pacing.ts', async (load) => ({
  ...(await load<typeof import('#web/pacing.ts')>()),
  holdSince: async () => undefined,
  // Another mail may be asked for at once.
  fixedMs: { mailInterval: 0 },
}));

const refused = { error: { name: 'AuthApiError', code: 'captcha_failed', message: 'request disallowed' } };
const accepted = { error: null };
const sent = 'A new confirmation mail is on its way.';

/** Opens each page at the button that sends the mail again. The scripts run once in this file, so each page is opened once. */
const pages = {
  'sign-in': {
    button: '#sign-in-form [data-resend]',
    async open() {
      await import('./sign-in.ts');
      await fill('#sign-in-form', { email: 'marieke@example.com', password: 'a stone river' });
      // Not at the box before it, which is hidden.
      await vi.waitFor(() => expect(document.activeElement?.hasAttribute('data-resend')).toBe(true));
    },
  },
  landing: {
    button: '#check-mail-form button[type="submit"]',
    async open() {
      const { enhanceSignUp } = await import('#features/landing/web/sign-up-form.ts');
      enhanceSignUp();
      await fill('#sign-up-form', { name: 'Marieke', email: 'marieke@example.com', password: 'a stone river' });
    },
  },
} as const;

async function fill(selector: string, values: Readonly<Record<string, string>>): Promise<void> {
  const form = document.querySelector<HTMLFormElement>(selector)!;
  for (const [name, value] of Object.entries(values))
    fireEvent.change(form.querySelector(`input[name="${name}"]`)!, { target: { value } });
  const boxes = form.querySelectorAll('[role="checkbox"]');
  await userEvent.click([...boxes].at(-1)!);
  await vi.waitFor(() => expect([...boxes].at(-1)!.getAttribute('aria-checked')).toBe('true'));
  await userEvent.click(form.querySelector('button[type="submit"]')!);
}
const isShown = (selector: string) => document.querySelector(selector)?.closest('[hidden]') === null;
const resend = (selector: string) => userEvent.click(document.querySelector(selector)!);

let challenges: number;
beforeEach(() => {
  challenges = 0;
  client.resend.mockReset();
  vi.mocked(obtainRobotCheckToken).mockImplementation(async (form) => {
    challenges += 1;
    return `${form} ${challenges}`;
  });
});

it.each(['sign-in', 'landing'] as const)(
  '%s sends a confirmation again without a box; where the server demands the robot check, the box is shown and sent',
  async (name) => {
    const html = renderPage(name, {
      locale: 'en',
      assets: { scripts: [], styles: [], fonts: [] },
      config: { supportEmail: '', hasPlans: true },
    });
    document.body.innerHTML = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '';
    const { button, open } = pages[name];
    await open();
    await vi.waitFor(() => expect(isShown(button)).toBe(true));
    const tokens = () => client.resend.mock.calls.map(([{ options }]) => options.captchaToken);
    const box = '#resend-robot-box';
    const form = document.querySelector(button)!.closest('form')!;

    client.resend.mockResolvedValueOnce(refused);
    expect(isShown(box)).toBe(false);
    await resend(button);
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector(box)));
    expect(isShown(box)).toBe(true);
    expect(form.textContent).toContain('Please verify that you are not a robot');
    expect(form.textContent).not.toContain(sent);

    // Nothing is sent before the box is ticked.
    await resend(button);
    expect(client.resend).toHaveBeenCalledTimes(1);

    client.resend.mockResolvedValue(accepted);
    await userEvent.click(document.querySelector(box)!);
    await vi.waitFor(() => expect(document.querySelector(box)!.getAttribute('aria-checked')).toBe('true'));
    const ticked = `sign-up ${challenges}`;
    await resend(button);
    await vi.waitFor(() => expect(form.textContent).toContain(sent));
    expect(tokens()).toEqual([expect.stringMatching(/^sign-up \d+$/), ticked]);
    expect(tokens()[0]).not.toBe(ticked);
    expect(client.resend).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'signup', email: 'marieke@example.com' }),
    );
  },
);
