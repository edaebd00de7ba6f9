import { useLingui } from '@lingui/react';
import { countriesIn } from '#web/i18n/countries.ts';
import type { SelectOption } from '#web/ui/select.tsx';
import { factOptions, isFactKey, type KeyedValue } from './fact-types.ts';
import { industryLabels } from './industry-labels.ts';
import { useFactWords } from './use-fact-words.ts';

/** What a choice can be changed to, in words; countries come from the browser, the rest from our lists. */
export function useChoiceOptions(fact: KeyedValue): readonly SelectOption[] {
  const { i18n } = useLingui();
  const { choiceOf } = useFactWords();
  const { locale } = i18n;
  const inWords = (ids: readonly string[]) => ids.map((id) => ({ id, label: capitalised(choiceOf(id), locale) }));
  const offered = isFactKey(fact.key) ? factOptions[fact.key] : undefined;
  if (offered !== undefined) return inWords(offered);
  if (fact.key === 'industry.id') return sorted(inWords(Object.keys(industryLabels)), locale);
  if (fact.key !== 'business.country') return [];
  return countriesIn(locale).map(({ id, name }) => ({ id, label: name }));
}

function sorted(options: readonly SelectOption[], locale: string): readonly SelectOption[] {
  return options.toSorted((one, other) => one.label.localeCompare(other.label, locale));
}

function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
