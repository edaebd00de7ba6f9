import { type PerPlan, type PlanCell, perPlan, yesNo } from './plan-cell.ts';
import type { PlanMessage } from './plan-message.ts';
import { findLowestPlan, isAtLeast, type PlanName } from './plan-names.ts';
import type { Quota } from './quota.ts';

/** What a plan calls its part of a tool, and its limit in a few words, as the badge and the popover show them. */
export interface Tier {
  readonly name?: PlanMessage;
  readonly limitLabel: PlanMessage;
}

/** Something a plan gives or does not give, or gives so many of: what gates ask for and comparisons show. */
export interface ToolFeature {
  /** `<tool>.<feature>`. */
  readonly id: string;
  readonly name: PlanMessage;
  readonly description?: PlanMessage;
  readonly cells: PerPlan<PlanCell>;
  /** The words of its row in the comparison of plans; null where it has none. */
  readonly row: PlanMessage | null;
  /** Flagged "Popular" in the comparison. */
  readonly isHighlighted: boolean;
  /** Whether the popover about the plan lists it. */
  readonly isListed: boolean;
  /** Whether it does not exist yet though its tool does; it is then marked as coming wherever it is named. */
  readonly isComing: boolean;
  /** What somebody reads whose plan lacks it, and a shorter form next to a button; else the words of `upgradeMessage`. */
  readonly upgrade?: PlanMessage;
  readonly upgradeHint?: PlanMessage;
}

/** The plan rows of one tool: everything that plans decide about it. */
export interface ToolPlan<Given extends object = object, FeatureId extends string = string> {
  /** The folder of the feature, and what the ids of its features and quotas begin with. */
  readonly id: string;
  readonly name: PlanMessage;
  readonly tiers: PerPlan<Tier>;
  /** Whatever a plan decides beyond yes, no and a count. */
  readonly gives: PerPlan<Given>;
  /** In the order in which they are shown. */
  readonly features: Readonly<Record<FeatureId, ToolFeature>>;
  readonly quotas: readonly Quota[];
  /** What the card of each plan names of this tool, in order. */
  readonly onCards: PerPlan<readonly ToolFeature[]>;
}

interface FeatureDefinition<Given> {
  readonly name: PlanMessage;
  readonly description?: PlanMessage;
  /** The lowest plan that has it, or what each plan gives. */
  readonly opens: PlanName | ((given: Given, plan: PlanName) => PlanCell);
  /** A row of the comparison: with its name, or with this text. */
  readonly row?: true | PlanMessage;
  readonly isHighlighted?: true;
  readonly isListed?: true;
  readonly isComing?: true;
  readonly upgrade?: PlanMessage;
  readonly upgradeHint?: PlanMessage;
}

interface ToolPlanDefinition<Given extends object, FeatureId extends string> {
  readonly id: string;
  readonly name: PlanMessage;
  readonly tiers: PerPlan<Tier>;
  readonly gives: PerPlan<Given>;
  readonly features: Readonly<Record<FeatureId, FeatureDefinition<NoInfer<Given>>>>;
  readonly quotas?: readonly Quota[];
  readonly onCards: PerPlan<readonly NoInfer<FeatureId>[]>;
}

/** The plan rows of a tool from its definition: every feature with its id and what each plan gives of it. */
export function defineToolPlan<Given extends object, FeatureId extends string>(
  definition: ToolPlanDefinition<Given, FeatureId>,
): ToolPlan<Given, FeatureId> {
  const { id, gives, onCards, quotas = [] } = definition;
  const features = Object.fromEntries(
    Object.entries<FeatureDefinition<Given>>(definition.features).map(([key, feature]) => {
      const { opens, row, isHighlighted = false, isListed = false, isComing = false, ...words } = feature;
      const cells = perPlan((plan) =>
        typeof opens === 'string' ? yesNo(isAtLeast(plan, opens)) : opens(gives[plan], plan),
      );
      const compared = row === true ? feature.name : (row ?? null);
      return [key, { ...words, id: `${id}.${key}`, cells, row: compared, isHighlighted, isListed, isComing }];
    }),
  ) as Record<FeatureId, ToolFeature>;
  return { ...definition, quotas, features, onCards: perPlan((plan) => onCards[plan].map((key) => features[key])) };
}

/** Whether a plan has a feature, or any of it. */
export function isOpen({ cells }: Pick<ToolFeature, 'cells'>, plan: PlanName): boolean {
  return cells[plan].kind !== 'missing';
}

/** The lowest plan that has a feature; undefined when none has. */
export function planThatOpens(feature: Pick<ToolFeature, 'cells'>): PlanName | undefined {
  return findLowestPlan((plan) => isOpen(feature, plan));
}

/** Whether only the highest plan has it. */
export function isProOnly(feature: Pick<ToolFeature, 'cells'>): boolean {
  return planThatOpens(feature) === 'Pro';
}
