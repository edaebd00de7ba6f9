import type { CurrencyCode } from './money.ts';

/**
 * Every number of a plan is a node of one formula graph: a leaf that somebody stated, or a formula over other nodes.
 * Formulas are data, so a stored graph can be evaluated again and give what was shown.
 */
export type GraphNode = LeafNode | FormulaNode;

/** What a value counts. Money values are integers in minor units; percent is 0–100; ratio is a bare factor. */
export const nodeUnits = [
  'money',
  'count',
  'percent',
  'ratio',
  'months',
  'days',
  'kilometres',
  'miles',
  'minutes',
  'hours',
  'years',
] as const;
export type NodeUnit = (typeof nodeUnits)[number];

/** One number, or one for each of the graph's months; a leaf may also hold twelve weights, one a calendar month. */
export type NodeValue = number | readonly number[];

interface NodeBase {
  /** Dotted and stable: "stream.1.price", "cash.closing". Cases prefix theirs: "best.cash.closing". */
  readonly id: string;
  /** A short noun phrase as a person would write it in a table. */
  readonly label: string;
  readonly unit: NodeUnit;
  readonly currency?: CurrencyCode;
  /** What it is counted by, if anything: "loaf", "month". */
  readonly per?: string;
}

export interface LeafNode extends NodeBase {
  readonly kind: 'leaf';
  readonly value: NodeValue;
  readonly origin: LeafOrigin;
  /** The value that the person replaced with a number of their own. */
  readonly replaced?: { readonly value: number; readonly origin: LeafOrigin };
}

/** Where a stated number comes from. */
export type LeafOrigin =
  | { readonly kind: 'said'; readonly factKey: string; readonly factVersion: number; readonly quote: string }
  | { readonly kind: 'source'; readonly sourceId: string; readonly note: string }
  | {
      readonly kind: 'assumption';
      readonly basis: string;
      /** How something is counted by everybody, not a guess about this business: working days of a month. */
      readonly isConvention?: true;
    };

export interface FormulaNode extends NodeBase {
  readonly kind: 'formula';
  readonly formula: Expression;
  /**
   * Named rounding; a formula without it is exact. 'minor' rounds to whole minor units, 'integer' to whole things, a number to its
   * multiples: what is reckoned from several of them adds up as it is shown.
   */
  readonly rounding?: 'minor' | 'integer' | number;
  /** Significant digits that its value is worth. Where absent, an amount drops its decimals from a hundred on. */
  readonly digits?: 2 | 3 | 'all';
}

export type Operator =
  /** Elementwise over any number of arguments; a single number is used for every month. */
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'min'
  | 'max'
  /** value → the next whole number up or down, elementwise. */
  | 'ceil'
  | 'floor'
  /** Series → number. */
  | 'sum'
  | 'minimum'
  | 'last'
  /** (series, from, to): the sum of months from..to, 1-based and inclusive. */
  | 'sumRange'
  /** (series, month): one month, 1-based. */
  | 'at'
  /** series → running total, series. */
  | 'cumulate'
  /** (additions, retention): stock with x[t] = x[t-1] × retention + additions[t]. */
  | 'retain'
  /** (series, first): series moved one month later, beginning with `first`. */
  | 'lag'
  /** (series, months): what arrives that much later; a part of a month splits the amount over two months. */
  | 'delay'
  /** (rampMonths): 1/ramp … 1, then 1: how much of the full volume a young business reaches. */
  | 'ramp'
  /** (weights of twelve months, first calendar month 1–12): repeated over the model's months. */
  | 'seasons'
  /** (a, b): first month, 1-based, from which a ≥ b holds; 0 if never. Threshold node. */
  | 'firstMonth';

export type Expression =
  | number
  | { readonly ref: string }
  | { readonly op: Operator; readonly args: readonly Expression[] };

export interface FormulaGraph {
  readonly months: number;
  readonly nodes: readonly GraphNode[];
}

/** Values by node id; evaluated from leaves in dependency order. */
export type GraphValues = ReadonlyMap<string, NodeValue>;
