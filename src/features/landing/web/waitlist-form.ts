import { mountRobotCheck } from '#web/auth/mount-robot-check.ts';
import { type AuthFailure, authErrorText, enhanceForm, sendVerified } from '#web/pages/form-kit.ts';

/** What the form's words know a refusal of the waitlist as. */
const codes: Readonly<Record<string, string>> = {
  'request.invalid': 'email_address_invalid',
  'request.robot_check_failed': 'captcha_failed',
  'request.too_often': 'over_request_rate_limit',
};

interface Refusal extends AuthFailure {
  /** To wait; undefined where nobody said. */
  readonly seconds?: number | undefined;
}

/** The waitlist's form: sends the address, then says where the mail went. The answer is the same for every address. */
export function enhanceWaitlist(): void {
  const form = document.querySelector<HTMLFormElement>('form#waitlist-form');
  const done = document.getElementById('waitlist-done');
  if (form === null || done === null) return;
  const robot = mountRobotCheck(form, 'waitlist');
  enhanceForm(
    'waitlist-form',
    async ({ email = '' }, { texts, showError }) => {
      const { error } = await sendVerified(robot, (robotCheck) => send({ email, robotCheck }));
      if (error) return showError(authErrorText(texts, error, error.seconds));
      robot.renew();
      const place = done.querySelector('[data-address]');
      if (place) place.textContent = email;
      form.hidden = true;
      done.hidden = false;
      done.focus();
    },
    { robot },
  );
  done.querySelector('[data-again]')?.addEventListener('click', () => {
    done.hidden = true;
    form.hidden = false;
    form.querySelector('input')?.focus();
  });
}

async function send(ask: { readonly email: string; readonly robotCheck: string }): Promise<{ error: Refusal | null }> {
  const body = JSON.stringify({ ...ask, language: document.documentElement.lang });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/waitlist', { method: 'POST', headers, body }).catch(() => undefined);
  if (answer === undefined) return { error: { name: 'AuthRetryableFetchError', message: '' } };
  if (answer.ok) return { error: null };
  const problem: { code?: string; retryAfter?: number } = await answer.json().catch(() => ({}));
  return {
    error: { name: 'Refusal', code: codes[problem.code ?? ''], message: '', seconds: problem.retryAfter },
  };
}
