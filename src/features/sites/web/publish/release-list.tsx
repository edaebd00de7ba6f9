import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import type { Release, Site } from '#features/sites/sites.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useReleases } from '../sites.queries.ts';
import { templateWords } from '../sites-words.ts';

/** Everything that was online, the newest first; each can be put there again at once. */
export function ReleaseList({
  siteId,
  isBusy,
  onPutOnline,
}: {
  readonly siteId: Site['id'];
  readonly isBusy: boolean;
  readonly onPutOnline: (release: Release) => Promise<void>;
}) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useReleases(siteId);
  if (data !== undefined && data.releases.length === 0) return null;
  return (
    <section aria-labelledby="publish-releases" className="flex flex-col gap-2">
      <h3 id="publish-releases" className="display text-lg text-ink">{t`Releases`}</h3>
      {data !== undefined ? (
        <ul className="flex flex-col">
          {data.releases.map((release) => (
            <ReleaseLine
              key={release.id}
              release={release}
              isBusy={isBusy}
              onPutOnline={() => void onPutOnline(release)}
            />
          ))}
        </ul>
      ) : error === null ? (
        <LoadingRegion label={t`Loading the releases`}>
          <Skeleton className="h-12 w-full" />
        </LoadingRegion>
      ) : (
        <div role="alert">
          <p className="text-clay">{problemText(i18n, problemOf(error))}</p>
          <Button size="small" className="mt-2" onPress={() => void refetch()}>{t`Try again`}</Button>
        </div>
      )}
    </section>
  );
}

function ReleaseLine({
  release: { number, publishedAt, pages, template, isOnline },
  isBusy,
  onPutOnline,
}: {
  readonly release: Release;
  readonly isBusy: boolean;
  readonly onPutOnline: () => void;
}) {
  const { t } = useLingui();
  const { moment } = useTimeFormat();
  const name = t(templateWords[template].name);
  const line = useRef<HTMLLIElement>(null);
  const wasOnline = useRef(isOnline);
  // What was pressed is gone once it is done: the focus stays where it stood.
  useLayoutEffect(() => {
    const isNewlyOnline = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isNewlyOnline && document.activeElement === document.body) line.current?.focus();
  }, [isOnline]);
  return (
    <li
      ref={line}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2.5 last:border-0"
    >
      <div className="min-w-0">
        <p className="figures font-semibold text-ink">{t`Release ${number}`}</p>
        <p className="text-sm text-ink-2">
          {moment(publishedAt)} · {name} · {t`${plural(pages, { one: '# page', other: '# pages' })}`}
        </p>
      </div>
      {isOnline ? (
        <Badge tone="green">{t`Online`}</Badge>
      ) : (
        <Button
          size="small"
          // Not disabled: what is would lose the focus.
          aria-disabled={isBusy}
          aria-label={t`Put online again: release ${number}`}
          onPress={() => !isBusy && onPutOnline()}
        >
          {t`Put online again`}
        </Button>
      )}
    </li>
  );
}
