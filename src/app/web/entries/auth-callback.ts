import '#web/styles/pages.css';
import { needsSecondFactor } from '#web/auth/assurance.ts';
import { createAuthClient } from '#web/auth/auth-client.ts';
import { mirrorSession } from '#web/auth/local-flags.ts';
import { safeRedirect } from '#web/auth/safe-redirect.ts';
import { hold } from '#web/pacing.ts';
import { keepLanguage } from '#web/pages/keep-language.ts';
import { showStep } from '#web/pages/show-step.ts';

keepLanguage({ mayReload: false });

const signUpArea = '/#signup';
const query = new URLSearchParams(window.location.search);
const fragment = new URLSearchParams(window.location.hash.slice(1));
const asked = query.get('redirect');
const client = createAuthClient(undefined, { readsAddress: false });

const progress = document.querySelector<HTMLElement>('[data-progress]');
if (asked !== null && progress) progress.textContent = progress.dataset.progress ?? '';

type Failure = 'signIn' | 'setup' | 'unexpected';

try {
  await finish();
} catch {
  await fail('unexpected');
}

/** Exchanges the code for a session, makes sure that the account is there, and leads on. */
async function finish(): Promise<void> {
  const code = query.get('code');
  const isRefused = ['error', 'error_code', 'error_description'].some((name) => query.has(name) || fragment.has(name));
  // The code is spent by its first use: it must not be tried again when somebody comes back or reloads.
  window.history.replaceState(null, '', window.location.pathname);
  if (isRefused) return fail('signIn', query.get('error_code') ?? fragment.get('error_code'));
  // Opened again with a session already there, the page goes on with that one.
  const { data, error } = code === null ? await client.getSession() : await client.exchangeCodeForSession(code);
  if (error || data.session === null) return fail('signIn', error?.code);
  const { session } = data;
  if (needsSecondFactor(session)) {
    // Who has a second factor has an account: there is nothing left to sign up for.
    const after = asked === null ? '' : `?redirect=${encodeURIComponent(safeRedirect(asked))}`;
    return window.location.replace(`/signin${after}`);
  }
  mirrorSession(session);
  const account = await fetch('/api/account', { headers: { authorization: `Bearer ${session.access_token}` } });
  if (!account.ok) return fail('setup');
  if (asked !== null) return window.location.replace(safeRedirect(asked));
  await hold('accountSetup');
  showStep('success-step', { focus: 'title' });
  await hold('signedUp');
  window.location.replace(signUpArea);
}

/** Says that it failed and, where the service's code tells, why; then leads to the sign-up area. */
async function fail(failure: Failure, code?: string | null): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-failure]');
  showStep('error-step', { focus: 'title' });
  for (const one of document.querySelectorAll<HTMLElement>('[data-reason]')) one.hidden = one.dataset.reason !== code;
  if (place) place.textContent = place.dataset[failure] ?? '';
  await hold('authError');
  window.location.replace(signUpArea);
}
