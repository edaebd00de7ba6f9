/** A sample of the long run in kills.deep.test.ts, with the same seed each time. */
import { expect, it } from 'vitest';
import { runKills } from './kill-run.ts';

it('two kills of the product and two of the database leave everything that was acknowledged', async () => {
  const seed = process.env.FAULT_SEED ?? 'sample';
  const { faults, hits } = await runKills(seed, { node: 2, postgres: 2, both: 0 }, { clients: 3, settleMs: 600 });
  expect(faults, `FAULT_SEED=${seed}`).toEqual([]);
  expect(hits.node + hits.postgres).toBeGreaterThan(0);
});
