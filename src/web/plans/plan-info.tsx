import { type ComponentType, lazy, Suspense } from 'react';
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
 * with the words of the rows.
 */
export function PlanInfo(props: PlanInfoProps) {
  return (
    <Suspense fallback={<span className="h-7" />}>
      <PlanPopover {...props} />
    </Suspense>
  );
}
