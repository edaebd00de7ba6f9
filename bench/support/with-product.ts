import { inDataFolder } from '#testing/faults/data-folder.ts';
import { type RunningProduct, startProduct } from '#testing/running-product.ts';

/** How measures start the product: they are robots, so they are not asked. */
export const benchEnvironment = { NODE_ENV: 'production', AUTH_ROBOT_CHECK: 'off', API_LIMITS: 'off' };

type Work<T> = (product: RunningProduct, dataDir: string) => Promise<T>;

/** A key of the measures' own, for those that make people by the admin API. */
export const benchServiceKey = 'a-service-key-of-the-measures-used-nowhere-else';

/** What measures may ask of the shared product beyond `benchEnvironment`. */
const sharedEnvironment: Readonly<Record<string, string>> = { AUTH_LIMITS: 'on', AUTH_SERVICE_KEY: benchServiceKey };

/** The product of `withSharedProduct` while that runs. */
let shared: { readonly product: RunningProduct; readonly dataDir: string } | undefined;

/** Work with a product on a fresh data directory; both are gone afterwards. */
export function withProduct<T>(work: Work<T>, environment: Readonly<Record<string, string>> = {}): Promise<T> {
  const isShareable = Object.entries(environment).every(([name, value]) => sharedEnvironment[name] === value);
  if (shared && isShareable) return work(shared.product, shared.dataDir);
  return inDataFolder(async (dataDir) => {
    const product = await startProduct(dataDir, { ...benchEnvironment, ...environment });
    try {
      return await work(product, dataDir);
    } finally {
      await product.stop();
    }
  });
}

/** The measures within `work` use one product, but for those that need another environment: where figures do not count. */
export function withSharedProduct<T>(work: () => Promise<T>): Promise<T> {
  return withProduct(async (product, dataDir) => {
    shared = { product, dataDir };
    try {
      return await work();
    } finally {
      shared = undefined;
    }
  }, sharedEnvironment);
}
