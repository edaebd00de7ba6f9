/** Counting across processes: failures, a kill and retries neither lose a result nor count one twice or for nothing. */
import { expect, inject, it } from 'vitest';
import { chooseSeed } from '#testing/faults/kill-run.ts';
import { findQuotaFaults, runQuota } from '#testing/quota/quota-run.ts';
import { createTestDatabase } from '#testing/test-database.ts';

it('200 calls against a limit of 50, to two processes of which one is killed, store 50 and count 50', async () => {
  const seed = chooseSeed();
  const run = await runQuota({
    target: await createTestDatabase(),
    appSecret: inject('appSecret'),
    seed,
    plan: 'Starter',
    quotas: ['marketing.overall'],
    calls: 200,
    failureShare: 0.1,
    killAfterResults: 20,
  });
  process.stdout.write(
    `FAULT_SEED=${seed}: ${run.stored.length} stored, counted ${JSON.stringify(run.counted)}, ${run.forcedFailures} forced failures, ${run.lost} answers lost, ${run.underWayAtKill} under way at the kill\n`,
  );
  expect(findQuotaFaults(run, 50), `FAULT_SEED=${seed}`).toEqual([]);
  expect(run.counted).toEqual({ 'marketing.overall': 50, 'marketing.overall/day': 50 });
  expect(run.forcedFailures).toBeGreaterThan(0);
  expect(run.underWayAtKill).toBeGreaterThan(0);
});
