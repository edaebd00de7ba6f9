import type { DeliveryKind } from '#features/workspaces/domain/business-vocabulary.ts';
import type { FactKey, FactSet, FactValue, PricedAmount } from '#features/workspaces/domain/fact-value.ts';
import { formatNumber } from '#shared/format-number.ts';
import type { Language } from '#shared/languages.ts';
import { formatMoney } from '#shared/money.ts';
import type { FactSource } from '../document/fact-sources.ts';
import { siteWordsOf } from '../words/all-words.ts';
import type { SiteWords } from '../words/site-words.ts';

/** What is known of a business, as a site says it: the founder's own words, and numbers as the language writes them. */
export interface KnownFacts {
  readonly name: string | undefined;
  readonly offer: string | undefined;
  readonly place: string | undefined;
  /** How customers get it, in words. */
  readonly delivery: readonly string[];
  /** Whether people may want to come: to a shop, or to a place of which nobody said how customers get anything there. */
  readonly hasVisitors: boolean;
  readonly area: string | undefined;
  readonly reasons: readonly string[];
  readonly audience: readonly string[];
  readonly prices: readonly { readonly name: string; readonly price: string }[];
  readonly experience: string | undefined;
}

type ValueOfType<Type extends FactValue['type']> = Extract<FactValue, { readonly type: Type }>;

/** Reads what a site says from facts; nothing is concluded from them. */
export function knownFacts(facts: FactSet, language: Language): KnownFacts {
  const words = siteWordsOf(language);
  const find = <Type extends FactValue['type']>(key: FactKey, type: Type): ValueOfType<Type> | undefined => {
    const value = facts.get(key)?.value;
    return value?.type === type ? (value as ValueOfType<Type>) : undefined;
  };
  const number = (value: number): string => formatNumber(value, language, { maximumFractionDigits: 1 });
  const text = (key: FactKey): string | undefined => find(key, 'text')?.text;
  const items = (key: FactKey): readonly string[] => (find(key, 'texts')?.items ?? []).map(capitalised);
  const radius = find('business.radius', 'measure');
  const experience = find('industry.experience', 'measure');
  const delivery = (find('business.delivery', 'choices')?.items ?? []) as readonly DeliveryKind[];
  return {
    name: text('business.name'),
    offer: text('business.offer'),
    place: text('business.place'),
    delivery: delivery.map((kind) => words.delivery[kind]),
    hasVisitors: delivery.includes('shop') || (delivery.length === 0 && text('business.place') !== undefined),
    area:
      radius && (radius.unit === 'km' || radius.unit === 'miles' || radius.unit === 'minutes')
        ? words.upTo(words.distance[radius.unit](number(radius.value), radius.value === 1))
        : undefined,
    reasons: items('business.difference'),
    audience: items('audience.groups'),
    prices: (find('revenue.streams', 'amounts')?.items ?? []).map((item) => ({
      name: capitalised(item.name),
      price: priceIn(words, language, item),
    })),
    experience: experience && durationIn(words, number(experience.value), experience),
  };
}

/** "12 years"; a duration in another unit is not said. */
function durationIn(words: SiteWords, value: string, { unit, value: of }: ValueOfType<'measure'>): string | undefined {
  if (unit === 'years') return words.years(value, of === 1);
  return unit === 'months' ? words.months(value, of === 1) : undefined;
}

/** "€6.50 per loaf", "€20–€30 per hour". */
function priceIn(words: SiteWords, language: Language, { minor, toMinor, currency, per }: PricedAmount): string {
  const low = formatMoney({ minor, currency }, language);
  const range = toMinor === undefined ? low : `${low}–${formatMoney({ minor: toMinor, currency }, language)}`;
  if (per === undefined) return range;
  if (per === 'each') return words.each(range);
  return words.per(range, isTimeUnit(words, per) ? words.time[per] : per);
}

const isTimeUnit = (words: SiteWords, unit: string): unit is keyof SiteWords['time'] => Object.hasOwn(words.time, unit);

/** Words of the middle of a sentence as they stand at the beginning of a line. */
export const capitalised = (text: string): string => {
  const [first = ''] = text;
  const upper = first.toLocaleUpperCase();
  // A letter whose capital is two stays small, so that what fits goes on fitting.
  return (upper.length === first.length ? upper : first) + text.slice(first.length);
};

/** What each source of a block says now, as the JSON that a binding keeps; a source of which nothing is known is left out. */
export function factValues(known: KnownFacts, language: Language): Partial<Record<FactSource, string>> {
  const words = siteWordsOf(language);
  const values: Record<FactSource, unknown> = {
    name: known.name,
    offer: known.offer && capitalised(known.offer),
    place: known.place && capitalised(known.place),
    offers: filled(known.prices.map(({ name, price }) => ({ name, text: price }))),
    prices: filled(known.prices.map((item) => ({ ...item, note: '' }))),
    products: filled(known.prices.map((item) => ({ ...item, text: '', action: '', link: '#contact' }))),
    reasons: filled(known.reasons.map((text) => ({ text }))),
    audience: filled(known.audience.map((text) => ({ text }))),
    glance: filled(glanceOf(known, words)),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([source, value]) =>
      value === undefined || value === '' ? [] : [[source, JSON.stringify(value)]],
    ),
  );
}

const filled = <T>(items: readonly T[]): readonly T[] | undefined => (items.length > 0 ? items : undefined);

/** Facts in few words beside their labels; the place stands above the headline. */
function glanceOf(known: KnownFacts, { labels }: SiteWords): readonly { label: string; value: string }[] {
  const lines: readonly (readonly [label: string, value: string | undefined])[] = [
    [labels.how, known.delivery.length > 0 ? known.delivery.join(' · ') : undefined],
    [labels.area, known.area && capitalised(known.area)],
    [labels.experience, known.experience],
  ];
  return lines.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ label, value }]));
}
