import type { OwnNumberField } from '#features/advisor/advisor.contract.ts';
import { ownNumberRange, type ReplaceableLeaf, typedValue } from '#features/advisor/domain/model/own-numbers.ts';
import { ownKey } from '#features/advisor/domain/reckoning/ledger.ts';
import { formatNode } from '#shared/formula-format.ts';
import type { ReadablePlan } from './readable-plan.ts';

type Known = Pick<ReadablePlan, 'plan'> & Partial<Pick<ReadablePlan, 'answers'>>;

/** The field in which a person types their own number in the place of one of the plan. */
export function viewOwnNumber({ plan, answers = [] }: Known, leaf: ReplaceableLeaf): OwnNumberField {
  const { replaced } = leaf;
  const shown = replaced && formatNode(leaf, replaced.value, undefined, plan.contentLocale);
  return {
    version: answers.find(({ key }) => key === ownKey(leaf.id))?.version ?? 0,
    value: typedValue(leaf),
    unit: leaf.unit,
    ...(leaf.currency && { currency: leaf.currency }),
    ...ownNumberRange(leaf),
    ...(replaced && shown !== undefined && { replaced: { shown, origin: replaced.origin.kind } }),
  };
}
