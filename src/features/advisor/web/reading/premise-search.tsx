import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import type { PremiseView, ReadingView } from '#features/advisor/reading.contract.ts';
import { currencyDecimals } from '#shared/money.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { countriesIn, findNamed } from '#web/i18n/countries.ts';
import { useRested } from '#web/time/use-rested.ts';
import { Button } from '#web/ui/button.tsx';
import { itemStyle } from '#web/ui/overlay-style.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useTradeSearch } from '../advisor.queries.ts';
import { usePremiseWords } from './use-premise-words.ts';

/** The longest that is searched for. */
const maxQueryLength = 80;
/** How long typing has to rest before the server is asked. */
const restMs = 150;

/** Everything that can be chosen for a premise, by what is typed: trades are found by the server, all else is here. */
export function PremiseSearch({
  premise,
  language,
  onChoose,
}: {
  readonly premise: PremiseView;
  readonly language: ReadingView['language'];
  readonly onChoose: (id: string, name: string) => void;
}) {
  const { t, i18n } = useLingui();
  const { words, nameOf } = usePremiseWords();
  const { search } = words[premise.id];
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const rested = useRested(query, restMs);
  const isTrade = premise.id === 'trade';
  const asked = isTrade && query !== '' ? rested : '';
  const { data, error, isFetching, isPlaceholderData, refetch } = useTradeSearch(asked, language);
  const isSettled = !isTrade || (asked === query && !isFetching && !isPlaceholderData);
  const all =
    premise.id === 'country'
      ? countriesIn(i18n.locale)
      : Object.keys(currencyDecimals).map((id) => ({ id, name: nameOf(premise, id) }));
  const trades = asked === '' ? [] : (data?.trades ?? []);
  const found = isTrade ? trades : findNamed(all, typed);
  const isEmpty = found.length === 0 && query !== '' && isSettled;
  return (
    <>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <TextField label={search} autoFocus type="search" maxLength={maxQueryLength} />
        <ListBox
          aria-label={search}
          selectionMode="none"
          className={
            found.length === 0
              ? 'hidden'
              : 'max-h-56 overflow-y-auto overscroll-contain rounded-md border border-line bg-surface p-1 outline-none'
          }
        >
          {found.map(({ id, name }) => (
            <ListBoxItem
              key={id}
              id={id}
              textValue={name}
              onAction={() => onChoose(id, name)}
              className={itemStyle('pointer-coarse:min-h-11')}
            >
              {name}
            </ListBoxItem>
          ))}
        </ListBox>
        <p role="status" className={isEmpty ? 'text-sm text-ink-2' : 'sr-only'}>
          {isEmpty ? t`Nothing found for “${query}”` : ''}
        </p>
      </Autocomplete>
      {error === null ? null : (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-clay">
          {problemText(i18n, problemOf(error))}
          <Button size="small" onPress={() => void refetch()}>
            {t`Try again`}
          </Button>
        </div>
      )}
    </>
  );
}
