import type { PerPlan } from '#shared/plans/plan-cell.ts';
import type { PlanMessage } from '#shared/plans/plan-message.ts';

/** How a plan is offered. What it gives stands in the rows of the tools, what it costs in `#shared/plans/prices.ts`. */
interface PlanOffer {
  readonly description: PlanMessage;
  readonly isPopular: boolean;
  readonly buttonText: PlanMessage;
}

/** The words are ours; Starter is the popular one (docs/billing.md, "Prices"). */
export const offers: PerPlan<PlanOffer> = {
  Free: {
    description: /*i18n*/ { id: 'plan.free.description', message: 'Test an idea before you put money into it.' },
    isPopular: false,
    buttonText: /*i18n*/ { id: 'plan.free.choose', message: 'Choose Free' },
  },
  Starter: {
    description: /*i18n*/ {
      id: 'plan.starter.description',
      message: 'Work out how the business earns, and get it in front of people.',
    },
    isPopular: true,
    buttonText: /*i18n*/ { id: 'plan.starter.choose', message: 'Choose Starter' },
  },
  Pro: {
    description: /*i18n*/ {
      id: 'plan.pro.description',
      message: 'The whole plan with its numbers, for founders who need money or partners.',
    },
    isPopular: false,
    buttonText: /*i18n*/ { id: 'plan.pro.choose', message: 'Choose Pro' },
  },
};
