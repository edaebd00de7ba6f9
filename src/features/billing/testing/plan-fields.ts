import { planTable } from '#app/plan-table.ts';
import { offers } from '#features/billing/domain/offers.plan.ts';
import type { PlanCell } from '#shared/plans/plan-cell.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { prices } from '#shared/plans/prices.ts';
import type { QuotaRule } from '#shared/plans/quota.ts';

/**
 * Every field of the table of plans for one plan: "marketing.contentTypes" (what it gives), "brand.feature.logos",
 * "advisor.quota.ideas", "sites.tier", "sites.limit", "price.monthlyCents". Words that are ours alone are left out.
 */
export function listFields(plan: PlanName): ReadonlyMap<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [key, value] of Object.entries(prices[plan])) fields.set(`price.${key}`, value);
  fields.set('offer.isPopular', offers[plan].isPopular);
  for (const { id, tiers, gives, features, quotas } of planTable.tools) {
    const { name, limitLabel } = tiers[plan];
    if (name !== undefined) fields.set(`${id}.tier`, name.message);
    fields.set(`${id}.limit`, limitLabel.message);
    for (const [key, value] of Object.entries(gives[plan])) fields.set(`${id}.${key}`, value);
    for (const [key, { cells }] of Object.entries(features)) fields.set(`${id}.feature.${key}`, cellText(cells[plan]));
    for (const quota of quotas) fields.set(quota.id.replace('.', '.quota.'), ruleText(quota.rules[plan]));
  }
  return fields;
}

/** Yes, no, "3 pieces" or "unlimited per-month". */
export function cellText(cell: PlanCell): boolean | string {
  if (cell.kind === 'count') return `${cell.count ?? 'unlimited'} ${cell.unit}`;
  return cell.kind === 'included';
}

/** "5 per month", or "unlimited" where there is no limit. */
const ruleText = ({ limit, period }: QuotaRule): string => (limit === null ? 'unlimited' : `${limit} per ${period}`);
