import type { PerPlan } from '#shared/plans/plan-cell.ts';
import { type QuotaRule, quotaCell } from '#shared/plans/quota.ts';
import { defineToolPlan } from '#shared/plans/tool-plan.ts';
import { marketingQuotas, overall, perKindRules } from './marketing.quotas.ts';

type ContentType = 'social-media' | 'blog-content' | 'email-marketing' | 'ad-campaigns';
type Metric =
  | 'website-visits'
  | 'click-tracking'
  | 'content-performance'
  | 'conversion-analytics'
  | 'ab-testing'
  | 'competitor-analysis'
  | 'growth-insights'
  | 'real-time-reporting';
/** Abilities that can be looked at before the plan has them. */
type Preview = 'ab-testing' | 'section-expansion' | 'targeting-tweaks';

/** What a plan gives in the marketing generator. Source: docs/billing.md, "Marketing". */
interface MarketingGiven {
  /** The kinds of content that can be generated, a tab each. */
  readonly contentTypes: readonly ContentType[];
  /** Null: unlimited. */
  readonly personaTemplates: number | null;
  readonly copiesAreWatermarked: boolean;
  /** Whether generated sets are shown as previews alone. */
  readonly showsPreviewsOnly: boolean;
  /** What is shown without working, to say what a higher plan does. */
  readonly previews: readonly Preview[];
  readonly teaser: 'trending-topics' | 'roi-forecasting' | null;
  readonly communityTemplates: readonly string[];
  /** Whether the block "Why choose" is shown. */
  readonly showsWhyChoose: boolean;
  /** The mark next to the brand voice where it cannot be used. */
  readonly brandVoiceBadge: 'Pro' | null;
  /** The figures of the tab Analytics; with none of them the tab is locked. */
  readonly metrics: readonly Metric[];
}

const contentTypes: readonly ContentType[] = ['social-media', 'blog-content', 'email-marketing', 'ad-campaigns'];
const starterMetrics: readonly Metric[] = ['website-visits', 'click-tracking'];

const perKind: { readonly rules: PerPlan<QuotaRule> } = { rules: perKindRules };

