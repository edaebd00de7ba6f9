import { op } from '#shared/formula-build.ts';
import { inputsOf } from '#shared/formula-dependants.ts';
import type { Expression, FormulaNode, GraphNode, LeafNode } from '#shared/formula-graph.ts';

/** The two cases besides the base case; the names of their nodes have it as a prefix: "best.cash.closing". */
export const caseNames = ['best', 'worst'] as const;
export type CaseName = (typeof caseNames)[number];

/** The leaf that says how far the cases lie from the base case. */
export const swingId = 'case.swing';

/** What a case moves: more is better for volume; less is better for the others. */
export type MoveKind = 'volume' | 'ramp' | 'churn' | 'cost' | 'setup';

/** Which inputs the cases move, by id. Volume, ramp and churn swing fully, costs by half; set-up only runs over. */
export function moveKindOf(id: string): MoveKind | undefined {
  if (/^stream\.\d+\.fullVolume$/.test(id)) {
    return 'volume';
  }
  if (id === 'variable.share' || /^unit\.cost(\.\d+)?$/.test(id)) {
    return 'cost';
  }
  return id === 'ramp.months' ? 'ramp' : id === 'churn' ? 'churn' : id === 'setup.assumed' ? 'setup' : undefined;
}

/** The id of a node in a case; base ids stay, and so do inputs that the case leaves as they are. */
export function caseId(name: CaseName | 'base', id: string): string {
  return name === 'base' ? id : `${name}.${id}`;
}

/**
 * The base nodes followed by the best and the worst case: every formula copied, every moved input replaced by a stated
 * formula over the base input and the swing. Inputs that are not moved are shared.
 */
export function withCases(base: readonly GraphNode[], swing: LeafNode): readonly GraphNode[] {
  const read = new Set(base.flatMap(inputsOf));
  return [...base, swing, ...caseNames.flatMap((name) => caseNodes(base, read, name))];
}

function caseNodes(base: readonly GraphNode[], read: ReadonlySet<string>, name: CaseName): readonly FormulaNode[] {
  const copied = new Set(
    base
      .filter(
        (node) => (node.kind === 'formula' && !isPlanned(node.id)) || (read.has(node.id) && movesIn(name, node.id)),
      )
      .map((node) => node.id),
  );
  return base.filter((node) => copied.has(node.id)).map((node) => copy(node, copied, name));
}

/** The team and the equipment are planned for the base case; a better or worse year does not change them. */
function isPlanned(id: string): boolean {
  return id.startsWith('work.');
}

function movesIn(name: CaseName, id: string): MoveKind | undefined {
  const kind = moveKindOf(id);
  return kind === 'setup' && name === 'best' ? undefined : kind;
}

function copy(node: GraphNode, copied: ReadonlySet<string>, name: CaseName): FormulaNode {
  const { id, label, unit, currency, per } = node;
  const unmoved = node.kind === 'formula' ? renamed(node.formula, copied, name) : { ref: id };
  const kind = movesIn(name, id);
  const formula = kind ? op('multiply', unmoved, factorOf(kind, name)) : unmoved;
  const rounding = node.kind === 'formula' ? node.rounding : unit === 'money' ? 'minor' : undefined;
  return {
    id: caseId(name, id),
    label: `${label}, ${name} case`,
    unit,
    ...(currency ? { currency } : {}),
    ...(per ? { per } : {}),
    kind: 'formula',
    formula,
    ...(rounding ? { rounding } : {}),
  };
}

function factorOf(kind: MoveKind, name: CaseName): Expression {
  const swing = op('divide', swingId, kind === 'cost' || kind === 'setup' ? 200 : 100);
  const goesUp = (kind === 'volume') === (name === 'best');
  return op(goesUp ? 'add' : 'subtract', 1, swing);
}

function renamed(expression: Expression, copied: ReadonlySet<string>, name: CaseName): Expression {
  if (typeof expression === 'number') {
    return expression;
  }
  if ('ref' in expression) {
    return copied.has(expression.ref) ? { ref: caseId(name, expression.ref) } : expression;
  }
  return { op: expression.op, args: expression.args.map((arg) => renamed(arg, copied, name)) };
}
