import { expect, type Page } from '@playwright/test';
import { mockAnswer } from './mocked-answers.ts';
import { tickRobotCheck } from './robot.ts';

/** A page of signing in, and what is done on it until the state is there. Answers of the service are stood in for. */
interface SignedOutScreen {
  readonly id: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
}

const nothing = async (): Promise<void> => undefined;

/** Shows a step of a page whose own way there needs a mail, with one of the reset's own words as its note. */
const showing = (step: string, note?: string) => async (page: Page) => {
  await page.evaluate(
    ([id, word]) => {
      for (const one of document.querySelectorAll<HTMLElement>('[data-step]')) one.hidden = one.id !== id;
      const place = document.querySelector(`#${id} [data-note]`);
      const form = document.querySelector<HTMLElement>('#email-form, #link-form');
      if (place && word) place.textContent = JSON.parse(form?.dataset.texts ?? '{}')[word];
    },
    [step, note],
  );
};

/** Shows how a page of a link or of Google failed; `code` is the service's, for what it says besides. */
const showingFailure =
  (failure: string, code = '') =>
  async (page: Page) => {
    await showing('error-step')(page);
    await page.evaluate(
      ([word, reason]) => {
        const place = document.querySelector<HTMLElement>('[data-failure]');
        if (place) place.textContent = place.dataset[word ?? ''] ?? '';
        for (const one of document.querySelectorAll<HTMLElement>('[data-reason]'))
          one.hidden = one.dataset.reason !== reason;
        const leaving = document.querySelector<HTMLElement>('[data-leaving]');
        if (leaving) leaving.hidden = reason === 'unreachable';
      },
      [failure, code],
    );
  };

/** Shows the form for a new password and sends it with these two. */
const sendingPasswords = (password: string, again: string, note?: string) => async (page: Page) => {
  await showing('password-step', note)(page);
  await page.locator('#new-password').fill(password);
  await page.locator('#new-password-again').fill(again);
  await page.locator('#new-password-form [type="submit"]').click();
};

/** Shows what sign-in says to a refusal; a refusal of the service itself would be a complaint of the browser. */
const showingRefusal = (code: string) => async (page: Page) => {
  await page.evaluate((refused) => {
    const form = document.querySelector<HTMLElement>('#sign-in-form');
    const box = form?.querySelector<HTMLElement>('[data-error]');
    const more = form?.querySelector<HTMLElement>('[data-unconfirmed]');
    if (!box || !more) return;
    box.textContent = JSON.parse(form?.dataset.texts ?? '{}').codes[refused].replace('{n}', '341');
    box.hidden = false;
    more.hidden = refused !== 'email_not_confirmed';
  }, code);
};

