import type { Person, TestProduct } from '#testing/test-product.ts';
import type { SiteDomain, SiteDomains } from '../sites.contract.ts';
import type { FakeDomains } from './fake-domains.ts';
import { assertDone } from './make-site.ts';

type World = Pick<TestProduct, 'call' | 'clock'>;
type At = { readonly id: string };

export const askToAddDomain = (world: World, as: Person, { id }: At, host: string) =>
  world.call('POST', `/api/sites/${id}/domains`, { as, body: { host } });

export const askToCheckDomain = (world: World, as: Person, { id }: At, domain: At) =>
  world.call('POST', `/api/sites/${id}/domains/${domain.id}/check`, { as, body: {} });

export const askToChooseDomain = (world: World, as: Person, { id }: At, domain: At | null) =>
  world.call('PUT', `/api/sites/${id}/main-domain`, { as, body: { domainId: domain?.id ?? null } });

export const askToRemoveDomain = (world: World, as: Person, { id }: At, domain: At) =>
  world.call('DELETE', `/api/sites/${id}/domains/${domain.id}`, { as, body: {} });

export const listDomains = async (world: World, as: Person, { id }: At): Promise<readonly SiteDomain[]> =>
  (assertDone(await world.call('GET', `/api/sites/${id}/domains`, { as })) as SiteDomains).domains;

/** Claims a domain. Throws where that is refused. */
export async function addDomain(world: World, as: Person, site: At, host: string): Promise<SiteDomain> {
  const { domains }: SiteDomains = assertDone(await askToAddDomain(world, as, site, host));
  return domains.find((domain) => domain.host === host)!;
}

/** Writes the text records of some domains of one name. */
export function writeProofs(fake: FakeDomains, domains: readonly SiteDomain[]): void {
  const [first] = domains;
  fake.set(
    'TXT',
    first!.records[0]!.name,
    domains.map(({ records }) => records[0]!.value),
  );
}

/** Claims a domain and proves it. */
export async function proveDomain(
  world: World,
  fake: FakeDomains,
  as: Person,
  { site, host }: { readonly site: At; readonly host: string },
): Promise<SiteDomain> {
  const claimed = await addDomain(world, as, site, host);
  writeProofs(fake, [claimed]);
  const { domains }: SiteDomains = assertDone(await askToCheckDomain(world, as, site, claimed));
  return domains.find(({ id }) => id === claimed.id)!;
}
