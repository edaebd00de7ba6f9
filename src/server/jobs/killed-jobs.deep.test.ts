import { expect, it } from 'vitest';
import { killJobs } from '#testing/faults/kill-jobs.ts';

it('twenty-five killed processes lose no job, repeat no effect, and run two jobs of an account at once at most', async () => {
  const { missing, repeated, states, cutOff, mostAtOnce } = await killJobs(25, 400);
  expect([missing, repeated, states]).toEqual([[], [], { done: 1200 }]);
  expect(mostAtOnce).toBe(2);
  expect(cutOff).toBeGreaterThan(10);
});
