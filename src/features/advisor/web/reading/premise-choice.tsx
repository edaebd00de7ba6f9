import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { noTrade } from '#features/advisor/domain/business/premise-ids.ts';
import type { PremiseView, ReadingView } from '#features/advisor/reading.contract.ts';
import { languages } from '#shared/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ActProblem } from './act-problem.tsx';
import { usePremiseWords } from './use-premise-words.ts';
import { type Answer, useReadingActs } from './use-reading.ts';

const PremiseSearch = lazy(async () => ({ default: (await import('./premise-search.tsx')).PremiseSearch }));

/** The ways to settle a premise: a suggestion, a search, "I don't know", and back. One press saves it. */
export function PremiseChoice({
  premise,
  reading,
  labelledBy,
  onTry,
  onSaved,
}: {
  readonly premise: PremiseView;
  readonly reading: ReadingView;
  /** The id of the question. */
  readonly labelledBy: string;
  /** Somebody chose here: the choice is theirs until it is saved. */
  readonly onTry?: () => void;
  readonly onSaved: (next: ReadingView) => void;
}) {
  const { t } = useLingui();
  const { words, nameOf } = usePremiseWords();
  const acts = useReadingActs(reading);
  const [isSearching, setSearching] = useState(false);
  const { search } = words[premise.id];
  const [tried, setTried] = useState('');
  const save = async (answer: Answer | null, yours: string) => {
    setTried(yours);
    onTry?.();
    const next = await acts.choose(premise, answer);
    if (next !== undefined) onSaved(next);
  };
  const choose = (choice: string, name = nameOf(premise, choice)) => void save({ kind: 'choice', choice }, name);
  const theirs = premise.value === null ? t`nothing` : nameOf(premise, premise.value);
  return (
    <div className="flex flex-col gap-3">
      <Toolbar aria-labelledby={labelledBy} className="flex flex-wrap items-center gap-2">
        {optionsOf(premise).map((id) => (
          <Chip key={id} isSelected={premise.value === id} onPress={() => choose(id)}>
            {nameOf(premise, id)}
          </Chip>
        ))}
        {search === '' ? null : (
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isSearching}
            onPress={() => setSearching(!isSearching)}
            className="pointer-coarse:min-h-11"
          >
            {search}
          </Button>
        )}
        {premise.id === 'language' || premise.value !== null ? null : (
          <Button
            size="small"
            variant="quiet"
            onPress={() => void save({ kind: 'unknown' }, t`I don't know`)}
            className="pointer-coarse:min-h-11"
          >
            {t`I don't know`}
          </Button>
        )}
        {premise.isChosen ? (
          <Button
            size="small"
            variant="quiet"
            onPress={() => void save(null, t`Take back`)}
            className="pointer-coarse:min-h-11"
          >
            {t`Take back`}
          </Button>
        ) : null}
      </Toolbar>
      {isSearching ? (
        <Suspense fallback={<Skeleton className="h-10 w-full" />}>
          <PremiseSearch premise={premise} language={reading.language} onChoose={choose} />
        </Suspense>
      ) : null}
      <ActProblem
        acts={acts}
        stale={t`Another tab changed this in the meantime. It says: ${theirs}. You chose: ${tried}. Choose again to put yours in its place.`}
      />
    </div>
  );
}

/** What is offered at once. */
function optionsOf({ id, value, suggestions }: PremiseView): readonly string[] {
  if (id === 'language') return languages;
  const suggested = suggestions.map((one) => one.id);
  const all = id === 'trade' ? [...suggested, noTrade] : suggested;
  return value === null || all.includes(value) ? all : [value, ...all];
}
