/** A sample of the run in quota-processes.deep.test.ts, with the same seed each time. */
import { expect, inject, it } from 'vitest';
import { findQuotaFaults, runQuota } from '#testing/quota/quota-run.ts';
import { createTestDatabase } from '#testing/test-database.ts';

it('thirty calls against a limit of five, to two processes of which one is killed, store five and count five', async () => {
  const run = await runQuota({
    target: await createTestDatabase(),
    appSecret: inject('appSecret'),
    seed: 'sample',
    plan: 'Starter',
    quotas: ['marketing.clusters', 'marketing.overall'],
    calls: 30,
    failureShare: 0.3,
    killAfterResults: 2,
  });
  expect(findQuotaFaults(run, 5)).toEqual([]);
  expect(run.counted).toEqual({
    'marketing.clusters': 5,
    'marketing.clusters/day': 5,
    'marketing.overall': 5,
    'marketing.overall/day': 5,
  });
  expect(run.forcedFailures).toBeGreaterThan(0);
}, 60_000);
