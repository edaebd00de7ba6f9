import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { Form } from '#web/forms/form.tsx';
import { FormField } from '#web/forms/form-field.tsx';
import { CodeField } from '#web/settings/code-field.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { authErrorText } from './auth-error-text.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useUnsavedWork } from './unsaved-work.tsx';
import { usePasswordForm } from './use-password-form.ts';

/** A first password for an account that has none: six digits sent by mail stand in for the present one. */
export function SetPasswordForm({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { client } = useAuth();
  const form = usePasswordForm('nonce', onDone);
  const [sending, setSending] = useState<'no' | 'busy' | 'sent'>('no');
  const [wasSent, setWasSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  useUnsavedWork(form.formState.isDirty ? 'typed' : undefined);

  const send = async () => {
    setSending('busy');
    setProblem(undefined);
    const { error } = await client.reauthenticate();
    setSending(error ? 'no' : 'sent');
    if (error) setProblem(authErrorText(i18n, error));
    else setWasSent(true);
  };
  const problemBanner = problem ? (
    <Banner tone="attention" isAlert>
      {problem}
    </Banner>
  ) : null;
  const sendButton = (
    <Button variant={wasSent ? 'quiet' : 'primary'} busy={sending === 'busy'} onPress={() => void send()}>
      {wasSent ? t`Send a new code` : t`Send me a code`}
    </Button>
  );
  if (!wasSent)
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-base text-ink-2">
          {t`Your account has no password yet. We send six digits to ${email}; with them you can set one.`}
        </p>
        {problemBanner}
        {sendButton}
      </div>
    );
  return (
    <Form onSubmit={form.submit}>
      <p role="status" className="text-base text-ink-2">
        {t`The code was sent. It works for ten minutes.`}
      </p>
      <input hidden readOnly autoComplete="username" value={email} />
      <FormField form={form} name="proof" words={{ missing: t`Please enter the verification code` }}>
        {(field) => <CodeField label={t`Code from the mail`} {...field} />}
      </FormField>
      <NewPasswordFields form={form} />
      {problemBanner}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" busy={form.isBusy} busyLabel={t`Updating...`}>
          {t`Set password`}
        </Button>
        {sendButton}
      </div>
    </Form>
  );
}
