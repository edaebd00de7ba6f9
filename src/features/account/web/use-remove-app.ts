import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAuth, useSession } from '#web/auth/auth-provider.tsx';
import { useRefreshSecurity } from './account.queries.ts';
import { authErrorText } from './auth-error-text.ts';
import { wasOpenedWithRecoveryCode } from './session-methods.ts';

export interface Removal {
  readonly factorId: string;
  /** The app whose code was typed. */
  readonly shownBy: string;
  readonly code: string;
}

/** Shows a second factor and removes an app. */
export function useRemoveApp(onRemoved: () => void) {
  const { t, i18n } = useLingui();
  const { client } = useAuth();
  const session = useSession();
  const refresh = useRefreshSecurity();
  const [codeProblem, setCodeProblem] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // A recovery code shown here counts too, should removing fail after it.
  const [needsCode] = useState(() => !wasOpenedWithRecoveryCode(session.access_token));
  const [isShown, setShown] = useState(false);

  /** Answers what is wrong with the code, if anything. */
  const show = async ({ shownBy, code }: Removal): Promise<string | undefined> => {
    const typed = code.replace(/[\s-]/g, '');
    const isDigits = /^\d{6}$/.test(typed);
    const { error } = isDigits
      ? await client.mfa.challengeAndVerify({ factorId: shownBy, code: typed })
      : await client.mfa.recoveryCodes.verify({ code: typed });
    if (error === null) return undefined;
    if (!isDigits && error.code === 'mfa_verification_failed') return t`Invalid recovery code entered`;
    return authErrorText(i18n, error);
  };

  /** Answers whether the code was refused. */
  const remove = async (removal: Removal): Promise<boolean> => {
    if (isBusy) return false;
    setProblem(undefined);
    setCodeProblem(undefined);
    const mustShow = needsCode && !isShown;
    if (mustShow && removal.code.trim() === '') {
      setCodeProblem(t`Please enter the verification code`);
      return true;
    }
    setBusy(true);
    if (mustShow) {
      const refused = await show(removal);
      if (refused !== undefined) {
        setBusy(false);
        setCodeProblem(refused);
        return true;
      }
      setShown(true);
    }
    const { error } = await client.mfa.unenroll({ factorId: removal.factorId });
    // One that is gone already is what was wanted.
    if (error && error.code !== 'mfa_factor_not_found') {
      setBusy(false);
      setProblem(authErrorText(i18n, error));
      return false;
    }
    await refresh();
    onRemoved();
    return false;
  };
  return { remove, needsCode: needsCode && !isShown, codeProblem, problem, isBusy };
}
