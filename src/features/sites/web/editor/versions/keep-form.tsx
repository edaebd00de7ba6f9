import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { cleanTitle } from '../clean-text.ts';

/** Keeps the site as it is on the screen, with a name. */
export function KeepForm({ keep }: { readonly keep: (name: string) => Promise<void> }) {
  const { t, i18n } = useLingui();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    const wanted = name.trim();
    if (wanted === '') return setFault(t`Give it a name, so that you find it again.`);
    setFault(undefined);
    setBusy(true);
    try {
      await keep(wanted);
      setName('');
      setSaid(t`The version “${wanted}” is kept.`);
    } catch (error) {
      setFault(problemText(i18n, problemOf(error)));
    }
    setBusy(false);
  };
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      <TextField
        label={t`Name of this version`}
        className="min-w-0 flex-1 basis-56"
        value={name}
        maxLength={80}
        onChange={(text) => setName(cleanTitle(text))}
        error={fault}
        autoFocus
      />
      <Button type="submit" variant="primary" busy={isBusy} busyLabel={t`Keeping…`}>{t`Keep this version`}</Button>
      <p role="status" className="basis-full text-sm text-green empty:hidden">
        {said}
      </p>
    </form>
  );
}
