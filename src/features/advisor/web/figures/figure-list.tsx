import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { Origin } from '#web/ui/origin-badge.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type ConversationId, useFigures } from '../advisor.queries.ts';
import type { FigureTarget } from './figures-context.tsx';
import { InputRow, OriginSkeleton } from './origin-detail.tsx';

type Filter = Origin | 'all';

/** Every number of the plan, to be filtered by what it rests on and searched by name. */
export function FigureList({
  conversationId,
  onOpen,
}: {
  readonly conversationId: ConversationId;
  readonly onOpen: (target: FigureTarget) => void;
}) {
  const { t, i18n } = useLingui();
  const figures = useFigures(conversationId);
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  if (figures.isPending) return <OriginSkeleton />;
  if (figures.isError) {
    return (
      <div role="alert" className="mt-3">
        <p className="text-clay">{problemText(i18n, problemOf(figures.error))}</p>
        <Button size="small" className="mt-3" onPress={() => void figures.refetch()}>{t`Try again`}</Button>
      </div>
    );
  }
  const wanted = search.trim().toLocaleLowerCase();
  const shown = figures.data.figures.filter(
    (figure) =>
      (filter === 'all' || figure.origin === filter) &&
      (wanted === '' || `${figure.label} ${figure.shown}`.toLocaleLowerCase().includes(wanted)),
  );
  const shownCount = shown.length;
  const filters: readonly { id: Filter; label: string }[] = [
    { id: 'all', label: t`All` },
    { id: 'said', label: t`You said` },
    { id: 'formula', label: t`Formula` },
    { id: 'assumption', label: t`Assumption` },
    { id: 'source', label: t`Source` },
  ];
  return (
    <div className="mt-3">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{t`Show numbers by what they rest on`}</legend>
        {filters.map(({ id, label }) => (
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
      <ul className="mt-1">
        {shown.map((figure) => (
          <li key={figure.nodeId} className="border-t border-line">
            <InputRow
              label={figure.label}
              shown={figure.shown}
              origin={figure.origin}
              onOpen={() => onOpen({ nodeId: figure.nodeId, text: figure.shown })}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 ? (
        <p className="text-ink-2">{t`No number fits. Show all, or search for other words.`}</p>
      ) : null}
    </div>
  );
}
