import type { Tx } from '#server/db/connect.ts';
import { publishForAccount } from '#server/events/outbox.ts';
import { type PlanMaker, planChangeRepository } from '#server/plans/plan-change.repository.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { billingAccountRepository } from './billing-account.repository.ts';

/** Who puts which account on which plan. */
interface PlanMove {
  readonly accountId: string;
  readonly to: PlanName;
  readonly madeBy: PlanMaker;
  readonly now: Date;
}

/**
 * The one way in which an account comes to another plan: the plan, its history and the event that tells of it are written
 * in one transaction, of the system role. Returns the plan it had; undefined where it has this plan already, and then
 * nothing is written. A plan set by an operator has no interval, because it is not paid.
 */
export async function changePlan(tx: Tx, { accountId, to, madeBy, now }: PlanMove): Promise<PlanName | undefined> {
  const from = await planChangeRepository.lockPlan(tx, accountId);
  if (from === to) return undefined;
  await planChangeRepository.setPlan(tx, accountId, to);
  if (madeBy === 'operator') await billingAccountRepository.clearInterval(tx, accountId);
  await planChangeRepository.insert(tx, accountId, { from, to, madeBy, changedAt: now });
  await publishForAccount({ tx, now }, { type: 'billing.plan_changed', accountId, payload: { from, to } });
  return from;
}
