import { op, total } from '#shared/formula-build.ts';
import { hasOrganisations } from './buyers.ts';
import { addFigure, findFigure } from './cited-figures.ts';
import { assumption, type GraphDraft, type NodeSpec } from './graph-draft.ts';
import type { ModelInput } from './model-input.ts';
import { addSaidMoney, findSaid } from './said.ts';
import type { StartingPoints } from './starting-points.ts';

/** Terms shorter than this are paid within the month of the sale. */
const leastPaymentDays = 15;

const monthly = (id: string, label: string): NodeSpec => ({ id, label, unit: 'money', per: 'month' });

/**
 * Adds the month's result, cash in and out, opening and closing cash, the three years, break-even and the funding need.
 * Tax is left out, and so are loans: the model shows what the business itself does.
 */
export function addCash(
  draft: GraphDraft,
  input: ModelInput,
  start: StartingPoints,
  running: string,
  setup: string | undefined,
): void {
  const costs = draft.formula(monthly('costs', 'Costs'), total(setup ? [running, setup] : [running]));
  draft.formula(monthly('result', 'Result before tax'), op('subtract', 'revenue', costs));
  const own = addOwnCash(draft, input);
  const delay = addPaymentDelay(draft, input, start);
  draft.formula(monthly('cash.in', 'Cash in'), delay ? op('delay', 'revenue', delay) : total(['revenue']), 'minor');
  draft.formula(monthly('cash.out', 'Cash out'), total([costs]));
  const change = op('cumulate', op('subtract', 'cash.in', 'cash.out'));
  draft.formula(monthly('cash.closing', 'Cash at month end'), op('add', own, change));
  draft.formula(monthly('cash.opening', 'Cash at the start of the month'), op('lag', 'cash.closing', own));
  draft.formula(
    { id: 'cash.lowest', label: 'Lowest cash at a month end', unit: 'money' },
    op('minimum', 'cash.closing'),
  );
  draft.formula(
    { id: 'funding.need', label: 'Money needed from outside', unit: 'money' },
    op('subtract', 0, op('min', 0, 'cash.lowest')),
  );
  draft.formula({ id: 'cash.end', label: 'Cash after three years', unit: 'money' }, op('last', 'cash.closing'));
  draft.formula({ id: 'breakEven.month', label: 'Break-even', unit: 'months' }, op('firstMonth', 'revenue', 'costs'));
  addLastingBreakEven(draft, running);
  addYears(draft, running);
}

/** One good month is not enough: the first month by which the last twelve, or all so far, together cover their costs. */
function addLastingBreakEven(draft: GraphDraft, running: string): void {
  const soFar = op('cumulate', op('subtract', 'revenue', running));
  draft.formula(
    monthly('result.lastYear', 'Result of the last twelve months, set-up apart'),
    op('subtract', soFar, op('delay', soFar, 12)),
  );
  draft.formula(
    { id: 'breakEven.lasting', label: 'Twelve months together cover their costs', unit: 'months' },
    op('firstMonth', 'result.lastYear', 0),
  );
}

/** One-off costs fall into the first month, so later years add up the running costs alone: the sums are the same. */
function addYears(draft: GraphDraft, running: string): void {
  for (const [index, ordinal] of ['first', 'second', 'third'].entries()) {
    const year = index + 1;
    const months = [year * 12 - 11, year * 12] as const;
    const spec = (name: string, label: string): NodeSpec => ({
      id: `year.${year}.${name}`,
      label: `${label}, ${ordinal} year`,
      unit: 'money',
      per: 'year',
    });
    const revenue = draft.formula(spec('revenue', 'Revenue'), op('sumRange', 'revenue', ...months));
    const costs = draft.formula(spec('costs', 'Costs'), op('sumRange', year === 1 ? 'costs' : running, ...months));
    draft.formula(spec('result', 'Result before tax'), op('subtract', revenue, costs));
  }
}

function addOwnCash(draft: GraphDraft, input: ModelInput): string {
  const said = findSaid(input.facts, 'finance.cash', 'money');
  return said
    ? addSaidMoney(draft, { id: 'cash.own', label: 'Own money at the start', unit: 'money' }, said.value, said.fact)
    : draft.formula({ id: 'cash.own', label: 'Own money at the start (none was named)', unit: 'money' }, 0);
}

/**
 * Months between sale and payment where it is long: organisations buy, or the industry sends invoices. The cited legal
 * term goes before the industry's own days.
 */
function addPaymentDelay(draft: GraphDraft, input: ModelInput, start: StartingPoints): string | undefined {
  const term = findFigure(input, 'paymentTerm');
  const isOnAccount = hasOrganisations(input);
  const spec: NodeSpec = { id: 'payment.days', label: 'Days until customers pay', unit: 'days' };
  let days: string;
  const isSlow = start.economics.paymentDays >= leastPaymentDays;
  if ((isOnAccount || isSlow) && term) {
    days = addFigure(draft, spec, term);
  } else if (isSlow) {
    days = draft.leaf(spec, start.economics.paymentDays, assumption(start.typicalOf));
  } else {
    return undefined;
  }
  return draft.formula({ id: 'payment.delay', label: 'Delay of payment', unit: 'months' }, op('divide', days, 30));
}
