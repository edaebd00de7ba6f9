import { factRegistry } from '#features/workspaces/domain/fact-registry.ts';
import type { FactKey, FactValue, PricedAmount } from '#features/workspaces/domain/fact-value.ts';
import type { Language } from '#shared/languages.ts';
import { formatMoney, toMajor } from '#shared/money.ts';
import type { AmountRole, WordRole } from '../reading/roles.ts';
import type { AmountForm } from '../reading/spotted.ts';
import { isTimeUnit, type TimeUnit } from '../reading/units.ts';
import type { Business, SaidAmount, SaidWords } from './business.ts';

/** A fact that a person entered or corrected by hand, in the profile or under an answer. */
export interface EnteredFact {
  readonly key: FactKey;
  readonly value: FactValue;
}

/** The roles whose place a fact takes: the first is what its values become. */
const rolesOfFact: Readonly<Partial<Record<FactKey, readonly (AmountRole | WordRole)[]>>> = {
  'business.offer': ['offer'],
  'business.place': ['town'],
  'business.difference': ['promise'],
  'business.team': ['team'],
  'finance.cash': ['own.money'],
  'finance.costs': ['cost.period'],
  'industry.words': ['trade'],
  'industry.experience': ['experience'],
  'audience.groups': ['payer', 'user'],
  'audience.size': ['customers.possible'],
  'audience.alternative': ['rival.self', 'rival.nothing'],
  'revenue.streams': ['price', 'price.period', 'price.pack', 'price.addon'],
  'revenue.volume': ['sales.expected'],
  'revenue.unitCost': ['cost.direct'],
  'competitors.named': ['rival'],
  'competitors.weakness': ['rival.fault'],
  'competitors.price': ['rival.price'],
};

/** The words and amounts of a business that a fact stands for. */
export function mentionsOfFact({ amounts, words }: Business, key: FactKey): readonly string[] {
  const roles: readonly string[] = rolesOfFact[key] ?? [];
  return [...amounts, ...words].filter(({ role }) => roles.includes(role)).map(({ mention }) => mention);
}

/** The business with what was entered by hand in the place of what was said of the same: a person's last word counts. */
export function withEntered(business: Business, entered: readonly EnteredFact[], language: Language): Business {
  return entered.reduce((so, fact) => replace(so, fact, language), business);
}

function replace(business: Business, { key, value }: EnteredFact, language: Language): Business {
  const roles: readonly string[] = rolesOfFact[key] ?? [];
  if (roles.length === 0) return business;
  const said = (at: number, quote: string) => ({
    mention: `fact/${key}/${at}`,
    question: factRegistry[key].question,
    quote,
  });
  const role = roles[0]!;
  const amounts = amountsIn(value, language).map(({ quote, ...amount }, at): SaidAmount => {
    const isPeriod = role === 'price' && amount.every !== undefined;
    return { ...said(at, quote), role: isPeriod ? 'price.period' : (role as AmountRole), ...amount };
  });
  const words = textsIn(value).map((text, at): SaidWords => ({ ...said(at, text), role: role as WordRole }));
  return {
    ...business,
    amounts: [...business.amounts.filter((one) => !roles.includes(one.role)), ...amounts],
    words: [...business.words.filter((one) => !roles.includes(one.role)), ...words],
  };
}

function textsIn(value: FactValue): readonly string[] {
  if (value.type === 'text') return [value.text];
  return value.type === 'texts' ? value.items : [];
}

interface EnteredAmount {
  readonly quote: string;
  readonly form: AmountForm;
  readonly toValue?: number;
  readonly every?: TimeUnit;
}

function amountsIn(value: FactValue, language: Language): readonly EnteredAmount[] {
  switch (value.type) {
    case 'money':
      return [moneyOf(value, language)];
    case 'amounts':
      return value.items.map((item) => moneyOf(item, language));
    case 'count': {
      const { count, of = '', per } = value;
      const every = per !== undefined && isTimeUnit(per) ? per : undefined;
      const quote = [new Intl.NumberFormat(language).format(count), of].join(' ').trim();
      return [
        { quote, form: { kind: 'count', count, of, ...(per !== undefined && { per }) }, ...(every && { every }) },
      ];
    }
    case 'measure': {
      const unit = value.unit.replace(/s$/, '');
      if (!isTimeUnit(unit)) return [];
      const shown = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value.value);
      return [{ quote: shown, form: { kind: 'duration', value: value.value, unit } }];
    }
    default:
      return [];
  }
}

function moneyOf({ minor, toMinor: top, currency, per }: PricedAmount, language: Language): EnteredAmount {
  const every = per !== undefined && isTimeUnit(per) ? per : undefined;
  return {
    quote: formatMoney({ minor, currency }, language),
    form: { kind: 'money', amount: toMajor(minor, currency), currency, ...(per !== undefined && { per }) },
    ...(top !== undefined && { toValue: toMajor(top, currency) }),
    ...(every && { every }),
  };
}
