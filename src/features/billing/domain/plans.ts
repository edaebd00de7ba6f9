import { findLowestPlan, isAtLeast, type PlanName, planFromText, planNames } from '#shared/plans/plan-names.ts';
import type { ComparisonRowId } from './comparison-rows.ts';
import type { BillingInterval } from './intervals.ts';
import { type AdvisorPlan, advisorPlans, type PlannedSection } from './plan-advisor.ts';
import { type MarketingPlan, marketingPlans } from './plan-marketing.ts';
import {
  type AnalyticsPlan,
  analyticsPlans,
  type LegalPlan,
  legalPlans,
  type SupportPlan,
  supportPlans,
} from './plan-services.ts';
import { type StudioPlan, studioPlans } from './plan-studio.ts';

export { isAtLeast, type PlanName, planFromText, planNames };

/** Everything one plan is and gives. Every gate, quota and number about plans is read from this table. */
export interface Plan {
  readonly name: PlanName;
  readonly description: string;
  /** US cents. */
  readonly monthlyCents: number;
  readonly yearlyCents: number;
  /** Twelve single months, shown struck through beside the yearly price; null where nothing is paid. */
  readonly strikethroughYearlyCents: number | null;
  readonly isPopular: boolean;
  readonly buttonText: string;
  /** The comparison rows that the plan's card shows, in their order. */
  readonly features: readonly ComparisonRowId[];
  readonly advisor: AdvisorPlan;
  readonly studio: StudioPlan;
  readonly marketing: MarketingPlan;
  readonly analytics: AnalyticsPlan;
  readonly legal: LegalPlan;
  readonly support: SupportPlan;
}

/** What paying for a year saves, in percent (part 2, section 9). */
export const yearlyDiscountPercent = 20;

const paidFor = (monthlyCents: number) => ({
  monthlyCents,
  yearlyCents: (monthlyCents * 12 * (100 - yearlyDiscountPercent)) / 100,
  strikethroughYearlyCents: monthlyCents * 12,
});

const toolsOf = (name: PlanName) => ({
  advisor: advisorPlans[name],
  studio: studioPlans[name],
  marketing: marketingPlans[name],
  analytics: analyticsPlans[name],
  legal: legalPlans[name],
  support: supportPlans[name],
});

/** The one table of plans. */
export const plans: Readonly<Record<PlanName, Plan>> = {
  Free: {
    name: 'Free',
    description: 'Test an idea before you put money into it.',
    monthlyCents: 0,
    yearlyCents: 0,
    strikethroughYearlyCents: null,
    isPopular: false,
    buttonText: 'Choose Free',
    features: [
      'advisor.ideas',
      'advisor.first-sections',
      'advisor.score',
      'advisor.downloads',
      'studio.logos',
      'marketing.overall',
      'legal.templates',
      'support.response',
    ],
    ...toolsOf('Free'),
  },
  Starter: {
    name: 'Starter',
    description: 'Work out how the business earns, and get it in front of people.',
    ...paidFor(2400),
    isPopular: true,
    buttonText: 'Choose Starter',
    features: [
      'advisor.ideas',
      'advisor.revenue-streams',
      'advisor.score',
      'studio.logos',
      'studio.live-sites',
      'marketing.overall',
      'analytics.metrics',
      'legal.templates',
      'support.response',
    ],
    ...toolsOf('Starter'),
  },
  Pro: {
    name: 'Pro',
    description: 'The whole plan with its numbers, for founders who need money or partners.',
    ...paidFor(7900),
    isPopular: false,
    buttonText: 'Choose Pro',
    features: [
      'advisor.ideas',
      'advisor.competitor-analysis',
      'advisor.projections',
      'advisor.trend-analysis',
      'studio.live-sites',
      'studio.custom-domain',
      'marketing.overall',
      'marketing.launch',
      'analytics.real-time',
      'legal.templates',
      'support.response',
    ],
    ...toolsOf('Pro'),
  },
};

/** What a plan costs for one interval, in US cents. */
export function priceCents(plan: PlanName, interval: BillingInterval): number {
  return interval === 'month' ? plans[plan].monthlyCents : plans[plan].yearlyCents;
}

/** What a plan result shows of one section. */
export interface SectionAccess {
  readonly id: PlannedSection;
  readonly state: 'open' | 'locked';
  /** The lowest plan that opens it. */
  readonly opensWith: PlanName;
}

/** The section cards of a plan result in their order. Sections the plan does not show at all are left out. */
export function sectionAccess(plan: PlanName): readonly SectionAccess[] {
  const { shownSections, lockedSections } = plans[plan].advisor;
  return shownSections.map((id) => ({
    id,
    state: lockedSections.includes(id) ? 'locked' : 'open',
    opensWith: opensSectionWith(id),
  }));
}

/** The lowest plan that opens a section. */
export function opensSectionWith(id: PlannedSection): PlanName {
  const opens = ({ shownSections, lockedSections }: AdvisorPlan) =>
    shownSections.includes(id) && !lockedSections.includes(id);
  return findLowestPlan((name) => opens(plans[name].advisor)) ?? 'Pro';
}

/** Whether projections, cases, the assumptions made for them and charts may be shown. */
export function isProjectionOpen(plan: PlanName): boolean {
  return plans[plan].advisor.hasProjections;
}

/** Whether a plan's richness takes in a block; a block without a rank is always in. */
export function isRankOpen(plan: PlanName, rank: 1 | 2 | 3 | undefined): boolean {
  return (rank ?? 1) <= plans[plan].advisor.richness.maxRank;
}
