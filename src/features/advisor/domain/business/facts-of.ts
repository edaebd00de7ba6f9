import type { FactKey, FactValue, NamedAmount, PricedAmount } from '#features/workspaces/domain/fact-value.ts';
import { isCurrencyCode, toMinor } from '#shared/money.ts';
import type { AmountRole, WordRole } from '../reading/roles.ts';
import { amountsOf, type Business, onlyAmountOf, type Said, type SaidAmount, wordsOf } from './business.ts';

/** A fact for the other tools, and the words it comes from. */
export interface FoldedFact {
  readonly key: FactKey;
  readonly value: FactValue;
  readonly from: Said;
}

/** So many items a fact holds (fact-registry.ts). */
const mostItems = 12;

/** What the other tools read of a business: facts made from nothing but what is certain. */
export function factsOf(business: Business): readonly FoldedFact[] {
  const facts: FoldedFact[] = [];
  const put = (key: FactKey, from: Said | undefined, value: FactValue | undefined): void => {
    if (from && value) facts.push({ key, value, from });
  };
  const first = (key: FactKey, ...roles: readonly WordRole[]): void => {
    const [said] = wordsOf(business, ...roles);
    put(key, said, said && { type: 'text', text: said.quote });
  };
  const all = (key: FactKey, ...roles: readonly WordRole[]): void => {
    const said = wordsOf(business, ...roles);
    const items = [...new Set(said.map(({ quote }) => quote))].slice(0, mostItems);
    put(key, said[0], { type: 'texts', items });
  };
  const only = (key: FactKey, role: AmountRole, toValue: (said: SaidAmount) => FactValue | undefined): void => {
    const said = onlyAmountOf(business, role);
    put(key, said, said && toValue(said));
  };
  const several = (key: FactKey, ...roles: readonly AmountRole[]): void => {
    const said = amountsOf(business, ...roles);
    const items = said.flatMap((one) => named(business, one) ?? []).slice(0, mostItems);
    put(key, items.length > 0 ? said[0] : undefined, { type: 'amounts', items });
  };
  first('business.offer', 'offer');
  first('business.place', 'town');
  all('business.difference', 'promise');
  only('business.team', 'team', ({ form }) =>
    form.kind === 'count' ? { type: 'count', count: form.count } : undefined,
  );
  only('finance.cash', 'own.money', money);
  several('finance.costs', 'cost.period');
  first('industry.words', 'trade');
  only('industry.experience', 'experience', ({ form }) =>
    form.kind === 'duration' && (form.unit === 'year' || form.unit === 'month')
      ? { type: 'measure', value: form.value, unit: `${form.unit}s` }
      : undefined,
  );
  all('audience.groups', 'payer', 'user');
  only('audience.size', 'customers.possible', count);
  first('audience.alternative', 'rival.self', 'rival.nothing');
  several('revenue.streams', 'price', 'price.period', 'price.pack', 'price.addon');
  only('revenue.volume', 'sales.expected', countPer);
  only('revenue.unitCost', 'cost.direct', money);
  all('competitors.named', 'rival');
  all('competitors.weakness', 'rival.fault');
  only('competitors.price', 'rival.price', money);
  return facts;
}

function priced({ form, toValue, unit, every }: SaidAmount): PricedAmount | undefined {
  if (form.kind !== 'money' || !isCurrencyCode(form.currency)) return undefined;
  const per = every ?? unit?.one ?? form.per;
  const minor = toMinor(form.amount, form.currency);
  const top = toValue === undefined ? undefined : toMinor(toValue, form.currency);
  return {
    minor,
    currency: form.currency,
    ...(top !== undefined && top > minor && { toMinor: top }),
    ...(per !== undefined && { per }),
  };
}

function money(said: SaidAmount): FactValue | undefined {
  const amount = priced(said);
  return amount && { type: 'money', ...amount };
}

function count({ form, toValue }: SaidAmount): Extract<FactValue, { type: 'count' }> | undefined {
  if (form.kind !== 'count' || toValue !== undefined) return undefined;
  return { type: 'count', count: form.count, ...(form.of !== '' && { of: form.of }) };
}

function countPer(said: SaidAmount): FactValue | undefined {
  const counted = count(said);
  const per = said.every === 'minute' ? undefined : said.every;
  return counted && { ...counted, ...(per && { per }) };
}

/** A price or cost under the words of what it belongs to; under its own words where nobody said to what. */
function named(business: Business, said: SaidAmount): NamedAmount | undefined {
  const amount = priced(said);
  const of = business.words.find(({ mention }) => mention === said.of);
  return amount && { name: (of?.quote ?? said.unit?.one ?? said.quote).slice(0, 80), ...amount };
}
