import { useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';

/** Beside a field that was changed elsewhere while somebody typed in it: what it says there, and the choice. */
export function ConflictNote({
  label,
  theirs,
  onKeep,
  onTake,
}: {
  readonly label: string;
  /** What was saved elsewhere, as it is read. */
  readonly theirs: string;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}) {
  const { t } = useLingui();
  return (
    <div role="alert" data-conflict="" className="rounded-md bg-clay-soft px-3 py-2.5 text-sm text-ink">
      <p className="[overflow-wrap:anywhere]">
        {t`“${label}” was changed somewhere else in the meantime. It now says “${theirs}”.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onPress={onKeep}>{t`Keep mine`}</Button>
        <Button size="small" onPress={onTake}>{t`Take the other`}</Button>
      </div>
    </div>
  );
}
