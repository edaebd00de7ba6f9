import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { CodeField } from '#web/settings/code-field.tsx';
import { SettingsForm } from '#web/settings/settings-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { authErrorText } from './auth-error-text.ts';
import { CopyButton } from './copy-button.tsx';

export interface Enrolment {
  readonly factorId: string;
  /** An SVG as a `data:` address. */
  readonly qrCode: string;
  /** Base 32. */
  readonly secret: string;
}

/** The picture to scan, the same as text, and the first code that proves it worked. */
export function AppSetup({
  enrolment,
  onVerified,
  onExpired,
  onCancel,
}: {
  readonly enrolment: Enrolment;
  readonly onVerified: () => void;
  /** The server has forgotten it: ten minutes have passed. */
  readonly onExpired: () => void;
  readonly onCancel: () => void;
}) {
  const { t, i18n } = useLingui();
  const { client } = useAuth();
  const { factorId, qrCode, secret } = enrolment;
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const verify = async () => {
    if (isBusy) return;
    const digits = code.replace(/\s/g, '');
    if (digits === '') {
      setProblem(t`Please enter the verification code`);
      return input.current?.focus();
    }
    setBusy(true);
    setProblem(undefined);
    const { error } = await client.mfa.challengeAndVerify({ factorId, code: digits });
    setBusy(false);
    if (!error) return onVerified();
    if (error.code === 'mfa_factor_not_found') return onExpired();
    setProblem(authErrorText(i18n, error));
    input.current?.focus();
  };
  return (
    <SettingsForm className="gap-6" onSubmit={() => void verify()}>
      <div className="flex flex-col gap-5 lg:flex-row">
        <img
          src={qrCode}
          alt={t`QR code for your authenticator app`}
          width={176}
          height={176}
          className="size-44 shrink-0 rounded-md border border-line"
        />
        <div className="min-w-0">
          <p className="text-base text-ink">{t`Scan this picture with your authenticator app.`}</p>
          <p className="mt-3 text-sm text-ink-2">{t`No camera at hand? Type this key into the app instead:`}</p>
          <p className="figures mt-1 text-base font-semibold tracking-wide text-ink [overflow-wrap:anywhere]">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
          <div className="mt-3">
            <CopyButton text={secret} label={t`Copy key`} />
          </div>
        </div>
      </div>
      <CodeField
        label={t`Six digits that the app shows now`}
        value={code}
        onChange={setCode}
        error={problem}
        inputRef={input}
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={t`Checking...`}>
          {t`Turn on`}
        </Button>
        <Button variant="quiet" onPress={onCancel}>{t`Cancel`}</Button>
      </div>
    </SettingsForm>
  );
}
