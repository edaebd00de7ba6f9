import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { PgBoss } from 'pg-boss';
import { inDataFolder } from '../../src/testing/faults/data-folder.ts';
import { getRunningDatabase } from '../../src/testing/faults/running-database.ts';
import { startProduct } from '../../src/testing/running-product.ts';
import { serviceKey } from './service-key.ts';

/** A product that the tests of one file have to themselves. */
export interface OwnProduct {
  readonly origin: string;
  /** Moves the product's clock on. The browser's stays where it is. */
  moveClock(byMs: number): Promise<void>;
  /** Has its worker run a scheduled job now, whenever its turn would come. */
  runJob(name: string): Promise<void>;
}

/**
 * Starts a product of its own, with the robot check and the limits on, for as long as `work` takes. Meanwhile everything
 * that asks for the product under test (addresses, outbox, people made through the API) gets this one.
 */
export async function withOwnProduct(
  environment: Readonly<Record<string, string>>,
  work: (product: OwnProduct) => Promise<void>,
): Promise<void> {
  await inDataFolder(async (dataDir) => {
    const clockFile = `${dataDir}.clock`;
    await writeFile(clockFile, '0');
    const product = await startProduct(dataDir, {
      NODE_ENV: 'development',
      AUTH_ROBOT_CHECK: 'on',
      AUTH_LIMITS: 'on',
      API_LIMITS: 'on',
      AUTH_SERVICE_KEY: serviceKey,
      CLOCK_FILE: clockFile,
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'moved-clock.ts')).href}`,
      ...environment,
    });
    const { PRODUCT_ORIGIN, PRODUCT_DATA_DIR } = process.env;
    Object.assign(process.env, { PRODUCT_ORIGIN: product.origin, PRODUCT_DATA_DIR: dataDir });
    let movedMs = 0;
    try {
      await work({
        origin: product.origin,
        moveClock: (byMs) => {
          movedMs += byMs;
          return writeFile(clockFile, String(movedMs));
        },
        runJob: (name) => runJob(dataDir, name),
      });
    } finally {
      Object.assign(process.env, { PRODUCT_ORIGIN, PRODUCT_DATA_DIR });
      await product.stop();
    }
  });
}

async function runJob(dataDir: string, name: string): Promise<void> {
  const { target } = await getRunningDatabase(dataDir);
  const { host, port, database, user, password } = target;
  const connection = { host, port, database, user, password, max: 1 };
  const boss = new PgBoss({ ...connection, schema: 'jobs', supervise: false, schedule: false, migrate: false });
  await boss.start();
  try {
    const id = await boss.send(name);
    for (;;) {
      const [job] = id === null ? [] : await boss.findJobs(name, { id });
      if (job?.state === 'completed') return;
      if (job?.state === 'failed') throw new Error(`${name} failed: ${JSON.stringify(job.output)}`);
      await sleep(100);
    }
  } finally {
    await boss.stop();
  }
}
