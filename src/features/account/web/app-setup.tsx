import { useLingui } from '@lingui/react/macro';
import { z } from 'zod';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { Form } from '#web/forms/form.tsx';
import { FormField } from '#web/forms/form-field.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { CodeField } from '#web/settings/code-field.tsx';
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

const withoutSpaces = z.string().transform((typed) => typed.replace(/\s/g, ''));
const schema = z.object({ code: withoutSpaces.pipe(z.string().min(1)) });

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
  const form = useContractForm({
    schema,
    defaultValues: { code: '' },
    save: async ({ code }) => {
      const { error } = await client.mfa.challengeAndVerify({ factorId, code });
      if (!error) onVerified();
      else if (error.code === 'mfa_factor_not_found') onExpired();
      else form.refuseField('code', authErrorText(i18n, error));
    },
  });
  return (
    <Form className="gap-6" onSubmit={form.submit}>
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
      <FormField form={form} name="code" words={{ missing: t`Please enter the verification code` }}>
        {(field) => <CodeField label={t`Six digits that the app shows now`} autoFocus {...field} />}
      </FormField>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.isBusy} busyLabel={t`Checking...`}>
          {t`Turn on`}
        </Button>
        <Button variant="quiet" onPress={onCancel}>{t`Cancel`}</Button>
      </div>
    </Form>
  );
}
