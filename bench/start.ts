import { inDataFolder } from '#testing/faults/data-folder.ts';
import { spawnProduct, waitUntilReady } from '#testing/running-product.ts';
import { atMost, type Measure, size } from './harness.ts';
import { signUpWithPlan } from './support/session.ts';
import { benchEnvironment } from './support/with-product.ts';

const runs = size(6);

/** The time from the first start to /readyz. */
export const start: Measure = {
  name: 'start',
  title: 'Starting until /readyz answers 200',
  how: `The built product, ${runs} times: on an empty directory (creates the database), and then on the data of a founder with a plan.`,
  run: async () => {
    const none: number[] = [];
    const existing: number[] = [];
    while (none.length < runs)
      await inDataFolder(async (dataDir) => {
        none.push(await startOnce(dataDir, (origin) => signUpWithPlan(origin, 'bench')));
        existing.push(await startOnce(dataDir));
      });
    return [
      { what: 'existing data', unit: 'ms', values: existing, promise: atMost(existing, 2000, 'ms') },
      { what: 'no data', unit: 'ms', values: none },
    ];
  },
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
