import type { Fact, PricedAmount } from '#features/workspaces/domain/fact-value.ts';
import { op, percentOf, total } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import type { CostLine } from '../knowledge/knowledge.types.ts';
import { addFigure, findFigure } from './cited-figures.ts';
import { findCostKind } from './cost-kinds.ts';
import { assumption, type GraphDraft } from './graph-draft.ts';
import type { ModelInput } from './model-input.ts';
import { localMajor } from './price-levels.ts';
import { addSaidMoney, findSaid } from './said.ts';
import { saidCosts } from './said-costs.ts';
import type { StartingPoints } from './starting-points.ts';
import type { StreamNodes } from './stream-nodes.ts';
import { type Stream, sharesWord } from './streams.ts';
import { findTimeUnit, perMonth } from './time-units.ts';
import { unitPriceMajor } from './unit-price.ts';

/** In US dollars: sales below it are small and paid several at a time, those from it on each alone. */
const paidAloneFrom = 20;
/** Costs of sales above this share are taken as this: a profile's amounts may not fit the person's price. */
const maxSharePercent = 90;

interface UnitCost {
  readonly name: string;
  readonly amount: PricedAmount;
  readonly fact: Fact;
}

/**
 * Adds what each sale costs, by stream, and the series "costs.variable". A cost said per unit applies to the stream
 * whose words it shares, else to the first; streams without one take the industry's share of revenue.
 */
export function addVariableCosts(
  draft: GraphDraft,
  input: ModelInput,
  start: StartingPoints,
  streams: readonly StreamNodes[],
  growth: string | undefined,
): string {
  const costs = unitCosts(input);
  const cardFee = findFigure(input, 'cardFee');
  const lines = cardFee ? start.costs.flatMap((line) => withoutCardFee(line, cardFee.value)) : start.costs;
  const byStream = streams.map((nodes) => ({
    nodes,
    costs: costs.filter((cost) => streamOf(cost, streams) === nodes),
  }));
  const perUnit = new Map<string, string>();
  for (const [position, cost] of costs.entries()) {
    const id = position === 0 ? 'unit.cost' : `unit.cost.${position + 1}`;
    const spec = { id, label: cost.name, unit: 'money' as const, ...(cost.amount.per ? { per: cost.amount.per } : {}) };
    perUnit.set(`${position}`, addSaidMoney(draft, spec, cost.amount, cost.fact));
  }
  const first = byStream.find((entry) => entry.costs.length > 0);
  const costOf = (nodes: StreamNodes, own: readonly UnitCost[]) =>
    total(own.map((cost) => monthlyCost(draft, input, nodes, cost, perUnit.get(`${costs.indexOf(cost)}`) ?? '')));
  const share = byStream.every((entry) => entry.costs.length > 0)
    ? undefined
    : first
      ? addShareAsFirst(draft, first.nodes, costOf(first.nodes, first.costs))
      : addShare(draft, start, lines);
  const fee = cardFee
    ? addFigure(draft, { id: 'fee.card', label: cardFee.label, unit: 'percent' }, cardFee)
    : undefined;
  const alone = fee ? streams.filter(({ stream }) => isPaidAlone(draft, start, stream)) : [];
  const feeEach = alone.length > 0 ? addFeeEach(draft, input) : undefined;
  const parts = byStream.map(({ nodes, costs: own }) => {
    const each = own.length > 0 ? costOf(nodes, own) : undefined;
    const formula = each
      ? op('multiply', each, nodes.units, ...(growth ? [growth] : []))
      : share
        ? op('multiply', nodes.revenue, percentOf(share))
        : 0;
    const ownFee = feeEach && alone.includes(nodes) ? [{ ref: feeEach }] : [];
    const eachSale = each ? [each, ...ownFee] : ownFee;
    addContribution(draft, nodes, eachSale, [...(share && !each ? [share] : []), ...(fee ? [fee] : [])]);
    return draft.formula(
      {
        id: `stream.${nodes.stream.index}.variable`,
        label: `Direct costs of ${nodes.stream.name}`,
        unit: 'money',
        per: 'month',
      },
      formula,
      'minor',
    );
  });
  if (fee) {
    parts.push(
      draft.formula(
        { id: 'fees', label: 'Card fees', unit: 'money', per: 'month' },
        feeEach
          ? op(
              'add',
              op('multiply', 'revenue', percentOf(fee)),
              ...alone.map(({ units }) => op('multiply', feeEach, units)),
            )
          : op('multiply', 'revenue', percentOf(fee)),
        'minor',
      ),
    );
  }
  return draft.formula({ id: 'costs.variable', label: 'Direct costs', unit: 'money', per: 'month' }, total(parts));
}