/** The pages of signing in, in every state that does not need somebody to be signed in. */
export const signedOutScreens: readonly SignedOutScreen[] = [
  {
    id: 'sign-in with faults, Google not set up',
    path: '/signin',
    act: async (page) => {
      await page.locator('#sign-in-form [type="submit"]').click();
      await page.locator('[data-google]').click();
      await expect(page.locator('[data-google-error]')).toBeVisible();
    },
  },
  {
    id: 'sign-in, address not confirmed',
    path: '/signin',
    act: showingRefusal('email_not_confirmed'),
  },
  {
    id: 'sign-in, too many attempts',
    path: '/signin',
    act: showingRefusal('over_request_rate_limit'),
  },
  { id: 'second factor', path: '/signin', act: showing('factor-step') },
  {
    id: 'second factor, recovery code',
    path: '/signin',
    act: async (page) => {
      await showing('factor-step')(page);
      await page.locator('[data-switch="recovery"]').click();
      await page.locator('#factor-form [type="submit"]').click();
    },
  },
  {
    id: 'sign-up, check your mail',
    path: '/',
    act: async (page) => {
      await mockAnswer(page, '*/auth/v1/signup*', { json: { id: 'x', email: 'x', identities: [] }, times: 1 });
      await page.locator('#sign-up-name').fill('Ada Okafor');
      await page.locator('#sign-up-email').fill(`${'ada-with-a-very-long-address-'.repeat(2)}@example.com`);
      await page.locator('#sign-up-password').fill('quiet-river-stone-42');
      await tickRobotCheck(page, '#sign-up-form');
      await page.locator('#sign-up-form [type="submit"]').click();
      await expect(page.locator('#check-mail-form')).toBeVisible();
    },
  },
  { id: 'callback', path: '/auth/callback', act: showing('progress-step') },
  {
    id: 'callback, failed at Google',
    path: '/auth/callback',
    act: showingFailure('signIn', 'provider_email_needs_verification'),
  },
  { id: 'callback, failed at the account', path: '/auth/callback', act: showingFailure('setup') },
  { id: 'callback, success', path: '/auth/callback', act: showing('success-step') },
  { id: 'confirm a sign-up', path: '/auth/confirm?token_hash=x&type=signup', act: nothing },
  { id: 'confirm a change of address', path: '/auth/confirm?token_hash=x&type=email_change', act: nothing },
  { id: 'confirm an invitation', path: '/auth/confirm?token_hash=x&type=invite', act: nothing },
  { id: 'confirm a sign-in', path: '/auth/confirm?token_hash=x&type=magiclink', act: nothing },
  { id: 'confirm, working', path: '/auth/confirm?token_hash=x&type=signup', act: showing('progress-step') },
  { id: 'confirm, half done', path: '/auth/confirm?token_hash=x&type=signup', act: showing('half-step') },
  { id: 'confirm, failed', path: '/auth/confirm?token_hash=x&type=signup', act: showingFailure('failure', 'refused') },
  {
    id: 'confirm, not reached',
    path: '/auth/confirm?token_hash=x&type=signup',
    act: showingFailure('failure', 'unreachable'),
  },
  {
    id: 'confirm, nothing answered',
    path: '/auth/confirm?token_hash=x&type=signup',
    act: showingFailure('empty', '-'),
  },
  { id: 'invitation, password', path: '/auth/confirm?token_hash=x&type=invite', act: showing('password-step') },
  {
    id: 'reset, step 1 with faults',
    path: '/forgot-password',
    act: async (page) => page.locator('#email-form [type="submit"]').click(),
  },
  { id: 'reset, step 2', path: '/forgot-password', act: showing('code-step', 'sent') },
  {
    id: 'reset, step 3',
    path: '/forgot-password',
    act: async (page) => {
      await showing('password-step', 'verified')(page);
      await page.locator('#new-password-form [type="submit"]').click();
    },
  },
  { id: 'reset, done', path: '/forgot-password', act: showing('done-step', 'done') },
  { id: 'reset by link', path: '/reset-password?token_hash=x', act: nothing },
  {
    id: 'reset by link, working',
    path: '/reset-password?token_hash=x',
    act: async (page) =>
      page.locator('#link-form [type="submit"]').evaluate((button: HTMLButtonElement) => {
        button.disabled = true;
        button.textContent = JSON.parse(button.form?.dataset.texts ?? '{}').busy;
      }),
  },
  {
    id: 'reset by link, nothing answered',
    path: '/reset-password?token_hash=x',
    act: async (page) => {
      await mockAnswer(page, '*/auth/v1/verify', { json: {}, times: 1 });
      await page.locator('#link-form [type="submit"]').click();
      await expect(page.locator('#link-form [data-error]')).toBeVisible();
    },
  },
  { id: 'reset by link, factor', path: '/reset-password?token_hash=x', act: showing('factor-step') },
  { id: 'reset by link, password', path: '/reset-password?token_hash=x', act: showing('password-step', 'verified') },
  {
    id: 'reset by link, weak password',
    path: '/reset-password?token_hash=x',
    act: sendingPasswords('short', 'short', 'verified'),
  },
  {
    id: 'reset by link, passwords that differ',
    path: '/reset-password?token_hash=x',
    act: sendingPasswords('quiet-river-stone-42', 'quiet-river-stone-43', 'verified'),
  },
  { id: 'reset by link, done', path: '/reset-password?token_hash=x', act: showing('done-step', 'done') },
  { id: 'reset by link, spent', path: '/reset-password', act: nothing },
  { id: 'terms', path: '/terms', act: nothing },
  { id: 'privacy', path: '/privacy', act: nothing },
  {
    id: 'landing, waitlist with faults',
    path: '/',
    act: async (page) => page.locator('#waitlist-form [type="submit"]').click(),
  },
  {
    id: 'landing, waitlist entered',
    path: '/',
    act: async (page) => {
      await mockAnswer(page, '*/waitlist', { status: 202, json: {}, times: 1 });
      await page.locator('#waitlist-email').fill(`${'ada-with-a-very-long-address-'.repeat(2)}@example.com`);
      await tickRobotCheck(page, '#waitlist-form');
      await page.locator('#waitlist-form [type="submit"]').click();
      await expect(page.locator('#waitlist-done')).toBeVisible();
    },
  },
  { id: 'waitlist, confirm', path: '/waitlist/confirm?token=x', act: nothing },
  { id: 'waitlist, confirmed', path: '/waitlist/confirmed', act: nothing },
  { id: 'waitlist, leave', path: '/waitlist/leave?token=x', act: nothing },
  { id: 'waitlist, left', path: '/waitlist/left', act: nothing },
  { id: 'waitlist, link did not work', path: '/waitlist/expired', act: nothing },
];
