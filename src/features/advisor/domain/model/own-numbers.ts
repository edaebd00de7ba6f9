import type { GraphNode, LeafNode, NodeUnit } from '#shared/formula-graph.ts';
import { toMajor, toMinor } from '#shared/money.ts';
import type { AmountField } from '../coach/question.ts';

type OwnNumberRange = Pick<AmountField, 'min' | 'max'>;

/** The numbers a person may enter for an input, in the unit in which they are typed (docs/advisor.md, "Numbers"). */
const ranges: Readonly<Partial<Record<NodeUnit, OwnNumberRange>>> = {
  percent: { min: 0, max: 100 },
  months: { min: 1, max: 36 },
  hours: { min: 0.1, max: 744 },
};
const anyNumber: OwnNumberRange = { min: 0, max: 1_000_000_000 };

/** A leaf with one number: said, answered, assumed or cited, or the person's own that replaced it. */
export type ReplaceableLeaf = LeafNode & { readonly value: number };

/** Whether a person may enter their own number: for a single number that no formula makes, not for a series. */
export const isReplaceable = (node: GraphNode): node is ReplaceableLeaf =>
  node.kind === 'leaf' && typeof node.value === 'number';

/** The least and the most a person may put here. */
export const ownNumberRange = ({ unit }: ReplaceableLeaf): OwnNumberRange => ranges[unit] ?? anyNumber;

/** The value of a leaf as a person types it. */
export const typedValue = ({ currency, value }: ReplaceableLeaf): number =>
  currency ? toMajor(value, currency) : value;

/** A typed number in the leaf's own unit, or null where it is outside the range. */
export function readTyped(leaf: ReplaceableLeaf, typed: number): number | null {
  const { min, max } = ownNumberRange(leaf);
  if (!(typed >= min && typed <= max)) return null;
  return leaf.currency ? toMinor(typed, leaf.currency) : typed;
}
