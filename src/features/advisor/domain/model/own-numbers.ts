import type { GraphNode, LeafNode, NodeUnit } from '#shared/formula-graph.ts';
import { toMajor, toMinor } from '#shared/money.ts';

/** The numbers a person may enter for an input, in the unit in which they are typed (docs/advisor.md, "Numbers"). */
export interface OwnNumberRange {
  readonly min: number;
  readonly max: number;
}

const ranges: Readonly<Record<NodeUnit, OwnNumberRange>> = {
  money: { min: 0, max: 1_000_000_000 },
  count: { min: 0, max: 1_000_000_000 },
  percent: { min: 0, max: 100 },
  ratio: { min: 0.0001, max: 10_000 },
  months: { min: 1, max: 36 },
  days: { min: 0, max: 365 },
  kilometres: { min: 0, max: 20_000 },
  miles: { min: 0, max: 20_000 },
  minutes: { min: 0, max: 1_440 },
  hours: { min: 0.1, max: 744 },
  years: { min: 0, max: 100 },
};
const daysOfAWeek: OwnNumberRange = { min: 0.5, max: 7 };

/** A leaf with one number: said, answered, assumed or cited, or the person's own that replaced it. */
export interface ReplaceableLeaf extends LeafNode {
  readonly value: number;
}

/** Whether a person may enter their own number: for a single number that no formula makes, not for a series. */
export function isReplaceable(node: GraphNode): node is ReplaceableLeaf {
  return node.kind === 'leaf' && typeof node.value === 'number';
}

/** The least and the most a person may put here. */
export function ownNumberRange(node: ReplaceableLeaf): OwnNumberRange {
  return node.unit === 'days' && node.per === 'week' ? daysOfAWeek : ranges[node.unit];
}

/** The value of a leaf as a person types it. */
export function typedValue(node: ReplaceableLeaf): number {
  return node.unit === 'money' && node.currency ? toMajor(node.value, node.currency) : node.value;
}

/** A typed number in the leaf's own unit, or null where it is outside the range. */
export function readTyped(node: ReplaceableLeaf, typed: number): number | null {
  const { min, max } = ownNumberRange(node);
  if (!(typed >= min && typed <= max)) {
    return null;
  }
  return node.unit === 'money' && node.currency ? toMinor(typed, node.currency) : typed;
}
