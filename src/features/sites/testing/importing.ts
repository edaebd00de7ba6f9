import { createCarriedPictures } from '#features/media/server/carry/carried-pictures.service.ts';
import type { Person, TestProduct } from '#testing/test-product.ts';
import { createImportService } from '../server/export/import.service.ts';
import { raceContext } from './race-context.ts';

/** Bringing in of a source on Pro in which `meanwhile` happens while a picture of it is read. */
export function createImporting(
  world: Pick<TestProduct, 'product' | 'clock'>,
  person: Person,
  workspaceIds: readonly string[],
  meanwhile: () => Promise<unknown>,
) {
  const { storage } = world.product;
  const { context, state } = raceContext(world, person, workspaceIds);
  const check = async () => {
    await meanwhile();
    return { wrong: null };
  };
  const service = createImportService({
    state,
    storage,
    carried: createCarriedPictures({ storage, encoder: { check } }),
    accountStorage: { admitMeasured: async () => undefined },
    effectivePlan: (plan) => plan,
  });
  return (asked: { readonly workspaceId: `ws_${string}`; readonly revision: number; readonly sourceId: string }) =>
    service.importSource(context, asked);
}
