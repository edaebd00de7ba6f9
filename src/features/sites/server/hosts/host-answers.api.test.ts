/** What is answered at hosts of sites, by whichever way it is asked and whatever changed a moment ago. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';
import { createHostAsker, type HostAsker } from '../../testing/ask-host.ts';
import type { FakeDomains } from '../../testing/fake-domains.ts';
import { type HostScene, locationOf, nameHost, ours, setHostScene, titleOf, told } from '../../testing/host-scene.ts';
import { askToPutOnline, assertDone } from '../../testing/make-site.ts';
import { askToChooseDomain, askToRemoveDomain, proveDomain } from '../../testing/own-domains.ts';
import { takedownService } from '../takedown.service.ts';

let scene: HostScene;
let world: TestProduct;
let asker: HostAsker;
let fake: FakeDomains;
let named: HostScene['named'];
let owning: HostScene['owning'];
beforeAll(async () => {
  scene = await setHostScene();
  ({ world, asker, fake, named, owning } = scene);
});
afterAll(() => scene.close());

/** Asks every pair of host and path by both ways; returns what the framework answers, by "host path". */
async function comparePairs(by: HostAsker, hosts: readonly string[], targets: readonly string[]) {
  const pairs = hosts.flatMap((host) => targets.map((target) => [host, target] as const));
  const expected = new Map<string, ReturnType<typeof told>>();
  for (const [host, target] of pairs) expected.set(`${host} ${target}`, told(await by.askFramework(host, target)));
  for (const order of [pairs, pairs.toReversed()])
    for (const [host, target] of order)
      expect([host, target, told(await by.ask(host, target))]).toEqual([
        host,
        target,
        expected.get(`${host} ${target}`),
      ]);
  return expected;
}
const pathsOfBoth = (): readonly string[] =>
  [named, owning].flatMap(({ site: { address } }) => [`/s/${address}/`, `/s/${address}/about/`, `/s/${address}`]);

describe('memory and framework', () => {
  it('answer every pair of host and path alike, however often and in whatever order it is asked', async () => {
    const hosts = [
      ours,
      '127.0.0.1',
      nameHost(named),
      nameHost(owning),
      'www.owning.example',
      'OWNING.example.',
      'owning.example',
      'nobody.example',
      'sites.localhost',
    ];
    const files = ['/', '/about/', '/about', '/nothing', '/404.html', '/robots.txt', '/icon.svg'];
    const answers = await comparePairs(asker, hosts, [...files, ...pathsOfBoth()]);
    // One site's bytes are never another one's: each page says whose it is.
    const pages = [...answers].filter(([, { status, body }]) => status === 200 && body.includes('<title>'));
    expect(pages.length).toBeGreaterThan(3);
    for (const [pair, { body }] of pages) {
      const isOwning = pair.toLowerCase().includes('owning');
      expect([pair, body.includes(isOwning ? 'Named Bakery' : 'Owning Bakery')]).toEqual([pair, false]);
    }
  });

  it('do so also where domains are all that is set, and sites without one lie below the product', async () => {
    const without = await createTestProduct({
      database: world.database,
      environment: { CUSTOM_DOMAINS: 'on', API_LIMITS: 'off' },
    });
    const plain = await createHostAsker(without);
    try {
      const hosts = [ours, 'www.owning.example', 'owning.example', 'nobody.example', 'site.sites.example'];
      const answers = await comparePairs(plain, hosts, ['/', '/about/', ...pathsOfBoth()]);
      const isNamed = [...answers].filter(([, { status, body }]) => status === 200 && body.includes('Named Bakery'));
      const { address } = named.site;
      expect(isNamed.map(([pair]) => pair)).toEqual([`${ours} /s/${address}/`, `${ours} /s/${address}/about/`]);
      const isOwning = [...answers].filter(([, { status, body }]) => status === 200 && body.includes('Owning Bakery'));
      expect(isOwning.map(([pair]) => pair)).toEqual(['www.owning.example /', 'www.owning.example /about/']);
    } finally {
      plain.close();
      await without.close();
    }
  });

  it('take turns: what was asked for within the second comes from memory, at each host', async () => {
    for (const host of [nameHost(named), 'www.owning.example', 'WWW.owning.example.:443']) {
      const isFromMemory = async (): Promise<boolean> => {
        await asker.ask(host, '/');
        const before = asker.fetched();
        expect((await asker.ask(host, '/about/')).status).toBe(200);
        return asker.fetched() === before;
      };
      await expect.poll(isFromMemory, { timeout: 5000 }).toBe(true);
    }
    // What is somewhere else, or nowhere, is left to the framework.
    const before = asker.fetched();
    for (const [host, target] of [
      ['owning.example', '/'],
      ['nobody.example', '/'],
      [ours, `/s/${named.site.address}/`],
    ])
      await asker.ask(host!, target!);
    expect(asker.fetched() - before).toBe(3);
  });

  it('have a tag for each, so that what one has is not taken for the other', async () => {
    const [mine, theirs] = [await asker.ask(nameHost(named), '/'), await asker.ask('www.owning.example', '/')];
    const crossed = await asker.ask(nameHost(named), '/', { headers: { 'If-None-Match': theirs.headers.etag! } });
    expect([crossed.status, titleOf(crossed)]).toEqual([200, 'Named Bakery']);
    const again = await asker.ask(nameHost(named), '/', { headers: { 'If-None-Match': mine.headers.etag! } });
    expect([again.status, again.body]).toEqual([304, '']);
  });
});

