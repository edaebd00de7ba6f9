import type { PerPlan } from '#shared/plans/plan-cell.ts';
import type { Quota, QuotaRule } from '#shared/plans/quota.ts';

/** Holds for each kind by itself. */
export const perKindRules: PerPlan<QuotaRule> = {
  Free: { limit: 1, period: 'day' },
  Starter: { limit: 5, period: 'month' },
  Pro: { limit: null, period: 'month' },
};

/** Every generation, of whatever kind; composing one item again counts here alone. */
export const overall: Quota = {
  id: 'marketing.overall',
  name: /*i18n*/ { id: 'plan.marketing.overall', message: 'Content generations' },
  rules: {
    Free: { limit: 1, period: 'day' },
    Starter: { limit: 50, period: 'month' },
    Pro: { limit: null, period: 'month' },
  },
  exceeded: {
    Free: /*i18n*/ {
      id: 'plan.marketing.overall.dailyLimit',
      message:
        "You've reached your daily limit of 1 generation. Upgrade to Starter for 50/month or Pro for unlimited generations.",
    },
    Starter: /*i18n*/ {
      id: 'plan.marketing.overall.monthlyLimit',
      message: "You've reached your monthly limit of 50 generations. Upgrade to Pro for unlimited generations.",
    },
  },
};

/** A full generation counts one of each kind it makes. */
export const clusters: Quota = {
  id: 'marketing.clusters',
  name: /*i18n*/ { id: 'plan.marketing.clusters', message: 'Social media clusters' },
  rules: perKindRules,
};

export const emailFlows: Quota = {
  id: 'marketing.email-flows',
  name: /*i18n*/ { id: 'plan.marketing.emailFlows', message: 'Email flows' },
  rules: perKindRules,
};

export const blueprints: Quota = {
  id: 'marketing.blueprints',
  name: /*i18n*/ { id: 'plan.marketing.blueprints', message: 'Blog blueprints' },
  rules: perKindRules,
};

export const adArchitectures: Quota = {
  id: 'marketing.ad-architectures',
  name: /*i18n*/ { id: 'plan.marketing.adArchitectures', message: 'Ad architectures' },
  rules: perKindRules,
};

/** Everything that marketing counts. Source: docs/billing.md, "Marketing". */
export const marketingQuotas: readonly Quota[] = [overall, clusters, emailFlows, blueprints, adArchitectures];
