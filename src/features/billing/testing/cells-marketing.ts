import { quotaRule } from '#features/billing/domain/quota.ts';
import { type Cell, capText, cell } from './cell.ts';

const no = false;
const yes = true;
const of = cell.bind(undefined, 'marketing');

const perKind = ['1 per day', '5 per month', 'unlimited'] as const;

/** Part 2, sections 2.1, 6.2 and 9. */
export const marketingCells: readonly Cell[] = [
  of(
    'part 2 §9',
    'name of the tier',
    ['Content Taster', 'Content Engine', 'Marketing Command Center'],
    ({ marketing }) => marketing.tierName,
  ),
  of('part 2 §9', 'cap of each kind', perKind, ({ marketing }) => capText(marketing.perKind)),
  of('part 2 §9', 'clusters', perKind, ({ name }) => capText(quotaRule('marketing.clusters', name))),
  of('part 2 §9', 'email flows', perKind, ({ name }) => capText(quotaRule('marketing.email-flows', name))),
  of('part 2 §9', 'blueprints', perKind, ({ name }) => capText(quotaRule('marketing.blueprints', name))),
  of('part 2 §9', 'ad architectures', perKind, ({ name }) => capText(quotaRule('marketing.ad-architectures', name))),
  of('part 2 §9', 'overall cap', ['1 per day', '50 per month', 'unlimited'], ({ marketing }) =>
    capText(marketing.overall),
  ),
  of('part 2 §9', 'overall quota', ['1 per day', '50 per month', 'unlimited'], ({ name }) =>
    capText(quotaRule('marketing.overall', name)),
  ),
  {
    tool: 'marketing',
    paragraph: 'part 2 §9',
    capability: 'persona templates',
    expected: { Free: 3 },
    read: ({ marketing }) => marketing.personaTemplates,
  },
  of('part 2 §6.2', 'copy', [no, yes, yes], ({ marketing }) => marketing.canCopy),
  of('part 2 §6.2', 'watermark on copies', [yes, no, no], ({ marketing }) => marketing.copiesAreWatermarked),
  of('part 2 §6.2', 'schedule', [no, yes, yes], ({ marketing }) => marketing.canSchedule),
  of('part 2 §6.2', 'brand voice', [no, yes, yes], ({ marketing }) => marketing.canUseBrandVoice),
  of('part 2 §6.2', 'reorder blueprint outlines', [no, yes, yes], ({ marketing }) => marketing.canReorderOutlines),
  of('part 2 §6.2', 'audience targeting', [no, no, yes], ({ marketing }) => marketing.canTargetAudiences),
  of('part 2 §6.2', 'A/B testing of email flows', [no, no, yes], ({ marketing }) => marketing.canTestEmailFlows),
  of('part 2 §6.2', 'community templates', [no, no, yes], ({ marketing }) => marketing.hasCommunityTemplates),
  of('part 2 §6.2', 'repurposing', [no, no, yes], ({ marketing }) => marketing.canRepurpose),
  of('part 2 §6.2', 'export of flow plans', [no, no, yes], ({ marketing }) => marketing.canExportFlowPlans),
  of('part 2 §6.2', 'expanding blueprint sections', [no, no, yes], ({ marketing }) => marketing.canExpandSections),
  of('part 2 §6.2', 'export of blueprint drafts', [no, no, yes], ({ marketing }) => marketing.canExportBlueprints),
  of('part 2 §6.2', 'tweaking of ad targeting', [no, no, yes], ({ marketing }) => marketing.canTweakTargeting),
  of('part 2 §6.2', 'export of ad plans', [no, no, yes], ({ marketing }) => marketing.canExportAdPlans),
  of('part 2 §6.2', 'download', [no, yes, yes], ({ marketing }) => marketing.canDownload),
  of('part 2 §6.2', 'launch of campaigns', [no, no, yes], ({ marketing }) => marketing.canLaunchCampaigns),
  of(
    'part 2 §6.2',
    'looked at before the plan has it',
    [[], ['ab-testing', 'section-expansion', 'targeting-tweaks'], []],
    ({ marketing }) => marketing.previews,
  ),
  of('part 2 §2.1', 'previews alone', [yes, no, no], ({ marketing }) => marketing.showsPreviewsOnly),
  of('part 2 §2.1', 'teaser', [null, 'trending-topics', 'roi-forecasting'], ({ marketing }) => marketing.teaser),
  of('part 2 §2.1', 'estimated ROI', [no, no, yes], ({ marketing }) => marketing.hasRoiEstimate),
  of(
    'part 2 §6.2',
    'metrics inside the generator',
    [
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
    ],
    ({ marketing }) => marketing.analytics,
  ),
];