describe('a change', () => {
  it('of where a site is is seen at once: a domain chosen, given back, removed, and the site taken off', async () => {
    const { person, site } = await scene.goLive('Changing Bakery');
    const name = nameHost({ site });
    const domain = await proveDomain(world, fake, person, { site, host: 'changing.example' });
    const seen = async () => [
      locationOf(await asker.ask(name, '/')),
      (await asker.ask('changing.example', '/')).status,
    ];
    expect(await seen()).toEqual([[200, undefined], 200]);
    assertDone(await askToChooseDomain(world, person, site, domain));
    expect(await seen()).toEqual([[308, 'https://changing.example/'], 200]);
    assertDone(await askToChooseDomain(world, person, site, null));
    expect(await seen()).toEqual([[200, undefined], 200]);
    assertDone(await askToChooseDomain(world, person, site, domain));
    assertDone(await askToRemoveDomain(world, person, site, domain));
    expect(await seen()).toEqual([[200, undefined], 404]);
    assertDone(await askToPutOnline(world, person, site, null));
    expect(await seen()).toEqual([[404, undefined], 404]);
  });

  it('of the name of a site is seen at once at its domain as well', async () => {
    const { person, site } = await scene.goLive('Renamed Bakery');
    await proveDomain(world, fake, person, { site, host: 'renamed.example' });
    expect((await asker.ask('renamed.example', '/')).status).toBe(200);
    const body = { revision: site.revision, address: 'renamed-elsewhere' };
    assertDone(await world.call('PUT', `/api/sites/${site.id}/address`, { as: person, body }));
    expect((await asker.ask('renamed.example', '/')).status).toBe(200);
    expect((await asker.ask(nameHost({ site }), '/')).status).toBe(404);
    expect((await asker.ask('renamed-elsewhere.sites.localhost', '/')).status).toBe(200);
  });

  itInDeepRun('by the operator takes a site down at all its addresses, and brings it back at them', async () => {
    const { person, site } = await scene.goLive('Downed Bakery');
    await proveDomain(world, fake, person, { site, host: 'downed.example' });
    const statuses = () =>
      Promise.all(
        [
          ['downed.example', '/'],
          [nameHost({ site }), '/'],
          [ours, `/s/${site.address}/`],
        ].map(async ([host, target]) => (await asker.ask(host!, target!)).status),
      );
    const seen = { timeout: 3000, interval: 100 };
    const { database } = world.product;
    expect(await statuses()).toEqual([200, 200, 308]);
    expect((await takedownService.list(database)).find(({ address }) => address === site.address)).toMatchObject({
      hosts: ['downed.example'],
    });
    expect(await takedownService.takeDown(database, site.address, new Date())).toBe(true);
    await vi.waitFor(async () => expect(await statuses()).toEqual([404, 404, 404]), seen);
    expect(await takedownService.takeBack(database, site.address)).toBe(true);
    await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200, 308]), seen);
  });
});

describe('without SITES_DOMAIN and CUSTOM_DOMAINS', () => {
  it('every host is the product’s, and sites lie below it', async () => {
    const alone = await createTestProduct({ database: world.database });
    const plain = await createHostAsker(alone);
    try {
      for (const host of [ours, 'groundwork.example', 'www.owning.example']) {
        const page = await plain.ask(host, `/s/${owning.site.address}/`);
        expect([host, page.status, titleOf(page)]).toEqual([host, 200, 'Owning Bakery']);
        expect(told(await plain.ask(host, `/s/${owning.site.address}/`))).toEqual(told(page));
        expect((await plain.ask(host, '/healthz')).status).toBe(200);
      }
    } finally {
      plain.close();
      await alone.close();
    }
  });
});
