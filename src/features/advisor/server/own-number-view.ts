import type { OwnNumberField } from '#features/advisor/advisor.contract.ts';
import { factOfInput } from '#features/advisor/domain/model/input-facts.ts';
import { ownNumberRange, type ReplaceableLeaf, typedValue } from '#features/advisor/domain/model/own-numbers.ts';
import { formatNode } from '#shared/formula-format.ts';
import type { ReadablePlan } from './readable-plan.ts';

type Known = Pick<ReadablePlan, 'plan'> & Partial<Pick<ReadablePlan, 'facts' | 'ownNumbers'>>;

/** The field in which a person types their own number for an input of the model. */
export function viewOwnNumber(readable: Known, leaf: ReplaceableLeaf): OwnNumberField {
  const { replaced } = leaf;
  return {
    version: versionOf(readable, leaf),
    value: typedValue(leaf),
    unit: leaf.unit,
    ...(leaf.currency && { currency: leaf.currency }),
    ...ownNumberRange(leaf),
    ...(replaced && { replaced: { shown: formatNode(leaf, replaced.value), origin: replaced.origin.kind } }),
  };
}

/** The version a new number follows: of the fact it becomes, or of the number put here before; 0 where there is none. */
function versionOf({ plan, facts = [], ownNumbers = [] }: Known, leaf: ReplaceableLeaf): number {
  const fact = factOfInput(plan.graph, leaf, leaf.value);
  return fact
    ? (facts.find((one) => one.key === fact.key)?.version ?? 0)
    : (ownNumbers.find((one) => one.inputId === leaf.id)?.version ?? 0);
}
