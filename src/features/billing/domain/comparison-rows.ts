/**
 * The rows of the feature comparison in their order; the part before the dot is the tool. Rows of the original whose
 * unit no tool counts (sample posts, trends and reports per month, palettes by another count) are left out as ruled.
 */
export const comparisonRowIds = [
  'advisor.ideas',
  'advisor.first-sections',
  'advisor.score',
  'advisor.downloads',
  'advisor.revenue-streams',
  'advisor.competitor-analysis',
  'advisor.projections',
  'advisor.trend-analysis',
  'studio.logos',
  'studio.palettes',
  'studio.font-pairs',
  'studio.social-assets',
  'studio.download',
  'studio.templates',
  'studio.live-sites',
  'studio.custom-domain',
  'studio.code-editor',
  'marketing.overall',
  'marketing.per-kind',
  'marketing.copy',
  'marketing.schedule',
  'marketing.ab-testing',
  'marketing.launch',
  'analytics.metrics',
  'analytics.export',
  'analytics.real-time',
  'legal.templates',
  'legal.formats',
  'legal.auto-updates',
  'support.response',
  'support.chat',
  'support.calls',
] as const;
export type ComparisonRowId = (typeof comparisonRowIds)[number];
