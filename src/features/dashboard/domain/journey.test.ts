import { describe, expect, it } from 'vitest';
import { type JourneyStepId, journeyPercent, journeySteps } from './journey.ts';

describe('the journey', () => {
  it('is at 20, 40, 60, 80 and 100 percent after account, plan, brand or site, campaign and first visitor', () => {
    expect(journeySteps.map(({ id, percent }) => [id, percent])).toEqual([
      ['account', 20],
      ['plan', 40],
      ['brand', 60],
      ['campaign', 80],
      ['visitor', 100],
    ]);
    const done = new Set<JourneyStepId>();
    const reached = journeySteps.map(({ id }) => journeyPercent(done.add(id)));
    expect(reached).toEqual([20, 40, 60, 80, 100]);
  });

  it('does not pass over a step that is missing', () => {
    expect(journeyPercent(new Set(['account', 'brand']))).toBe(20);
  });
});
