import { useLingui } from '@lingui/react/macro';
import { z } from 'zod';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { type ContractForm, useContractForm } from '#web/forms/use-contract-form.ts';
import { useRefreshSecurity } from './account.queries.ts';
import { authErrorText } from './auth-error-text.ts';

// A password may begin or end with spaces.
const isTyped = (text: string) => text.trim() !== '';

/** `proof` is the current password, or the code that was mailed. */
const schema = z
  .object({ proof: z.string().refine(isTyped), next: z.string().min(1), confirmation: z.string() })
  .refine(({ next, confirmation }) => next === confirmation, { path: ['confirmation'] });
type PasswordValues = z.input<typeof schema>;
export type PasswordForm = ContractForm<PasswordValues>;

/** The field a refusal speaks of. */
const fieldOfCode: Readonly<Record<string, keyof PasswordValues>> = {
  current_password_invalid: 'proof',
  reauthentication_not_valid: 'proof',
  otp_expired: 'proof',
  same_password: 'next',
  weak_password: 'next',
};

/** The form that sets a new password, proven by the current one or by a code that was mailed. */
export function usePasswordForm(kind: 'current_password' | 'nonce', onDone: () => void): PasswordForm {
  const { i18n } = useLingui();
  const { client } = useAuth();
  const refresh = useRefreshSecurity();
  return useContractForm({
    schema,
    defaultValues: { proof: '', next: '', confirmation: '' },
    save: async ({ proof, next }, form) => {
      const given = kind === 'nonce' ? { nonce: proof.trim() } : { current_password: proof };
      const { error } = await client.updateUser({ password: next, ...given });
      if (error) {
        const field = fieldOfCode[error.code ?? ''];
        const text = authErrorText(i18n, error);
        return field === undefined ? form.refuse({ code: error.code ?? '', text }) : form.refuseField(field, text);
      }
      form.reset();
      onDone();
      await refresh();
    },
  });
}
