import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { authErrorText } from './auth-error-text.ts';

/**
 * Makes recovery codes: the first set, or a new one in place of the old. `codes` is there until `forget`; the server
 * shows them this once.
 */
export function useRecoveryCodes() {
  const { i18n } = useLingui();
  const { client } = useAuth();
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  /** `mode` 'first' leaves a set that exists as it is, and answers 'kept'. */
  const make = async (mode: 'first' | 'replace'): Promise<'made' | 'kept' | 'failed'> => {
    const { recoveryCodes } = client.mfa;
    setBusy(true);
    setProblem(undefined);
    let answer = mode === 'first' ? await recoveryCodes.generate() : await recoveryCodes.regenerate();
    if (mode === 'replace' && answer.error?.code === 'mfa_factor_not_found') answer = await recoveryCodes.generate();
    setBusy(false);
    if (answer.error?.code === 'mfa_verified_factor_exists') return 'kept';
    if (answer.error) {
      setProblem(authErrorText(i18n, answer.error));
      return 'failed';
    }
    setCodes(answer.data.codes);
    return 'made';
  };
  return { codes, problem, isBusy, make, forget: () => setCodes(undefined) };
}
