import type { GroundworkAuthClient } from '#web/auth/auth-client.ts';
import { createConfirmationResend } from '#web/auth/resend-confirmation.ts';
import { fixedMs } from '#web/pacing.ts';
import { authErrorText, enhanceForm } from '#web/pages/form-kit.ts';
import { showNote } from '#web/pages/show-step.ts';

/** Brings the "check your mail" panel to life. Returns what opens it for an address. */
export function enhanceCheckMail(getClient: () => Promise<GroundworkAuthClient>): (email: string) => void {
  const panel = document.querySelector<HTMLFormElement>('form#check-mail-form');
  const button = panel?.querySelector<HTMLButtonElement>('button[type="submit"]');
  const robotPlace = panel?.querySelector<HTMLElement>('[data-resend-robot]');
  if (!panel || !button || !robotPlace) return () => undefined;
  const resend = createConfirmationResend(robotPlace, getClient);
  const title = document.getElementById('signup-title');
  const words = title?.textContent ?? '';
  const label = button.textContent ?? '';
  let address = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A second mail may be asked for after a minute; until then the button says how long. */
  const countDown = (untilMs: number): void => {
    clearTimeout(timer);
    const left = Math.ceil((untilMs - Date.now()) / 1000);
    button.disabled = left > 0;
    button.textContent = left > 0 ? (panel.dataset.wait ?? '').replace('{n}', String(left)) : label;
    if (left > 0) timer = setTimeout(() => countDown(untilMs), 1000);
  };

  const show = (which: 'form' | 'check-mail'): void => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-sign-up]'))
      part.hidden = part.dataset.signUp !== which;
    if (title) title.textContent = which === 'form' ? words : (title.dataset.checkMail ?? words);
  };

  enhanceForm('check-mail-form', async (_values, { texts, showError }) => {
    showNote('check-mail-form');
    const answer = await resend(address);
    if (answer === 'robot check') return;
    if (answer) return showError(authErrorText(texts, answer));
    showNote('check-mail-form', panel.dataset.resent);
    // The form makes its button itself again first.
    setTimeout(() => countDown(Date.now() + fixedMs.mailInterval));
  });
  panel.querySelector('[data-again]')?.addEventListener('click', () => {
    show('form');
    document.querySelector<HTMLInputElement>('#sign-up-email')?.focus();
  });

  return (email) => {
    address = email;
    const place = panel.querySelector('[data-address]');
    if (place) place.textContent = email;
    showNote('check-mail-form');
    show('check-mail');
    title?.focus();
    countDown(Date.now() + fixedMs.mailInterval);
  };
}
