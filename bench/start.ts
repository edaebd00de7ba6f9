import { inDataFolder } from '#testing/faults/data-folder.ts';
import { spawnProduct, waitUntilReady } from '#testing/running-product.ts';
import { atMost, interleave, type Measure, size } from './harness.ts';
import { signUpWithPlan } from './support/session.ts';
import { benchEnvironment } from './support/with-product.ts';

const runs = size(6);

/** The time from the first start to /readyz. */
export const start: Measure = {
  name: 'start',
  title: 'Starting until /readyz answers 200',
  how: `The built product, ${runs} interleaved starts: on the data of a founder with a plan, and on an empty directory (creates the database).`,
  run: () =>
    inDataFolder(async (dataDir) => {
      await startOnce(dataDir, (origin) => signUpWithPlan(origin, 'bench'));
      const times = await interleave(
        { existing: () => startOnce(dataDir), none: () => inDataFolder((empty) => startOnce(empty)) },
        runs,
      );
      return [
        { what: 'existing data', unit: 'ms', values: times.existing, promise: atMost(times.existing, 2000, 'ms') },
        { what: 'no data', unit: 'ms', values: times.none },
      ];
    }),
};

async function startOnce(dataDir: string, work?: (origin: string) => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  const product = await spawnProduct(dataDir, benchEnvironment);
  try {
    await waitUntilReady(product);
    const tookMs = performance.now() - startedMs;
    await work?.(product.origin);
    return tookMs;
  } finally {
    await product.stop();
  }
}
