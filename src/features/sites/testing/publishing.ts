import { readBrandTokens } from '#features/brand/server/brand-tokens.ts';
import type { Actor, DetachedContext } from '#server/use-case.ts';
import type { Person, TestProduct } from '#testing/test-product.ts';
import { createSiteAddresses } from '../server/hosts/site-addresses.ts';
import { createPublishService } from '../server/publish.service.ts';
import { createSiteState } from '../server/site-state.ts';
import type { Site } from '../sites.contract.ts';
import { makeFilesHere } from './make-files-here.ts';

const { urlOf } = createSiteAddresses({
  publicUrl: 'http://localhost:18400',
  sites: { domain: undefined, customDomains: undefined },
});

/** Publishing on Pro in which `meanwhile` happens once the files are made and before they are written. */
export function createPublishing(
  { product, clock }: Pick<TestProduct, 'product' | 'clock'>,
  person: Person,
  workspaceIds: readonly string[],
  meanwhile: () => Promise<unknown>,
) {
  const { database } = product;
  const { now } = clock;
  const actor: Actor = {
    accountId: person.userId,
    sessionId: '',
    email: person.email,
    plan: 'Pro',
    workspaceIds,
  };
  const context: DetachedContext = {
    actor,
    now,
    requestId: 'race',
    remoteAddress: '',
    userAgent: '',
    transact: (work) => database.withTenant(actor, (tx) => work({ tx, actor, now, requestId: 'race' })),
  };
  const service = createPublishService({
    state: createSiteState({ readBrandTokens, urlOf }),
    system: database.system,
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
