import type { PlanName } from '#features/billing/domain/plan-names.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { type PlanChange, planChangeRepository } from './plan-change.repository.ts';

/** Times are ISO texts; changes newest first. */
interface PlanHistory {
  readonly plan: PlanName;
  readonly since: string;
  readonly changes: (Omit<PlanChange, 'changedAt'> & { readonly changedAt: string })[];
  readonly accountCreatedAt: string;
}

/** The plan of an account and how it came to it. */
export const billingService = {
  async get({ tx, actor }: UseCaseContext): Promise<PlanHistory> {
    const { plan, createdAt } = await planChangeRepository.getAccountStart(tx, actor.accountId);
    const changes = await planChangeRepository.list(tx, actor.accountId);
    const since = changes.find(({ to }) => to === plan)?.changedAt ?? createdAt;
    return {
      plan,
      since: since.toISOString(),
      changes: changes.map(({ changedAt, ...change }) => ({ ...change, changedAt: changedAt.toISOString() })),
      accountCreatedAt: createdAt.toISOString(),
    };
  },
};
