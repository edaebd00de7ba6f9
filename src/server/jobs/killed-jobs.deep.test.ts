import { expect, it } from 'vitest';
import { killJobs } from '#testing/faults/kill-jobs.ts';

it('twenty-five killed processes lose no job and repeat no effect', async () => {
  const { missing, repeated, states, cutOff } = await killJobs(25, 400);
  expect([missing, repeated, states]).toEqual([[], [], { done: 1200 }]);
  expect(cutOff).toBeGreaterThan(10);
});
