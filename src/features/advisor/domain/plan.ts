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
