import type { Tx } from '#server/db/connect.ts';
import type { Quota } from '#shared/plans/quota.ts';
import type { Period, PeriodKind } from '#shared/plans/quota-period.ts';

/** One counted period of an account. */
export interface QuotaUsage extends Period {
  readonly used: number;
}

/**
 * What the column `quota` names: a quota counted by month stands there by its id, one counted by day next to it. So the
 * day and the month that begin at one instant are two rows.
 */
const counterOf = (quota: Quota['id'], kind: PeriodKind): string => (kind === 'month' ? quota : `${quota}/${kind}`);

/** The SQL of counting; runs as the working role, within the account's own rows. */
export const quotaRepository = {
  /** Lets one counting transaction of an account and quota pass at a time, until it ends. */
  async lock(tx: Tx, accountId: string, quota: Quota['id']): Promise<void> {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`quota ${quota} ${accountId}`}, 0))`;
  },

  /** The period of a kind that began last, over or not. */
  async findLatest(tx: Tx, accountId: string, quota: Quota['id'], kind: PeriodKind): Promise<QuotaUsage | undefined> {
    const [usage] = await tx<QuotaUsage[]>`
      select period_start as start, period_end as "end", used from quota_usage
      where account_id = ${accountId} and quota = ${counterOf(quota, kind)} order by period_start desc limit 1`;
    return usage;
  },

  /** Adds one to a period, which begins with this if it is new. */
  async addOne(tx: Tx, accountId: string, quota: Quota['id'], kind: PeriodKind, period: Period): Promise<void> {
    await tx`insert into quota_usage (account_id, quota, period_start, period_end, used)
      values (${accountId}, ${counterOf(quota, kind)}, ${period.start}, ${period.end}, 1)
      on conflict (account_id, quota, period_start) do update set used = quota_usage.used + 1`;
  },

  async getTimeZone(tx: Tx, accountId: string): Promise<string> {
    const [account] = await tx<{ timezone: string }[]>`select timezone from users where user_id = ${accountId}`;
    return account!.timezone;
  },
};
