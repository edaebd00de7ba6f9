import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { useRefreshSecurity } from './account.queries.ts';
import { authErrorText } from './auth-error-text.ts';

export type PasswordPart = 'proof' | 'next' | 'confirmation';

/** What is wrong, and at which field; without a field it is about the whole form. */
export interface PasswordFault {
  readonly at: PasswordPart | undefined;
  readonly text: string;
}

/** The field a refusal speaks of. */
const partOfCode: Readonly<Record<string, PasswordPart>> = {
  current_password_invalid: 'proof',
  reauthentication_not_valid: 'proof',
  otp_expired: 'proof',
  same_password: 'next',
  weak_password: 'next',
};

/**
 * Sets a new password, proven by the current one or by a code that was mailed. What was typed stays when it is refused,
 * and the focus goes to the field that the refusal speaks of.
 */
export function usePasswordUpdate(kind: 'current_password' | 'nonce', onDone: () => void) {
  const { t, i18n } = useLingui();
  const { client } = useAuth();
  const refresh = useRefreshSecurity();
  const [proof, setProof] = useState('');
  const [next, setNext] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [fault, setFault] = useState<PasswordFault>();
  const [isBusy, setBusy] = useState(false);
  const inputs = {
    proof: useRef<HTMLInputElement>(null),
    next: useRef<HTMLInputElement>(null),
    confirmation: useRef<HTMLInputElement>(null),
  };

  const refuse = (at: PasswordPart | undefined, text: string) => {
    setFault({ at, text });
    if (at) inputs[at].current?.focus();
  };
  const missing = (): PasswordFault | undefined => {
    if (proof.trim() === '')
      return {
        at: 'proof',
        text: kind === 'nonce' ? t`Please enter the verification code` : t`Enter your current password`,
      };
    return next === '' ? { at: 'next', text: t`Enter a new password` } : undefined;
  };

  const submit = async () => {
    if (isBusy) return;
    const gap = missing();
    if (gap) return refuse(gap.at, gap.text);
    if (next !== confirmation) return refuse('confirmation', t`New passwords don't match`);
    setFault(undefined);
    setBusy(true);
    const given = kind === 'nonce' ? { nonce: proof.trim() } : { current_password: proof };
    const { error } = await client.updateUser({ password: next, ...given });
    setBusy(false);
    if (error) return refuse(partOfCode[error.code ?? ''], authErrorText(i18n, error));
    setProof('');
    setNext('');
    setConfirmation('');
    onDone();
    await refresh();
  };

  return {
    proof: { value: proof, onChange: setProof },
    next: { value: next, onChange: setNext },
    confirmation: { value: confirmation, onChange: setConfirmation },
    inputs,
    isTyped: proof !== '' || next !== '' || confirmation !== '',
    fault,
    refuse,
    faultAt: (part: PasswordPart) => (fault?.at === part ? fault.text : undefined),
    isBusy,
    submit: () => void submit(),
  };
}
