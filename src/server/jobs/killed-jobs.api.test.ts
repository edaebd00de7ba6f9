import { expect, it } from 'vitest';
import { killJobs } from '#testing/faults/kill-jobs.ts';

it('a killed process loses no job and repeats no effect', async () => {
  const { missing, repeated, states, cutOff } = await killJobs(1, 30);
  expect([missing, repeated, states]).toEqual([[], [], { done: 90 }]);
  expect(cutOff).toBeGreaterThan(0);
});
