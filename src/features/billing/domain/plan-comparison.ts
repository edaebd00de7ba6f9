import type { PlanMessage } from '#shared/plans/plan-message.ts';
import { type PlanName, planNames } from '#shared/plans/plan-names.ts';
import type { PlannedTool, PlanTable } from '#shared/plans/plan-table.ts';
import { storageFeature, storageGroupName } from '#shared/plans/storage-allowance.ts';
import { isOpen, type ToolFeature } from '#shared/plans/tool-plan.ts';

/** A feature of a tool where it is compared. */
export interface ComparedFeature {
  readonly feature: ToolFeature;
  /** The words of its row. */
  readonly words: PlanMessage;
  /** False while it or its tool does not exist; it is then marked as coming. */
  readonly isBuilt: boolean;
}

/** One row of the comparison. */
export interface ComparisonRow extends ComparedFeature {
  readonly includedIn: readonly PlanName[];
}

/** The rows below one heading: those of a tool, or of two that share a name and a screen. */
export interface ComparisonGroup {
  readonly name: PlanMessage;
  /** Whether any of it can be used today. */
  readonly isBuilt: boolean;
  readonly rows: readonly ComparisonRow[];
}

/** The whole comparison, computed from the table of plans; what belongs to all tools stands last. */
export function planComparison({ tools }: PlanTable): readonly ComparisonGroup[] {
  const groups = groupByName(tools).map((group) => ({
    name: group[0]!.name,
    isBuilt: group.some(({ isBuilt }) => isBuilt),
    rows: group.flatMap(rowsOf),
  }));
  return [
    ...groups,
    { name: storageGroupName, isBuilt: true, rows: rowsOf({ features: { storageFeature }, isBuilt: true }) },
  ];
}

/** What the card of a plan names, in order. */
export function cardFeatures({ tools }: PlanTable, plan: PlanName): readonly ComparedFeature[] {
  return tools.flatMap(({ onCards, isBuilt }) =>
    onCards[plan].map((feature) => ({
      feature,
      words: feature.row ?? feature.name,
      isBuilt: isBuilt && !feature.isComing,
    })),
  );
}

function rowsOf({ features, isBuilt }: Pick<PlannedTool, 'features' | 'isBuilt'>): ComparisonRow[] {
  return Object.values(features).flatMap((feature) => {
    if (feature.row === null) return [];
    const includedIn = planNames.filter((plan) => isOpen(feature, plan));
    return [{ feature, words: feature.row, isBuilt: isBuilt && !feature.isComing, includedIn }];
  });
}

/** Tools that follow each other and have one name stand together. */
function groupByName<Tool extends Pick<PlannedTool, 'name'>>(tools: readonly Tool[]): readonly Tool[][] {
  const groups: Tool[][] = [];
  for (const tool of tools) {
    const last = groups.at(-1);
    if (last?.[0]?.name.id === tool.name.id) last.push(tool);
    else groups.push([tool]);
  }
  return groups;
}
