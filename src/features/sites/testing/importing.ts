import { readBrandTokens } from '#features/brand/server/brand-tokens.ts';
import { createCarriedPictures } from '#features/media/server/carry/carried-pictures.service.ts';
import type { Actor, DetachedContext } from '#server/use-case.ts';
import type { Person, TestProduct } from '#testing/test-product.ts';
import { createImportService } from '../server/export/import.service.ts';
import { createSiteAddresses } from '../server/hosts/site-addresses.ts';
import { createSiteState } from '../server/site-state.ts';

const { urlOf } = createSiteAddresses({
  publicUrl: 'http://localhost:18400',
  sites: { domain: undefined, customDomains: undefined },
});

/** Bringing in of a source on Pro in which `meanwhile` happens while a picture of it is read. */
export function createImporting(
  { product, clock }: Pick<TestProduct, 'product' | 'clock'>,
  person: Person,
  workspaceIds: readonly string[],
  meanwhile: () => Promise<unknown>,
) {
  const { database, storage } = product;
  const { now } = clock;
  const actor: Actor = { accountId: person.userId, sessionId: '', email: person.email, plan: 'Pro', workspaceIds };
  const context: DetachedContext = {
    actor,
    now,
    requestId: 'race',
    remoteAddress: '',
    userAgent: '',
    transact: (work) => database.withTenant(actor, (tx) => work({ tx, actor, now, requestId: 'race' })),
  };
  const check = async () => {
    await meanwhile();
    return { wrong: null };
  };
  const service = createImportService({
    state: createSiteState({ readBrandTokens, urlOf }),
    storage,
    carried: createCarriedPictures({ storage, encoder: { check } }),
    accountStorage: { admitMeasured: async () => undefined },
    effectivePlan: (plan) => plan,
  });
  return (asked: { readonly workspaceId: `ws_${string}`; readonly revision: number; readonly sourceId: string }) =>
    service.importSource(context, asked);
}
