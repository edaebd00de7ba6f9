import { type Cell, cellsOf } from './cell.ts';

const no = false;
const yes = true;
const of = cellsOf('Marketing');

const perKind = ['1 per day', '5 per month', 'unlimited'] as const;
const contentTypes = ['social-media', 'blog-content', 'email-marketing', 'ad-campaigns'];

export const marketingCells: readonly Cell[] = [
  of('name of the tier', 'marketing.tier', ['Content Taster', 'Content Engine', 'Marketing Command Center']),
  of('limit as the popover says it', 'marketing.limit', [
    '1 generation per day',
    '50 generations per month',
    'Unlimited generations',
  ]),
  of('content types', 'marketing.contentTypes', [contentTypes, contentTypes, contentTypes]),
  of('cap of each kind', 'marketing.feature.per-kind', ['1 per-day', '5 per-month', 'unlimited per-month']),
  of('clusters', 'marketing.quota.clusters', perKind),
  of('email flows', 'marketing.quota.email-flows', perKind),
  of('blueprints', 'marketing.quota.blueprints', perKind),
  of('ad architectures', 'marketing.quota.ad-architectures', perKind),
  of('overall cap', 'marketing.quota.overall', ['1 per day', '50 per month', 'unlimited']),
  of('overall cap as it is compared', 'marketing.feature.overall', [
    '1 per-day',
    '50 per-month',
    'unlimited per-month',
  ]),
  { heading: 'Marketing', capability: 'persona templates', field: 'marketing.personaTemplates', expected: { Free: 3 } },
  of('copy', 'marketing.feature.copy', [no, yes, yes]),
  of('watermark on copies', 'marketing.copiesAreWatermarked', [yes, no, no]),
  of('schedule', 'marketing.feature.schedule', [no, yes, yes]),
  of('schedule ads', 'marketing.feature.schedule-ads', [no, yes, yes]),
  of('brand voice', 'marketing.feature.brand-voice', [no, yes, yes]),
  of('Free may only calibrate the brand voice', 'marketing.feature.brand-voice-calibration', [yes, yes, yes]),
  of('Pro badge beside the brand voice', 'marketing.brandVoiceBadge', ['Pro', null, null]),
  of('reorder blueprint outlines', 'marketing.feature.outline-editing', [no, yes, yes]),
  of('audience targeting', 'marketing.feature.audience-targeting', [no, no, yes]),
  of('A/B testing of email flows', 'marketing.feature.ab-testing', [no, no, yes]),
  of('testing email flows', 'marketing.feature.flow-testing', [no, no, yes]),
  of('community templates', 'marketing.feature.community-templates', [no, no, yes]),
  of('names of the community templates', 'marketing.communityTemplates', [
    [],
    [],
    ['Product Launch', 'Holiday Sale Promotion', 'Lead Nurturing Funnel'],
  ]),
  of('the block "Why choose"', 'marketing.showsWhyChoose', [no, no, yes]),
  of('repurposing', 'marketing.feature.repurpose', [no, no, yes]),
  of('export of flow plans', 'marketing.feature.flow-plan-export', [no, no, yes]),
  of('expanding blueprint sections', 'marketing.feature.section-expansion', [no, no, yes]),
  of('export of blueprint drafts', 'marketing.feature.blueprint-export', [no, no, yes]),
  of('tweaking of ad targeting', 'marketing.feature.targeting-tweaks', [no, no, yes]),
  of('export of ad plans', 'marketing.feature.ad-plan-export', [no, no, yes]),
  of('download', 'marketing.feature.download', [no, yes, yes]),
  of('launch of campaigns', 'marketing.feature.one-click-campaign-launcher', [no, no, yes]),
  of('looked at before the plan has it', 'marketing.previews', [
    [],
    ['ab-testing', 'section-expansion', 'targeting-tweaks'],
    [],
  ]),
  of('previews alone', 'marketing.showsPreviewsOnly', [yes, no, no]),
  of('teaser', 'marketing.teaser', [null, 'trending-topics', 'roi-forecasting']),
  of('estimated ROI', 'marketing.feature.roi-estimate', [no, no, yes]),
  of('metrics inside the generator', 'marketing.metrics', [
    [],
    ['website-visits', 'click-tracking'],
    [
      'website-visits',
      'click-tracking',
      'content-performance',
      'conversion-analytics',
      'ab-testing',
      'competitor-analysis',
      'growth-insights',
      'real-time-reporting',
    ],
  ]),
];