const gives: PerPlan<MarketingGiven> = {
  Free: {
    contentTypes,
    personaTemplates: 3,
    copiesAreWatermarked: true,
    showsPreviewsOnly: true,
    previews: [],
    teaser: null,
    communityTemplates: [],
    showsWhyChoose: false,
    brandVoiceBadge: 'Pro',
    metrics: [],
  },
  Starter: {
    contentTypes,
    personaTemplates: null,
    copiesAreWatermarked: false,
    showsPreviewsOnly: false,
    previews: ['ab-testing', 'section-expansion', 'targeting-tweaks'],
    teaser: 'trending-topics',
    communityTemplates: [],
    showsWhyChoose: false,
    brandVoiceBadge: null,
    metrics: starterMetrics,
  },
  Pro: {
    contentTypes,
    personaTemplates: null,
    copiesAreWatermarked: false,
    showsPreviewsOnly: false,
    previews: [],
    teaser: 'roi-forecasting',
    communityTemplates: ['Product Launch', 'Holiday Sale Promotion', 'Lead Nurturing Funnel'],
    showsWhyChoose: true,
    brandVoiceBadge: null,
    metrics: [
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

/** The plan rows of the marketing studio. */
export const marketingPlan = defineToolPlan({
  id: 'marketing',
  name: /*i18n*/ { id: 'plan.marketing', message: 'Marketing Studio' },
  tiers: {
    Free: {
      name: /*i18n*/ { id: 'plan.marketing.free', message: 'Content Taster' },
      limitLabel: /*i18n*/ { id: 'plan.marketing.free.limit', message: '1 generation per day' },
    },
    Starter: {
      name: /*i18n*/ { id: 'plan.marketing.starter', message: 'Content Engine' },
      limitLabel: /*i18n*/ { id: 'plan.marketing.starter.limit', message: '50 generations per month' },
    },
    Pro: {
      name: /*i18n*/ { id: 'plan.marketing.pro', message: 'Marketing Command Center' },
      limitLabel: /*i18n*/ { id: 'plan.marketing.pro.limit', message: 'Unlimited generations' },
    },
  },
  gives,
  quotas: marketingQuotas,
  features: {
    overall: {
      name: overall.name,
      opens: (_given, plan) => quotaCell(overall, plan),
      row: true,
      isListed: true,
    },
    'per-kind': {
      name: /*i18n*/ { id: 'plan.marketing.perKind', message: 'Generations of each kind' },
      opens: (_given, plan) => quotaCell(perKind, plan),
      row: true,
      isListed: true,
    },
    copy: {
      name: /*i18n*/ { id: 'plan.marketing.copy', message: 'Copying without a watermark' },
      opens: 'Starter',
      row: true,
      isListed: true,
      upgrade: /*i18n*/ { id: 'plan.marketing.copy.upgrade', message: 'Copying content requires a paid plan.' },
      upgradeHint: /*i18n*/ { id: 'plan.marketing.copy.hint', message: 'Upgrade to copy content.' },
    },
    download: {
      name: /*i18n*/ { id: 'plan.marketing.download', message: 'Download of content' },
      opens: 'Starter',
      isListed: true,
      upgrade: /*i18n*/ { id: 'plan.marketing.download.upgrade', message: 'Downloading content requires a paid plan.' },
    },
    schedule: {
      name: /*i18n*/ { id: 'plan.marketing.schedule', message: 'Scheduling' },
      opens: 'Starter',
      row: true,
      isListed: true,
      upgrade: /*i18n*/ {
        id: 'plan.marketing.schedule.upgrade',
        message: 'Scheduling requires a Starter or Pro plan.',
      },
    },
    'schedule-ads': {
      name: /*i18n*/ { id: 'plan.marketing.scheduleAds', message: 'Scheduling of ads' },
      opens: 'Starter',
      upgrade: /*i18n*/ {
        id: 'plan.marketing.scheduleAds.upgrade',
        message: 'Scheduling ads requires a Starter or Pro plan.',
      },
    },
    'brand-voice-calibration': {
      name: /*i18n*/ { id: 'plan.marketing.calibration', message: 'Calibration of the brand voice' },
      opens: 'Free',
    },
    'brand-voice': {
      name: /*i18n*/ { id: 'plan.marketing.brandVoice', message: 'Brand voice' },
      opens: 'Starter',
      isListed: true,
    },
    'outline-editing': {
      name: /*i18n*/ { id: 'plan.marketing.outlineEditing', message: 'Editing of blueprint outlines' },
      opens: 'Starter',
    },
    'audience-targeting': {
      name: /*i18n*/ { id: 'plan.marketing.audienceTargeting', message: 'Audience targeting' },
      opens: 'Pro',
      isListed: true,
    },
    'ab-testing': {
      name: /*i18n*/ { id: 'plan.marketing.abTesting', message: 'A/B testing of email flows' },
      opens: 'Pro',
      row: true,
      isListed: true,
    },
    'flow-testing': {
      name: /*i18n*/ { id: 'plan.marketing.flowTesting', message: 'Testing of email flows' },
      opens: 'Pro',
    },
    'community-templates': {
      name: /*i18n*/ { id: 'plan.marketing.communityTemplates', message: 'Community templates' },
      opens: 'Pro',
      isListed: true,
    },
    repurpose: {
      name: /*i18n*/ { id: 'plan.marketing.repurpose', message: 'Repurposing' },
      opens: 'Pro',
      isListed: true,
      upgrade: /*i18n*/ { id: 'plan.marketing.repurpose.upgrade', message: 'Repurposing content requires a Pro plan.' },
      upgradeHint: /*i18n*/ { id: 'plan.marketing.repurpose.hint', message: 'Upgrade to Pro to repurpose content.' },
    },
    'flow-plan-export': {
      name: /*i18n*/ { id: 'plan.marketing.flowPlanExport', message: 'Export of flow plans' },
      opens: 'Pro',
      upgrade: /*i18n*/ {
        id: 'plan.marketing.flowPlanExport.upgrade',
        message: 'Exporting flow plans requires a Pro plan.',
      },
    },
    'section-expansion': {
      name: /*i18n*/ { id: 'plan.marketing.sectionExpansion', message: 'Expanding of blueprint sections' },
      opens: 'Pro',
      upgrade: /*i18n*/ {
        id: 'plan.marketing.sectionExpansion.upgrade',
        message: 'Upgrade to Pro to expand sections.',
      },
    },
    'blueprint-export': {
      name: /*i18n*/ { id: 'plan.marketing.blueprintExport', message: 'Export of blueprint drafts' },
      opens: 'Pro',
    },
    'targeting-tweaks': {
      name: /*i18n*/ { id: 'plan.marketing.targetingTweaks', message: 'Tweaking of ad targeting' },
      opens: 'Pro',
      upgrade: /*i18n*/ {
        id: 'plan.marketing.targetingTweaks.upgrade',
        message: 'Tweaking ad targeting requires a Pro plan.',
      },
    },
    'ad-plan-export': {
      name: /*i18n*/ { id: 'plan.marketing.adPlanExport', message: 'Export of ad plans' },
      opens: 'Pro',
      upgrade: /*i18n*/ {
        id: 'plan.marketing.adPlanExport.upgrade',
        message: 'Exporting ad campaign plans requires a Pro plan.',
      },
    },
    'one-click-campaign-launcher': {
      name: /*i18n*/ { id: 'plan.marketing.launch', message: 'Launch Campaign' },
      opens: 'Pro',
      row: true,
      isListed: true,
    },
    'roi-estimate': {
      name: /*i18n*/ { id: 'plan.marketing.roi', message: 'Estimated ROI' },
      opens: 'Pro',
      isListed: true,
    },
  },
  onCards: {
    Free: ['overall'],
    Starter: ['overall'],
    Pro: ['overall', 'one-click-campaign-launcher'],
  },
});
