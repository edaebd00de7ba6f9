import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { fromLocal, toLocal } from './local-time.ts';

const dayMs = 24 * 60 * 60_000;

/** When a post is to be published: a day and a time in the zone of the account. */
export function ScheduleForm({
  isBusy,
  onPlan,
  onCancel,
}: {
  readonly isBusy: boolean;
  /** The instant, as ISO writes it. */
  readonly onPlan: (publishAt: string) => Promise<void>;
  readonly onCancel: () => void;
}) {
  const { t } = useLingui();
  const { timeZone } = useTimeFormat();
  // Tomorrow at nine.
  const [text, setText] = useState(() => `${toLocal(Date.now() + dayMs, timeZone).slice(0, 10)}T09:00`);
  const [fault, setFault] = useState<string>();
  const plan = async (): Promise<void> => {
    const at = fromLocal(text, timeZone);
    if (at === undefined) return setFault(t`Choose a day and a time.`);
    if (at <= Date.now()) return setFault(t`This is in the past. Choose a later time.`);
    setFault(undefined);
    await onPlan(new Date(at).toISOString());
  };
  return (
    <form
      noValidate
      className="flex w-full flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void plan();
      }}
    >
      <TextField
        type="datetime-local"
        label={t`Publish it on`}
        hint={t`In your time zone: ${timeZone}`}
        value={text}
        onChange={setText}
        error={fault}
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={isBusy} busyLabel={t`Planning…`}>{t`Plan it`}</Button>
        <Button size="small" variant="quiet" onPress={onCancel}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
