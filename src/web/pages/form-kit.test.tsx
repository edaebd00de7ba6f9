// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#app/web/entries/pages.server.tsx';
import { authErrorText, enhanceForm, sendVerified } from './form-kit.ts';
import { formTexts } from './form-texts.tsx';

const button = () => document.querySelector<HTMLButtonElement>('button[type="submit"]')!;
const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)!;

beforeEach(() => {
  const html = renderPage('sign-in', {
    locale: 'en',
    assets: { scripts: [], styles: [], fonts: [] },
    config: { supportEmail: '', hasPlans: true },
  });
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(html)?.[1] ?? '';
});

describe('a form of the rendered pages', () => {
  it('can be sent only once its script is there', () => {
    expect(button().disabled).toBe(true);
    enhanceForm('sign-in-form', async () => undefined);
    expect(button().disabled).toBe(false);
  });

  it('names what is missing beside the field and sends nothing', async () => {
    const send = vi.fn();
    enhanceForm('sign-in-form', send);
    await userEvent.type(field('sign-in-email'), 'marieke');
    await userEvent.click(button());
    expect(document.querySelector('#sign-in-email-error')?.textContent).toBe(
      'Enter an email address like name@example.com.',
    );
    expect(field('sign-in-password').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('sign-in-email'));
    expect(send).not.toHaveBeenCalled();
  });

  it("reads 'Signing in...' and refuses a second press while busy, and is itself again afterwards", async () => {
    let finish = () => {};
    const send = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    enhanceForm('sign-in-form', send);
    await userEvent.type(field('sign-in-email'), ' marieke@example.com ');
    await userEvent.type(field('sign-in-password'), ' with blanks ');
    await userEvent.click(button());
    expect(button().textContent).toBe('Signing in...');
    expect(button().disabled).toBe(true);
    expect(send).toHaveBeenCalledWith({ email: 'marieke@example.com', password: ' with blanks ' }, expect.anything());
    finish();
    await vi.waitFor(() => expect(button().textContent).toBe('Sign In'));
  });

  it('shows a refusal in the error box', async () => {
    enhanceForm('sign-in-form', async (_values, live) => live.showError('Invalid login credentials'));
    await userEvent.type(field('sign-in-email'), 'marieke@example.com');
    await userEvent.type(field('sign-in-password'), 'wrong');
    await userEvent.click(button());
    const box = document.querySelector<HTMLElement>('[role="alert"]');
    expect(box?.hidden).toBe(false);
    expect(box?.textContent).toBe('Invalid login credentials');
  });

  it('is not sent before its robot check is ticked, and the box says so', async () => {
    const send = vi.fn();
    const robot = { token: () => undefined, isVerified: vi.fn(() => false), renew: vi.fn(), showRequired: vi.fn() };
    enhanceForm('sign-in-form', send, { robot });
    await userEvent.type(field('sign-in-email'), 'marieke@example.com');
    await userEvent.type(field('sign-in-password'), 'right');
    await userEvent.click(button());
    expect(robot.showRequired).toHaveBeenCalledOnce();
    expect(send).not.toHaveBeenCalled();
    robot.isVerified.mockReturnValue(true);
    await userEvent.click(button());
    expect(send).toHaveBeenCalledOnce();
  });

  it('shows and hides the password', async () => {
    enhanceForm('sign-in-form', async () => undefined);
    const toggle = document.querySelector<HTMLButtonElement>('[data-toggles]')!;
    await userEvent.click(toggle);
    expect(field('sign-in-password').type).toBe('text');
    expect(toggle.getAttribute('aria-label')).toBe('Hide password');
    await userEvent.click(toggle);
    expect(field('sign-in-password').type).toBe('password');
  });
});

describe('words for a refusal of the auth service', () => {
  const texts = formTexts(setupI18n({ locale: 'en', messages: { en: {} } }), 'Busy');

  it('go by code, then by the text of the server, then by a plain sentence', () => {
    const of = (error: Partial<Parameters<typeof authErrorText>[1]>) =>
      authErrorText(texts, { name: 'AuthApiError', message: '', ...error });
    expect(of({ code: 'invalid_credentials', message: 'x' })).toBe('Invalid login credentials');
    expect(of({ code: 'new_code', message: 'Something of the server' })).toBe('Something of the server');
    expect(of({})).toBe('An error occurred while processing your request.');
    expect(of({ name: 'AuthRetryableFetchError', message: 'fetch failed' })).toContain('cannot be reached');
  });

  it('name the seconds to wait after too many tries, where they are known', () => {
    const error = { name: 'AuthApiError', code: 'over_request_rate_limit', message: 'Request rate limit reached' };
    expect(authErrorText(texts, error, 41)).toBe('Too many attempts. Please try again in 41 seconds.');
    expect(authErrorText(texts, error, undefined)).toBe(
      'That was too often in a short time. Wait a moment and try again.',
    );
    expect(authErrorText(texts, { ...error, code: 'over_email_send_rate_limit' }, 41)).toBe(
      'For security purposes, you can only request this after 41 seconds.',
    );
  });
});

describe('sending with a robot check', () => {
  const robotWith = (...tokens: readonly string[]) => {
    const left = [...tokens];
    return {
      token: vi.fn(async () => left[0] ?? ''),
      isVerified: () => true,
      renew: vi.fn(() => void left.shift()),
      showRequired: () => undefined,
    };
  };
  const refusal = (code: string) => ({ error: { name: 'AuthApiError', code, message: '' } });

  it('makes the next token after a refusal, since one is good for one try', async () => {
    const robot = robotWith('a', 'b');
    const send = vi.fn(async (_token: string) => refusal('invalid_credentials'));
    await sendVerified(robot, send);
    await sendVerified(robot, send);
    expect(send.mock.calls).toEqual([['a'], ['b']]);
  });

  it('sends again, once, with a new token where the first was not accepted', async () => {
    const robot = robotWith('old', 'new', 'unused');
    const send = vi.fn(async (token: string) => (token === 'old' ? refusal('captcha_failed') : { error: null }));
    expect(await sendVerified(robot, send)).toEqual({ error: null });
    const stubborn = vi.fn(async (_token: string) => refusal('captcha_failed'));
    expect(await sendVerified(robotWith('a', 'b', 'c'), stubborn)).toEqual(refusal('captcha_failed'));
    expect(stubborn).toHaveBeenCalledTimes(2);
  });
});
