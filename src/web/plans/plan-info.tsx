import { type ComponentType, lazy, Suspense } from 'react';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { hasPlans } from './has-plans.ts';
import type { PlanInfoProps } from './plan-popover.tsx';
import { loadRowTexts } from './plan-table.ts';

/** Without its words the badge stays away; the screen does without it. */
const PlanPopover = lazy(async () => {
  const nothing: { default: ComponentType<PlanInfoProps> } = { default: () => null };
  const popover = Promise.all([import('./plan-popover.tsx'), loadRowTexts()]);
  return popover.then(
    ([module]): typeof nothing => ({ default: module.PlanPopover }),
    () => nothing,
  );
});

/**
 * The badge of a tool's screen with the popover about the plan, from the tool's own plan rows: fetched after the screen,
 * with the words of the rows. Its place is kept until the plan is known; nothing where there are no plans.
 */
export function PlanInfo({ plan, ...props }: Omit<PlanInfoProps, 'plan'> & { readonly plan: PlanName | undefined }) {
  if (!hasPlans()) return null;
  const place = <span className="block h-7 pointer-coarse:h-9" />;
  return plan === undefined ? (
    place
  ) : (
    <Suspense fallback={place}>
      <PlanPopover plan={plan} {...props} />
    </Suspense>
  );
}
