import { factRegistry } from '#features/workspaces/domain/fact-registry.ts';
import type { FactKey, FactValue, NamedAmount, PricedAmount } from '#features/workspaces/domain/fact-value.ts';
import { isCurrencyCode, toMinor } from '#shared/money.ts';
import { wordRoles } from '../reading/roles.ts';
import { type Business, type Said, type SaidAmount, type SaidWords, wordsOf } from './business.ts';
import { rolesOfFact } from './roles-of-fact.ts';

/** A fact for the other tools, and the words it comes from. */
interface FoldedFact {
  readonly key: FactKey;
  readonly value: FactValue;
  readonly from: Said;
}

/** So many items a fact holds (fact-registry.ts). */
const mostItems = 12;

/** What the other tools read of a business: facts made from nothing but what is certain. */
export function factsOf(business: Business): readonly FoldedFact[] {
  const all = [...business.amounts, ...wordsOf(business, ...wordRoles)];
  return Object.entries(rolesOfFact).flatMap(([name, roles]) => {
    const key = name as FactKey;
    const said = all.filter(({ role }) => roles.includes(role));
    const value = said[0] && valueFor(key, said, business);
    return value ? [{ key, value, from: said[0]! }] : [];
  });
}

/** Texts and lists hold everything that was said; a number only what was said once. */
function valueFor(key: FactKey, said: readonly (SaidAmount | SaidWords)[], business: Business): FactValue | undefined {
  const { type } = factRegistry[key];
  const quotes = said.map(({ quote }) => quote);
  if (type === 'text') return { type, text: quotes[0]! };
  if (type === 'texts') return { type, items: [...new Set(quotes)].slice(0, mostItems) };
  const amounts = said.filter((one) => 'form' in one);
  const [only, ...others] = amounts;
  if (type === 'amounts') {
    const items = amounts.flatMap((one) => named(business, one) ?? []).slice(0, mostItems);
    return items.length > 0 ? { type, items } : undefined;
  }
  if (!only || others.length > 0) return undefined;
  const { form } = only;
  const price = priced(only);
  if (type === 'money') return price && { type, ...price };
  if (type === 'measure' && form.kind === 'duration' && (form.unit === 'year' || form.unit === 'month'))
    return { type, value: form.value, unit: `${form.unit}s` };
  return type === 'count' ? countOf(key, only) : undefined;
}

function countOf(key: FactKey, { form, toValue, every }: SaidAmount): FactValue | undefined {
  if (form.kind !== 'count') return undefined;
  const { count, of } = form;
  if (key === 'business.team') return { type: 'count', count };
  const per = key === 'revenue.volume' && every !== 'minute' ? every : undefined;
  return toValue === undefined ? { type: 'count', count, ...(of !== '' && { of }), ...(per && { per }) } : undefined;
}

function priced({ form, toValue, unit, every }: SaidAmount): PricedAmount | undefined {
  if (form.kind !== 'money' || !isCurrencyCode(form.currency)) return undefined;
  const { currency } = form;
  const per = every ?? unit?.one ?? form.per;
  const minor = toMinor(form.amount, currency);
  const top = toValue === undefined ? minor : toMinor(toValue, currency);
  return { minor, currency, ...(top > minor && { toMinor: top }), ...(per !== undefined && { per }) };
}

/** A price or cost under the words of what it belongs to; under its own words where nobody said to what. */
function named(business: Business, said: SaidAmount): NamedAmount | undefined {
  const price = priced(said);
  const of = business.words.find(({ mention }) => mention === said.of);
  return price && { name: (of?.quote ?? said.unit?.one ?? said.quote).slice(0, 80), ...price };
}
