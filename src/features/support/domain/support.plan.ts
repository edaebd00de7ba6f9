import { countOf, type PerPlan, yesNo } from '#shared/plans/plan-cell.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { defineToolPlan } from '#shared/plans/tool-plan.ts';

/** What a plan gives in support. Source: docs/billing.md, "Support". */
interface SupportGiven {
  /** Within so many hours a ticket is answered. */
  readonly responseHours: number;
  readonly channels: readonly ('email' | 'chat' | 'video' | 'emergency')[];
  /** Which articles are open, by the plan that each of them names. */
  readonly articlesOf: readonly PlanName[];
}

const gives: PerPlan<SupportGiven> = {
  Free: { responseHours: 48, channels: ['email'], articlesOf: ['Free'] },
  Starter: { responseHours: 24, channels: ['email', 'chat'], articlesOf: ['Free', 'Starter'] },
  Pro: {
    responseHours: 4,
    channels: ['email', 'chat', 'video', 'emergency'],
    articlesOf: ['Free', 'Starter', 'Pro'],
  },
};

/** The plan rows of support. */
export const supportPlan = defineToolPlan({
  id: 'support',
  name: /*i18n*/ { id: 'plan.support', message: 'Support & Resources' },
  tiers: {
    Free: { limitLabel: /*i18n*/ { id: 'plan.support.free.limit', message: 'Answer within 48 hours' } },
    Starter: { limitLabel: /*i18n*/ { id: 'plan.support.starter.limit', message: 'Answer within 24 hours' } },
    Pro: { limitLabel: /*i18n*/ { id: 'plan.support.pro.limit', message: 'Answer within 4 hours' } },
  },
  gives,
  features: {
    response: {
      name: /*i18n*/ { id: 'plan.support.response', message: 'Response time' },
      opens: ({ responseHours }) => countOf(responseHours, 'hours'),
      row: true,
      isListed: true,
    },
    chat: {
      name: /*i18n*/ { id: 'plan.support.chat', message: 'Chat' },
      opens: ({ channels }) => yesNo(channels.includes('chat')),
      row: true,
      isListed: true,
    },
    resources: {
      name: /*i18n*/ { id: 'plan.support.resources', message: 'Pro resources' },
      opens: 'Pro',
      isListed: true,
    },
    calls: {
      name: /*i18n*/ { id: 'plan.support.calls', message: 'Personal call' },
      opens: 'Pro',
      row: true,
      isListed: true,
    },
  },
  onCards: { Free: ['response'], Starter: ['response'], Pro: ['response'] },
});
