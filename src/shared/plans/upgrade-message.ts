import type { PlanMessage } from './plan-message.ts';
import { type PlanName, planNames } from './plan-names.ts';
import type { Quota } from './quota.ts';
import { planThatOpens, type ToolFeature } from './tool-plan.ts';

/** What a lock says that has no words of its own, by the plan that opens it. Source: docs/billing.md, "Upgrade messages". */
const byPlan: Readonly<Record<Exclude<PlanName, 'Free'>, PlanMessage>> = {
  Starter: /*i18n*/ { id: 'plan.upgrade.starter', message: 'This feature requires Starter or Pro plan' },
  Pro: /*i18n*/ { id: 'plan.upgrade.pro', message: 'This feature requires a Pro plan.' },
};

/** The message where the plan does not include a feature. */
export function upgradeMessage(feature: ToolFeature): PlanMessage {
  return feature.upgrade ?? byPlan[planThatOpens(feature) === 'Starter' ? 'Starter' : 'Pro'];
}

/**
 * What somebody reads whose limit of a quota is used up; undefined where the quota has no words of its own for the plan
 * with that limit.
 */
export function exceededMessage({ rules, exceeded }: Quota, limit: number): PlanMessage | undefined {
  const plan = planNames.find((name) => rules[name].limit === limit);
  return plan && exceeded?.[plan];
}
