import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProfileFact } from '#features/profile/profile.contract.ts';
import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import { useFactWords } from '#features/workspaces/web/shared/facts/use-fact-words.ts';
import type { Dependant } from '#shared/fact-dependant.ts';
import { useLiveHold } from '#web/live/live-hold.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { DependantList } from './dependant-list.tsx';
import { FactForm, factFormId } from './fact-form.tsx';
import { FactHistory } from './fact-history.tsx';
import { useProfileQueries } from './profile.api.ts';
import { useProfileScreen } from './profile-screen-context.ts';
import { StaleNotice } from './stale-notice.tsx';
import { useFactSaving } from './use-fact-saving.ts';

/** One fact: a new value, what rests on it, and the values before. After saving it shows what is out of date now. */
export function FactDialog({
  factKey,
  fact,
  stale,
  onClose,
}: {
  readonly factKey: FactKey;
  readonly fact: ProfileFact | undefined;
  /** What is out of date now. */
  readonly stale: readonly Dependant[];
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  useLiveHold(true);
  const { workspace } = useProfileScreen();
  const label = useFactWords().labelOf({ key: factKey });
  const resting = useResting(factKey);
  const [isSaved, setSaved] = useState(false);
  const saving = useFactSaving(factKey, fact, (profile, value) => {
    if (profile.stale.length > 0) setSaved(true);
    else {
      onClose();
      showToast({ tone: 'done', text: value === null ? t`${label} was taken back` : t`${label} is saved` });
    }
  });
  if (isSaved) return <SavedDialog label={label} stale={stale} onClose={onClose} />;
  return (
    <Dialog
      title={label}
      isOpen
      isSheet
      size="medium"
      onClose={onClose}
      actions={workspace.isArchived ? null : <Actions fact={fact} count={resting.data?.length} saving={saving} />}
    >
      <div className="flex flex-col gap-7">
        {workspace.isArchived ? null : <FactForm factKey={factKey} fact={fact} saving={saving} />}
        {workspace.isArchived ? null : <WhatRestsOnIt {...resting} />}
        {fact === undefined ? null : <FactHistory factKey={factKey} saving={saving} />}
      </div>
    </Dialog>
  );
}

function Actions({
  fact,
  count,
  saving,
}: {
  readonly fact: ProfileFact | undefined;
  /** How many things rest on it, once that is known. */
  readonly count: number | undefined;
  readonly saving: ReturnType<typeof useFactSaving>;
}) {
  const { t } = useLingui();
  const { save, isBusy } = saving;
  return (
    <div className="-mx-6 -mb-5 flex flex-1 flex-wrap items-center gap-2 border-t border-line px-6 py-4 max-sm:px-4">
      <p className="me-auto text-sm text-ink-2">
        {count === undefined || count === 0
          ? null
          : t`${plural(count, { one: '# thing rests on it', other: '# things rest on it' })}`}
      </p>
      {fact === undefined || fact.value === null ? null : (
        <Button variant="quiet" isDisabled={isBusy} onPress={() => void save(null)}>
          {t`Take back`}
        </Button>
      )}
      <Button type="submit" form={factFormId} variant="primary" busy={isBusy} busyLabel={t`Saving…`}>
        {t`Save`}
      </Button>
    </div>
  );
}

function SavedDialog({
  label,
  stale,
  onClose,
}: {
  readonly label: string;
  readonly stale: readonly Dependant[];
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`${label} is saved`}
      isOpen
      isSheet
      size="medium"
      onClose={onClose}
      actions={
        <Button variant="primary" autoFocus onPress={onClose}>
          {t`Done`}
        </Button>
      }
    >
      {stale.length === 0 ? <p>{t`Everything that rests on it is up to date.`}</p> : <StaleNotice stale={stale} />}
    </Dialog>
  );
}

interface Resting {
  readonly data: readonly Dependant[] | undefined;
  readonly isError: boolean;
}

function useResting(factKey: FactKey): Resting {
  const { workspace, api } = useProfileScreen();
  const { data, isError } = useQuery(
    useProfileQueries(api).previewFact.queryOptions({
      // What rests on a fact is the same whatever is typed; the value itself is judged when it is saved.
      input: { workspaceId: workspace.id, key: factKey, value: null },
      staleTime: 0,
      enabled: !workspace.isArchived,
    }),
  );
  return { data: data?.dependants, isError };
}

function WhatRestsOnIt({ data, isError }: Resting) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="rests-on-it">
      <h3 id="rests-on-it" className="text-base font-semibold text-ink">
        {t`What rests on it`}
      </h3>
      {data === undefined && !isError ? (
        <LoadingRegion label={t`Loading`}>
          <Skeleton className="mt-3 h-9 w-full" />
        </LoadingRegion>
      ) : null}
      {isError ? (
        <p className="mt-1 text-sm">{t`This could not be read just now. You can save all the same.`}</p>
      ) : null}
      {data?.length === 0 ? (
        <p className="mt-1 text-sm">{t`Nothing yet. What is made from it later will be listed here.`}</p>
      ) : null}
      {data === undefined || data.length === 0 ? null : <DependantList dependants={data} />}
    </section>
  );
}
