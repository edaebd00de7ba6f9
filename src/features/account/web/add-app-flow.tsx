import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { z } from 'zod';
import type { Security } from '#features/account/account.contract.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { Form } from '#web/forms/form.tsx';
import { FormField } from '#web/forms/form-field.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AppSetup, type Enrolment } from './app-setup.tsx';
import { authErrorText } from './auth-error-text.ts';
import { useUnsavedWork } from './unsaved-work.tsx';

const issuer = 'Groundwork';
const schema = z.object({ name: z.string().trim().min(1).max(100) });

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
  const [enrolment, setEnrolment] = useState<Enrolment>();
  useUnsavedWork(enrolment === undefined ? undefined : 'enrolment');

  const form = useContractForm({
    schema,
    defaultValues: { name: freeName(t`Authenticator app`, factors) },
    save: async ({ name }) => {
      // One begun earlier and left unfinished would keep the name; its secret cannot be shown again.
      const left = factors.find((factor) => factor.status === 'unverified' && factor.name === name);
      if (left) await client.mfa.unenroll({ factorId: left.id });
      const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer });
      if (error) form.refuse({ code: error.code ?? '', text: authErrorText(i18n, error) });
      else setEnrolment({ factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret });
    },
  });
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
          form.refuse({ code: 'mfa_factor_not_found', text: t`This setup has expired. Start it again.` });
        }}
        onCancel={cancel}
      />
    );
  return (
    <Form onSubmit={form.submit}>
      <FormField form={form} name="name" words={{ missing: t`Enter a name for the app` }}>
        {(field) => (
          <TextField
            label={t`Name of the app`}
            hint={t`So that you know it again, for example “Phone”.`}
            maxLength={100}
            autoFocus
            {...field}
          />
        )}
      </FormField>
      {form.failure ? (
        <Banner tone="attention" isAlert>
          {form.failure.text}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.isBusy}>{t`Continue`}</Button>
        <Button variant="quiet" onPress={cancel}>{t`Cancel`}</Button>
      </div>
    </Form>
  );
}

/** The usual name, with a number where it is taken. */
function freeName(usual: string, factors: Security['factors']): string {
  const taken = new Set(factors.filter(({ status }) => status === 'verified').map(({ name }) => name));
  let candidate = usual;
  for (let count = 2; taken.has(candidate); count += 1) candidate = `${usual} ${count}`;
  return candidate;
}
