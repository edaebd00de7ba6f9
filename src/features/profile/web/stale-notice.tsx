import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Dependant } from '#shared/fact-dependant.ts';
import { Button } from '#web/ui/button.tsx';
import { DependantList } from './dependant-list.tsx';
import { useProfileScreen } from './profile-screen-context.ts';
import { useRegenerate } from './use-regenerate.ts';

/** What was made from facts that have changed since, with a button that writes each, or all, again. */
export function StaleNotice({ stale }: { readonly stale: readonly Dependant[] }) {
  const { t } = useLingui();
  const { workspace } = useProfileScreen();
  const { regenerateAll, isBusy, isAnyBusy } = useRegenerate();
  if (stale.length === 0) return null;
  return (
    <section aria-labelledby="stale-title" className="rounded-lg bg-clay-soft px-4 pt-3 pb-1.5 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="stale-title" className="text-base font-semibold text-ink">
            {t`${plural(stale.length, {
              one: '# section rests on facts that have changed since',
              other: '# sections rest on facts that have changed since',
            })}`}
          </h2>
          <p className="text-sm text-ink-2">
            {t`The numbers are up to date; the words are yours and were kept. Writing again can be undone.`}
          </p>
        </div>
        {stale.length > 1 && !workspace.isArchived ? (
          <Button size="small" busy={isAnyBusy} busyLabel={t`Writing…`} onPress={() => void regenerateAll(stale)}>
            {t`Write all again`}
          </Button>
        ) : null}
      </div>
      <div className="mt-1.5">
        <DependantList
          dependants={stale}
          after={(dependant) =>
            workspace.isArchived ? null : (
              <Button
                size="small"
                busy={isBusy(dependant)}
                busyLabel={t`Writing…`}
                isDisabled={isAnyBusy && !isBusy(dependant)}
                onPress={() => void regenerateAll([dependant])}
              >
                {t`Write this section again`}
              </Button>
            )
          }
        />
      </div>
    </section>
  );
}
