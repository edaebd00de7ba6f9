/** Kills at random instants inside requests lose nothing that was acknowledged, tear nothing and double nothing. */
import { expect, it } from 'vitest';
import { chooseSeed, runKills } from './kill-run.ts';

it('twenty kills of the product, twenty of the database and five of both leave everything that was acknowledged', async () => {
  const seed = chooseSeed();
  process.stdout.write(`FAULT_SEED=${seed}\n`);
  const { faults, hits, report } = await runKills(
    seed,
    { node: 22, postgres: 22, both: 5 },
    { clients: 4, settleMs: 1500 },
  );
  process.stdout.write(`${report}\n`);
  expect(faults, `FAULT_SEED=${seed}`).toEqual([]);
  expect(hits.node).toBeGreaterThanOrEqual(20);
  expect(hits.postgres).toBeGreaterThanOrEqual(20);
});
