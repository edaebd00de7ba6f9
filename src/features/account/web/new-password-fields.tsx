import { useLingui } from '@lingui/react/macro';
import { FormField } from '#web/forms/form-field.tsx';
import { PasswordField } from '#web/settings/password-field.tsx';
import { Banner } from '#web/ui/banner.tsx';
import type { PasswordForm } from './use-password-form.ts';

/** The new password twice, and what is wrong with the form as a whole. */
export function NewPasswordFields({ form }: { readonly form: PasswordForm }) {
  const { t } = useLingui();
  // That the two differ is about both: both are marked, and it is said once, above the button.
  const isDifferent = form.formState.errors.confirmation !== undefined;
  const said = isDifferent ? t`New passwords don't match` : form.failure?.text;
  return (
    <>
      <FormField form={form} name="next" words={{ missing: t`Enter a new password` }}>
        {({ error, ...field }) => (
          <PasswordField
            label={t`New password`}
            kind="new-password"
            hint={t`At least 8 characters.`}
            error={error}
            isInvalid={isDifferent}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="confirmation">
        {({ error: _, ...field }) => (
          <PasswordField label={t`Confirm new password`} kind="new-password" isInvalid={isDifferent} {...field} />
        )}
      </FormField>
      {said === undefined ? null : (
        <Banner tone="attention" isAlert>
          {said}
        </Banner>
      )}
    </>
  );
}
