import type { QuotaUse, StorageUse } from '#features/billing/billing.contract.ts';
import type { AccountStorage } from '#server/plans/account-storage.ts';
import { quotaService } from '#server/plans/quota.service.ts';
import type { DetachedContext, UseCaseContext } from '#server/use-case.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import type { PlanTable } from '#shared/plans/plan-table.ts';
import { planWithRoomFor, storageAllowance } from '#shared/plans/storage-allowance.ts';

/** What an account has used of what its plan gives. */
export function createUsageService({ tools }: PlanTable, accountStorage: Pick<AccountStorage, 'measure'>) {
  return {
    /** Its quotas, and what it stores. */
    async read(context: DetachedContext): Promise<{ plan: PlanName; quotas: QuotaUse[]; storage: StorageUse }> {
      const { actor } = context;
      const { plan } = actor;
      const quotas = await context.transact((inTransaction) => this.readQuotas(inTransaction));
      const used = await accountStorage.measure(actor);
      const limit = storageAllowance[plan];
      const opensWith = used < limit ? null : (planWithRoomFor(used) ?? null);
      return { plan, quotas, storage: { used, limit, opensWith } };
    },

    /**
     * Every quota of a tool that exists, in the order of the table. After a downgrade `used` may be more than `limit`:
     * nothing is taken away for that.
     */
    async readQuotas(context: UseCaseContext): Promise<QuotaUse[]> {
      const { plan } = context.actor;
      const uses: QuotaUse[] = [];
      for (const { id: tool, quotas } of tools.filter(({ isBuilt }) => isBuilt))
        for (const quota of quotas) {
          const { period } = quota.rules[plan];
          uses.push({ quota: quota.id, tool, period, ...(await quotaService.readWithWayOut(context, quota)) });
        }
      return uses;
    },
  };
}

export type UsageService = ReturnType<typeof createUsageService>;
