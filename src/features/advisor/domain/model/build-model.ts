import { op, total } from '#shared/formula-build.ts';
import { inputsOf } from '#shared/formula-dependants.ts';
import type { FormulaGraph, GraphNode, LeafNode } from '#shared/formula-graph.ts';
import { addBreakEvenPoints } from './break-even-nodes.ts';
import { swingId, withCases } from './cases.ts';
import { addCash } from './cash-nodes.ts';
import { addComparisons } from './comparison-nodes.ts';
import { addFixedCosts } from './fixed-costs.ts';
import { assumption, createDraft } from './graph-draft.ts';
import { addGrowth } from './growth-nodes.ts';
import { type ModelInput, modelMonths } from './model-input.ts';
import { withOwnNumbers } from './own-numbers.ts';
import { addSetupCosts } from './setup-costs.ts';
import { startingPoints } from './starting-points.ts';
import { addStreams } from './stream-nodes.ts';
import { planStreams } from './streams.ts';
import { addVariableCosts } from './variable-costs.ts';
import { addWork } from './work-nodes.ts';

/**
 * The three-year model of one business by the month, with its best and worst case ("best.", "worst." prefixes). Every
 * number that was said is a leaf of origin said; cited figures are leaves of origin source; whatever else the model
 * needs is an assumption with its basis. Tax and loans are left out.
 *
 * Always there: stream.N.{price, fullVolume, fullRevenue, units, revenue, variable, contribution}, revenue, margin.gross,
 * costs.{variable, fixed, running}, costs, result, cash.{own, in, out, opening, closing, lowest, end}, funding.need,
 * breakEven.{month, lasting}, capacity.month, year.N.{revenue, costs, result}. Where they make sense: work.*, costs.setup, cost.*, breakEven.{revenue,
 * units}, audience.{size, share, density}, price.gap, churn, retention, ramp.*, season.*, growth.*, payment.*, fees.
 */
export function buildModel(input: ModelInput): FormulaGraph {
  const draft = createDraft(input.currency);
  const start = startingPoints(input.knowledge, input.facts);
  const growth = addGrowth(draft, input);
  const streams = addStreams(draft, input, start, planStreams(input, start), growth.prices);
  const monthly = { unit: 'money', per: 'month' } as const;
  draft.formula({ id: 'revenue', label: 'Revenue', ...monthly }, total(streams.map((stream) => stream.revenue)));
  const variable = addVariableCosts(draft, input, start, streams, growth.costs);
  draft.formula({ id: 'margin.gross', label: 'Gross margin', ...monthly }, op('subtract', 'revenue', variable));
  const work = addWork(draft, input, start, streams);
  const fixed = addFixedCosts(draft, input, start, growth, work);
  const running = draft.formula(
    { id: 'costs.running', label: 'Running costs and direct costs', ...monthly },
    total([variable, fixed.id]),
  );
  addCash(draft, input, start, running, addSetupCosts(draft, input, start, work));
  addBreakEvenPoints(draft, streams, fixed.amounts);
  addComparisons(draft, input, streams);
  const swing: LeafNode = {
    id: swingId,
    kind: 'leaf',
    label: 'Distance of the best and worst case',
    unit: 'percent',
    value: 20,
    origin: assumption('a fifth either way: no record of this business exists yet to narrow it'),
  };
  const [ownSwing = swing] = withOwnNumbers([swing], input.ownNumbers);
  const base = withOwnNumbers(withoutUnread(draft.nodes), input.ownNumbers);
  return { months: modelMonths, nodes: withCases(base, ownSwing) };
}

/** Drops helpers and figures of ours that nothing reads; what the person said always stays. */
function withoutUnread(nodes: readonly GraphNode[]): readonly GraphNode[] {
  const read = new Set(nodes.flatMap(inputsOf));
  const kept = nodes.filter(
    (node) => read.has(node.id) || (node.kind === 'leaf' ? node.origin.kind === 'said' : !isHelper(node.id)),
  );
  return kept.length === nodes.length ? kept : withoutUnread(kept);
}

function isHelper(id: string): boolean {
  return /^(growth|ramp|season|retention|calendar|work)\b|^cost\.pay\.helpers$/.test(id);
}
