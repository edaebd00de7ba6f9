import { readBrandTokens } from '#features/brand/server/brand-tokens.ts';
import type { DetachedContext } from '#server/use-case.ts';
import { createRaceContext } from '#testing/race-context.ts';
import type { Person, TestProduct } from '#testing/test-product.ts';
import { createSiteAddresses } from '../server/hosts/site-addresses.ts';
import { createSiteState, type SiteState } from '../server/site-state.ts';

const { urlOf } = createSiteAddresses({
  publicUrl: 'http://localhost:18400',
  sites: { domain: undefined, customDomains: undefined },
});

/** What a use case of sites is called with by somebody on Pro, in which a test has something happen meanwhile. */
export function raceContext(
  world: Pick<TestProduct, 'product' | 'clock'>,
  person: Person,
  workspaceIds: readonly string[],
): { readonly context: DetachedContext; readonly state: SiteState } {
  const context = createRaceContext(world, person, workspaceIds);
  return { context, state: createSiteState({ readBrandTokens, urlOf }) };
}
