import { publishForAccount } from '#server/events/outbox.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import {
  countedKinds,
  countsIn,
  hasRoom,
  planThatOpensQuota,
  type Quota,
  type UsedByKind,
} from '#shared/plans/quota.ts';
import { type PeriodKind, periodAfter } from '#shared/plans/quota-period.ts';
import { ProblemError } from '#shared/problem.ts';
import { isTimeZone } from '#shared/time-zone.ts';
import { type QuotaUsage, quotaRepository } from './quota.repository.ts';

/** The share of a limit at which the account is notified (docs/billing.md, "Quotas"). */
const warnedShare = 0.8;

/** The state of one quota of an account. */
export interface QuotaState {
  /** Null: unlimited. */
  readonly limit: number | null;
  readonly used: number;
  /** ISO time at which the period ends. */
  readonly reset: string;
}

/** The running period of each kind that a quota is counted by. */
type RunningPeriods = ReadonlyMap<PeriodKind, QuotaUsage>;

/**
 * Counting against the plan rows of the tools. Quotas belong to the account, across its workspaces (docs/billing.md,
 * "Quotas").
 *
 * What is counted is counted in the transaction that stores the result: if that fails, in whatever way and wherever the
 * process dies, the database takes both back together. So nothing is reserved beforehand, nothing has to be returned
 * and nothing can leak. Only what is stored counts, and stored once by its Idempotency-Key it counts once.
 *
 * A use counts in the period of the plan it was made on and in every shorter one that another plan goes by. So a smaller
 * plan finds what was used today on a larger one, and somebody who begins to pay by the month begins with the whole
 * month; after a downgrade more may have been used than the limit says. Periods keep the time zone they began in.
 */
export const quotaService = {
  /**
   * Counts one within the caller's transaction: rolled back with it, and never beyond the limit however many requests
   * come at once. Throws 429 billing.quota_exceeded with limit, used, reset and the plan that opens it.
   */
  async consume(context: UseCaseContext, quota: Quota): Promise<QuotaState> {
    const states = await quotaService.consumeAll(context, [quota]);
    return states.get(quota.id)!;
  },

  /**
   * Counts one of each, or none: refuses as `consume` does, with the first one in the given order that has no room. A
   * quota named twice counts once. Locks are taken in one order, whichever the caller's is, so two of these never wait
   * for each other.
   */
  async consumeAll(context: UseCaseContext, quotas: readonly Quota[]): Promise<ReadonlyMap<Quota['id'], QuotaState>> {
    const { tx, actor } = context;
    const wanted = [...new Set(quotas)];
    for (const id of wanted.map((quota) => quota.id).sort()) await quotaRepository.lock(tx, actor.accountId, id);
    const running = new Map<Quota, RunningPeriods>();
    for (const quota of wanted) {
      const periods = await runningPeriods(context, quota);
      if (!hasRoom(quota, actor.plan, usedIn(periods))) throw quotaExceeded(context, quota, periods);
      running.set(quota, periods);
    }
    const states = new Map<Quota['id'], QuotaState>();
    for (const [quota, periods] of running) {
      for (const [kind, period] of periods)
        if (countsIn(kind, quota.rules[actor.plan].period))
          await quotaRepository.addOne(tx, actor.accountId, quota.id, kind, period);
      const before = stateOf(context, quota, periods);
      const state = { ...before, used: before.used + 1 };
      await announceUse(context, quota, state);
      states.set(quota.id, state);
    }
    return states;
  },

  /** Reads the state without counting. */
  async read(context: UseCaseContext, quota: Quota): Promise<QuotaState> {
    return stateOf(context, quota, await runningPeriods(context, quota));
  },

  /** The same with the plan to ask for: the lowest on which one more fits, null where the present one has room. */
  async readWithWayOut(context: UseCaseContext, quota: Quota) {
    const periods = await runningPeriods(context, quota);
    const { plan } = context.actor;
    const used = usedIn(periods);
    const opensWith = hasRoom(quota, plan, used) ? null : (planThatOpensQuota(quota, plan, used) ?? null);
    return { ...stateOf(context, quota, periods), opensWith };
  },
};

/** Publishes an event for the use that reaches 80 percent of the limit, and for the one that reaches the limit. */
async function announceUse(context: UseCaseContext, quota: Quota, { limit, used, reset }: QuotaState): Promise<void> {
  if (limit === null || (used !== limit && used !== Math.ceil(limit * warnedShare))) return;
  const { accountId } = context.actor;
  await publishForAccount(context, {
    type: 'billing.quota_used',
    accountId,
    payload: { quota: quota.id, limit, used, reset },
  });
}

async function runningPeriods(context: UseCaseContext, quota: Quota): Promise<RunningPeriods> {
  const periods = new Map<PeriodKind, QuotaUsage>();
  for (const kind of countedKinds(quota)) periods.set(kind, await runningPeriod(context, quota, kind));
  return periods;
}

/** A period keeps the time zone it began in, so only a new one asks for the account's zone. */
async function runningPeriod({ tx, actor, now }: UseCaseContext, quota: Quota, kind: PeriodKind): Promise<QuotaUsage> {
  const latest = await quotaRepository.findLatest(tx, actor.accountId, quota.id, kind);
  if (latest && now < latest.end) return latest;
  const stored = await quotaRepository.getTimeZone(tx, actor.accountId);
  const timeZone = isTimeZone(stored) ? stored : 'UTC';
  return { ...periodAfter(latest?.end, now, timeZone, kind), used: 0 };
}

function usedIn(periods: RunningPeriods): UsedByKind {
  return Object.fromEntries([...periods].map(([kind, { used }]) => [kind, used]));
}

/** By the rule of the present plan. */
function stateOf({ actor }: UseCaseContext, quota: Quota, periods: RunningPeriods): QuotaState {
  const { limit, period } = quota.rules[actor.plan];
  const { used, end } = periods.get(period)!;
  return { limit, used, reset: end.toISOString() };
}

function quotaExceeded(context: UseCaseContext, quota: Quota, periods: RunningPeriods): ProblemError {
  const { limit, used, reset } = stateOf(context, quota, periods);
  const plan = planThatOpensQuota(quota, context.actor.plan, usedIn(periods));
  return new ProblemError(429, {
    code: 'billing.quota_exceeded',
    message: `${used} of ${limit} used (${quota.id})`,
    quota: quota.id,
    // Only a limit can be exceeded.
    limit: limit ?? 0,
    used,
    reset,
    ...(plan && { plan }),
  });
}
