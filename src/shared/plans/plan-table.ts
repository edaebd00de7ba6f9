import type { Quota } from './quota.ts';
import type { ToolFeature, ToolPlan } from './tool-plan.ts';

/** The plan rows of a tool, and whether the tool can be used today. */
export interface PlannedTool extends ToolPlan {
  /** False while it does not exist; whatever a plan gives of it is then marked as coming. */
  readonly isBuilt: boolean;
}

/** The one table of plans: the rows of all tools, in the order of the navigation. */
export interface PlanTable {
  readonly tools: readonly PlannedTool[];
}

/**
 * Folds the rows of the tools into the one table. Throws Error for an id that stands twice, and for a quota whose id does
 * not begin with its tool.
 */
export function definePlanTable(tools: readonly PlannedTool[]): PlanTable {
  const ids = tools.flatMap(({ id, features, quotas }) => [
    id,
    ...Object.values(features).map((feature) => `feature ${feature.id}`),
    ...quotas.map((quota) => `quota ${quota.id}`),
  ]);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`The table of plans has ${twice} twice`);
  for (const { id, quotas } of tools)
    for (const quota of quotas)
      if (!quota.id.startsWith(`${id}.`)) throw new Error(`The quota ${quota.id} does not belong to ${id}`);
  return { tools };
}

/** The rows of one tool. Throws Error for one that the table does not have. */
export function getTool({ tools }: PlanTable, id: string): PlannedTool {
  const tool = tools.find((candidate) => candidate.id === id);
  if (!tool) throw new Error(`The table of plans has no tool ${id}`);
  return tool;
}

/** A quota by its id; undefined for one that no tool of the table declares. */
export function findQuota({ tools }: PlanTable, id: string): Quota | undefined {
  return tools.flatMap(({ quotas }) => quotas).find((quota) => quota.id === id);
}

/** A feature by its id; undefined for one that no tool of the table declares. */
export function findFeature({ tools }: PlanTable, id: string): ToolFeature | undefined {
  return tools.flatMap(({ features }) => Object.values(features)).find((feature) => feature.id === id);
}
