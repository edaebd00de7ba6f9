import { inDataFolder } from '#testing/faults/data-folder.ts';
import { type RunningProduct, startProduct } from '#testing/running-product.ts';

/** Work with a product on a fresh data directory; both are gone afterwards. */
export function withProduct<T>(work: (product: RunningProduct, dataDir: string) => Promise<T>): Promise<T> {
  return inDataFolder(async (dataDir) => {
    const product = await startProduct(dataDir, { NODE_ENV: 'production' });
    try {
      return await work(product, dataDir);
    } finally {
      await product.stop();
    }
  });
}
