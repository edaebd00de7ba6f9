import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Privacy } from '#features/privacy/privacy.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { clearLocalFlags } from '#web/auth/local-flags.ts';
import { rememberPlannedDeletion } from '#web/auth/planned-deletion.ts';
import { paths } from '#web/routes/paths.ts';
import { useRequestDeletion } from './privacy.queries.ts';

interface Faults {
  readonly address?: string | undefined;
  readonly proof?: string | undefined;
}

/** Checks what was typed, asks for the deletion, and leads to the sign-in page, which says until when it can be undone. */
export function useDeleteAccount(proof: Privacy['proof'], email: string) {
  const { t, i18n } = useLingui();
  const { client } = useAuth();
  const request = useRequestDeletion();
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const [sending, setSending] = useState<'no' | 'busy' | 'sent'>('no');

  const sendCode = async (): Promise<void> => {
    setSending('busy');
    setProblem(undefined);
    const { error } = await client.reauthenticate();
    setSending(error ? 'no' : 'sent');
    if (error) setProblem(error.message);
  };

  /** Which field needs attention; undefined where none does. */
  const submit = async (form: { typed: string; secret: string }): Promise<'address' | 'proof' | undefined> => {
    if (request.isPending || isLeaving) return undefined;
    setProblem(undefined);
    const secret = proof === 'password' ? form.secret : form.secret.replace(/\s/g, '');
    const isAddress = form.typed.trim().toLowerCase() === email.toLowerCase();
    const isSecret = proof === 'password' ? secret !== '' : /^\d{6}$/.test(secret);
    const found: Faults = {
      ...(!isAddress && { address: t`This is not the address of your account.` }),
      ...(!isSecret && {
        proof: proof === 'password' ? t`Enter your password.` : t`Enter the six digits from the mail.`,
      }),
    };
    setFaults(found);
    if (!isAddress) return 'address';
    if (!isSecret) return 'proof';
    try {
      const { dueAt } = await request.mutateAsync({
        confirmation: form.typed.trim(),
        ...(proof === 'password' ? { password: secret } : { code: secret }),
      });
      setLeaving(true);
      rememberPlannedDeletion(dueAt);
      clearLocalFlags();
      // The session has ended on the server; the page that follows lets go of what is stored of it here.
      window.location.assign(paths.signIn.path);
      return undefined;
    } catch (error) {
      const refused = problemOf(error);
      if (refused.code !== 'privacy.proof_wrong') {
        setProblem(problemText(i18n, refused));
        return undefined;
      }
      setFaults({
        proof: proof === 'password' ? t`That is not your password.` : t`Invalid verification code. Please try again.`,
      });
      return 'proof';
    }
  };

  return { submit, sendCode, sending, faults, problem, isBusy: request.isPending || isLeaving };
}
