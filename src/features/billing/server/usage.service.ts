import type { QuotaUse } from '#features/billing/billing.contract.ts';
import { quotaIds, quotaRule } from '#features/billing/domain/quota.ts';
import { isBuilt, toolOfRow } from '#features/billing/domain/tools.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { quotaService } from './quota.service.ts';

/** What an account has used of what its plan gives. */
export const usageService = {
  /**
   * Every quota of a tool that exists, in the order of the quotas. After a downgrade `used` may be more than `limit`:
   * nothing is taken away for that.
   */
  async read(context: UseCaseContext): Promise<{ plan: PlanName; quotas: QuotaUse[] }> {
    const { plan } = context.actor;
    const quotas: QuotaUse[] = [];
    for (const quota of quotaIds) {
      const tool = toolOfRow(quota);
      if (!isBuilt(tool)) continue;
      const { period } = quotaRule(quota, plan);
      quotas.push({ quota, tool, period, ...(await quotaService.readWithWayOut(context, quota)) });
    }
    return { plan, quotas };
  },
};
