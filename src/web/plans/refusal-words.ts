import type { PlanMessage } from '#shared/plans/plan-message.ts';
import { findFeature, findQuota, type PlanTable } from '#shared/plans/plan-table.ts';
import { exceededMessage, upgradeMessage } from '#shared/plans/upgrade-message.ts';
import type { Problem } from '#shared/problem.ts';

/**
 * What the table of plans says of a refusal: the upgrade message of the feature or of the quota that it names. Undefined
 * where it names none that the table has, or one without words of its own.
 */
export function refusalWords(table: PlanTable, { feature, quota, limit }: Problem): PlanMessage | undefined {
  const lacking = feature === undefined ? undefined : findFeature(table, feature);
  if (lacking) return upgradeMessage(lacking);
  const counted = quota === undefined ? undefined : findQuota(table, quota);
  return counted && limit !== undefined ? exceededMessage(counted, limit) : undefined;
}
