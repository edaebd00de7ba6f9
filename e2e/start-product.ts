import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeData } from '../src/testing/remove-data.ts';
import { startProduct } from '../src/testing/running-product.ts';
import { serviceKey } from './support/service-key.ts';

/**
 * One product on a fresh data directory for all browser tests; its address reaches them as PRODUCT_ORIGIN. It runs in
 * development mode, which adds `/_ui` and `?lang=` and changes nothing else.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'groundwork-browser-'));
  const product = await startProduct(dataDir, {
    NODE_ENV: 'development',
    AUTH_ROBOT_CHECK: 'on',
    AUTH_LIMITS: 'on',
    API_LIMITS: 'on',
    AUTH_SERVICE_KEY: serviceKey,
  });
  process.env.PRODUCT_ORIGIN = product.origin;
  process.env.PRODUCT_DATA_DIR = dataDir;
  return async () => {
    await product.stop();
    await removeData(dataDir);
  };
}
