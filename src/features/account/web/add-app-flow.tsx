import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Security } from '#features/account/account.contract.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { SettingsForm } from '#web/settings/settings-form.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AppSetup, type Enrolment } from './app-setup.tsx';
import { authErrorText } from './auth-error-text.ts';
import { useUnsavedWork } from './unsaved-work.tsx';

const issuer = 'Groundwork';

/** Adds an authenticator app: its name, then the picture to scan and the first code. `onAdded` once it works. */
export function AddAppFlow({
  factors,
  onAdded,
  onCancel,
}: {
  readonly factors: Security['factors'];
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}) {
  const { t, i18n } = useLingui();
  const { client } = useAuth();
  const [name, setName] = useState(() => freeName(t`Authenticator app`, factors));
  const [problem, setProblem] = useState<string>();
  const [nameFault, setNameFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [enrolment, setEnrolment] = useState<Enrolment>();
  useUnsavedWork(enrolment === undefined ? undefined : 'enrolment');

  const begin = async () => {
    if (isBusy) return;
    const friendlyName = name.trim();
    setProblem(undefined);
    setNameFault(friendlyName === '' ? t`Enter a name for the app` : undefined);
    if (friendlyName === '') return input.current?.focus();
    setBusy(true);
    // One begun earlier and left unfinished would keep the name; its secret cannot be shown again.
    const left = factors.find((factor) => factor.status === 'unverified' && factor.name === friendlyName);
    if (left) await client.mfa.unenroll({ factorId: left.id });
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName, issuer });
    setBusy(false);
    if (error) return setProblem(authErrorText(i18n, error));
    setEnrolment({ factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret });
  };
  const cancel = () => {
    // Best effort: what is left behind is forgotten by the server after ten minutes.
    if (enrolment) void client.mfa.unenroll({ factorId: enrolment.factorId });
    onCancel();
  };
  if (enrolment)
    return (
      <AppSetup
        enrolment={enrolment}
        onVerified={onAdded}
        onExpired={() => {
          setEnrolment(undefined);
          setProblem(t`This setup has expired. Start it again.`);
        }}
        onCancel={cancel}
      />
    );
  return (
    <SettingsForm onSubmit={() => void begin()}>
      <TextField
        label={t`Name of the app`}
        hint={t`So that you know it again, for example “Phone”.`}
        value={name}
        onChange={setName}
        maxLength={100}
        error={nameFault}
        inputRef={input}
        autoFocus
      />
      {problem ? (
        <Banner tone="attention" isAlert>
          {problem}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isBusy}>{t`Continue`}</Button>
        <Button variant="quiet" onPress={cancel}>{t`Cancel`}</Button>
      </div>
    </SettingsForm>
  );
}

/** The usual name, with a number where it is taken. */
function freeName(usual: string, factors: Security['factors']): string {
  const taken = new Set(factors.filter(({ status }) => status === 'verified').map(({ name }) => name));
  let candidate = usual;
  for (let count = 2; taken.has(candidate); count += 1) candidate = `${usual} ${count}`;
  return candidate;
}
