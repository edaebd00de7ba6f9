import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useId, useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { noTrade } from '#features/advisor/domain/business/premise-ids.ts';
import type { PremiseView, ReadingView } from '#features/advisor/reading.contract.ts';
import { languages } from '#shared/languages.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ActProblem, type Answer, useReadingActs } from './reading-acts.tsx';
import { SmallButton } from './small-button.tsx';
import { usePremiseWords } from './use-premise-words.ts';

const PremiseSearch = lazy(async () => ({ default: (await import('./premise-search.tsx')).PremiseSearch }));

/** A premise and the ways to settle it: a suggestion, a search, "I don't know", and back. One press saves it. */
export function PremiseChoice({
  premise,
  reading,
  onTry,
  onSaved,
}: {
  readonly premise: PremiseView;
  readonly reading: ReadingView;
  /** Somebody chose here: the choice is theirs until it is saved. */
  readonly onTry?: () => void;
  readonly onSaved: (next: ReadingView) => void;
}) {
  const { t } = useLingui();
  const questionId = useId();
  const { words, nameOf } = usePremiseWords();
  const acts = useReadingActs(reading);
  const [isSearching, setSearching] = useState(false);
  const [tried, setTried] = useState('');
  const { id, value, isChosen } = premise;
  const { asks, because, search } = words[id];
  const save = async (answer: Answer | null, yours: string) => {
    setTried(yours);
    onTry?.();
    const next = await acts.choose(premise, answer);
    if (next !== undefined) onSaved(next);
  };
  const choose = (choice: string, name = nameOf(premise, choice)) => void save({ kind: 'choice', choice }, name);
  const theirs = value === null ? t`nothing` : nameOf(premise, value);
  return (
    <>
      <p id={questionId} data-key={id} tabIndex={-1} className="rounded-sm text-base font-semibold text-ink">
        {asks}
      </p>
      <p className="mt-0.5 mb-3 text-sm text-pretty text-ink-2">{because}</p>
      <div className="flex flex-col gap-3">
        <Toolbar aria-labelledby={questionId} className="flex flex-wrap items-center gap-2">
          {optionsOf(premise).map((option) => (
            <Chip key={option} isSelected={value === option} onPress={() => choose(option)}>
              {nameOf(premise, option)}
            </Chip>
          ))}
          {search === '' ? null : (
            <SmallButton aria-expanded={isSearching} onPress={() => setSearching(!isSearching)}>
              {search}
            </SmallButton>
          )}
          {id === 'language' || value !== null ? null : (
            <SmallButton onPress={() => void save({ kind: 'unknown' }, t`I don't know`)}>{t`I don't know`}</SmallButton>
          )}
          {isChosen ? <SmallButton onPress={() => void save(null, t`Take back`)}>{t`Take back`}</SmallButton> : null}
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
    </>
  );
}

/** What is offered at once. */
function optionsOf({ id, value, suggestions }: PremiseView): readonly string[] {
  if (id === 'language') return languages;
  const offered = suggestions.map((one) => one.id);
  if (id === 'trade') offered.push(noTrade);
  return value === null || offered.includes(value) ? offered : [value, ...offered];
}
