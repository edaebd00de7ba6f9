import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Security } from '#features/account/account.contract.ts';
import { SettingsForm } from '#web/settings/settings-form.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useRemoveApp } from './use-remove-app.ts';

/**
 * Removes an authenticator app, once its owner has shown a second factor again: a session left open on a desk is not
 * enough. Whoever came in with a recovery code has no app to show and is not asked.
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
  const [shownBy, setShownBy] = useState(app.id);
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const removal = useRemoveApp(onRemoved);
  const isLast = apps.length === 1;
  const needsCode = removal.needsCode;

  const submit = async () => {
    const isRefused = await removal.remove({ factorId: app.id, shownBy, code });
    if (isRefused) input.current?.focus();
  };
  return (
    <Dialog
      title={t`Remove this app?`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t`Keep it`}</Button>
          <Button variant="danger" type="submit" form="remove-app" busy={removal.isBusy} busyLabel={t`Removing...`}>
            {t`Remove`}
          </Button>
        </>
      }
    >
      <SettingsForm id="remove-app" className="gap-4" onSubmit={() => void submit()}>
        <p className="[overflow-wrap:anywhere]">
          {isLast
            ? t`Without “${name}” two-factor authentication is off, and your recovery codes stop working.`
            : t`“${name}” will no longer be asked for when you sign in.`}
        </p>
        {needsCode && !isLast ? (
          <Select
            label={t`App the code is from`}
            options={apps.map((one) => ({ id: one.id, label: one.name || t`Authenticator app` }))}
            value={shownBy}
            onChange={setShownBy}
          />
        ) : null}
        {needsCode ? (
          <TextField
            label={t`Code from the app, or a recovery code`}
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            spellCheck="false"
            maxLength={40}
            error={removal.codeProblem}
            inputRef={input}
            className="figures"
            autoFocus
          />
        ) : null}
        {removal.problem ? (
          <Banner tone="attention" isAlert>
            {removal.problem}
          </Banner>
        ) : null}
      </SettingsForm>
    </Dialog>
  );
}
