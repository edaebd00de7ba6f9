import { useLingui } from '@lingui/react/macro';
import type { Privacy } from '#features/privacy/privacy.contract.ts';
import { useSession } from '#web/auth/auth-provider.tsx';
import { Form } from '#web/forms/form.tsx';
import { FormField } from '#web/forms/form-field.tsx';
import { CodeField } from '#web/settings/code-field.tsx';
import { PasswordField } from '#web/settings/password-field.tsx';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

/** The question before leaving (docs/privacy.md, "Deletion"), its days, and what proves that it is the person who asks. */
export function DeleteAccountDialog({ privacy, onClose }: { readonly privacy: Privacy; readonly onClose: () => void }) {
  const { t } = useLingui();
  const time = useTimeFormat();
  const email = useSession().user.email ?? '';
  const deletion = useDeleteAccount(privacy.proof, email);
  const { form } = deletion;
  const { dueAt, backupsGoneAt } = privacy.deletion;

  return (
    <Dialog
      title={t`Delete account`}
      isOpen
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t`Keep my account`}</Button>
          <Button
            variant="danger"
            type="submit"
            form="delete-account"
            busy={deletion.isBusy}
            busyLabel={t`Deleting...`}
          >
            {t`Delete my account`}
          </Button>
        </>
      }
    >
      <Form id="delete-account" className="gap-4" onSubmit={form.submit}>
        <p className="font-medium text-ink">
          {t`Are you absolutely sure you want to delete your account? This action cannot be undone.`}
        </p>
        <p>
          {t`Only signing in undoes it, until ${{ due: time.moment(dueAt) }}. After that nobody can bring it back; backups that still hold it are deleted by ${{ backups: time.day(backupsGoneAt) }}.`}
        </p>
        <FormField form={form} name="confirmation" words={{ wrong: t`This is not the address of your account.` }}>
          {(field) => (
            <TextField
              label={t`Type ${email} to confirm`}
              type="email"
              autoComplete="off"
              spellCheck="false"
              autoFocus
              {...field}
            />
          )}
        </FormField>
        {privacy.proof === 'password' ? (
          <FormField form={form} name="proof" words={{ wrong: t`Enter your password.` }}>
            {(field) => <PasswordField label={t`Password`} kind="current-password" {...field} />}
          </FormField>
        ) : (
          <div className="flex flex-col items-start gap-3">
            <p>{t`Your account has no password. We send six digits to ${email}; type them here.`}</p>
            <Button size="small" busy={deletion.sending === 'busy'} onPress={() => void deletion.sendCode()}>
              {deletion.sending === 'sent' ? t`Send a new code` : t`Send me a code`}
            </Button>
            {deletion.sending === 'sent' ? (
              <p role="status">{t`The code was sent. It works for ten minutes.`}</p>
            ) : null}
            <FormField form={form} name="proof" words={{ wrong: t`Enter the six digits from the mail.` }}>
              {(field) => <CodeField label={t`Code from the mail`} {...field} />}
            </FormField>
          </div>
        )}
        {form.failure ? (
          <Banner tone="attention" isAlert>
            {form.failure.text}
          </Banner>
        ) : null}
      </Form>
    </Dialog>
  );
}
