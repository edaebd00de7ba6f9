import type { ComparisonRowId } from '#features/billing/domain/comparison-rows.ts';

/** Yes or no, or a count in the words of the specification; null means unlimited. */
type Shown = boolean | number | null | string;

/** Every row of the feature comparison, transcribed by hand: Free, Starter, Pro. */
export const expectedComparison: Readonly<Record<ComparisonRowId, readonly [Shown, Shown, Shown]>> = {
  'advisor.ideas': ['1 per-month', '5 per-month', 'unlimited per-month'],
  'advisor.first-sections': [true, true, true],
  'advisor.score': ['3 pieces', '4 pieces', '7 pieces'],
  'advisor.downloads': [true, true, true],
  'advisor.revenue-streams': [false, true, true],
  'advisor.competitor-analysis': [false, false, true],
  'advisor.projections': [false, false, true],
  'advisor.trend-analysis': [false, false, true],
  'studio.logos': ['1 pieces', '3 pieces', '5 pieces'],
  'studio.palettes': ['1 pieces', '5 pieces', '8 pieces'],
  'studio.font-pairs': [false, '3 pieces', '5 pieces'],
  'studio.social-assets': [false, '3 pieces', '6 pieces'],
  'studio.download': [false, true, true],
  'studio.templates': [false, '4 pieces', '7 pieces'],
  'studio.live-sites': [false, '1 pieces', 'unlimited pieces'],
  'studio.custom-domain': [false, false, true],
  'studio.code-editor': [false, false, true],
  'marketing.overall': ['1 per-day', '50 per-month', 'unlimited per-month'],
  'marketing.per-kind': ['1 per-day', '5 per-month', 'unlimited per-month'],
  'marketing.copy': [false, true, true],
  'marketing.schedule': [false, true, true],
  'marketing.ab-testing': [false, false, true],
  'marketing.launch': [false, false, true],
  'analytics.metrics': [false, true, true],
  'analytics.export': [false, true, true],
  'analytics.real-time': [false, false, true],
  'legal.templates': ['1 pieces', '6 pieces', '11 pieces'],
  'legal.formats': [false, true, true],
  'legal.auto-updates': [false, false, true],
  'support.response': ['48 hours', '24 hours', '4 hours'],
  'support.chat': [false, true, true],
  'support.calls': [false, false, true],
};
