// @vitest-environment happy-dom
/** Texts that pages carry and say only when something goes another way: each is brought about, and read where it is shown. */
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPage } from './pages.server.tsx';

const { client } = vi.hoisted(() => ({
  client: {
    resetPasswordForEmail: vi.fn(async () => ({ error: null })),
    verifyOtp: vi.fn(async () => ({ data: { session: { user: {} } }, error: null })),
    getSession: vi.fn(async () => ({ data: { session: null } })),
    exchangeCodeForSession: vi.fn(async () => {
      throw new TypeError('The answer is no session');
    }),
    onAuthStateChange: vi.fn(),
  },
}));
vi.mock('#web/auth/auth-client.ts', () => ({
  createAuthClient: () => client,
  createPassingAuthClient: () => client,
}));
vi.mock('#web/auth/mount-robot-check.ts', () => ({
  mountRobotCheck: () => ({ isVerified: () => true, renew: () => {} }),
}));
vi.mock('#features/auth/web/reset-code-toast.ts', () => ({ showCodeOfOutbox: async () => {} }));
vi.mock('#features/auth/web/reset-attempts.ts', () => ({
  rememberAttempt: () => {},
  secondsUntilNextAttempt: () => 0,
}));
vi.mock('#web/pages/form-kit.ts', async (load) => ({
  ...(await load<typeof import('#web/pages/form-kit.ts')>()),
  sendVerified: (_robot: unknown, send: (token: string) => unknown) => send('token'),
}));
// A page that failed leads on after a while; these tests stay.
vi.mock('#web/pacing.ts', async (load) => ({
  ...(await load<typeof import('#web/pacing.ts')>()),
  hold: () => new Promise(() => {}),
}));

function draw(page: 'forgot-password' | 'auth-callback'): void {
  const html = renderPage(page, {
    locale: 'en',
    assets: { scripts: [], styles: [], fonts: [] },
    config: { supportEmail: '', hasPlans: true },
  });
  document.body.innerHTML = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '';
}
/** What somebody reads: the text of what is not hidden. */
const shown = (): string =>
  [...document.querySelectorAll('main *')]
    .filter((one) => one.children.length === 0 && one.closest('[hidden]') === null)
    .map((one) => one.textContent)
    .join('\n');
const press = (selector: string) => userEvent.click(document.querySelector<HTMLElement>(selector)!);

it('a code that is asked for again is said to be sent again, and a session that is lost to be an error', async () => {
  draw('forgot-password');
  await import('./forgot-password.ts');
  await userEvent.type(document.querySelector('#email-form input[type="email"]')!, 'marieke@example.com');
  await press('#email-form button[type="submit"]');
  await vi.waitFor(() => expect(shown()).toContain('Verification code sent.'));
  expect(shown()).not.toContain('New verification code sent.');
  await press('#code-step [data-resend]');
  await vi.waitFor(() => expect(shown()).toContain('New verification code sent.'));
  expect(client.resetPasswordForEmail).toHaveBeenCalledTimes(2);

  await userEvent.type(document.querySelector('#reset-code')!, '123456');
  expect(shown()).not.toContain('An error occurred');
  await press('#code-form button[type="submit"]');
  await vi.waitFor(() => expect(shown()).toContain('An error occurred while resetting your password.'));
});

it('an exchange that breaks off is said to be an unexpected error', async () => {
  draw('auth-callback');
  window.history.replaceState(null, '', '/auth/callback?code=abc');
  expect(shown()).not.toContain('An unexpected error occurred.');
  void import('./auth-callback.ts');
  await vi.waitFor(() => expect(shown()).toContain('An unexpected error occurred.'));
});
