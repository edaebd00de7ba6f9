import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FactValue, PricedAmount } from '#features/workspaces/domain/fact-value.ts';
import { formatList } from '#shared/format-list.ts';
import { formatNumber, formatPercent } from '#shared/format-number.ts';
import { formatMoney } from '#shared/money.ts';
import { choiceLabels } from './choice-labels.ts';
import { factValueOf } from './fact-draft.ts';
import { factLabels } from './fact-labels.ts';
import { factTypes, isFactKey, type KeyedValue } from './fact-types.ts';
import { industryLabels } from './industry-labels.ts';

/**
 * The words of the interface for facts: what they are called, what can be chosen, and the value as it is read. The
 * person's own words stay as they are.
 */
export function useFactWords() {
  const { t, i18n } = useLingui();
  const { locale } = i18n;

  const labelOf = ({ key }: Pick<KeyedValue, 'key'>): string => (isFactKey(key) ? i18n._(factLabels[key]) : key);

  /** One id out of a closed list, an industry or a country, in small letters but for names. */
  const choiceOf = (id: string): string => {
    if (/^[A-Z]{2}$/.test(id)) return new Intl.DisplayNames([locale], { type: 'region' }).of(id) ?? id;
    const label = hasChoice(id) ? choiceLabels[id] : industryLabels[id];
    return label === undefined ? id.replaceAll('-', ' ') : i18n._(label);
  };

  /** What a price or a volume is counted by: a time the product knows, or the person's own word. */
  const unitOf = (per: string): string => {
    const times: Readonly<Record<string, string>> = {
      hour: t`hour`,
      day: t`day`,
      week: t`week`,
      month: t`month`,
      year: t`year`,
    };
    return times[per] ?? per;
  };

  const numberOf = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 2 });

  /** A price with its range and what it buys: "€20–€30 per hour". */
  const priceOf = ({ minor, toMinor, currency, per }: PricedAmount): string => {
    const low = formatMoney({ minor, currency }, locale);
    const price = toMinor === undefined ? low : `${low}–${formatMoney({ minor: toMinor, currency }, locale)}`;
    if (per === undefined) return price;
    const unit = unitOf(per);
    return per === 'each' ? t`${price} each` : t`${price} per ${unit}`;
  };

  /** Round counts from a hundred up are called "about", because nobody counts exactly 9,000 households. */
  const countOf = ({ count, of, per }: Extract<FactValue, { type: 'count' }>): string => {
    const isRound = count >= 100 && count % 100 === 0 && per === undefined;
    const number = numberOf(count);
    const things = of === undefined ? number : `${number} ${of}`;
    if (per === undefined) return isRound ? t`about ${things}` : things;
    const unit = unitOf(per);
    return t`${things} per ${unit}`;
  };

  const measureOf = ({ value, unit }: Extract<FactValue, { type: 'measure' }>): string => {
    const number = numberOf(value);
    switch (unit) {
      case 'km':
        return t`${number} km`;
      case 'miles':
        return t`${plural(value, { one: `${number} mile`, other: `${number} miles` })}`;
      case 'minutes':
        return t`${plural(value, { one: `${number} minute`, other: `${number} minutes` })}`;
      case 'hours':
        return t`${plural(value, { one: `${number} hour`, other: `${number} hours` })}`;
      case 'days':
        return t`${plural(value, { one: `${number} day`, other: `${number} days` })}`;
      case 'months':
        return t`${plural(value, { one: `${number} month`, other: `${number} months` })}`;
      case 'years':
        return t`${plural(value, { one: `${number} year`, other: `${number} years` })}`;
    }
  };

  const wordsOf = (value: FactValue): string => {
    switch (value.type) {
      case 'text':
        return value.text;
      case 'texts':
        return formatList(value.items, locale);
      case 'choice':
        return choiceOf(value.choice);
      case 'choices':
        return formatList(value.items.map(choiceOf), locale);
      case 'count':
        return countOf(value);
      case 'percent':
        return formatPercent(value.percent, locale);
      case 'measure':
        return measureOf(value);
      case 'money':
        return priceOf(value);
      case 'amounts':
        return value.items
          .map((item) => {
            const { name } = item;
            const price = priceOf(item);
            return name === item.per ? price : t`${name}: ${price}`;
          })
          .join('; ');
    }
  };

  const shownOf = ({ key, value }: KeyedValue): string => {
    const known = isFactKey(key) ? factValueOf(value, factTypes[key]) : null;
    return known === null ? '' : wordsOf(known);
  };

  return { labelOf, choiceOf, priceOf, wordsOf, shownOf };
}

function hasChoice(id: string): id is keyof typeof choiceLabels {
  return Object.hasOwn(choiceLabels, id);
}
