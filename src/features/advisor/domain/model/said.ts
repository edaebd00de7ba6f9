import type { Fact, FactKey, FactSet, FactValue, PricedAmount } from '#features/workspaces/domain/fact-value.ts';
import { op } from '#shared/formula-build.ts';
import type { LeafOrigin } from '#shared/formula-graph.ts';
import { currencyDecimals } from '#shared/money.ts';
import { assumption, type GraphDraft, type NodeSpec } from './graph-draft.ts';
import { priceLevelRatio } from './price-levels.ts';

/** The value of a fact if it is known, not withdrawn and of the type asked for. */
export function findSaid<T extends FactValue['type']>(
  facts: FactSet,
  key: FactKey,
  type: T,
): { readonly fact: Fact; readonly value: Extract<FactValue, { type: T }> } | undefined {
  const fact = facts.get(key);
  return fact && isOfType(fact.value, type) ? { fact, value: fact.value } : undefined;
}

function isOfType<T extends FactValue['type']>(
  value: FactValue | null,
  type: T,
): value is Extract<FactValue, { type: T }> {
  return value?.type === type;
}

/** The ids of a choice or choices fact, none if it is not known. */
export function chosen(facts: FactSet, key: FactKey): readonly string[] {
  const one = findSaid(facts, key, 'choice');
  return one ? [one.value.choice] : (findSaid(facts, key, 'choices')?.value.items ?? []);
}

/** The origin of a leaf that holds a number of this fact; a corrected fact is the person's as well. */
export function originOf(fact: Fact): LeafOrigin {
  if (fact.origin.kind === 'assumption') {
    return assumption(fact.origin.basis);
  }
  const quote = fact.origin.kind === 'said' ? fact.origin.quote : '';
  return { kind: 'said', factKey: fact.key, factVersion: fact.version, quote };
}

/**
 * Adds a said amount under `spec.id`. A range becomes two leaves and their middle; an amount in another currency
 * becomes the leaf as said, a rough factor, and their product. Every number typed stays a leaf of its own.
 */
export function addSaidMoney(draft: GraphDraft, spec: NodeSpec, amount: PricedAmount, fact: Fact): string {
  const isForeign = amount.currency !== draft.currency;
  const leafSpec = { ...spec, currency: amount.currency };
  if (amount.toMinor === undefined && !isForeign) {
    return draft.leaf(leafSpec, amount.minor, originOf(fact));
  }
  const parts = [
    draft.leaf({ ...leafSpec, id: `${spec.id}.from`, label: `${spec.label}, as said` }, amount.minor, originOf(fact)),
  ];
  if (amount.toMinor !== undefined) {
    const label = `${spec.label}, top of the range`;
    parts.push(draft.leaf({ ...leafSpec, id: `${spec.id}.to`, label }, amount.toMinor, originOf(fact)));
  }
  const middle = parts.length > 1 ? op('divide', op('add', ...parts), parts.length) : op('add', ...parts);
  if (!isForeign) {
    return draft.formula(spec, middle, 'minor');
  }
  const scale = 10 ** (currencyDecimals[draft.currency] - currencyDecimals[amount.currency]);
  const rate = addRate(draft, amount.currency);
  return draft.formula(spec, op('multiply', middle, rate, ...(scale === 1 ? [] : [scale])), 'minor');
}

function addRate(draft: GraphDraft, from: PricedAmount['currency']): string {
  const id = `rate.${from.toLowerCase()}`;
  return draft.has(id)
    ? id
    : draft.leaf(
        { id, label: `${draft.currency} for one ${from}`, unit: 'ratio' },
        priceLevelRatio(from, draft.currency),
        assumption('a rough level of prices, no exchange rate of a day'),
      );
}
