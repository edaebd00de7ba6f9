import { inDataFolder } from '#testing/faults/data-folder.ts';
import { type RunningProduct, startProduct } from '#testing/running-product.ts';

/** How measures start the product: they are robots, so they are not asked. */
export const benchEnvironment = { NODE_ENV: 'production', AUTH_ROBOT_CHECK: 'off' };

/** Work with a product on a fresh data directory; both are gone afterwards. */
export function withProduct<T>(
  work: (product: RunningProduct, dataDir: string) => Promise<T>,
  environment: Readonly<Record<string, string>> = {},
): Promise<T> {
  return inDataFolder(async (dataDir) => {
    const product = await startProduct(dataDir, { ...benchEnvironment, ...environment });
    try {
      return await work(product, dataDir);
    } finally {
      await product.stop();
    }
  });
}
