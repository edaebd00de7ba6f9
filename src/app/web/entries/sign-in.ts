import { dateLocale } from '#shared/date-locale.ts';
import '#web/styles/pages.css';
import type { Session } from '@supabase/auth-js';
import { mountFactorStep } from '#features/auth/web/mount-factor-step.ts';
import { enhanceGoogle } from '#features/auth/web/shared/enhance-google.ts';
import type { SignInTexts } from '#features/auth/web/sign-in.page.tsx';
import { isAnonymousSession, needsSecondFactor } from '#web/auth/assurance.ts';
import { createAuthClient } from '#web/auth/auth-client.ts';
import { wasSessionReused } from '#web/auth/ended-session.ts';
import { clearLocalFlags, mirrorSession } from '#web/auth/local-flags.ts';
import { mountRobotCheck } from '#web/auth/mount-robot-check.ts';
import { takePlannedDeletion } from '#web/auth/planned-deletion.ts';
import { createConfirmationResend } from '#web/auth/resend-confirmation.ts';
import { safeRedirect } from '#web/auth/safe-redirect.ts';
import { authErrorText, enhanceForm, sendVerified } from '#web/pages/form-kit.ts';
import { keepLanguage } from '#web/pages/keep-language.ts';
import { openDialog } from '#web/pages/open-dialog.ts';
import { showNote, showStep } from '#web/pages/show-step.ts';

keepLanguage();

const client = createAuthClient();
const asked = new URLSearchParams(window.location.search).get('redirect');
const destination = safeRedirect(asked);
const form = document.querySelector<HTMLFormElement>('form#sign-in-form')!;
const words: SignInTexts = JSON.parse(form.dataset.texts ?? '{}');
const unconfirmed = form.querySelector<HTMLElement>('[data-unconfirmed]')!;
const robot = mountRobotCheck(form.querySelector('#sign-in-robot')!, 'sign-in');
const resend = createConfirmationResend(form.querySelector<HTMLElement>('[data-resend-robot]')!, async () => client);

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-destination]')) link.href = destination;

const factorStep = mountFactorStep(client, {
  onPassed: (session) => welcome(session),
  onCancelled: async () => {
    await client.signOut({ scope: 'local' });
    clearLocalFlags();
    showStep('sign-in-step');
  },
});

const live = enhanceForm(
  'sign-in-form',
  async ({ email = '', password = '' }, { texts, showError }) => {
    unconfirmed.hidden = true;
    showNote('sign-in-form');
    const { data, error } = await sendVerified(robot, (captchaToken) =>
      client.signInWithPassword({ email, password, options: { captchaToken } }),
    );
    if (error === null) {
      if (needsSecondFactor(data.session)) return factorStep.open(data.session);
      return welcome(data.session);
    }
    showError(authErrorText(texts, error));
    unconfirmed.hidden = error.code !== 'email_not_confirmed';
    if (unconfirmed.hidden) form.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
    else unconfirmed.querySelector<HTMLElement>('[data-resend]')?.focus();
  },
  { robot },
);

form.querySelector<HTMLButtonElement>('[data-resend]')?.addEventListener('click', async () => {
  live?.showError();
  const email = form.querySelector<HTMLInputElement>('input[name="email"]')?.value.trim() ?? '';
  try {
    const answer = await resend(email);
    if (answer === 'robot check') return;
    if (answer) return live?.showError(authErrorText(words, answer));
    unconfirmed.hidden = true;
    showNote('sign-in-form', words.resent);
  } catch {
    live?.showError(words.unexpected);
  }
});

enhanceGoogle(
  async () => client,
  () => `/auth/callback?redirect=${encodeURIComponent(destination)}`,
);

const found = await findSession();
if (found === undefined) {
  // Only the guard of the platform sends people here with a destination. Why a session ended is said on the page.
  const plannedUntil = takePlannedDeletion();
  if (plannedUntil !== undefined) showPlannedDeletion(plannedUntil);
  else if (wasSessionReused()) showEnded();
  else if (asked !== null) openDialog('authentication-required');
} else if (found !== 'unreachable') {
  if (needsSecondFactor(found)) factorStep.open(found);
  else {
    mirrorSession(found);
    openDialog('already-signed-in');
  }
}

/** The living session of this browser. A stored one is shown to the service: it may have been ended there. */
async function findSession(): Promise<Session | undefined | 'unreachable'> {
  const { data, error } = await client.getSession();
  if (error?.name === 'AuthRetryableFetchError') return 'unreachable';
  if (data.session === null || isAnonymousSession(data.session)) {
    if (data.session === null) clearLocalFlags();
    return undefined;
  }
  const answer = await client.getUser();
  if (answer.error === null) return { ...data.session, user: answer.data.user };
  if (answer.error.name === 'AuthRetryableFetchError') return data.session;
  await client.signOut({ scope: 'local' });
  clearLocalFlags();
  return undefined;
}

function welcome(session: Session): void {
  mirrorSession(session);
  openDialog('sign-in-successful', { mustAnswer: true });
}

function showEnded(): void {
  const place = form.querySelector<HTMLElement>('[data-ended]');
  if (place) place.textContent = words.reused;
}

/** Until when the deletion that was just asked for can be undone, here. */
function showPlannedDeletion(dueAt: string): void {
  const place = form.querySelector<HTMLElement>('[data-ended]');
  const locale = document.documentElement.lang;
  const style = { dateStyle: 'long', timeStyle: 'short' } as const;
  const moment = new Intl.DateTimeFormat(dateLocale(locale), style).format(new Date(dueAt));
  if (place) place.textContent = words.deletionPlanned.replace('{moment}', moment);
}
