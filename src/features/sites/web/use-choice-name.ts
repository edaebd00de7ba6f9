import { useLingui } from '@lingui/react/macro';
import { weekdays } from '#features/sites/domain/blocks/opening-hours.ts';
import { choiceWords, dayName } from './field-words.ts';

const days: readonly string[] = weekdays;

/** What an option of a choice is called; the days of a week in the language of the interface. */
export function useChoiceName(): (option: string) => string {
  const { t, i18n } = useLingui();
  return (option) => {
    const day = days.indexOf(option);
    const words = choiceWords(option);
    return day >= 0 ? dayName(day, i18n.locale) : words === undefined ? option : t(words);
  };
}
