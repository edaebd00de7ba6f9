import { isTimeZone, periodAfter } from '#features/billing/domain/period.ts';
import { planThatOpensQuota, type QuotaId, quotaRule } from '#features/billing/domain/quota.ts';
import { publishForAccount } from '#server/events/outbox.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { ProblemError } from '#shared/problem.ts';
import { type QuotaUsage, quotaRepository } from './quota.repository.ts';

/** Of a limit; then somebody who counts on more is told. */
const warnedShare = 0.8;

/** Where an account stands with one quota. */
export interface QuotaState {
  /** Null: unlimited. */
  readonly limit: number | null;
  readonly used: number;
  /** ISO time at which the period ends. */
  readonly reset: string;
}

/** Counting against the plan table. Quotas belong to the account, across its workspaces. */
export const quotaService = {
  /**
   * Counts one within the caller's transaction: rolled back with it, and never beyond the limit however many requests
   * come at once. Throws 429 billing.quota_exceeded with limit, used, reset and the plan that opens it.
   */
  async consume(context: UseCaseContext, quota: QuotaId): Promise<QuotaState> {
    const { tx, actor } = context;
    await quotaRepository.lock(tx, actor.accountId, quota);
    const usage = await currentUsage(context, quota);
    const { limit } = quotaRule(quota, actor.plan);
    if (limit !== null && usage.used >= limit) throw quotaExceeded(quota, limit, usage);
    await quotaRepository.addOne(tx, actor.accountId, quota, usage);
    await announceUse(context, quota, limit, usage);
    return { limit, used: usage.used + 1, reset: usage.end.toISOString() };
  },

  /** Where the account stands, without counting. */
  async read(context: UseCaseContext, quota: QuotaId): Promise<QuotaState> {
    const usage = await currentUsage(context, quota);
    return { limit: quotaRule(quota, context.actor.plan).limit, used: usage.used, reset: usage.end.toISOString() };
  },
};

/** Announces the use that comes to 80 % of the limit, and the one that comes to the limit itself. */
async function announceUse(
  context: UseCaseContext,
  quota: QuotaId,
  limit: number | null,
  { used: before, end }: QuotaUsage,
): Promise<void> {
  const used = before + 1;
  if (limit === null || (used !== limit && used !== Math.ceil(limit * warnedShare))) return;
  const payload = { quota, limit, used, reset: end.toISOString() };
  const { accountId } = context.actor;
  await publishForAccount(context, { type: 'billing.quota_used', accountId, payload });
}

/** The running period; a period keeps the time zone it began in, so only a new one asks for the account's zone. */
async function currentUsage({ tx, actor, now }: UseCaseContext, quota: QuotaId): Promise<QuotaUsage> {
  const latest = await quotaRepository.findLatest(tx, actor.accountId, quota);
  if (latest && now < latest.end) return latest;
  const stored = await quotaRepository.getTimeZone(tx, actor.accountId);
  const timeZone = isTimeZone(stored) ? stored : 'UTC';
  return { ...periodAfter(latest?.end, now, timeZone, quotaRule(quota, actor.plan).period), used: 0 };
}

function quotaExceeded(quota: QuotaId, limit: number, usage: QuotaUsage): ProblemError {
  const plan = planThatOpensQuota(quota, usage.used);
  return new ProblemError(429, {
    code: 'billing.quota_exceeded',
    message: `${usage.used} of ${limit} used (${quota})`,
    limit,
    used: usage.used,
    reset: usage.end.toISOString(),
    ...(plan && { plan }),
  });
}
