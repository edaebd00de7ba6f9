import { advisorPlan } from '#features/advisor/domain/advisor.plan.ts';
import { analyticsPlan } from '#features/analytics/domain/analytics.plan.ts';
import { brandPlan } from '#features/brand/domain/brand.plan.ts';
import { legalPlan } from '#features/legal/domain/legal.plan.ts';
import { marketingPlan } from '#features/marketing/domain/marketing.plan.ts';
import { sitesPlan } from '#features/sites/domain/sites.plan.ts';
import { supportPlan } from '#features/support/domain/support.plan.ts';
import { definePlanTable } from '#shared/plans/plan-table.ts';
import type { ToolPlan } from '#shared/plans/tool-plan.ts';
import { type ToolId, tools } from '#shared/tools.ts';

const plans: Readonly<Record<ToolId, ToolPlan>> = {
  advisor: advisorPlan,
  brand: brandPlan,
  sites: sitesPlan,
  marketing: marketingPlan,
  analytics: analyticsPlan,
  legal: legalPlan,
  support: supportPlan,
};

/** The one table of plans, folded from the rows of the tools in the order of the navigation. */
export const planTable = definePlanTable(tools.map(({ id, isBuilt }) => ({ ...plans[id], isBuilt })));
