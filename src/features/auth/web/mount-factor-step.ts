import type { Session } from '@supabase/auth-js';
import { findFactorId } from '#web/auth/assurance.ts';
import type { GroundworkAuthClient } from '#web/auth/auth-client.ts';
import { authErrorText, enhanceForm } from '#web/pages/form-kit.ts';
import { showStep } from '#web/pages/show-step.ts';

/** What a page does with its factor step. */
export interface MountedFactorStep {
  /** Shows the step for this session. */
  readonly open: (session: Session) => void;
}

/** Brings the factor step of a page to life. `onPassed` gets the session at the second level. */
export function mountFactorStep(
  client: GroundworkAuthClient,
  actions: { readonly onPassed: (session: Session) => void; readonly onCancelled: () => Promise<void> | void },
): MountedFactorStep {
  let factorId = '';
  const step = document.getElementById('factor-step');
  const code = step?.querySelector<HTMLInputElement>('#factor-code');
  const recovery = step?.querySelector<HTMLInputElement>('#factor-recovery');
  if (!step || !code || !recovery) throw new Error('There is no factor step to mount');
  const isRecovery = (): boolean => code.closest('[hidden]:not(section)') !== null;

  const live = enhanceForm('factor-form', async (values, { form, texts, showError }) => {
    const { error } = isRecovery()
      ? await client.mfa.recoveryCodes.verify({ code: values.recovery ?? '' })
      : await client.mfa.challengeAndVerify({ factorId, code: values.code ?? '' });
    if (error) {
      // Whoever has no recovery codes is told the same.
      const isWrongRecovery =
        isRecovery() && (error.code === 'mfa_verification_failed' || error.code === 'mfa_factor_not_found');
      showError(isWrongRecovery ? form.dataset.wrongRecovery : authErrorText(texts, error));
      const field = isRecovery() ? recovery : code;
      field.select();
      field.focus();
      return;
    }
    const { data } = await client.getSession();
    if (data.session === null) return showError(texts.unexpected);
    actions.onPassed(data.session);
  });

  const use = (kind: string): void => {
    for (const part of step.querySelectorAll<HTMLElement>('[data-factor]')) part.hidden = part.dataset.factor !== kind;
    live?.showError();
  };
  keepDigits(code, 6);
  for (const button of step.querySelectorAll<HTMLElement>('[data-switch]')) {
    button.addEventListener('click', () => {
      use(button.dataset.switch ?? 'totp');
      (isRecovery() ? recovery : code).focus();
    });
  }
  step.querySelector('[data-cancel]')?.addEventListener('click', () => void actions.onCancelled());

  return {
    open: (session) => {
      factorId = findFactorId(session) ?? '';
      code.value = '';
      recovery.value = '';
      use('totp');
      showStep('factor-step');
    },
  };
}

/** Lets nothing but digits stay in a field, so that "123 456" can be pasted. */
export function keepDigits(input: HTMLInputElement, most: number): void {
  input.addEventListener('input', () => {
    const digits = input.value.replace(/\D/g, '').slice(0, most);
    if (digits !== input.value) input.value = digits;
  });
}
