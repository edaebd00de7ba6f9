import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { useOriginWords } from '#web/ui/origin-badge.tsx';
import { OriginCard, OriginRows } from '#web/ui/origin-card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type ConversationId, useFigure, useFigures } from '../advisor.queries.ts';
import { FigureOrigin } from './figure-origin.tsx';
import type { OriginView, OriginViews } from './origin-views.ts';
import { OwnNumberEditor } from './own-number-editor.tsx';

/** What stands behind a number, one step at a time, with the way back one step and the way out. */
export function OriginPanel({
  plan,
  view,
  steps,
}: {
  readonly plan: PlanView;
  readonly view: OriginView;
  readonly steps: OriginViews;
}) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is the reason to move the focus
  useEffect(() => title.current?.focus({ preventScroll: true }), [view]);
  const { conversationId } = plan;
  const { isNested, back, close, pushRow } = steps;
  const read = useFigure(conversationId, view.kind === 'list' ? undefined : view);
  // After a change it is another number than the one that was pressed; a person's own words are in quotation marks already.
  const shown = view.kind === 'node' ? (read.data?.shown ?? view.text).replace(/^[“"]|[”"]$/g, '') : '';
  const titles = {
    list: t`All numbers of this plan`,
    own: t`Your own number`,
    node: t`Where does “${shown}” come from?`,
  };
  return (
    <OriginCard titleRef={title} title={titles[view.kind]} onBack={isNested ? back : undefined} onClose={close}>
      {view.kind === 'list' ? (
        <FigureList conversationId={conversationId} onOpen={pushRow} />
      ) : (
        <Fetched query={read}>
          {(figure) =>
            view.kind === 'node' ? (
              <FigureOrigin key={`${view.nodeId} ${view.at ?? ''}`} figure={figure} plan={plan} steps={steps} />
            ) : figure.ownNumber === undefined ? (
              <p className="mt-3 text-ink-2">{t`The plan no longer assumes this number.`}</p>
            ) : (
              <OwnNumberEditor figure={figure} field={figure.ownNumber} conversationId={conversationId} onDone={back} />
            )
          }
        </Fetched>
      )}
    </OriginCard>
  );
}

/** Every number of the plan, to be filtered by what it rests on and searched by name. */
function FigureList({
  conversationId,
  onOpen,
}: {
  readonly conversationId: ConversationId;
  readonly onOpen: OriginViews['pushRow'];
}) {
  const { t } = useLingui();
  const [filter, setFilter] = useState('all');
  const [search, setSearch] = useState('');
  const read = useFigures(conversationId);
  const filters = { all: t`All`, ...useOriginWords() };
  const wanted = search.trim().toLocaleLowerCase();
  return (
    <Fetched query={read}>
      {({ figures }) => {
        const fitting = figures.filter(
          ({ origin, label, shown }) =>
            (filter === 'all' || filter === origin) && `${label} ${shown}`.toLocaleLowerCase().includes(wanted),
        );
        const shownCount = fitting.length;
        return (
          <div className="mt-3">
            <fieldset className="flex flex-wrap gap-1.5">
              <legend className="sr-only">{t`Show numbers by what they rest on`}</legend>
              {Object.entries(filters).map(([id, label]) => (
                <Chip key={id} isSelected={filter === id} onPress={() => setFilter(id)}>
                  {label}
                </Chip>
              ))}
            </fieldset>
            <TextField
              className="mt-3"
              label={t`Find a number`}
              hideLabel
              placeholder={t`Find a number`}
              value={search}
              onChange={setSearch}
            />
            <p role="status" className="mt-3 text-ink-2">
              {t`${plural(shownCount, { one: '# number', other: '# numbers' })}`}
            </p>
            <OriginRows rows={fitting} onOpen={onOpen} className="mt-1" />
            {shownCount > 0 ? null : (
              <p className="text-ink-2">{t`No number fits. Show all, or search for other words.`}</p>
            )}
          </div>
        );
      }}
    </Fetched>
  );
}

/** What was asked of the server, once it is there: before, its shape; where it did not come, why, and the way on. */
function Fetched<Data>({
  query,
  children,
}: {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}) {
  const { t, i18n } = useLingui();
  if (query.isPending) {
    return (
      <LoadingRegion label={t`Loading`}>
        <div className="mt-3 flex flex-col gap-3">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-6 w-full" />
        </div>
      </LoadingRegion>
    );
  }
  if (query.isError) {
    return (
      <div role="alert" className="mt-3">
        <p className="text-clay">{problemText(i18n, problemOf(query.error))}</p>
        <Button size="small" className="mt-3" onPress={() => void query.refetch()}>{t`Try again`}</Button>
      </div>
    );
  }
  return children(query.data);
}
