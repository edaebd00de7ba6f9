import { formatFact, formatPrice } from '#features/workspaces/domain/fact-format.ts';
import type { FactKey, FactValue, NamedAmount } from '#features/workspaces/domain/fact-value.ts';
import { isPlural, midSentence } from '../composition/context/phrase-shape.ts';
import { getIndustry } from '../knowledge/index.ts';
import { shortQuote } from './quote.ts';

/** A fact as it may stand in a sentence: never with a colon of its own unless the person wrote one. */
export interface SpokenFact {
  /** At the beginning of a sentence. */
  readonly first: string;
  /** Inside a sentence. */
  readonly inner: string;
  /** Whether verbs that follow are plural: "10 years make", "€6.50 is". */
  readonly isMany: boolean;
  /** "is" or "are". */
  readonly is: string;
}

const maxLength = 90;

/** Choices that need more than their id to stand in a sentence. */
const choiceWords: Readonly<Record<string, string>> = {
  chain: 'a chain',
  'local-independent': 'local independents',
  'online-platform': 'online platforms',
  marketplace: 'marketplaces',
  freelancer: 'freelancers',
  agency: 'agencies',
  'in-house': 'their own staff',
  'do-it-yourself': 'doing it themselves',
  'doing-nothing': 'doing nothing',
  importer: 'importers',
  'public-offer': 'public offers',
  'one-off': 'one-off sales',
  hourly: 'an hourly rate',
  'day-rate': 'a day rate',
  project: 'project fees',
};

/** How a reply speaks of a fact; null when nothing speakable is left of it. */
export function speak(key: FactKey, value: FactValue): SpokenFact | null {
  const words = shortQuote(wordsOf(key, value), maxLength);
  if (words === '') return null;
  const inner = isNameKey(key) ? words : midSentence(words) || words;
  const isMany = isManyOf(value, inner);
  return { first: inner.charAt(0).toUpperCase() + inner.slice(1), inner, isMany, is: isMany ? 'are' : 'is' };
}

function wordsOf(key: FactKey, value: FactValue): string {
  if (value.type === 'amounts') return spokenAmounts(value.items, key === 'finance.costs' ? ' of ' : ' at ');
  if (key === 'industry.id' && value.type === 'choice')
    return getIndustry(value.choice)?.name ?? formatFact(value, 'en');
  if (value.type === 'count' && value.of !== undefined)
    return formatFact({ ...value, of: midSentence(value.of) || value.of }, 'en');
  if (value.type === 'choices') {
    const items = value.items.map((item) => choiceWords[item] ?? formatFact({ type: 'choice', choice: item }, 'en'));
    if (key !== 'revenue.excluded') return formatFact({ type: 'texts', items }, 'en');
    const plain = items.map((item) => item.replace(/^an? /, ''));
    return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(plain);
  }
  return formatFact(value, 'en');
}

/** "sourdough at €6.50 per loaf and office baskets at €45 per week"; what does not fit is counted. */
function spokenAmounts(items: readonly NamedAmount[], link: string): string {
  const said = items.map((item) => {
    const price = formatPrice(item, 'en');
    const isNameless = item.name === item.per || /^price\b/.test(item.name);
    return isNameless ? price : `${midSentence(item.name) || item.name}${link}${price}`;
  });
  for (let shown = said.length; shown > 1; shown--) {
    const rest = said.length - shown;
    const parts = rest === 0 ? said : [...said.slice(0, shown), `${rest} more`];
    const text = formatFact({ type: 'texts', items: parts }, 'en');
    if ([...text].length <= maxLength) return text;
  }
  return said[0] ?? '';
}

/** Keys whose words are names, or stand in quotation marks, and keep their capital. */
function isNameKey(key: FactKey): boolean {
  return /^(business\.name|business\.place|industry\.words|competitors\.named|competitors\.weakness)$/.test(key);
}

function isManyOf(value: FactValue, words: string): boolean {
  switch (value.type) {
    case 'texts':
    case 'choices':
      return value.items.length > 1 || isPlural(words);
    case 'amounts':
      return value.items.length > 1 || isPlural(words.split(/ (?:at|of) /)[0]!);
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
