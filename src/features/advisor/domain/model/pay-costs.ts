import { op } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import { basisOf } from './assumed-costs.ts';
import { assumption, type GraphDraft } from './graph-draft.ts';
import type { ModelInput } from './model-input.ts';
import { localMinor } from './price-levels.ts';
import { saidCosts } from './said-costs.ts';
import type { StartingPoints } from './starting-points.ts';
import { findTeam } from './team.ts';
import type { Work } from './work-nodes.ts';

/** Assumed pay in a full month at today's level, and the series of how much of it is paid. */
export interface AssumedPay {
  readonly label: string;
  readonly amount: string;
  readonly hired: string | undefined;
  /** Of the amount, the pay of everybody but the one who leads: an employer's contributions are due on it alone. */
  readonly helpers: string | undefined;
}

/**
 * Adds pay that nobody stated: the usual start's pay times the share of its work this business needs; for a named team
 * by the head. Wages that were said leave the pay of the one who leads; that one's pay said leaves the help beyond it.
 */
export function addPay(
  draft: GraphDraft,
  input: ModelInput,
  start: StartingPoints,
  work: Work,
): AssumedPay | undefined {
  const { lines, month, people, lead } = start.pay;
  const kinds = new Set(saidCosts(input).map((cost) => cost.kind));
  const spec = { id: 'cost.pay.amount', label: 'Pay, amount', unit: 'money', per: 'month' } as const;
  if (month <= 0 || (kinds.has('wages') && kinds.has('owner-pay'))) {
    return undefined;
  }
  if (kinds.has('wages')) {
    const label = lead?.label ?? 'Pay of the one who leads';
    const origin = assumption(`${lead?.basis ?? 'one full-time person'}: ${start.typicalOf}`);
    const value = localMinor(lead?.amount ?? month / people, draft.currency);
    return {
      label,
      amount: draft.leaf({ ...spec, label: `${label}, amount` }, value, origin),
      hired: undefined,
      helpers: undefined,
    };
  }
  const first = Number((1 / people).toFixed(2));
  const beyond = kinds.has('owner-pay') ? first : 0;
  if (beyond === 1) {
    return undefined;
  }
  const label = beyond > 0 ? 'Pay of helpers' : lines.length === 1 ? (lines[0]?.label ?? 'Pay') : 'Pay';
  const origin = assumption(basisOf(lines, start));
  if (!work.share && beyond === 0) {
    const amount = draft.leaf({ ...spec, label: `${label}, amount` }, localMinor(month, draft.currency), origin);
    return {
      label,
      amount,
      hired: work.hired,
      helpers: addHelpers(draft, people, op('multiply', first, amount), amount),
    };
  }
  const usual = draft.leaf(
    { ...spec, id: 'cost.pay.usual', label: `Pay for ${work.usual}` },
    localMinor(month, draft.currency),
    origin,
  );
  const share = work.share ? { ref: work.share } : 1;
  const needed = beyond > 0 ? op('max', 0, op('subtract', share, beyond)) : share;
  const team = findTeam(draft, input);
  if (!team || beyond > 0) {
    const amount = draft.formula({ ...spec, label: `${label}, amount` }, op('multiply', usual, needed), 'minor');
    const helpers = beyond > 0 ? amount : addHelpers(draft, people, op('multiply', first, usual), amount);
    return { label, amount, hired: work.hired, helpers };
  }
  const each = draft.formula(
    { ...spec, id: 'cost.pay.person', label: 'Pay for one person' },
    op('divide', op('multiply', usual, needed), team),
    'minor',
  );
  const amount = draft.formula({ ...spec, label: 'Pay of the team, amount' }, op('multiply', team, each), 'minor');
  return { label: 'Pay of the team', amount, hired: work.hired, helpers: addHelpers(draft, 2, { ref: each }, amount) };
}

/** Pay beyond that of the one who leads. */
function addHelpers(draft: GraphDraft, people: number, lead: Expression, amount: string): string | undefined {
  return people <= 1
    ? undefined
    : draft.formula(
        { id: 'cost.pay.helpers', label: 'Pay of helpers in a full month', unit: 'money', per: 'month' },
        op('max', 0, op('subtract', amount, lead)),
        'minor',
      );
}
