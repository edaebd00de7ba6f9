import { englishPlural, measureForms, type PluralForms } from '#shared/english-plural.ts';
import { formatList } from '#shared/format-list.ts';
import { formatNumber, formatPercent } from '#shared/format-number.ts';
import { formatMoney } from '#shared/money.ts';
import type { FactValue, MeasureUnit, NamedAmount, PricedAmount } from './fact-value.ts';

const unitWords: Readonly<Record<MeasureUnit, PluralForms>> = { ...measureForms, km: { one: 'km', other: 'km' } };

/**
 * A fact as a person reads it: "€6.50 per loaf", "about 9,000 households", "4 km". Round counts from a hundred up are
 * called "about", because a count of exactly 9,000 households is an estimate. English words; numbers follow the locale.
 */
export function formatFact(value: FactValue, locale = 'en'): string {
  switch (value.type) {
    case 'text':
      return value.text;
    case 'texts':
      return formatList(value.items, locale);
    case 'choice':
      return formatChoice(value.choice, locale);
    case 'choices':
      return formatList(
        value.items.map((item) => formatChoice(item, locale)),
        locale,
      );
    case 'count':
      return formatCount(value, locale);
    case 'percent':
      return formatPercent(value.percent, locale);
    case 'measure':
      return `${numberOf(value.value, locale)} ${englishPlural(value.value, unitWords[value.unit])}`;
    case 'money':
      return formatPrice(value, locale);
    case 'amounts':
      return value.items.map((item) => formatNamedAmount(item, locale)).join('; ');
  }
}

/** A price with its range and what it buys: "€20–€30 per hour". */
function formatPrice(price: PricedAmount, locale = 'en'): string {
  const low = formatMoney({ minor: price.minor, currency: price.currency }, locale);
  const range =
    price.toMinor === undefined
      ? low
      : `${low}–${formatMoney({ minor: price.toMinor, currency: price.currency }, locale)}`;
  if (price.per === undefined) return range;
  return price.per === 'each' ? `${range} each` : `${range} per ${price.per}`;
}

/** "Sourdough: €6.50 per loaf"; the name is left out when the price already says it. */
function formatNamedAmount(amount: NamedAmount, locale = 'en'): string {
  return amount.name === amount.per ? formatPrice(amount, locale) : `${amount.name}: ${formatPrice(amount, locale)}`;
}

/** An id out of a list in words: "day-rate" → "day rate", "BE" → "Belgium". */
function formatChoice(choice: string, locale = 'en'): string {
  if (/^[A-Z]{2}$/.test(choice)) return new Intl.DisplayNames([locale], { type: 'region' }).of(choice) ?? choice;
  return choice === 'one-off' || choice === 'in-house' ? choice : choice.replaceAll('-', ' ');
}

function formatCount(value: Extract<FactValue, { type: 'count' }>, locale: string): string {
  const number = numberOf(value.count, locale);
  const isRound = value.count >= 100 && value.count % 100 === 0 && value.per === undefined;
  const of = value.of === undefined ? '' : ` ${value.of}`;
  const per = value.per === undefined ? '' : ` per ${value.per}`;
  return `${isRound ? 'about ' : ''}${number}${of}${per}`;
}

function numberOf(value: number, locale: string): string {
  return formatNumber(value, locale, { maximumFractionDigits: 2 });
}
