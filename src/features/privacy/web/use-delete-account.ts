import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { z } from 'zod';
import { requestDeletionSchema } from '#features/privacy/domain/deletion-input.ts';
import type { Privacy } from '#features/privacy/privacy.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { clearLocalFlags } from '#web/auth/local-flags.ts';
import { rememberPlannedDeletion } from '#web/auth/planned-deletion.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { paths } from '#web/routes/paths.ts';
import { useRequestDeletion } from './privacy.queries.ts';

const { confirmation, password, code } = requestDeletionSchema.shape;

/** The address has to be that of the account; `proof` is the password, or the code with any spaces. */
function schemaFor(kind: Privacy['proof'], email: string) {
  const isOwn = (typed: string) => typed.toLowerCase() === email.toLowerCase();
  const withoutSpaces = z.string().transform((typed) => typed.replace(/\s/g, ''));
  return z.object({
    confirmation: z.string().trim().pipe(confirmation).refine(isOwn),
    proof: kind === 'password' ? z.string().pipe(password.unwrap()) : withoutSpaces.pipe(code.unwrap()),
  });
}

/**
 * The form that asks for the deletion. It leads to the sign-in page, which says until when the deletion can be undone.
 */
export function useDeleteAccount(kind: Privacy['proof'], email: string) {
  const { t } = useLingui();
  const { client } = useAuth();
  const request = useRequestDeletion();
  const [isLeaving, setLeaving] = useState(false);
  const [sending, setSending] = useState<'no' | 'busy' | 'sent'>('no');

  const form = useContractForm({
    schema: schemaFor(kind, email),
    defaultValues: { confirmation: '', proof: '' },
    save: async ({ confirmation, proof }) => {
      const given = kind === 'password' ? { password: proof } : { code: proof };
      try {
        const { dueAt } = await request.mutateAsync({ confirmation, ...given });
        setLeaving(true);
        rememberPlannedDeletion(dueAt);
        clearLocalFlags();
        // The session has ended on the server; the sign-in page removes what this browser stored of it.
        window.location.assign(paths.signIn.path);
      } catch (error) {
        if (problemOf(error).code !== 'privacy.proof_wrong') throw error;
        form.refuseField(
          'proof',
          kind === 'password' ? t`That is not your password.` : t`Invalid verification code. Please try again.`,
        );
      }
    },
  });

  const sendCode = async (): Promise<void> => {
    setSending('busy');
    form.clearErrors('root');
    const { error } = await client.reauthenticate();
    setSending(error ? 'no' : 'sent');
    if (error) form.refuse({ code: error.code ?? '', text: error.message });
  };
  return { form, sendCode, sending, isBusy: form.isBusy || isLeaving };
}
