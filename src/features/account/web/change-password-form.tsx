import { useLingui } from '@lingui/react/macro';
import { Form } from '#web/forms/form.tsx';
import { FormField } from '#web/forms/form-field.tsx';
import { PasswordField } from '#web/settings/password-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useUnsavedWork } from './unsaved-work.tsx';
import { usePasswordForm } from './use-password-form.ts';

/** Changes the password of somebody who knows the present one. */
export function ChangePasswordForm({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const { t } = useLingui();
  const form = usePasswordForm('current_password', onDone);
  useUnsavedWork(form.formState.isDirty ? 'typed' : undefined);
  return (
    <Form onSubmit={form.submit}>
      {/* For password managers: whose password this is. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <FormField form={form} name="proof" words={{ missing: t`Enter your current password` }}>
        {(field) => <PasswordField label={t`Current password`} kind="current-password" {...field} />}
      </FormField>
      <NewPasswordFields form={form} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" busy={form.isBusy} busyLabel={t`Updating...`}>
          {t`Update password`}
        </Button>
        <a href="/forgot-password" className="text-sm font-medium text-green underline underline-offset-4">
          {t`Forgot password?`}
        </a>
      </div>
    </Form>
  );
}
