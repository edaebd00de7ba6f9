import type { Tx } from '#server/db/connect.ts';
import { type PlanName, planNames } from '#shared/plans/plan-names.ts';
import { planChangeRepository } from './plan-change.repository.ts';

/** The highest plan an account had at any time since, the present one included: what it opened stays open. */
export async function highestPlanSince(
  tx: Tx,
  { accountId, plan }: { readonly accountId: string; readonly plan: PlanName },
  since: Date,
): Promise<PlanName> {
  const held = new Set([plan, ...(await planChangeRepository.listHeldSince(tx, accountId, since))]);
  return planNames.findLast((name) => held.has(name)) ?? plan;
}
