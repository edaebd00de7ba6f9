import { isAtLeast, type PlanName, planNames } from '#shared/plans/plan-names.ts';
import { type ComparisonRowId, comparisonRowIds } from './comparison-rows.ts';
import { legalTemplates } from './plan-services.ts';
import { type Plan, plans } from './plans.ts';
import { isBuilt, type ToolId, toolOfRow } from './tools.ts';

/** What one plan gives in one row: yes or no, or a count with its unit; `count` null means unlimited. */
export type ComparisonCell =
  | { readonly kind: 'included' | 'missing' }
  | { readonly kind: 'count'; readonly count: number | null; readonly unit: ComparisonUnit };

/** What a count of the comparison counts. */
export type ComparisonUnit = 'per-month' | 'per-day' | 'hours' | 'pieces';

export interface ComparisonRow {
  readonly id: ComparisonRowId;
  readonly tool: ToolId;
  /** False while the tool does not exist; the row is then marked as coming. */
  readonly isBuilt: boolean;
  /** Flagged "Popular". */
  readonly isHighlighted: boolean;
  readonly includedIn: readonly PlanName[];
  readonly cells: Readonly<Record<PlanName, ComparisonCell>>;
}

const yes = (holds: boolean): ComparisonCell => ({ kind: holds ? 'included' : 'missing' });
/** Nothing of something is not "0" but missing. */
const count = (number: number | null, unit: ComparisonUnit = 'pieces'): ComparisonCell =>
  number === 0 ? { kind: 'missing' } : { kind: 'count', count: number, unit };
const hasFeature = (plan: Plan, id: string): ComparisonCell =>
  yes(plan.advisor.features.some((feature) => feature.id === id && feature.available));
const per = (cap: { limit: number | null; period: 'day' | 'month' }): ComparisonCell =>
  count(cap.limit, cap.period === 'day' ? 'per-day' : 'per-month');

const cellOf: Record<ComparisonRowId, (plan: Plan) => ComparisonCell> = {
  'advisor.ideas': (plan) => count(plan.advisor.ideasPerMonth, 'per-month'),
  'advisor.first-sections': (plan) => hasFeature(plan, 'first-sections'),
  'advisor.score': (plan) => count(plan.advisor.shownSections.length - plan.advisor.lockedSections.length),
  'advisor.downloads': (plan) => hasFeature(plan, 'downloads'),
  'advisor.revenue-streams': (plan) => hasFeature(plan, 'revenue-streams'),
  'advisor.competitor-analysis': (plan) => hasFeature(plan, 'competitor-analysis'),
  'advisor.projections': (plan) => yes(plan.advisor.hasProjections),
  'advisor.trend-analysis': (plan) => hasFeature(plan, 'trend-analysis'),
  'studio.logos': (plan) => count(plan.studio.logos),
  'studio.palettes': (plan) => count(plan.studio.palettes.length),
  'studio.font-pairs': (plan) => count(plan.studio.fontPairs.length),
  'studio.social-assets': (plan) => count(plan.studio.socialAssets.length),
  'studio.download': (plan) => yes(plan.studio.canDownloadAssets),
  'studio.templates': (plan) => count(plan.studio.hasWebsiteBuilder ? plan.studio.templates.open : 0),
  'studio.live-sites': (plan) => count(plan.studio.liveSites),
  'studio.custom-domain': (plan) => yes(plan.studio.hasCustomDomain),
  'studio.code-editor': (plan) => yes(plan.studio.hasCodeEditor),
  'marketing.overall': (plan) => per(plan.marketing.overall),
  'marketing.per-kind': (plan) => per(plan.marketing.perKind),
  'marketing.copy': (plan) => yes(plan.marketing.canCopy),
  'marketing.schedule': (plan) => yes(plan.marketing.canSchedule),
  'marketing.ab-testing': (plan) => yes(plan.marketing.canTestEmailFlows),
  'marketing.launch': (plan) => yes(plan.marketing.canLaunchCampaigns),
  'analytics.metrics': (plan) => yes(plan.analytics.hasMetrics),
  'analytics.export': (plan) => yes(plan.analytics.canExportAndShare),
  'analytics.real-time': (plan) => yes(plan.analytics.hasRealTime),
  'legal.templates': (plan) => count(countLegalTemplates(plan.name)),
  'legal.formats': (plan) => yes(plan.legal.canDownloadFormats),
  'legal.auto-updates': (plan) => yes(plan.legal.hasAutoUpdates),
  'support.response': (plan) => count(plan.support.responseHours, 'hours'),
  'support.chat': (plan) => yes(plan.support.channels.includes('chat')),
  'support.calls': (plan) => yes(plan.support.hasPersonalCall),
};

/** Flagged "Popular"; a tool that does not exist yet cannot be. */
const highlighted: readonly ComparisonRowId[] = ['advisor.ideas', 'advisor.revenue-streams'];

/** How many legal templates a plan opens. */
export function countLegalTemplates(plan: PlanName): number {
  return Object.values(legalTemplates).filter((required) => isAtLeast(plan, required)).length;
}

/** What one plan gives in one row. */
export function comparisonCell(id: ComparisonRowId, plan: PlanName): ComparisonCell {
  return cellOf[id](plans[plan]);
}

/** The whole comparison, every cell computed from the table of plans. */
export function planComparison(): readonly ComparisonRow[] {
  return comparisonRowIds.map((id) => {
    const tool = toolOfRow(id);
    const cells = Object.fromEntries(planNames.map((plan) => [plan, comparisonCell(id, plan)])) as Record<
      PlanName,
      ComparisonCell
    >;
    return {
      id,
      tool,
      isBuilt: isBuilt(tool),
      isHighlighted: highlighted.includes(id),
      includedIn: planNames.filter((plan) => cells[plan].kind !== 'missing'),
      cells,
    };
  });
}
