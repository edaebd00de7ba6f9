import type { StatedFact } from '#features/advisor/advisor.contract.ts';
import { formatChoice } from '#features/workspaces/domain/fact-format.ts';
import type { SelectOption } from '#web/ui/select.tsx';

/** What a choice can be changed to, in words; countries come from the browser. */
export function choiceOptions(fact: StatedFact, locale: string): readonly SelectOption[] {
  if (fact.options !== undefined) {
    return fact.options.map((id) => ({ id, label: capitalised(formatChoice(id, locale), locale) }));
  }
  return fact.key === 'business.country' ? countries(locale) : [];
}

function countries(locale: string): readonly SelectOption[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !notCountries.has(code))
    .flatMap((id) => {
      const label = names.of(id);
      return label === undefined ? [] : [{ id, label }];
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}

function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