/** A line for card fees alone gives way to the cited fee; one that names them among others keeps the rest. */
function withoutCardFee(line: CostLine, percent: number): readonly CostLine[] {
  if (findCostKind(line.label) === 'card-fees') {
    return [];
  }
  const isMixed = line.timing === 'percent-of-revenue' && /\b(cards?|payment)\b/i.test(`${line.label} ${line.basis}`);
  return isMixed ? [{ ...line, amount: Math.max(0, line.amount - percent) }] : [line];
}

/** Whether a sale is a payment of its own; what is paid by the year is not paid each month. */
function isPaidAlone(draft: GraphDraft, start: StartingPoints, stream: Stream): boolean {
  const isMonthly = stream.kind === 'flow' || stream.time !== 'year';
  return isMonthly && unitPriceMajor(stream, draft, start) >= localMajor(paidAloneFrom, draft.currency);
}

function addFeeEach(draft: GraphDraft, input: ModelInput): string | undefined {
  const figure = findFigure(input, 'cardFeeEach');
  return figure && addFigure(draft, { id: 'fee.each', label: figure.label, unit: 'money' }, figure);
}

/** What one unit leaves over after its own costs, at today's prices. */
function addContribution(
  draft: GraphDraft,
  { stream, price }: StreamNodes,
  costs: readonly Expression[],
  shares: readonly string[],
): void {
  const kept: Expression =
    shares.length > 0
      ? op('multiply', price, op('subtract', 1, ...shares.map((share) => percentOf(share))))
      : { ref: price };
  draft.formula(
    { id: `stream.${stream.index}.contribution`, label: `Left over from one unit of ${stream.name}`, unit: 'money' },
    costs.length > 0 ? op('subtract', kept, ...costs) : kept,
    'minor',
  );
}

/** The cost of one unit; a customer who pays by the week gets several in a month. */
function monthlyCost(
  draft: GraphDraft,
  input: ModelInput,
  { stream }: StreamNodes,
  cost: UnitCost,
  id: string,
): Expression {
  const costTime = findTimeUnit(cost.amount.per);
  const isByStreamTime = stream.kind === 'stock' && stream.time && (costTime ?? stream.time) === stream.time;
  return isByStreamTime && stream.time && stream.time !== 'month'
    ? op('multiply', id, perMonth(draft, stream.time, input.knowledge?.sector))
    : { ref: id };
}

/** Offers without a stated cost take the share of their price that the offer with one takes. */
function addShareAsFirst(draft: GraphDraft, { stream, price }: StreamNodes, cost: Expression): string {
  return draft.formula(
    { id: 'variable.asFirst', label: `Direct costs as a share of revenue, as of ${stream.name}`, unit: 'percent' },
    op('min', maxSharePercent, op('divide', op('multiply', 100, cost), price)),
  );
}

function unitCosts(input: ModelInput): readonly UnitCost[] {
  const said = findSaid(input.facts, 'revenue.unitCost', 'money');
  const first: UnitCost[] = said ? [{ name: 'Cost of one sale', amount: said.value, fact: said.fact }] : [];
  const further = saidCosts(input)
    .filter((cost) => cost.timing === 'per-unit')
    // The same figure is often read twice: once as the unit cost, once as a named cost.
    .filter(({ amount }) => !(said && isSameAmount(amount, said.value)))
    .map(({ name, amount, fact }) => ({ name, amount, fact }));
  return [...first, ...further];
}

function isSameAmount(a: PricedAmount, b: PricedAmount): boolean {
  return a.minor === b.minor && a.toMinor === b.toMinor && a.currency === b.currency;
}

function streamOf(cost: UnitCost, streams: readonly StreamNodes[]): StreamNodes | undefined {
  const words = `${cost.name} ${cost.amount.per ?? ''}`;
  return (
    streams.find(({ stream }) => sharesWord(words, stream.per ?? '')) ??
    streams.find(({ stream }) => sharesWord(words, stream.name)) ??
    streams[0]
  );
}

/** One leaf for all the industry's costs of a sale, as a share of revenue; none where it has none. */
function addShare(draft: GraphDraft, start: StartingPoints, lines: readonly CostLine[]): string | undefined {
  const perUnit = lines.filter((line) => line.timing === 'per-unit');
  const percents = lines.filter((line) => line.timing === 'percent-of-revenue');
  const sum = (of: readonly CostLine[]) => of.reduce((amount, line) => amount + line.amount, 0);
  const share = (start.economics.price > 0 ? (sum(perUnit) / start.economics.price) * 100 : 0) + sum(percents);
  if (share <= 0) {
    return undefined;
  }
  const names = [...perUnit, ...percents].map((line) => line.label).join('; ');
  return draft.leaf(
    { id: 'variable.share', label: 'Direct costs as a share of revenue', unit: 'percent' },
    Math.min(maxSharePercent, Math.max(0.5, Math.round(share * 2) / 2)),
    assumption(`${names}: ${start.typicalOf}`),
  );
}
