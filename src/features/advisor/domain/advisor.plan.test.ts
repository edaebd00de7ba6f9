import { describe, expect, it } from 'vitest';
import { isAtLeast, planNames } from '#shared/plans/plan-names.ts';
import { isOpen, isProOnly } from '#shared/plans/tool-plan.ts';
import { advisorPlan, featureOfSection, opensSectionWith, sectionAccess } from './advisor.plan.ts';
import { sectionIds } from './plan.ts';

const states = (plan: (typeof planNames)[number]) => sectionAccess(plan).map(({ id, state }) => `${id}: ${state}`);

describe('the sections of a business plan', () => {
  it('on Free are four, three open', () =>
    expect(states('Free')).toEqual([
      'executive-summary: open',
      'market-analysis: open',
      'target-audience: open',
      'revenue-streams: locked',
    ]));

  it('on Starter are five, four open', () =>
    expect(states('Starter')).toEqual([
      'executive-summary: open',
      'market-analysis: open',
      'target-audience: open',
      'revenue-streams: open',
      'competitor-analysis: locked',
    ]));

  it('on Pro are seven, all open', () => {
    expect(sectionAccess('Pro').map((section) => section.id)).toEqual(sectionIds);
    expect(sectionAccess('Pro').every((section) => section.state === 'open')).toBe(true);
  });

  it('name the lowest plan that opens them, and so does the feature that a refusal names', () => {
    expect(sectionIds.map(opensSectionWith)).toEqual(['Free', 'Free', 'Free', 'Starter', 'Pro', 'Pro', 'Pro']);
    for (const plan of planNames) {
      for (const { state, opensWith } of sectionAccess(plan)) expect(isAtLeast(plan, opensWith)).toBe(state === 'open');
      for (const section of sectionIds)
        expect(isOpen(featureOfSection(section), plan)).toBe(isAtLeast(plan, opensSectionWith(section)));
    }
  });

  it('say more on each higher plan', () =>
    expect(planNames.map((plan) => advisorPlan.gives[plan].richness.maxRank)).toEqual([1, 2, 3]));
});

describe("the advisor's feature list", () => {
  it('marks as Pro only exactly what Starter lacks', () => {
    for (const feature of Object.values(advisorPlan.features))
      expect(isOpen(feature, 'Starter'), feature.id).toBe(!isProOnly(feature));
  });

  it('lists and explains every feature', () => {
    for (const feature of Object.values(advisorPlan.features))
      expect([feature.isListed, feature.description?.message.endsWith('.')]).toEqual([true, true]);
  });
});
