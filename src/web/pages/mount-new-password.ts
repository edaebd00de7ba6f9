import type { GroundworkAuthClient } from '#web/auth/auth-client.ts';
import { authErrorText, enhanceForm } from './form-kit.ts';
import type { NewPasswordTexts } from './new-password-step.tsx';
import { showNote } from './show-step.ts';

/** Brings the form for a new password to life. `client` holds the session that may set it. */
export function mountNewPassword(client: GroundworkAuthClient, onDone: () => Promise<void> | void): void {
  const form = document.querySelector<HTMLFormElement>('form#new-password-form');
  const words: NewPasswordTexts = JSON.parse(form?.dataset.texts ?? '{}');
  enhanceForm(
    'new-password-form',
    async ({ password = '' }, { texts, showError }) => {
      const { error } = await client.updateUser({ password });
      showNote('new-password-form');
      if (error) return showError(authErrorText(texts, error));
      await onDone();
    },
    {
      findFault: ({ password = '', confirmation = '' }) => {
        if (password === confirmation) return undefined;
        showNote('new-password-form');
        document.querySelector<HTMLElement>('#new-password-again')?.focus();
        return words.mismatch;
      },
    },
  );
}
