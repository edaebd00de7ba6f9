import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Privacy } from '#features/privacy/privacy.contract.ts';
import { useSession } from '#web/auth/auth-provider.tsx';
import { CodeField } from '#web/settings/code-field.tsx';
import { PasswordField } from '#web/settings/password-field.tsx';
import { SettingsForm } from '#web/settings/settings-form.tsx';
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
  const address = useRef<HTMLInputElement>(null);
  const proof = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [secret, setSecret] = useState('');
  const deletion = useDeleteAccount(privacy.proof, email);
  const { dueAt, backupsGoneAt } = privacy.deletion;

  const submit = async () => {
    const fault = await deletion.submit({ typed, secret });
    if (fault === 'address') address.current?.focus();
    if (fault === 'proof') proof.current?.focus();
  };
  const secretField = { value: secret, onChange: setSecret, error: deletion.faults.proof, inputRef: proof };
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
      <SettingsForm id="delete-account" className="gap-4" onSubmit={() => void submit()}>
        <p className="font-medium text-ink">
          {t`Are you absolutely sure you want to delete your account? This action cannot be undone.`}
        </p>
        <p>
          {t`Only signing in undoes it, until ${{ due: time.moment(dueAt) }}. After that nobody can bring it back; backups that still hold it are deleted by ${{ backups: time.day(backupsGoneAt) }}.`}
        </p>
        <TextField
          label={t`Type ${email} to confirm`}
          value={typed}
          onChange={setTyped}
          type="email"
          autoComplete="off"
          spellCheck="false"
          error={deletion.faults.address}
          inputRef={address}
          autoFocus
        />
        {privacy.proof === 'password' ? (
          <PasswordField label={t`Password`} kind="current-password" {...secretField} />
        ) : (
          <div className="flex flex-col items-start gap-3">
            <p>{t`Your account has no password. We send six digits to ${email}; type them here.`}</p>
            <Button size="small" busy={deletion.sending === 'busy'} onPress={() => void deletion.sendCode()}>
              {deletion.sending === 'sent' ? t`Send a new code` : t`Send me a code`}
            </Button>
            {deletion.sending === 'sent' ? (
              <p role="status">{t`The code was sent. It works for ten minutes.`}</p>
            ) : null}
            <CodeField label={t`Code from the mail`} {...secretField} />
          </div>
        )}
        {deletion.problem ? (
          <Banner tone="attention" isAlert>
            {deletion.problem}
          </Banner>
        ) : null}
      </SettingsForm>
    </Dialog>
  );
}
