import type { FormulaGraph } from '#shared/formula-graph.ts';
import type { Language } from '#shared/languages.ts';
import type { Block } from '#shared/prose.ts';

/** The sections of a business plan in their order; the plan rows say who may open which (advisor.plan.ts). */
export const sectionIds = [
  'executive-summary',
  'market-analysis',
  'target-audience',
  'revenue-streams',
  'competitor-analysis',
  'financial-projections',
  'trend-analysis',
] as const;
export type SectionId = (typeof sectionIds)[number];

export interface ComposedSection {
  readonly id: SectionId;
  readonly blocks: readonly Block[];
  /** Facts at the versions this text rests on; a newer version makes the section stale. */
  readonly factVersions: Readonly<Record<string, number>>;
}

/**
 * A plan composed whole. What an account may see of it is decided later by the plan table; composing never knows the
 * account's plan. A block that shows a figure of the Pro model is closed with that model (see plan-access.ts).
 */
export interface ComposedPlan {
  readonly seed: string;
  readonly contentLocale: Language;
  /** The industry or model the text rests on; null when none fits, which the text then says. */
  readonly knowledgeId: string | null;
  readonly title: string;
  readonly sections: readonly ComposedSection[];
  /** Base case, then nodes prefixed "best." and "worst." for the other two. */
  readonly graph: FormulaGraph;
}
