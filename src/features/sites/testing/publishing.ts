import type { Person, TestProduct } from '#testing/test-product.ts';
import { createPublishService } from '../server/publish.service.ts';
import type { Site } from '../sites.contract.ts';
import { makeFilesHere } from './make-files-here.ts';
import { raceContext } from './race-context.ts';

/** Publishing on Pro in which `meanwhile` happens once the files are made and before they are written. */
export function createPublishing(
  world: Pick<TestProduct, 'product' | 'clock'>,
  person: Person,
  workspaceIds: readonly string[],
  meanwhile: () => Promise<unknown>,
) {
  const { context, state } = raceContext(world, person, workspaceIds);
  const service = createPublishService({
    state,
    system: world.product.database.system,
    effectivePlan: (plan) => plan,
    makeFiles: async (...order) => {
      await meanwhile();
      return makeFilesHere(...order);
    },
    // Whatever it shows: where there is none, the files would be made once more.
    drawCard: async () => new Uint8Array([1]),
    renew: async () => {},
  });
  return (site: Site) => service.publish(context, { siteId: site.id, revision: site.revision });
}
