import type {
  Expression,
  FormulaNode,
  GraphNode,
  LeafNode,
  LeafOrigin,
  NodeUnit,
  NodeValue,
} from '#shared/formula-graph.ts';
import type { CurrencyCode } from '#shared/money.ts';

export interface NodeSpec {
  readonly id: string;
  readonly label: string;
  readonly unit: NodeUnit;
  readonly per?: string;
  /** The draft's currency unless a leaf was said in another one. */
  readonly currency?: CurrencyCode;
}

/** A graph being built: nodes are added in the order a person would read them. */
export interface GraphDraft {
  readonly currency: CurrencyCode;
  readonly nodes: readonly GraphNode[];
  /** Adds a stated number and returns its id. */
  leaf(spec: NodeSpec, value: NodeValue, origin: LeafOrigin): string;
  /** Adds a formula and returns its id. */
  formula(spec: NodeSpec, formula: Expression, rounding?: 'minor' | 'integer'): string;
  has(id: string): boolean;
}

/** An empty draft; adding an id twice throws, since a figure must have one meaning. */
export function createDraft(currency: CurrencyCode): GraphDraft {
  const nodes: GraphNode[] = [];
  const ids = new Set<string>();
  const add = (node: LeafNode | FormulaNode): string => {
    if (ids.has(node.id)) {
      throw new Error(`node "${node.id}" is added twice`);
    }
    ids.add(node.id);
    nodes.push(node);
    return node.id;
  };
  const base = (spec: NodeSpec) => (spec.unit === 'money' ? { currency, ...spec } : spec);
  return {
    currency,
    nodes,
    leaf: (spec, value, origin) => add({ ...base(spec), kind: 'leaf', value, origin }),
    formula: (spec, formula, rounding) =>
      add({ ...base(spec), kind: 'formula', formula, ...(rounding ? { rounding } : {}) }),
    has: (id) => ids.has(id),
  };
}

/** An assumed number: neither stated nor from a source; the basis says why it was chosen. */
export function assumption(basis: string): LeafOrigin {
  return { kind: 'assumption', basis };
}
