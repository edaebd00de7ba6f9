import type { PlanName } from '#shared/plans/plan-names.ts';

/** A cap per calendar day or month of the account; `limit` null means unlimited. */
export interface Cap {
  readonly limit: number | null;
  readonly period: 'day' | 'month';
}

/** What is counted one by one, besides the overall cap. */
export const marketingKinds = ['clusters', 'email-flows', 'blueprints', 'ad-architectures'] as const;
export type MarketingKind = (typeof marketingKinds)[number];

/** What a plan gives in the marketing generator (part 2, sections 6.2 and 9). */
export interface MarketingPlan {
  readonly tierName: string;
  /** Holds for each kind by itself. */
  readonly perKind: Cap;
  readonly overall: Cap;
  readonly personaTemplates: number | null;
  readonly canCopy: boolean;
  readonly copiesAreWatermarked: boolean;
  readonly canSchedule: boolean;
  readonly canUseBrandVoice: boolean;
  readonly canReorderOutlines: boolean;
  readonly canDownload: boolean;
  readonly canTargetAudiences: boolean;
  readonly canTestEmailFlows: boolean;
  readonly hasCommunityTemplates: boolean;
  readonly canRepurpose: boolean;
  readonly canExportFlowPlans: boolean;
  readonly canExpandSections: boolean;
  readonly canExportBlueprints: boolean;
  readonly canTweakTargeting: boolean;
  readonly canExportAdPlans: boolean;
  readonly canLaunchCampaigns: boolean;
  readonly hasRoiEstimate: boolean;
  /** Whether generated sets are shown as previews alone (part 2, section 2.1). */
  readonly showsPreviewsOnly: boolean;
  /** What is shown without working, to say what a higher plan does. */
  readonly previews: readonly MarketingPreview[];
  readonly teaser: 'trending-topics' | 'roi-forecasting' | null;
  readonly analytics: readonly MarketingMetric[];
}

export type MarketingMetric =
  | 'website-visits'
  | 'click-tracking'
  | 'content-performance'
  | 'conversion-analytics'
  | 'ab-testing'
  | 'competitor-analysis'
  | 'growth-insights'
  | 'real-time-reporting';

/** Abilities that can be looked at before the plan has them. */
export type MarketingPreview = 'ab-testing' | 'section-expansion' | 'targeting-tweaks';

const starterMetrics: readonly MarketingMetric[] = ['website-visits', 'click-tracking'];

const paid = {
  copiesAreWatermarked: false,
  canCopy: true,
  canSchedule: true,
  canUseBrandVoice: true,
  canReorderOutlines: true,
  canDownload: true,
} as const;

const proAbilities = (isPro: boolean) => ({
  canTargetAudiences: isPro,
  canTestEmailFlows: isPro,
  hasCommunityTemplates: isPro,
  canRepurpose: isPro,
  canExportFlowPlans: isPro,
  canExpandSections: isPro,
  canExportBlueprints: isPro,
  canTweakTargeting: isPro,
  canExportAdPlans: isPro,
  canLaunchCampaigns: isPro,
  hasRoiEstimate: isPro,
});

export const marketingPlans: Readonly<Record<PlanName, MarketingPlan>> = {
  Free: {
    tierName: 'Content Taster',
    perKind: { limit: 1, period: 'day' },
    overall: { limit: 1, period: 'day' },
    personaTemplates: 3,
    canCopy: false,
    copiesAreWatermarked: true,
    canSchedule: false,
    canUseBrandVoice: false,
    canReorderOutlines: false,
    canDownload: false,
    ...proAbilities(false),
    showsPreviewsOnly: true,
    previews: [],
    teaser: null,
    analytics: [],
  },
  Starter: {
    tierName: 'Content Engine',
    perKind: { limit: 5, period: 'month' },
    overall: { limit: 50, period: 'month' },
    personaTemplates: null,
    ...paid,
    ...proAbilities(false),
    showsPreviewsOnly: false,
    previews: ['ab-testing', 'section-expansion', 'targeting-tweaks'],
    teaser: 'trending-topics',
    analytics: starterMetrics,
  },
  Pro: {
    tierName: 'Marketing Command Center',
    perKind: { limit: null, period: 'month' },
    overall: { limit: null, period: 'month' },
    personaTemplates: null,
    ...paid,
    ...proAbilities(true),
    showsPreviewsOnly: false,
    previews: [],
    teaser: 'roi-forecasting',
    analytics: [
      ...starterMetrics,
      'content-performance',
      'conversion-analytics',
      'ab-testing',
      'competitor-analysis',
      'growth-insights',
      'real-time-reporting',
    ],
  },
};
