import { op, percentOf, total } from '#shared/formula-build.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import type { Expression } from '#shared/formula-graph.ts';
import type { CostLine } from '../knowledge/knowledge.types.ts';
import { addSized, basisOf, sumOf } from './assumed-costs.ts';
import { addFigure, findFigure } from './cited-figures.ts';
import { findCostKind } from './cost-kinds.ts';
import { assumption, type GraphDraft } from './graph-draft.ts';
import { type ModelInput, modelMonths } from './model-input.ts';
import { addPay } from './pay-costs.ts';
import { addSaidMoney } from './said.ts';
import { type SaidCost, saidCosts } from './said-costs.ts';
import type { StartingPoints } from './starting-points.ts';
import { findTeam } from './team.ts';
import { perMonth } from './time-units.ts';
import type { Work } from './work-nodes.ts';

/** A line of the industry stands alone from this share of all its monthly lines on; smaller ones are one figure. */
const materialShare = 0.5;
/** From this share on, the figure for the rest names its largest line. */
const namedShare = 0.25;

export interface Growth {
  readonly costs: string | undefined;
  readonly wages: string | undefined;
  readonly prices: string | undefined;
}

interface Line {
  readonly id: string;
  readonly label: string;
  readonly amount: string;
  readonly isPay: boolean;
  /** The part of pay on which an employer's contributions are due. */
  readonly wages?: string | undefined;
  /** Series of how much of the amount is paid in a month. */
  readonly hired?: string | undefined;
}

/**
 * Adds one series for each visible monthly cost and their sum "costs.fixed"; `amounts` are a month's at today's prices. A cost the person said replaces the
 * industry's line of the same kind; the rest stay assumptions: pay, any line that is large, and one line for the rest.
 */
export function addFixedCosts(
  draft: GraphDraft,
  input: ModelInput,
  start: StartingPoints,
  growth: Growth,
  work: Work,
): { readonly id: string; readonly amounts: readonly string[] } {
  const said = saidCosts(input).filter((cost) => cost.timing === 'monthly');
  const lines: Line[] = said.map((cost) => addSaidLine(draft, input, cost));
  const pay = addPay(draft, input, start, work);
  if (pay) {
    lines.push({
      id: 'cost.pay',
      label: pay.label,
      amount: pay.amount,
      isPay: true,
      hired: pay.hired,
      wages: pay.helpers,
    });
  }
  lines.push(...addAssumedLines(draft, start, said, work), ...addCitedTool(draft, input));
  const series = lines.map((line) => {
    const factor = line.isPay ? (growth.wages ?? growth.costs) : growth.costs;
    return draft.formula(
      { id: line.id, label: line.label, unit: 'money', per: 'month' },
      op('multiply', line.amount, ...(line.hired ? [line.hired] : []), ...(factor ? [factor] : [])),
      'minor',
    );
  });
  const contributions = includesContributions(start)
    ? undefined
    : addContributions(draft, input, lines, growth.wages ?? growth.costs);
  const id = draft.formula(
    { id: 'costs.fixed', label: 'Fixed costs', unit: 'money', per: 'month' },
    total([...series, ...(contributions ? [contributions.series] : [])]),
  );
  return { id, amounts: [...lines.map((line) => line.amount), ...(contributions ? [contributions.today] : [])] };
}

/** A cited price of a tool nearly every business pays for, where one stands in the workspace's currency; for each of a named team. */
function addCitedTool(draft: GraphDraft, input: ModelInput): readonly Line[] {
  const figure = findFigure(input, 'tool');
  if (figure?.unit !== 'money') {
    return [];
  }
  const spec = { id: 'cost.tool.amount', label: `${figure.label}, amount`, unit: 'money', per: 'month' } as const;
  const team = findTeam(draft, input);
  const each = { ...spec, id: 'cost.tool.person', label: `${figure.label} for one person` };
  const amount = team
    ? draft.formula(spec, op('multiply', team, addFigure(draft, each, figure)), 'minor')
    : addFigure(draft, spec, figure);
  return [{ id: 'cost.tool', label: figure.label, amount, isPay: false }];
}

/** Some profiles name their pay with what an employer adds to it; it must not count twice. */
function includesContributions(start: StartingPoints): boolean {
  return start.pay.lines.some((line) =>
    /payroll tax|contribution|social|insurance/i.test(`${line.label} ${line.basis}`),
  );
}

/**
 * What an employer pays on top of wages by a cited rate. The pay of the one who leads is left out: whoever works on
 * their own account pays for themselves out of it.
 */
