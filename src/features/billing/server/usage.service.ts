import type { QuotaUse } from '#features/billing/billing.contract.ts';
import { quotaService } from '#server/plans/quota.service.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import type { PlanTable } from '#shared/plans/plan-table.ts';

/** What an account has used of what its plan gives. */
export function createUsageService({ tools }: PlanTable) {
  return {
    /**
     * Every quota of a tool that exists, in the order of the table. After a downgrade `used` may be more than `limit`:
     * nothing is taken away for that.
     */
    async read(context: UseCaseContext): Promise<{ plan: PlanName; quotas: QuotaUse[] }> {
      const { plan } = context.actor;
      const uses: QuotaUse[] = [];
      for (const { id: tool, quotas } of tools.filter(({ isBuilt }) => isBuilt))
        for (const quota of quotas) {
          const { period } = quota.rules[plan];
          uses.push({ quota: quota.id, tool, period, ...(await quotaService.readWithWayOut(context, quota)) });
        }
      return { plan, quotas: uses };
    },
  };
}

export type UsageService = ReturnType<typeof createUsageService>;
