import type { PlanAccess } from '#features/advisor/domain/plan-access.ts';
import type { Fact } from '#features/workspaces/domain/fact-value.ts';
import type { OwnNumber } from '#features/workspaces/domain/own-number.ts';
import type { StoredPlan, StoredSection } from './advisor.repository.ts';

/** A stored plan with what decides how much of it this account reads. */
export interface ReadablePlan {
  readonly plan: StoredPlan;
  readonly sections: readonly StoredSection[];
  readonly access: PlanAccess;
  readonly facts: readonly Fact[];
  /** Numbers the person put into the model; none when absent. */
  readonly ownNumbers?: readonly OwnNumber[];
}
