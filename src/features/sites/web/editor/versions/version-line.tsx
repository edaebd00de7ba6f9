import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { Version } from '#features/sites/sites.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { templateWords } from '../../sites-words.ts';
import { cleanTitle } from '../clean-text.ts';

interface VersionLineProps {
  readonly version: Version;
  readonly isBusy: boolean;
  readonly rename: (versionId: Version['id'], name: string) => Promise<void>;
  readonly onAsk: (what: 'look' | 'restore' | 'remove') => void;
}

/** A version with when it was kept and what it is. */
export function VersionLine({ version, isBusy, rename, onAsk }: VersionLineProps) {
  const { t } = useLingui();
  const { moment } = useTimeFormat();
  const [isRenaming, setRenaming] = useState(false);
  const { id, name, createdAt, template, pages } = version;
  const templateName = t(templateWords[template].name);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      {isRenaming ? (
        <RenameForm name={name} rename={(other) => rename(id, other)} onDone={() => setRenaming(false)} />
      ) : (
        <>
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-semibold [overflow-wrap:anywhere] text-ink">{name}</p>
            <p className="text-sm text-ink-2">
              {moment(createdAt)} · {templateName} · {t`${plural(pages, { one: '# page', other: '# pages' })}`}
            </p>
          </div>
          <span className="flex flex-wrap items-center gap-2">
            <Button size="small" aria-label={t`Look at it: ${name}`} onPress={() => onAsk('look')}>
              {t`Look at it`}
            </Button>
            <Button
              size="small"
              isDisabled={isBusy}
              aria-label={t`Restore: ${name}`}
              onPress={() => onAsk('restore')}
            >{t`Restore`}</Button>
            <Menu
              label={t`More: ${name}`}
              trigger={<IconButton icon={Ellipsis} label={t`More: ${name}`} withTooltip={false} />}
              placement="bottom end"
              entries={[
                { id: 'rename', label: t`Give it another name`, onAction: () => setRenaming(true) },
                { id: 'remove', label: t`Delete it`, onAction: () => onAsk('remove') },
              ]}
            />
          </span>
        </>
      )}
    </li>
  );
}

function RenameForm({
  name: before,
  rename,
  onDone,
}: {
  readonly name: string;
  readonly rename: (name: string) => Promise<void>;
  readonly onDone: () => void;
}) {
  const { t, i18n } = useLingui();
  const [name, setName] = useState(before);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    if (name.trim() === '') return setFault(t`Give it a name, so that you find it again.`);
    setBusy(true);
    try {
      await rename(name.trim());
      onDone();
    } catch (error) {
      setFault(problemText(i18n, problemOf(error)));
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      className="flex flex-1 flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      <TextField
        label={t`Another name`}
        className="min-w-0 flex-1 basis-48"
        value={name}
        maxLength={80}
        onChange={(text) => setName(cleanTitle(text))}
        error={fault}
        autoFocus
      />
      <Button type="submit" size="small" busy={isBusy}>{t`Save the name`}</Button>
      <Button size="small" variant="quiet" onPress={onDone}>{t`Cancel`}</Button>
    </form>
  );
}
