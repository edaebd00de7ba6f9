import type { Actor } from '#server/use-case.ts';
import { isOpen, planThatOpens, type ToolFeature } from '#shared/plans/tool-plan.ts';
import { upgradeMessage } from '#shared/plans/upgrade-message.ts';
import { ProblemError } from '#shared/problem.ts';

/** Lets a use case go on where the actor's plan has a feature. Throws 403 billing.plan_required, see `planRequired`. */
export function requirePlan(feature: ToolFeature, { plan }: Pick<Actor, 'plan'>): void {
  if (!isOpen(feature, plan)) throw planRequired(feature);
}

/**
 * The refusal of what a plan does not include: names the feature and the lowest plan that opens it, or the given one where more of it
 * was asked for than that plan has.
 */
export function planRequired(feature: ToolFeature, plan = planThatOpens(feature)): ProblemError {
  return new ProblemError(403, {
    code: 'billing.plan_required',
    message: upgradeMessage(feature).message,
    feature: feature.id,
    ...(plan && { plan }),
  });
}
