import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import { useFactWords } from '#features/workspaces/web/shared/facts/use-fact-words.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useProfileScreen } from './profile-screen-context.ts';
import type { useFactSaving } from './use-fact-saving.ts';
import { useOriginWords } from './use-origin-words.ts';

/** Every version of a fact, the newest first; an older one is brought back as a new version. */
export function FactHistory({
  factKey,
  saving,
}: {
  readonly factKey: FactKey;
  readonly saving: ReturnType<typeof useFactSaving>;
}) {
  const { t, i18n } = useLingui();
  const { workspace, api } = useProfileScreen();
  const { shownOf } = useFactWords();
  const originOf = useOriginWords();
  const { data, error } = useQuery({
    queryKey: ['profile', workspace.id, 'fact', factKey, 'versions'],
    queryFn: () => api.listFactVersions({ workspaceId: workspace.id, key: factKey }),
    staleTime: 0,
  });
  return (
    <section aria-labelledby="fact-history">
      <h3 id="fact-history" className="text-base font-semibold text-ink">
        {t`Versions`}
      </h3>
      {data === undefined && error === null ? (
        <LoadingRegion label={t`Loading`}>
          <Skeleton className="mt-3 h-9 w-full" />
        </LoadingRegion>
      ) : null}
      {error === null ? null : <p className="mt-1 text-sm">{problemText(i18n, problemOf(error))}</p>}
      <ol className="divide-y divide-line">
        {data?.versions.map((one, index) => {
          const { version, value } = one;
          return (
            <li key={version} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2">
              <div className="min-w-0 flex-1 basis-56">
                <p className="text-base [overflow-wrap:anywhere] text-ink">
                  {value === null ? (
                    <span className="text-ink-3">{t`Taken back`}</span>
                  ) : (
                    shownOf({ key: factKey, value })
                  )}
                </p>
                <p className="text-sm [overflow-wrap:anywhere] text-ink-2">
                  {t`Version ${version}`}
                  <span aria-hidden="true"> · </span>
                  <span className="sr-only">. </span>
                  {originOf(one)}
                </p>
              </div>
              {index === 0 || value === null || workspace.isArchived ? null : (
                <Button
                  size="small"
                  isDisabled={saving.isBusy}
                  aria-label={t`Bring back version ${version}`}
                  onPress={() => void saving.save(value)}
                >
                  {t`Bring back`}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
