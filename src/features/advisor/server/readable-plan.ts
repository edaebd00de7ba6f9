import type { PlanAccess } from '#features/advisor/domain/plan-access.ts';
import type { StoredPlan, StoredSection } from './advisor.repository.ts';
import type { StoredAnswer } from './reading.repository.ts';

/** A stored plan with what decides how much of it this account reads. */
export interface ReadablePlan {
  readonly plan: StoredPlan;
  readonly sections: readonly StoredSection[];
  readonly access: PlanAccess;
  /** What the person answered: numbers of their own among them. */
  readonly answers: readonly StoredAnswer[];
}
