import { describe, expect, it } from 'vitest';
import { isAtLeast, planNames } from '#shared/plans/plan-names.ts';
import { isOpen, isProOnly, planThatOpens } from '#shared/plans/tool-plan.ts';
import { advisorPlan, featureOfSection } from './advisor.plan.ts';
import { sectionIds } from './plan.ts';

const states = (plan: (typeof planNames)[number]) =>
  advisorPlan.gives[plan].shownSections.map((id) => `${id}: ${isOpen(featureOfSection(id), plan) ? 'open' : 'locked'}`);

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
    expect(states('Pro')).toEqual(sectionIds.map((id) => `${id}: open`));
  });

  it('are opened by the feature that a refusal names, from the lowest plan on that shows and does not lock them', () => {
    const opensWith = sectionIds.map((section) => planThatOpens(featureOfSection(section))!);
    expect(opensWith).toEqual(['Free', 'Free', 'Free', 'Starter', 'Pro', 'Pro', 'Pro']);
    for (const plan of planNames) {
      const { shownSections, lockedSections } = advisorPlan.gives[plan];
      for (const [at, section] of sectionIds.entries()) {
        const isReadable = shownSections.includes(section) && !lockedSections.includes(section);
        expect(isOpen(featureOfSection(section), plan)).toBe(isReadable);
        expect(isAtLeast(plan, opensWith[at]!)).toBe(isReadable);
      }
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
