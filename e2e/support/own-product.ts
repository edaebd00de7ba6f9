import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inDataFolder } from '../../src/testing/faults/data-folder.ts';
import { startProduct } from '../../src/testing/running-product.ts';

/** A product that the tests of one file have to themselves. */
export interface OwnProduct {
  readonly origin: string;
  /** Moves the product's clock on. The browser's stays where it is. */
  moveClock(byMs: number): Promise<void>;
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
      });
    } finally {
      Object.assign(process.env, { PRODUCT_ORIGIN, PRODUCT_DATA_DIR });
      await product.stop();
    }
  });
}
