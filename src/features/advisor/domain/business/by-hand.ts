import { factRegistry } from '#features/workspaces/domain/fact-registry.ts';
import type { FactKey, FactValue, PricedAmount } from '#features/workspaces/domain/fact-value.ts';
import type { Language } from '#shared/languages.ts';
import { formatMoney, toMajor } from '#shared/money.ts';
import type { AmountRole, WordRole } from '../reading/roles.ts';
import { asTimeUnit } from '../reading/units.ts';
import type { Business, SaidAmount, SaidWords } from './business.ts';
import { rolesOfFact } from './roles-of-fact.ts';

/** A fact that a person entered or corrected by hand, in the profile or under an answer. */
export interface EnteredFact {
  readonly key: FactKey;
  readonly value: FactValue;
}

/** The words and amounts of a business that a fact stands for. */
export const mentionsOfFact = ({ amounts, words }: Business, key: FactKey): readonly string[] =>
  [...amounts, ...words].filter(({ role }) => rolesOfFact[key]?.includes(role)).map(({ mention }) => mention);

/** The business with what was entered by hand in the place of what was said of the same: a person's last word counts. */
export const withEntered = (business: Business, entered: readonly EnteredFact[], language: Language): Business =>
  entered.reduce((so, fact) => replace(so, fact, language), business);

/** What was said is replaced; a value takes the first of its roles. */
function replace(business: Business, { key, value }: EnteredFact, language: Language): Business {
  const roles = rolesOfFact[key];
  if (!roles) return business;
  const [role] = roles;
  const said = (quote: string, at: number) => ({
    mention: `fact/${key}/${at}`,
    question: factRegistry[key].question,
    quote,
  });
  const amounts = amountsIn(value, language).map(({ quote, ...amount }, at): SaidAmount => {
    const isPeriod = role === 'price' && amount.every !== undefined;
    return { ...said(quote, at), role: isPeriod ? 'price.period' : (role as AmountRole), ...amount };
  });
  const texts = value.type === 'text' ? [value.text] : value.type === 'texts' ? value.items : [];
  const words = texts.map((text, at): SaidWords => ({ ...said(text, at), role: role as WordRole }));
  return {
    ...business,
    amounts: [...business.amounts.filter((one) => !roles.includes(one.role)), ...amounts],
    words: [...business.words.filter((one) => !roles.includes(one.role)), ...words],
  };
}

type EnteredAmount = Pick<SaidAmount, 'quote' | 'form' | 'toValue' | 'every'>;

function amountsIn(value: FactValue, language: Language): readonly EnteredAmount[] {
  switch (value.type) {
    case 'money':
      return [moneyOf(value, language)];
    case 'amounts':
      return value.items.map((item) => moneyOf(item, language));
    case 'count': {
      const { count, of = '', per } = value;
      const quote = `${new Intl.NumberFormat(language).format(count)} ${of}`.trim();
      return [{ quote, ...perTime(per), form: { kind: 'count', count, of, ...(per !== undefined && { per }) } }];
    }
    case 'measure': {
      const unit = asTimeUnit(value.unit.replace(/s$/, ''));
      if (!unit) return [];
      const quote = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value.value);
      return [{ quote, form: { kind: 'duration', value: value.value, unit } }];
    }
    default:
      return [];
  }
}

const moneyOf = ({ minor, toMinor: top, currency, per }: PricedAmount, language: Language): EnteredAmount => ({
  quote: formatMoney({ minor, currency }, language),
  form: { kind: 'money', amount: toMajor(minor, currency), currency, ...(per !== undefined && { per }) },
  ...(top !== undefined && { toValue: toMajor(top, currency) }),
  ...perTime(per),
});

function perTime(per: string | undefined): Pick<SaidAmount, 'every'> {
  const every = asTimeUnit(per);
  return every ? { every } : {};
}
