import type { Logger } from '#server/logger.ts';
import { setPlan } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Site } from '../sites.contract.ts';
import { createHostAsker, type HostAsker, type RawAnswer } from './ask-host.ts';
import { createFakeDomains, type FakeDomains } from './fake-domains.ts';
import { assertDone, makeLiveSite, publish } from './make-site.ts';
import { askToChooseDomain, proveDomain } from './own-domains.ts';

/** The product's own host. */
export const ours = 'localhost:18400';

interface OwnedSite {
  readonly person: Person;
  readonly site: Site;
}

/** A product whose sites have hosts of their own, listened to, with two sites. */
export interface HostScene {
  readonly world: TestProduct;
  readonly asker: HostAsker;
  readonly fake: FakeDomains;
  /** One with its name alone. */
  readonly named: OwnedSite;
  /** One with two domains, of which www.owning.example is its place. */
  readonly owning: OwnedSite;
  /** Somebody else on Pro with a site online. */
  readonly goLive: (title: string) => Promise<OwnedSite>;
  readonly close: () => Promise<void>;
}

export async function setHostScene(log?: Logger): Promise<HostScene> {
  const fake = createFakeDomains();
  const world = await createTestProduct({
    environment: {
      SITES_DOMAIN: 'sites.localhost:18400',
      CUSTOM_DOMAINS: 'on',
      SITES_TARGET: 'target.example',
      API_LIMITS: 'off',
    },
    resolveDomain: fake,
    ...(log && { log }),
  });
  const asker = await createHostAsker(world);
  const goLive = async (title: string): Promise<OwnedSite> => {
    const person = await world.signUp();
    await setPlan(world, person, 'Pro');
    return { person, site: await makeLiveSite(world, person, { title }) };
  };
  const named = await goLive('Named Bakery');
  const { person, site } = await goLive('Owning Bakery');
  const main = await proveDomain(world, fake, person, { site, host: 'www.owning.example' });
  await proveDomain(world, fake, person, { site, host: 'owning.example' });
  assertDone(await askToChooseDomain(world, person, site, main));
  const owning = { person, site: await publish(world, person, site) };
  const close = async (): Promise<void> => {
    asker.close();
    await world.close();
  };
  return { world, asker, fake, named, owning, goLive, close };
}

/** The host of a site by its name. */
export const nameHost = ({ site }: { readonly site: Site }): string => `${site.address}.sites.localhost:18400`;

export const titleOf = ({ body }: RawAnswer): string | undefined => /<title>([^<]*)<\/title>/.exec(body)?.[1];

export const locationOf = ({ status, headers }: RawAnswer) => [status, headers.location];

/** An answer without what is drawn by lot, and without how its body is cut for the line. */
export function told({ status, headers, body }: RawAnswer) {
  const { 'x-request-id': _id, date: _date, 'transfer-encoding': _cut, 'content-length': _length, ...kept } = headers;
  return { status, headers: kept, body };
}
