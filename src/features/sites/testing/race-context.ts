import { readBrandTokens } from '#features/brand/server/brand-tokens.ts';
import type { Actor, DetachedContext } from '#server/use-case.ts';
import type { Person, TestProduct } from '#testing/test-product.ts';
import { createSiteAddresses } from '../server/hosts/site-addresses.ts';
import { createSiteState, type SiteState } from '../server/site-state.ts';

const { urlOf } = createSiteAddresses({
  publicUrl: 'http://localhost:18400',
  sites: { domain: undefined, customDomains: undefined },
});

/** What a use case of somebody on Pro is called with, in which a test has something happen meanwhile. */
export function raceContext(
  { product, clock }: Pick<TestProduct, 'product' | 'clock'>,
  { userId, email }: Person,
  workspaceIds: readonly string[],
): { readonly context: DetachedContext; readonly state: SiteState } {
  const { now } = clock;
  const actor: Actor = { accountId: userId, sessionId: '', email, plan: 'Pro', workspaceIds };
  const context: DetachedContext = {
    actor,
    now,
    requestId: 'race',
    remoteAddress: '',
    userAgent: '',
    transact: (work) => product.database.withTenant(actor, (tx) => work({ tx, actor, now, requestId: 'race' })),
  };
  return { context, state: createSiteState({ readBrandTokens, urlOf }) };
}
