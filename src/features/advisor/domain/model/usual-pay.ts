import type { CostLine } from '../knowledge/knowledge.types.ts';
import { findCostKind } from './cost-kinds.ts';

/** What a usual start of an industry pays people in a full month, in US dollars, and how many full-time people that is. */
export interface UsualPay {
  /** Pay by the month and pay for each unit; the two never count again as other costs. */
  readonly lines: readonly CostLine[];
  readonly month: number;
  /** Full-time people, in halves and at least one: all pay against the pay of the one who leads. */
  readonly people: number;
  /** The line of the one who leads, as pay of one person; undefined where the profile names none. */
  readonly lead: CostLine | undefined;
}

const unitPay = /\b(pay|payroll|wages?|crew|assistant)\b/i;
const leads = [
  /\b(owner|founder|shopkeeper)/i,
  /\b(lead|head|chief|master|director|manager|founding)\b/i,
  /\b(maker|potter|goldsmith|host|teacher|photographer|grower)\b.*\bpay\b|\bpay\b.*\b(maker|potter|goldsmith|host|teacher|photographer|grower)\b/i,
];

/** Reads the pay out of a profile's cost lines. */
export function usualPay(costs: readonly CostLine[], fullVolume: number): UsualPay {
  const lines = costs.filter(isPayLine);
  const monthly = lines.filter((line) => line.timing === 'monthly');
  const month = lines.reduce(
    (sum, line) => sum + (line.timing === 'monthly' ? line.amount : line.amount * fullVolume),
    0,
  );
  const named = leads.map((pattern) => monthly.find((line) => pattern.test(line.label))).find(Boolean);
  // "Founders' pay" is that of two.
  const lead = named && /\b(founders|owners)['’]/i.test(named.label) ? { ...named, amount: named.amount / 2 } : named;
  const one = lead?.amount ?? monthly[0]?.amount ?? month;
  const people = one > 0 ? Math.max(1, Math.round((month / one) * 2) / 2) : 1;
  return { lines, month, people, lead };
}

/** Whether a profile's line pays people: by the month, or for each unit. */
export function isPayLine(line: CostLine): boolean {
  const kind = findCostKind(line.label);
  const isPay = kind === 'wages' || kind === 'owner-pay';
  return isPay && (line.timing === 'monthly' || (line.timing === 'per-unit' && unitPay.test(line.label)));
}
