import type { Plumbing } from '#server/feature.ts';
import { planChangeRepository } from '#server/plans/plan-change.repository.ts';
import type { UseCaseContext } from '#server/use-case.ts';

/**
 * The same with the plan as it is by now. The account stays locked until the transaction ends: what it puts online and takes in takes turns.
 * Locks are taken in one order: the account's, then the business's, then the site's.
 */
export async function withPlanNow(
  effectivePlan: Plumbing['effectivePlan'],
  context: UseCaseContext,
): Promise<UseCaseContext> {
  const { tx, actor } = context;
  const plan = effectivePlan(await planChangeRepository.lockPlan(tx, actor.accountId));
  return { ...context, actor: { ...actor, plan } };
}
