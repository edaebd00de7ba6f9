import { useLingui } from '@lingui/react/macro';
import { isPlural, midSentence } from '#features/advisor/domain/composition/context/phrase-shape.ts';
import { shortQuote } from '#features/advisor/domain/conversation/quote.ts';
import type { FactKey, FactValue, NamedAmount } from '#features/workspaces/domain/fact-value.ts';
import { useFactWords } from '#features/workspaces/web/shared/facts/use-fact-words.ts';
import { formatList } from '#shared/format-list.ts';
import { excludedChoices, spokenChoices } from './spoken-choices.ts';

/** A fact as it may stand in a sentence: never with a colon of its own unless the person wrote one. */
export interface SpokenFact {
  /** At the beginning of a sentence. */
  readonly first: string;
  /** Inside a sentence. */
  readonly inner: string;
  /** 1 where it is one thing, 2 where verbs that follow are plural: "10 years make", "€6.50 is". */
  readonly count: 1 | 2;
}

const maxLength = 90;

/** How a reply speaks of a fact. */
export function useSpokenFact(): (key: FactKey, value: FactValue) => SpokenFact {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const { choiceOf, priceOf, wordsOf } = useFactWords();
  // Only English writes a phrase in small letters because it stands inside a sentence.
  const inside = (phrase: string) => (/^en(-|$)/.test(locale) ? midSentence(phrase) || phrase : phrase);

  /** "sourdough at €6.50 per loaf and office baskets at €45 per week"; what does not fit is counted. */
  const spokenAmounts = (items: readonly NamedAmount[], isCost: boolean): string => {
    const said = items.map((item) => {
      const price = priceOf(item);
      if (item.name === item.per || /^price\b/.test(item.name)) return price;
      const name = inside(item.name);
      return isCost ? t`${name} of ${price}` : t`${name} at ${price}`;
    });
    for (let shown = said.length; shown > 1; shown--) {
      const rest = said.length - shown;
      const parts = rest === 0 ? said : [...said.slice(0, shown), t`${rest} more`];
      const text = formatList(parts, locale);
      if ([...text].length <= maxLength) return text;
    }
    return said[0] ?? '';
  };

  const spokenWords = (key: FactKey, value: FactValue): string => {
    switch (value.type) {
      case 'amounts':
        return spokenAmounts(value.items, key === 'finance.costs');
      case 'count':
        return wordsOf(value.of === undefined ? value : { ...value, of: inside(value.of) });
      case 'choices': {
        const isExcluded = key === 'revenue.excluded';
        const special = isExcluded ? excludedChoices : spokenChoices;
        const items = value.items.map((item) => (special[item] ? i18n._(special[item]) : choiceOf(item)));
        return formatList(items, locale, isExcluded ? 'disjunction' : 'conjunction');
      }
      default:
        return wordsOf(value);
    }
  };

  return (key, value) => {
    const words = shortQuote(spokenWords(key, value), maxLength);
    const inner = isNameKey(key) ? words : inside(words);
    const first = inner.charAt(0).toLocaleUpperCase(locale) + inner.slice(1);
    return { first, inner, count: isMany(value, inner) ? 2 : 1 };
  };
}

/** Keys whose words are names, or stand in quotation marks, and keep their capital. */
function isNameKey(key: FactKey): boolean {
  return /^(business\.name|business\.place|industry\.words|competitors\.named|competitors\.weakness)$/.test(key);
}

function isMany(value: FactValue, words: string): boolean {
  switch (value.type) {
    case 'texts':
    case 'choices':
      return value.items.length > 1 || isPlural(words);
    case 'amounts':
      return value.items.length > 1 || isPlural(words.split(/ (?:at|of) /)[0] ?? '');
    case 'count':
      return value.count !== 1;
    case 'measure':
      return value.value !== 1 && /^(years|months|days|hours|minutes)$/.test(value.unit);
    case 'text':
      return isPlural(words);
    default:
      return false;
  }
}
