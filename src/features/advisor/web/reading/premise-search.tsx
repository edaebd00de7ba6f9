import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import type { PremiseView, ReadingView } from '#features/advisor/reading.contract.ts';
import { currencyDecimals } from '#shared/money.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { itemStyle } from '#web/ui/overlay-style.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useTradeSearch } from '../advisor.queries.ts';
import { countriesIn, findNamed, type Named } from './countries.ts';
import { usePremiseWords } from './use-premise-words.ts';

/** The longest that is searched for. */
const maxQueryLength = 80;
/** How long typing has to rest before the server is asked. */
const restMs = 150;

interface PremiseSearchProps {
  readonly premise: PremiseView;
  readonly language: ReadingView['language'];
  readonly onChoose: (id: string, name: string) => void;
}

/** Everything that can be chosen for a premise, by what is typed. */
export function PremiseSearch(props: PremiseSearchProps) {
  return props.premise.id === 'trade' ? <TradeSearch {...props} /> : <ListSearch {...props} />;
}

function ListSearch({ premise, onChoose }: PremiseSearchProps) {
  const { i18n } = useLingui();
  const { nameOf } = usePremiseWords();
  const [typed, setTyped] = useState('');
  const all =
    premise.id === 'country'
      ? countriesIn(i18n.locale)
      : Object.keys(currencyDecimals).map((id) => ({ id, name: nameOf(premise, id) }));
  const found = findNamed(all, typed);
  return <Field premise={premise} typed={typed} found={found} isSettled onType={setTyped} onChoose={onChoose} />;
}

function TradeSearch({ premise, language, onChoose }: PremiseSearchProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const asked = useRested(typed.trim());
  const { data, error, isFetching, isPlaceholderData, refetch } = useTradeSearch(asked, language);
  const isSettled = asked === typed.trim() && !isFetching && !isPlaceholderData;
  const found = asked === '' || typed.trim() === '' ? [] : (data?.trades ?? []);
  return (
    <>
      <Field
        premise={premise}
        typed={typed}
        found={found}
        isSettled={isSettled}
        onType={setTyped}
        onChoose={onChoose}
      />
      {error === null || asked === '' ? null : (
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

function Field({
  premise,
  typed,
  found,
  isSettled,
  onType,
  onChoose,
}: {
  readonly premise: PremiseView;
  readonly typed: string;
  readonly found: readonly Named[];
  readonly isSettled: boolean;
  readonly onType: (text: string) => void;
  readonly onChoose: (id: string, name: string) => void;
}) {
  const { t } = useLingui();
  const { search } = usePremiseWords().words[premise.id];
  const query = typed.trim();
  const isEmpty = found.length === 0 && query !== '' && isSettled;
  return (
    <Autocomplete inputValue={typed} onInputChange={onType}>
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
  );
}

/** A value once it has stopped changing. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
