import type { GroundworkAuthClient } from '#web/auth/auth-client.ts';
import { authErrorText, enhanceForm } from '#web/pages/form-kit.ts';
import { showNote } from '#web/pages/show-step.ts';
import type { NewPasswordTexts } from './new-password-step.tsx';

/** Brings the form for a new password to life. `client` holds the session that may set it. */
export function mountNewPassword(client: GroundworkAuthClient, onDone: () => Promise<void> | void): void {
  const form = document.querySelector<HTMLFormElement>('form#new-password-form');
  const words: NewPasswordTexts = JSON.parse(form?.dataset.texts ?? '{}');
  const fields = form?.querySelectorAll<HTMLInputElement>('input[type="password"]') ?? [];
  const owner = form?.querySelector<HTMLInputElement>('input[name="username"]');
  client.onAuthStateChange((_event, session) => {
    if (owner) owner.value = session?.user.email ?? '';
  });
  // What went well before is no answer to a form that was sent and refused.
  form?.addEventListener('submit', () => showNote('new-password-form'));
  enhanceForm(
    'new-password-form',
    async ({ password = '' }, { texts, showError }) => {
      const { error } = await client.updateUser({ password });
      if (error) return showError(authErrorText(texts, error));
      await onDone();
    },
    {
      findFault: ({ password = '', confirmation = '' }) => {
        if (password === confirmation) return undefined;
        for (const field of fields) field.setAttribute('aria-invalid', 'true');
        document.querySelector<HTMLElement>('#new-password-again')?.focus();
        return words.mismatch;
      },
    },
  );
}