function addContributions(
  draft: GraphDraft,
  input: ModelInput,
  lines: readonly Line[],
  factor: string | undefined,
): { readonly series: string; readonly today: string } | undefined {
  const paid = lines.filter((line) => line.wages !== undefined && isPositive(draft, line.wages));
  const figure = findFigure(input, 'contribution');
  if (!figure || paid.length === 0) {
    return undefined;
  }
  const rate = addFigure(draft, { id: 'contribution.rate', label: figure.label, unit: 'percent' }, figure);
  const label = 'Employer contributions';
  const today = draft.formula(
    { id: 'cost.contributions.today', label: `${label} at today’s pay`, unit: 'money', per: 'month' },
    op('multiply', total(paid.map((line) => line.wages ?? '')), percentOf(rate)),
    'minor',
  );
  const series = draft.formula(
    { id: 'cost.contributions', label, unit: 'money', per: 'month' },
    op('multiply', sumExpression(paid.map((line) => wagesOf(line, factor))), percentOf(rate)),
    'minor',
  );
  return { series, today };
}

/** A month's pay less what the one who leads takes. */
function wagesOf({ id, amount, wages }: Line, factor: string | undefined): Expression {
  if (wages === undefined || wages === amount) {
    return { ref: id };
  }
  const lead = op('subtract', amount, wages);
  return op('max', 0, op('subtract', id, factor ? op('multiply', lead, factor) : lead));
}

function sumExpression([first = 0, ...others]: readonly Expression[]): Expression {
  return others.length > 0 ? op('add', first, ...others) : first;
}

function isPositive(draft: GraphDraft, id: string): boolean {
  return Number(evaluate({ months: modelMonths, nodes: draft.nodes }).get(id)) > 0;
}

function addSaidLine(draft: GraphDraft, input: ModelInput, cost: SaidCost): Line {
  const id = `cost.said.${cost.index}`;
  const isPay = cost.kind === 'wages' || cost.kind === 'owner-pay';
  const spec = { id: `${id}.amount`, label: `${cost.name}, amount`, unit: 'money' as const, per: cost.time };
  const amount = addSaidMoney(draft, spec, cost.amount, cost.fact);
  if (cost.time === 'month') {
    return { id, label: cost.name, amount, isPay, ...(cost.kind === 'wages' ? { wages: amount } : {}) };
  }
  const month = draft.formula(
    { id: `${id}.month`, label: `${cost.name}, for a month`, unit: 'money', per: 'month' },
    op('multiply', amount, perMonth(draft, cost.time, input.knowledge?.sector)),
    'minor',
  );
  return { id, label: cost.name, amount: month, isPay, ...(cost.kind === 'wages' ? { wages: month } : {}) };
}

/** Large lines stand alone; the rest is one figure. */
function addAssumedLines(
  draft: GraphDraft,
  start: StartingPoints,
  said: readonly SaidCost[],
  work: Work,
): readonly Line[] {
  const replaced = new Set(said.map((cost) => cost.kind));
  const monthly = start.costs.filter((line) => line.timing === 'monthly');
  const open = monthly.filter((line) => {
    const kind = findCostKind(line.label);
    return kind === undefined || !replaced.has(kind);
  });
  const whole = sumOf(monthly) + start.pay.month;
  const large = open.filter((line) => line.amount >= whole * materialShare);
  const small = open.filter((line) => !large.includes(line));
  return [
    ...large.map((line) => addAssumedLine(draft, start, `cost.${line.id}`, [line], line.label, work)),
    ...(small.length > 0 ? [addAssumedLine(draft, start, 'cost.running', small, labelOf(small, whole), work)] : []),
  ];
}

function labelOf(lines: readonly CostLine[], whole: number): string {
  const largest = lines.reduce((most, line) => (line.amount > most.amount ? line : most));
  if (lines.length === 1) {
    return largest.label;
  }
  return largest.amount >= whole * namedShare ? `${largest.label}, and running costs` : 'Running costs';
}

function addAssumedLine(
  draft: GraphDraft,
  start: StartingPoints,
  id: string,
  lines: readonly CostLine[],
  label: string,
  work: Work,
): Line {
  const spec = { id: `${id}.amount`, label: `${label}, amount`, unit: 'money', per: 'month' } as const;
  const origin = assumption(basisOf(lines, start));
  return { id, label, amount: addSized(draft, spec, `${id}.usual`, sumOf(lines), origin, work), isPay: false };
}
