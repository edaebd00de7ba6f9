import { describe, expect, it } from 'vitest';
import { isAtLeast, planFromText, planNames } from './plan-names.ts';

describe('the order of plans', () => {
  it('is Free, Starter, Pro', () => expect(planNames).toEqual(['Free', 'Starter', 'Pro']));

  it.each([
    ['Free', 'Free', true],
    ['Free', 'Starter', false],
    ['Starter', 'Free', true],
    ['Starter', 'Pro', false],
    ['Pro', 'Starter', true],
  ] as const)('%s reaches %s: %s', (plan, required, reaches) => expect(isAtLeast(plan, required)).toBe(reaches));

  it.each(['', 'pro', 'Enterprise', null, undefined, 3, { name: 'Pro' }])('%j counts as Free', (text) =>
    expect(planFromText(text)).toBe('Free'),
  );

  it('reads the three names as themselves', () => expect(planNames.map(planFromText)).toEqual(planNames));
});
