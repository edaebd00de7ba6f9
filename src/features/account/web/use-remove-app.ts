import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { z } from 'zod';
import { useAuth, useSession } from '#web/auth/auth-provider.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useRefreshSecurity } from './account.queries.ts';
import { authErrorText } from './auth-error-text.ts';
import { wasOpenedWithRecoveryCode } from './session-methods.ts';

/** `codeFrom` is the app whose code was typed. */
const withCode = z.object({ codeFrom: z.string(), code: z.string().trim().min(1) });
const withoutCode = withCode.extend({ code: z.string() });

/** The form that asks for a second factor and removes an app. */
export function useRemoveApp(factorId: string, onRemoved: () => void) {
  const { t, i18n } = useLingui();
  const { client } = useAuth();
  const session = useSession();
  const refresh = useRefreshSecurity();
  // A session opened with a recovery code needs no code; nor does one that gave a right code here, should removing fail.
  const [needsCode, setNeedsCode] = useState(() => !wasOpenedWithRecoveryCode(session.access_token));

  /** What is wrong with the code; undefined where it is right. */
  const checkCode = async (codeFrom: string, typed: string): Promise<string | undefined> => {
    const code = typed.replace(/[\s-]/g, '');
    const isDigits = /^\d{6}$/.test(code);
    const { error } = isDigits
      ? await client.mfa.challengeAndVerify({ factorId: codeFrom, code })
      : await client.mfa.recoveryCodes.verify({ code });
    if (error === null) return undefined;
    if (!isDigits && error.code === 'mfa_verification_failed') return t`Invalid recovery code entered`;
    return authErrorText(i18n, error);
  };

  const form = useContractForm({
    schema: needsCode ? withCode : withoutCode,
    defaultValues: { codeFrom: factorId, code: '' },
    save: async ({ codeFrom, code }, form) => {
      if (needsCode) {
        const wrong = await checkCode(codeFrom, code);
        if (wrong !== undefined) return form.refuseField('code', wrong);
        setNeedsCode(false);
      }
      const { error } = await client.mfa.unenroll({ factorId });
      // One that is gone already is what was wanted.
      if (error && error.code !== 'mfa_factor_not_found')
        return form.refuse({ code: error.code ?? '', text: authErrorText(i18n, error) });
      await refresh();
      onRemoved();
    },
  });
  return { form, needsCode };
}
