import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '#web/settings/password-field.tsx';
import { SettingsForm } from '#web/settings/settings-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useUnsavedWork } from './unsaved-work.tsx';
import { usePasswordUpdate } from './use-password-update.ts';

/** Changes the password of somebody who knows the present one. */
export function ChangePasswordForm({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const { t } = useLingui();
  const update = usePasswordUpdate('current_password', onDone);
  useUnsavedWork(update.isTyped ? 'typed' : undefined);
  return (
    <SettingsForm onSubmit={update.submit}>
      {/* For password managers: whose password this is. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={t`Current password`}
        kind="current-password"
        error={update.faultAt('proof')}
        inputRef={update.inputs.proof}
        {...update.proof}
      />
      <NewPasswordFields update={update} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" busy={update.isBusy} busyLabel={t`Updating...`}>
          {t`Update password`}
        </Button>
        <a href="/forgot-password" className="text-sm font-medium text-green underline underline-offset-4">
          {t`Forgot password?`}
        </a>
      </div>
    </SettingsForm>
  );
}
