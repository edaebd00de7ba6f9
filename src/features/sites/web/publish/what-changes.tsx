import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Beside } from '#features/sites/domain/document/besides.ts';
import { type Change, difference } from '#features/sites/domain/document/difference.ts';
import { publishedPart } from '#features/sites/domain/document/published-part.ts';
import type { SiteDocument } from '#features/sites/domain/document/site-document.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { useSavingState } from '../editor/saving-context.tsx';
import { useOnlineSite } from '../sites.queries.ts';
import { ChangeLine } from './change-line.tsx';
import { useChangeWords } from './use-change-words.ts';

/** The most changes that are listed. */
const mostShown = 30;

/** What publishing the draft would change of what is online. Nothing where nothing would. */
export function WhatChanges() {
  const { t, i18n } = useLingui();
  const { builder, document } = useEditor();
  const { site } = useSavingState();
  const { data, error, isFetching, refetch } = useOnlineSite(site.id);
  const { open } = builder;
  // Another release went online, and what is in it is on its way.
  const isOld = isFetching && data?.releaseId !== site.online?.id;
  const online = data?.document ?? null;
  const changes = useMemo(
    () => (online === null ? [] : difference(online, publishedPart(document, open))),
    [online, document, open],
  );
  if (online !== null && !isOld && changes.length === 0 && data?.beside === 'nothing') return null;
  return (
    <section aria-labelledby="publish-changes" className="flex flex-col gap-2">
      <h3 id="publish-changes" className="display text-lg text-ink">{t`What changes`}</h3>
      {data !== undefined && !isOld ? (
        online === null ? (
          <p>{t`What is online is from a time when releases did not keep their content, so it cannot be told what changed.`}</p>
        ) : (
          <>
            <ChangeList changes={changes} online={online} />
            <BesideLine beside={data.beside} isAlone={changes.length === 0} />
          </>
        )
      ) : error === null || isFetching ? (
        <LoadingRegion label={t`Comparing with what is online`}>
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

/** Changes under the page they are on; on a site of one page without saying so. */
function ChangeList({ changes, online }: { readonly changes: readonly Change[]; readonly online: SiteDocument }) {
  const { t } = useLingui();
  const { pageName, hasPages } = useChangeWords(online);
  const shown = changes.slice(0, mostShown);
  const more = changes.length - shown.length;
  const groups = Map.groupBy(shown, (change) => ('pageKind' in change ? change.pageKind : undefined));
  return (
    <>
      {[...groups].map(([kind, inside]) => (
        <div key={kind ?? ''} className="flex flex-col">
          {hasPages ? (
            <h4 className="mt-1 text-base font-semibold text-ink">
              <bdi>{kind === undefined ? t`The whole website` : pageName(kind)}</bdi>
            </h4>
          ) : null}
          <ul className="flex flex-col">
            {inside.map((change) => (
              <ChangeLine key={keyOf(change)} change={change} online={online} />
            ))}
          </ul>
        </div>
      ))}
      {more === 0 ? null : (
        <p className="text-sm text-ink-2">{t`${plural(more, { one: '… and # more', other: '… and # more' })}`}</p>
      )}
    </>
  );
}

const keyOf = (change: Change): string =>
  [change.kind, 'block' in change ? change.block.id : '', 'place' in change ? change.place : ''].join(' ');

/** What publishing changes beside the pages, as far as anybody can tell. */
function BesideLine({ beside, isAlone }: { readonly beside: Beside; readonly isAlone: boolean }) {
  const { t } = useLingui();
  switch (beside) {
    case 'nothing':
      return null;
    case 'look':
      return (
        <p>
          {isAlone
            ? t`Nothing on the pages changed. The colors, the fonts or the mark of the website did.`
            : t`The colors, the fonts or the mark of the website changed as well.`}
        </p>
      );
    case 'address-or-posts':
      return (
        <p>
          {isAlone
            ? t`Nothing on the pages changed. The address of the website or its published posts did.`
            : t`The address of the website or its published posts changed as well.`}
        </p>
      );
    case 'unknown':
      return (
        <p>
          {isAlone
            ? t`Nothing on the pages changed. Colors, fonts, mark, address or published posts did.`
            : t`Colors, fonts, mark, address or published posts changed as well.`}
        </p>
      );
  }
}
