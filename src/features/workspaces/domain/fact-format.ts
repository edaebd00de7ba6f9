import { formatMoney, toMajor } from '#shared/money.ts';
import type { FactValue, NamedAmount, PricedAmount } from './fact-value.ts';

/**
 * A fact as a person reads it: "€6.50 per loaf", "about 9,000 households", "4 km". Round counts from a hundred up are
 * called "about", because nobody counts exactly 9,000 households. English words; numbers follow the locale.
 */
export function formatFact(value: FactValue, locale = 'en'): string {
  switch (value.type) {
    case 'text':
      return value.text;
    case 'texts':
      return joinWords(value.items, locale);
    case 'choice':
      return formatChoice(value.choice, locale);
    case 'choices':
      return joinWords(
        value.items.map((item) => formatChoice(item, locale)),
        locale,
      );
    case 'count':
      return formatCount(value, locale);
    case 'percent':
      return `${formatNumber(value.percent, locale)}%`;
    case 'measure':
      return `${formatNumber(value.value, locale)} ${value.value === 1 ? value.unit.replace(/s$/, '') : value.unit}`;
    case 'money':
      return formatPrice(value, locale);
    case 'amounts':
      return value.items.map((item) => formatNamedAmount(item, locale)).join('; ');
  }
}

/** A price with its range and what it buys: "€20–€30 per hour". */
export function formatPrice(price: PricedAmount, locale = 'en'): string {
  const low = formatMoney({ minor: price.minor, currency: price.currency }, locale);
  const range =
    price.toMinor === undefined
      ? low
      : `${low}–${formatMoney({ minor: price.toMinor, currency: price.currency }, locale)}`;
  if (price.per === undefined) return range;
  return price.per === 'each' ? `${range} each` : `${range} per ${price.per}`;
}

/** "Sourdough: €6.50 per loaf"; the name is left out when the price already says it. */
export function formatNamedAmount(amount: NamedAmount, locale = 'en'): string {
  return amount.name === amount.per ? formatPrice(amount, locale) : `${amount.name}: ${formatPrice(amount, locale)}`;
}

/** The price as a plain number of major units, for a field that edits it. */
export function priceInputValue(price: PricedAmount): string {
  return String(toMajor(price.minor, price.currency));
}

/** An id out of a list in words: "day-rate" → "day rate", "BE" → "Belgium". */
export function formatChoice(choice: string, locale = 'en'): string {
  if (/^[A-Z]{2}$/.test(choice)) return new Intl.DisplayNames([locale], { type: 'region' }).of(choice) ?? choice;
  return choice === 'one-off' || choice === 'in-house' ? choice : choice.replaceAll('-', ' ');
}

function formatCount(value: Extract<FactValue, { type: 'count' }>, locale: string): string {
  const number = formatNumber(value.count, locale);
  const isRound = value.count >= 100 && value.count % 100 === 0 && value.per === undefined;
  const of = value.of === undefined ? '' : ` ${value.of}`;
  const per = value.per === undefined ? '' : ` per ${value.per}`;
  return `${isRound ? 'about ' : ''}${number}${of}${per}`;
}

function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
}

function joinWords(items: readonly string[], locale: string): string {
  // English lists have no comma before "and", as everywhere in the product; British rules say so for every English.
  const rules = /^en(-|$)/.test(locale) ? 'en-GB' : locale;
  return new Intl.ListFormat(rules, { type: 'conjunction' }).format([...items]);
}
