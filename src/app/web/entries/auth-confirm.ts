import '#web/styles/pages.css';
import { type EmailOtpType, isAuthRetryableFetchError, type Session } from '@supabase/auth-js';
import { mountNewPassword } from '#features/auth/web/mount-new-password.ts';
import { isAnonymousSession, needsSecondFactor } from '#web/auth/assurance.ts';
import { createAuthClient, createPassingAuthClient } from '#web/auth/auth-client.ts';
import { mirrorSession } from '#web/auth/local-flags.ts';
import { ownPathOf } from '#web/auth/safe-redirect.ts';
import { hold } from '#web/pacing.ts';
import { keepLanguage } from '#web/pages/keep-language.ts';
import { showStep } from '#web/pages/show-step.ts';

keepLanguage({ mayReload: false });

const query = new URLSearchParams(window.location.search);
const tokenHash = query.get('token_hash') ?? '';
const type = query.get('type') ?? '';
const asked = ownPathOf(query.get('redirect_to'));
const client = createAuthClient(undefined, { readsAddress: false });

mountNewPassword(client, () => window.location.replace(asked ?? '/platform'));

const shown = document.querySelector<HTMLElement>(`[data-type="${CSS.escape(type === 'email' ? 'magiclink' : type)}"]`);
if (query.has('code')) await confirm(exchange);
else if (tokenHash === '' || shown === null) await fail();
else {
  for (const one of document.querySelectorAll<HTMLElement>('[data-type]')) one.hidden = one !== shown;
  const button = shown.querySelector<HTMLButtonElement>('[data-confirm]');
  if (button) button.disabled = false;
  button?.addEventListener('click', () => void confirm(redeem), { once: true });
}

/**
 * The session a link opened; 'half' when the other address has to confirm too, 'nothing' when the service answered with
 * neither a person nor a session. Throws when it did not work.
 */
type Opened = { readonly session: Session; readonly isKept: boolean } | 'half' | 'nothing';

async function confirm(open: () => Promise<Opened>): Promise<void> {
  showStep('progress-step', { focus: 'title' });
  let opened: Opened;
  try {
    opened = await open();
  } catch (error) {
    return fail('failure', error);
  }
  // The link is spent: whoever reloads or comes back should not try it again.
  window.history.replaceState(null, '', window.location.pathname);
  if (opened === 'nothing') return fail('empty');
  if (opened === 'half') return showStep('half-step', { focus: 'title' });
  if (type === 'invite') return showStep('password-step');
  const after = asked ?? (opened.isKept || type === 'magiclink' || type === 'email' ? '/platform' : '/#signup');
  if (!opened.isKept && needsSecondFactor(opened.session))
    return window.location.replace(`/signin?redirect=${encodeURIComponent(after)}`);
  if (!opened.isKept) mirrorSession(opened.session);
  window.location.replace(after);
}

/**
 * Redeems the link. Where this browser has a session already, confirming an address leaves it as it is: a link somebody
 * else sent must not change who is signed in here. Signing in by link and accepting an invitation do change it.
 */
async function redeem(): Promise<Opened> {
  const own = (await client.getSession()).data.session;
  const isKept = own !== null && !isAnonymousSession(own) && (type === 'signup' || type === 'email_change');
  const redeemer = isKept ? createPassingAuthClient() : client;
  const { data, error } = await redeemer.verifyOtp({ token_hash: tokenHash, type: type as EmailOtpType });
  if (error) throw error;
  // The first of a change's two addresses to confirm opens no session; every other link does.
  if (data.session === null && data.user === null && type !== 'email_change') return 'nothing';
  if (data.session === null || !data.session.access_token) return 'half';
  if (!isKept) return { session: data.session, isKept };
  await redeemer.signOut({ scope: 'local' });
  // The new address stands in the next token only.
  await client.refreshSession();
  return { session: own, isKept };
}

async function exchange(): Promise<Opened> {
  const { data, error } = await client.exchangeCodeForSession(query.get('code') ?? '');
  if (error) throw error;
  return { session: data.session, isKept: false };
}

/** Says that it failed and, where that is known, why; then leads home. A link that was not tried is kept at hand. */
async function fail(failure: 'failure' | 'empty' = 'failure', error?: unknown): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-failure]');
  const isUnreachable = isAuthRetryableFetchError(error);
  const reason = isUnreachable ? 'unreachable' : failure === 'empty' ? undefined : 'refused';
  const leaving = document.querySelector<HTMLElement>('[data-leaving]');
  if (leaving) leaving.hidden = isUnreachable;
  for (const one of document.querySelectorAll<HTMLElement>('[data-reason]')) one.hidden = one.dataset.reason !== reason;
  showStep('error-step', { focus: 'title' });
  if (place) place.textContent = place.dataset[failure] ?? '';
  if (isUnreachable) return;
  await hold('authError');
  window.location.replace('/');
}
