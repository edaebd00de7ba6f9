import '#web/styles/pages.css';
import type { Session } from '@supabase/auth-js';
import { finishReset } from '#features/auth/web/finish-reset.ts';
import type { ResetTexts } from '#features/auth/web/forgot-password.page.tsx';
import { keepDigits, mountFactorStep } from '#features/auth/web/mount-factor-step.ts';
import { mountNewPassword } from '#features/auth/web/mount-new-password.ts';
import { rememberAttempt, secondsUntilNextAttempt } from '#features/auth/web/reset-attempts.ts';
import { showCodeOfOutbox } from '#features/auth/web/reset-code-toast.ts';
import { needsSecondFactor } from '#web/auth/assurance.ts';
import { createPassingAuthClient } from '#web/auth/auth-client.ts';
import { mountRobotCheck } from '#web/auth/mount-robot-check.ts';
import { type AuthFailure, authErrorText, enhanceForm, sendVerified } from '#web/pages/form-kit.ts';
import { keepLanguage } from '#web/pages/keep-language.ts';
import { showNote, showStep } from '#web/pages/show-step.ts';

keepLanguage({ mayReload: false });

// Its session is never stored: who leaves the page has to ask for a new code.
const client = createPassingAuthClient();
const emailForm = document.querySelector<HTMLFormElement>('form#email-form')!;
const codeField = document.querySelector<HTMLInputElement>('#reset-code')!;
const words: ResetTexts = JSON.parse(emailForm.dataset.texts ?? '{}');
const robot = mountRobotCheck(emailForm, 'password-reset');
let email = '';
/** The code that opened the recovery session: it is spent, so going back and forth must not send it again. */
let acceptedCode: string | undefined;

/** Asks for a code. Undefined when it went out, else what to say. */
async function requestCode(): Promise<string | undefined> {
  const seconds = secondsUntilNextAttempt();
  if (seconds > 0) return words.wait.replace('{n}', String(seconds));
  const sinceMs = Date.now();
  const { error } = await sendVerified(robot, (captchaToken) =>
    client.resetPasswordForEmail(email, {
      captchaToken,
      redirectTo: new URL('/reset-password', window.location.origin).href,
    }),
  );
  if (error) return say(authErrorText(words, error));
  rememberAttempt();
  robot.renew();
  acceptedCode = undefined;
  void showCodeOfOutbox(email, sinceMs, words.toast);
  return undefined;
}

/** The address is not repeated on the screen, whoever looks at it. */
function say(text: string): string {
  return text.replace(/sent to \S+@\S+/gi, 'sent.');
}

enhanceForm(
  'email-form',
  async (values, { showError }) => {
    email = values.email ?? '';
    const fault = await requestCode();
    if (fault !== undefined) return showError(fault);
    codeField.value = '';
    showStep('code-step');
    showNote('code-step', words.sent);
  },
  { robot },
);

keepDigits(codeField, 6);
const refusalText = (error: AuthFailure): string =>
  error.code === 'otp_expired' ? words.wrongCode : say(authErrorText(words, error));
const codeStep = enhanceForm('code-form', async ({ code = '' }, { showError }) => {
  if (code !== acceptedCode) {
    showNote('code-step');
    const { data, error } = await client.verifyOtp({ email, token: code, type: 'recovery' });
    if (error || data.session === null) {
      showError(error ? refusalText(error) : words.empty);
      codeField.select();
      codeField.focus();
      return;
    }
    acceptedCode = code;
  }
  const { data } = await client.getSession();
  if (data.session === null) return showError(words.unexpected);
  if (needsSecondFactor(data.session)) return factorStep.open(data.session);
  openPasswordStep(data.session);
});

document.querySelector<HTMLButtonElement>('#code-step [data-resend]')?.addEventListener('click', async (event) => {
  const button = event.currentTarget as HTMLButtonElement;
  codeStep?.showError();
  showNote('code-step');
  button.disabled = true;
  const fault = await requestCode().catch(() => words.unexpected);
  button.disabled = false;
  if (fault !== undefined) return codeStep?.showError(fault);
  codeField.value = '';
  showNote('code-step', words.sentAgain);
  codeField.focus();
});

const factorStep = mountFactorStep(client, {
  onPassed: openPasswordStep,
  onCancelled: () => showStep('code-step'),
});

function openPasswordStep(_session: Session): void {
  showStep('password-step');
  showNote('password-step', words.verified);
}

mountNewPassword(client, () => finishReset(client, words.done));

for (const button of document.querySelectorAll<HTMLElement>('[data-back]')) {
  button.addEventListener('click', () => showStep(button.dataset.back ?? 'email-step'));
}
