import { randomBytes } from 'node:crypto';
import type { Tx } from '#server/db/connect.ts';
import { buildId, type PrefixedId } from '#shared/ids.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';

/** Who changed a plan: an operator's command, the person, test mode or what was paid. */
export type PlanMaker = 'operator' | 'account' | 'test_mode' | 'payment';

/** One change of an account's plan. */
export interface PlanChange {
  readonly id: PrefixedId<'plc'>;
  readonly from: PlanName;
  readonly to: PlanName;
  readonly madeBy: PlanMaker;
  readonly changedAt: Date;
}

/** The SQL of the history of plans. */
export const planChangeRepository = {
  /**
   * Notes a change in the transaction that makes it, which holds the plan. Whoever began first may come to it last: a change
   * is noted behind the one before it all the same, so that the history leads to the plan.
   */
  async insert(tx: Tx, accountId: string, change: Omit<PlanChange, 'id'>): Promise<void> {
    const { from, to, madeBy, changedAt } = change;
    const id = buildId('plc', changedAt.getTime(), randomBytes(16));
    await tx`insert into plan_change (id, account_id, from_plan, to_plan, made_by, changed_at)
      select ${id}, ${accountId}, ${from}, ${to}, ${madeBy},
        greatest(${changedAt}::timestamptz, max(changed_at) + interval '1 millisecond')
      from plan_change where account_id = ${accountId}`;
  },

  /** The plan of an account, locked until the transaction ends. */
  async lockPlan(tx: Tx, accountId: string): Promise<PlanName> {
    const [account] = await tx<{ plan: PlanName }[]>`
      select plan from users where user_id = ${accountId} for no key update`;
    return account!.plan;
  },

  async setPlan(tx: Tx, accountId: string, plan: PlanName): Promise<void> {
    await tx`update users set plan = ${plan} where user_id = ${accountId}`;
  },

  /** Newest first. */
  async list(tx: Tx, accountId: string): Promise<PlanChange[]> {
    return tx<PlanChange[]>`
      select id, from_plan as "from", to_plan as "to", made_by as "madeBy", changed_at as "changedAt" from plan_change
      where account_id = ${accountId} order by changed_at desc, id desc`;
  },

  /** The plans an account came from or to since; none where it stayed on what it has. */
  async listHeldSince(tx: Tx, accountId: string, since: Date): Promise<readonly PlanName[]> {
    const changes = await tx<Pick<PlanChange, 'from' | 'to'>[]>`
      select from_plan as "from", to_plan as "to" from plan_change
      where account_id = ${accountId} and changed_at >= ${since}`;
    return changes.flatMap(({ from, to }) => [from, to]);
  },

  async getAccountStart(tx: Tx, accountId: string): Promise<{ plan: PlanName; createdAt: Date }> {
    const [account] = await tx<{ plan: PlanName; createdAt: Date }[]>`
      select plan, created_at as "createdAt" from users where user_id = ${accountId}`;
    return account!;
  },
};
