import { useLingui } from '@lingui/react/macro';
import type { Security } from '#features/account/account.contract.ts';
import { Form } from '#web/forms/form.tsx';
import { FormField } from '#web/forms/form-field.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useRemoveApp } from './use-remove-app.ts';

/**
 * Removes an authenticator app, once its owner has shown a second factor again: a session left open on a desk is not
 * enough. Somebody who signed in with a recovery code has no app at hand and is not asked.
 */
export function RemoveAppDialog({
  app,
  apps,
  onClose,
  onRemoved,
}: {
  readonly app: Security['factors'][number];
  readonly apps: Security['factors'];
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}) {
  const { t } = useLingui();
  const name = app.name || t`Authenticator app`;
  const { form, needsCode } = useRemoveApp(app.id, onRemoved);
  const isLast = apps.length === 1;
  return (
    <Dialog
      title={t`Remove this app?`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t`Keep it`}</Button>
          <Button variant="danger" type="submit" form="remove-app" busy={form.isBusy} busyLabel={t`Removing...`}>
            {t`Remove`}
          </Button>
        </>
      }
    >
      <Form id="remove-app" className="gap-4" onSubmit={form.submit}>
        <p className="[overflow-wrap:anywhere]">
          {isLast
            ? t`Without “${name}” two-factor authentication is off, and your recovery codes stop working.`
            : t`“${name}” will no longer be asked for when you sign in.`}
        </p>
        {needsCode && !isLast ? (
          <FormField form={form} name="codeFrom">
            {({ value, onChange }) => (
              <Select
                label={t`App the code is from`}
                options={apps.map((one) => ({ id: one.id, label: one.name || t`Authenticator app` }))}
                value={value}
                onChange={onChange}
              />
            )}
          </FormField>
        ) : null}
        {needsCode ? (
          <FormField form={form} name="code" words={{ missing: t`Please enter the verification code` }}>
            {(field) => (
              <TextField
                label={t`Code from the app, or a recovery code`}
                autoComplete="one-time-code"
                spellCheck="false"
                maxLength={40}
                className="figures"
                autoFocus
                {...field}
              />
            )}
          </FormField>
        ) : null}
        {form.failure ? (
          <Banner tone="attention" isAlert>
            {form.failure.text}
          </Banner>
        ) : null}
      </Form>
    </Dialog>
  );
}
