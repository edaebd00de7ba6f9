/** The plans in their order; an access check means at or above (part 1, section 1). */
export const planNames = ['Free', 'Starter', 'Pro'] as const;
export type PlanName = (typeof planNames)[number];

/** Whether a plan is at or above the required one. */
export function isAtLeast(plan: PlanName, required: PlanName): boolean {
  return planNames.indexOf(plan) >= planNames.indexOf(required);
}

/** Reads a stored or sent plan name; an unknown or missing one is Free (part 2, section 1). */
export function planFromText(text: unknown): PlanName {
  return planNames.find((name) => name === text) ?? 'Free';
}

/** The lowest plan of which something holds; undefined when it holds of none. */
export function findLowestPlan(holds: (plan: PlanName) => boolean): PlanName | undefined {
  return planNames.find(holds);
}
