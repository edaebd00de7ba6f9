/** Every night the records of domains are looked at: what leads nowhere for days is let go, and nothing sooner. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ScheduledJob } from '#server/jobs/queue.ts';
import { setPlan } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Site, SiteDomain } from '../../sites.contract.ts';
import { createFakeDomains } from '../../testing/fake-domains.ts';
import { assertDone, makeReadySite } from '../../testing/make-site.ts';
import {
  addDomain,
  askToCheckDomain,
  askToRemoveDomain,
  listDomains,
  proveDomain,
  writeProofs,
} from '../../testing/own-domains.ts';
import { createDomainNightly } from './domain-nightly.ts';

const fake = createFakeDomains();
const target = { name: 'target.example', addresses: [] };
const warnings: string[] = [];
let world: TestProduct;
let nightly: ScheduledJob;
let person: Person;
let site: Site;
let domain: SiteDomain;

beforeAll(async () => {
  world = await createTestProduct({
    environment: { CUSTOM_DOMAINS: 'on', SITES_TARGET: 'target.example', API_LIMITS: 'off' },
    resolveDomain: fake,
  });
  const log = { warn: (_about: unknown, text: string) => void warnings.push(text) };
  nightly = createDomainNightly({ database: world.product.database, resolveDomain: fake, target, log: log as never });
});
afterAll(() => world.close());
beforeEach(async () => {
  fake.silence([]);
  fake.onAsked = async () => {};
  person = await world.signUp();
  await setPlan(world, person, 'Pro');
  site = await makeReadySite(world, person);
  domain = await proveDomain(world, fake, person, { site, host: `night${Math.floor(performance.now())}.example` });
});

const night = (nights: number): Promise<void> =>
  nightly.run(new Date(world.clock.now.getTime() + nights * 24 * 60 * 60_000));
const stateNow = async (): Promise<string> => (await listDomains(world, person, site))[0]!.state;
const eventsOf = async (host: string): Promise<number> =>
  (
    await world.product.database.system`select 1 from outbox_event
      where type = 'sites.domain_lost' and payload ->> 'host' = ${host}`
  ).length;
const takeAway = (): void => fake.set('TXT', domain.records[0]!.name, []);

describe('a domain that is held', () => {
  it('is let go after three days without its token and without leading here, and told of once', async () => {
    takeAway();
    const states: string[] = [];
    for (const nights of [1, 2, 3, 4]) {
      await night(nights);
      // The same night again, as after a failure, counts for nothing.
      await night(nights);
      states.push(await stateNow());
    }
    expect(states).toEqual(['proven', 'proven', 'proven', 'lost']);
    await night(5);
    expect(await eventsOf(domain.host)).toBe(1);
  });

  it('stays where one of both is there, and where it comes back in time', async () => {
    takeAway();
    fake.set('CNAME', domain.host, ['target.example']);
    for (const nights of [1, 2, 3, 4, 5]) await night(nights);
    expect(await stateNow()).toBe('proven');
    fake.set('CNAME', domain.host, []);
    await night(6);
    await night(8);
    fake.set('TXT', domain.records[0]!.name, [domain.records[0]!.value]);
    await night(8.5);
    takeAway();
    await night(9.5);
    await night(11);
    expect(await stateNow()).toBe('proven');
    await night(12.6);
    expect(await stateNow()).toBe('lost');
  });

  it('stays while no name server answers', async () => {
    takeAway();
    await night(1);
    fake.silence([domain.records[0]!.name, domain.host]);
    for (const nights of [2, 3, 4, 5, 6, 30]) await night(nights);
    expect(await stateNow()).toBe('proven');
    fake.silence([]);
    await night(31);
    expect(await stateNow()).toBe('lost');
  });

  it('that is removed while name servers are asked stays removed', async () => {
    takeAway();
    await night(1);
    fake.onAsked = async (name) => {
      if (name !== domain.records[0]!.name) return;
      fake.onAsked = async () => {};
      assertDone(await askToRemoveDomain(world, person, site, domain));
    };
    await night(5);
    expect(await listDomains(world, person, site)).toEqual([]);
    expect(await eventsOf(domain.host)).toBe(0);
  });

  it('that goes to another account while name servers are asked does not come back', async () => {
    const other = await world.signUp();
    await setPlan(world, other, 'Pro');
    const theirSite = await makeReadySite(world, other);
    const theirs = await addDomain(world, other, theirSite, domain.host);
    fake.onAsked = async (name) => {
      if (name !== domain.records[0]!.name) return;
      fake.onAsked = async () => {};
      writeProofs(fake, [theirs]);
      assertDone(await askToCheckDomain(world, other, theirSite, theirs));
      // What is answered is from before.
      writeProofs(fake, [domain]);
    };
    warnings.length = 0;
    await night(1);
    expect([await stateNow(), (await listDomains(world, other, theirSite))[0]!.state]).toEqual(['lost', 'proven']);
    expect(warnings).toEqual([]);
  });

  it('is looked at also where another one fails', async () => {
    takeAway();
    await night(1);
    const beside = await world.signUp();
    await setPlan(world, beside, 'Pro');
    const other = await makeReadySite(world, beside);
    const failing = await proveDomain(world, fake, beside, { site: other, host: 'failing.example' });
    fake.onAsked = async (name) => {
      if (name === failing.records[0]!.name) throw new Error('broken');
    };
    warnings.length = 0;
    await night(5);
    expect(warnings).toEqual(['a domain was not looked at']);
    expect(await stateNow()).toBe('lost');
  });
});
