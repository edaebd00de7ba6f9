import { describe, expect, it } from 'vitest';
import { planTable } from '#app/plan-table.ts';
import { planNames } from '#shared/plans/plan-names.ts';
import { isOpen } from '#shared/plans/tool-plan.ts';
import { requirePlan } from './require-plan.ts';

const features = planTable.tools.flatMap((tool) => Object.values(tool.features));
const cases = planNames.flatMap((plan) => features.map((feature) => [feature.id, plan, feature] as const));

describe('a gate', () => {
  it.each(cases.filter(([, plan, feature]) => isOpen(feature, plan)))('lets %s pass on %s', (_id, plan, feature) =>
    expect(() => requirePlan(feature, { plan })).not.toThrow(),
  );

  it.each(cases.filter(([, plan, feature]) => !isOpen(feature, plan)))(
    'refuses %s on %s, and names a plan that opens it',
    (id, plan, feature) => {
      let refusal: unknown;
      try {
        requirePlan(feature, { plan });
      } catch (error) {
        refusal = error;
      }
      expect(refusal).toMatchObject({ status: 403, problem: { code: 'billing.plan_required', feature: id } });
      const opensWith = (refusal as { problem: { plan: (typeof planNames)[number] } }).problem.plan;
      expect(() => requirePlan(feature, { plan: opensWith })).not.toThrow();
      const below = planNames[planNames.indexOf(opensWith) - 1]!;
      expect(() => requirePlan(feature, { plan: below })).toThrow();
    },
  );

  it('has something to refuse and something to let pass', () =>
    expect(new Set(cases.map(([, plan, feature]) => isOpen(feature, plan)))).toEqual(new Set([true, false])));
});
