import type { PerPlan } from '#shared/plans/plan-cell.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { defineToolPlan } from '#shared/plans/tool-plan.ts';

type Metric =
  | 'website-traffic'
  | 'conversion-rate'
  | 'average-order-value'
  | 'customer-lifetime-value'
  | 'revenue'
  | 'audience';

/** What a plan gives on the analytics screen. Source: docs/billing.md, "Analytics". */
interface AnalyticsGiven {
  readonly metrics: readonly Metric[];
  /** Daily: complete to the last midnight of the account's zone. */
  readonly refresh: 'daily' | 'live';
  /** Which growth opportunities are open, by the plan that each of them names. */
  readonly growthOpportunities: readonly Exclude<PlanName, 'Free'>[];
}

const metrics: readonly Metric[] = [
  'website-traffic',
  'conversion-rate',
  'average-order-value',
  'customer-lifetime-value',
  'revenue',
  'audience',
];

const gives: PerPlan<AnalyticsGiven> = {
  Free: { metrics: [], refresh: 'daily', growthOpportunities: [] },
  Starter: { metrics, refresh: 'daily', growthOpportunities: ['Starter'] },
  Pro: { metrics, refresh: 'live', growthOpportunities: ['Starter', 'Pro'] },
};

/** The plan rows of business analytics. */
export const analyticsPlan = defineToolPlan({
  id: 'analytics',
  name: /*i18n*/ { id: 'plan.analytics', message: 'Business Analytics' },
  tiers: {
    Free: { limitLabel: /*i18n*/ { id: 'plan.analytics.free.limit', message: 'No figures yet' } },
    Starter: { limitLabel: /*i18n*/ { id: 'plan.analytics.starter.limit', message: 'Figures of every day' } },
    Pro: { limitLabel: /*i18n*/ { id: 'plan.analytics.pro.limit', message: 'Live figures' } },
  },
  gives,
  features: {
    metrics: {
      name: /*i18n*/ { id: 'plan.analytics.metrics', message: 'Traffic, revenue and audience' },
      opens: 'Starter',
      row: true,
      isListed: true,
    },
    revenue: {
      name: /*i18n*/ { id: 'plan.analytics.revenue', message: 'Revenue tracking' },
      opens: 'Starter',
      upgrade: /*i18n*/ {
        id: 'plan.analytics.revenue.upgrade',
        message: 'Revenue tracking requires Starter or Pro plan',
      },
    },
    demographics: {
      name: /*i18n*/ { id: 'plan.analytics.demographics', message: 'Demographics data' },
      opens: 'Starter',
      upgrade: /*i18n*/ {
        id: 'plan.analytics.demographics.upgrade',
        message: 'Demographics data requires Starter or Pro plan',
      },
    },
    export: {
      name: /*i18n*/ { id: 'plan.analytics.export', message: 'Export and share' },
      opens: 'Starter',
      row: true,
      isListed: true,
    },
    'real-time': {
      name: /*i18n*/ { id: 'plan.analytics.realTime', message: 'Real-time insights' },
      opens: 'Pro',
      row: true,
      isListed: true,
      upgrade: /*i18n*/ { id: 'plan.analytics.realTime.upgrade', message: 'Real-time analytics requires Pro plan' },
    },
  },
  onCards: { Free: [], Starter: ['metrics'], Pro: ['real-time'] },
});
