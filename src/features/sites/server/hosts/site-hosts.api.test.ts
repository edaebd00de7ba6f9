/** Sites at hosts of their own, over sockets: each at one place, none at another one's, and nothing of the product at any. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { securityHeaders } from '#server/http/security-headers.ts';
import { setPlan } from '#testing/founder.ts';
import { captureLog } from '#testing/leaving/captured-log.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Site } from '../../sites.contract.ts';
import { createHostAsker, type HostAsker, type RawAnswer } from '../../testing/ask-host.ts';
import { createFakeDomains } from '../../testing/fake-domains.ts';
import { askToPutOnline, assertDone, makeLiveSite, publish } from '../../testing/make-site.ts';
import { askToChooseDomain, askToRemoveDomain, proveDomain } from '../../testing/own-domains.ts';
import { takedownService } from '../takedown.service.ts';

const ours = 'localhost:18400';
const fake = createFakeDomains();
const captured = captureLog();
let world: TestProduct;
let asker: HostAsker;
/** One with its name alone, one with two domains of which one is its place. */
let named: { person: Person; site: Site };
let owning: { person: Person; site: Site };

async function goLive(title: string): Promise<{ person: Person; site: Site }> {
  const person = await world.signUp();
  await setPlan(world, person, 'Pro');
  return { person, site: await makeLiveSite(world, person, { title }) };
}
const nameHost = ({ site }: { site: Site }): string => `${site.address}.sites.localhost:18400`;
const titleOf = ({ body }: RawAnswer): string | undefined => /<title>([^<]*)<\/title>/.exec(body)?.[1];
/** Headers without what is drawn by lot, and without how a body is cut for the line. */
const told = ({ status, headers, body }: RawAnswer) => {
  const { 'x-request-id': _id, date: _date, 'transfer-encoding': _cut, 'content-length': _length, ...kept } = headers;
  return { status, headers: kept, body };
};
const locationOf = ({ status, headers }: RawAnswer) => [status, headers.location];

beforeAll(async () => {
  world = await createTestProduct({
    environment: {
      SITES_DOMAIN: 'sites.localhost:18400',
      CUSTOM_DOMAINS: 'on',
      SITES_TARGET: 'target.example',
      API_LIMITS: 'off',
    },
    resolveDomain: fake,
    log: captured.log,
  });
  asker = await createHostAsker(world);
  named = await goLive('Named Bakery');
  owning = await goLive('Owning Bakery');
  const { person, site } = owning;
  const main = await proveDomain(world, fake, person, { site, host: 'www.owning.example' });
  await proveDomain(world, fake, person, { site, host: 'owning.example' });
  assertDone(await askToChooseDomain(world, person, site, main));
  owning = { person, site: await publish(world, person, site) };
});
afterAll(async () => {
  asker.close();
  await world.close();
});

describe('a site with a name below SITES_DOMAIN', () => {
  it('is at the root of its host, with its other files, its headers, and links that lead within it', async () => {
    const host = nameHost(named);
    expect(named.site.url).toBe(`http://${host}/`);
    const page = await asker.ask(host, '/');
    expect([page.status, titleOf(page)]).toEqual([200, 'Named Bakery']);
    expect(page.headers).toMatchObject(securityHeaders.published);
    expect(page.headers).not.toHaveProperty('set-cookie');
    expect(page.body).toContain(`<link rel="canonical" href="http://${host}/"/>`);
    const about = await asker.ask(host, '/about/');
    expect([about.status, about.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(about.body).toContain('href="../icon.svg"');
    expect((await asker.ask(host, '/robots.txt')).body).toContain(`Sitemap: http://${host}/sitemap.xml`);
    expect((await asker.ask(host, '/sitemap.xml')).body).toContain(`<loc>http://${host}/about/</loc>`);
    expect(locationOf(await asker.ask(host, '/about?from=card'))).toEqual([308, '/about/?from=card']);
  });

  it('has a page of its own for what is not there, which leads to its root', async () => {
    const host = nameHost(named);
    for (const path of ['/nothing', '/nothing/deep/er', '/404.html', '/index.html']) {
      const missing = await asker.ask(host, path);
      expect([path, missing.status]).toEqual([path, 404]);
      expect(missing.body).toContain('href="/"');
      expect(missing.body).toContain('href="/icon.svg"');
    }
  });

  it('answers a HEAD without its body', async () => {
    const [whole, head] = [
      await asker.ask(nameHost(named), '/'),
      await asker.ask(nameHost(named), '/', { method: 'HEAD' }),
    ];
    expect([head.status, head.body, head.headers.etag]).toEqual([200, '', whole.headers.etag]);
  });

  it('is led to from its address below the product, with the rest of what was asked', async () => {
    const { address } = named.site;
    for (const [target, path] of [
      [`/s/${address}/`, ''],
      [`/s/${address}`, ''],
      [`/s/${address}/about/?a=1`, 'about/?a=1'],
      [`/s/${address}/nothing`, 'nothing'],
      [`/s/${address}//evil.example/`, '/evil.example/'],
    ])
      expect(locationOf(await asker.ask(ours, target!))).toEqual([308, `${named.site.url}${path}`]);
    // Where there is no site there is nothing to lead to.
    expect((await asker.ask(ours, '/s/nobody-has-this/')).status).toBe(404);
  });

  it('is led within it from what pages of before name it', async () => {
    const host = nameHost(named);
    const { address } = named.site;
    expect(locationOf(await asker.ask(host, `/s/${address}/`))).toEqual([308, '/']);
    expect(locationOf(await asker.ask(host, `/s/${address}/about/?a=1`))).toEqual([308, '/about/?a=1']);
    expect(locationOf(await asker.ask(host, `/s/${address}//evil.example/`))).toEqual([308, '/evil.example/']);
  });
});

describe('a site with domains of its own', () => {
  it('is at the one that was chosen, and led to from all its other addresses', async () => {
    expect(owning.site.url).toBe('https://www.owning.example/');
    const page = await asker.ask('www.owning.example', '/');
    expect([page.status, titleOf(page)]).toEqual([200, 'Owning Bakery']);
    expect(page.body).toContain('<link rel="canonical" href="https://www.owning.example/"/>');
    for (const [host, target] of [
      ['owning.example', '/about/?a=1'],
      [nameHost(owning), '/about/?a=1'],
      [ours, `/s/${owning.site.address}/about/?a=1`],
    ])
      expect(locationOf(await asker.ask(host!, target!))).toEqual([308, 'https://www.owning.example/about/?a=1']);
  });

  it('says nothing of the other names below its domain', async () => {
    const { headers } = await asker.ask('www.owning.example', '/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('is at each of them while none was chosen', async () => {
    const { person, site } = await goLive('Undecided Bakery');
    await proveDomain(world, fake, person, { site, host: 'undecided.example' });
    const page = await asker.ask('undecided.example', '/');
    expect([page.status, titleOf(page)]).toEqual([200, 'Undecided Bakery']);
    expect(page.body).toContain(`<link rel="canonical" href="${site.url}"/>`);
    expect((await asker.ask(nameHost({ site }), '/')).status).toBe(200);
  });
});

describe('a host, however it is written', () => {
  it.each([
    ['in capitals', 'WWW.Owning.EXAMPLE'],
    ['with a dot at its end', 'www.owning.example.'],
    ['with a port', 'www.owning.example:8443'],
    ['with all of it', 'WWW.OWNING.EXAMPLE.:443'],
  ])('%s is the same one', async (_what, host) => {
    const plain = await asker.ask('www.owning.example', '/');
    expect(told(await asker.ask(host, '/'))).toEqual(told(plain));
    expect(told(await asker.askFramework(host, '/'))).toEqual(told(plain));
  });

  it('stands in the whole address that a request names, whatever its Host says (RFC 9112, 3.2.2)', async () => {
    const whole = await asker.ask('localhost', 'http://www.owning.example/about/');
    expect(titleOf(whole)).toContain('Owning Bakery');
    const other = await asker.ask('www.owning.example', `http://${nameHost(named)}/`);
    expect(titleOf(other)).toBe('Named Bakery');
  });

  it.each([
    ['a host of nobody', 'nobody.example'],
    ['a name of nobody', 'nobody-has-this.sites.localhost'],
    ['a name below a name', 'a.named-bakery.sites.localhost'],
    ['SITES_DOMAIN itself', 'sites.localhost'],
    ['what ends as one that is proven', 'evilowning.example'],
    ['what begins as one that is proven', 'www.owning.example.evil.example'],
    ['what lies below one that is proven', 'deep.www.owning.example'],
  ])('that is %s has nothing, of sites or of the product', async (_what, host) => {
    for (const target of ['/', '/about/', `/s/${named.site.address}/`, '/platform', '/healthz']) {
      const answer = await asker.ask(host, target);
      expect([target, answer.status, answer.body]).toEqual([target, 404, 'There is no such page.\n']);
      expect(answer.headers).toMatchObject(securityHeaders.published);
    }
  });

  it.each(['me@www.owning.example', 'www.owning.example/x', '', 'a b', '[::1', 'www.owning.example:x'])(
    'as %j is no way around',
    async (host) => {
      const answers = [await asker.ask(host, '/about/'), await asker.askFramework(host, '/about/')];
      for (const answer of answers) {
        expect([400, 404]).toContain(answer.status);
        expect(answer.body).not.toContain('Bakery');
      }
    },
  );

  it('cannot be named by a header of a proxy', async () => {
    const headers = {
      'X-Forwarded-Host': 'www.owning.example',
      Forwarded: 'host=www.owning.example',
      'X-Original-Host': 'www.owning.example',
    };
    expect(titleOf(await asker.ask(nameHost(named), '/', { headers }))).toBe('Named Bakery');
    expect((await asker.ask('nobody.example', '/', { headers })).status).toBe(404);
  });
});

describe('the host of a site', () => {
  it.each(['named', 'owning'] as const)('has nothing of the product: %s', async (which) => {
    const host = which === 'named' ? nameHost(named) : 'www.owning.example';
    for (const target of [
      '/api/account',
      '/api/openapi.json',
      '/auth/v1/settings',
      '/platform',
      '/signin',
      '/outbox',
      '/healthz',
      '/metrics',
      '/sites/tls-ask?domain=www.owning.example',
      '/assets/index.js',
    ]) {
      const answer = await asker.ask(host, target, { headers: { Accept: 'text/html' } });
      expect([target, answer.status]).toEqual([target, 404]);
      expect(answer.body).toContain('href="/"');
      expect(answer.headers['content-security-policy']).toContain('sandbox');
    }
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await asker.ask(host, '/auth/v1/token', { method });
      expect([method, answer.status, answer.body]).toEqual([method, 404, 'There is no such page.\n']);
    }
    // The product is where it was.
    expect((await asker.ask(ours, '/healthz')).body).toBe('ok\n');
  });

  it('has nothing of another site at any path', async () => {
    const { address } = owning.site;
    for (const target of [
      `/s/${address}/`,
      `/s/${address}`,
      `/s/${address}/about/`,
      `/S/${address}/`,
      `/%73/${address}/`,
    ]) {
      const answer = await asker.ask(nameHost(named), target);
      expect([target, answer.status]).toEqual([target, 404]);
      expect(answer.body).toContain('Named Bakery');
      expect(answer.body).not.toContain('Owning Bakery');
    }
  });

  it('has the fonts that its pages name', async () => {
    for (const host of [nameHost(named), 'www.owning.example', ours]) {
      const font = await asker.ask(host, '/s/_fonts/lato-latin-400-normal.woff2');
      expect([host, font.status, font.headers['content-type']]).toEqual([host, 200, 'font/woff2']);
    }
    expect((await asker.ask('www.owning.example', '/s/_fonts/..%2fpackage.json')).status).toBe(404);
  });

  it('answers the same with and without cookies', async () => {
    const headers = { Cookie: 'gw-session=abc; groundwork_locale=de', Authorization: 'Bearer abc' };
    for (const target of ['/', '/nothing', '/about'])
      expect(told(await asker.ask('www.owning.example', target, { headers }))).toEqual(
        told(await asker.ask('www.owning.example', target)),
      );
  });

  it('gets none of the product’s cookies: they name no domain, so that they are the product’s host alone', async () => {
    const body = { email: 'cookies@example.com', password: 'correct horse battery', data: { full_name: 'Carla' } };
    const ownPage = { 'sec-fetch-site': 'same-origin' };
    const { status, headers } = await world.call('POST', '/auth/v1/signup', { body, headers: ownPage });
    expect(status).toBe(200);
    expect(headers.getSetCookie().length).toBeGreaterThan(0);
    for (const cookie of headers.getSetCookie()) expect(cookie).not.toMatch(/;\s*domain=/i);
  });

  it('says in the log neither whose it is nor what was asked there', async () => {
    const before = captured.text().length;
    await asker.ask('www.owning.example', '/about/?token=hushhush');
    await asker.ask('www.owning.example', '/about/');
    await asker.ask('owning.example', '/about/?token=hushhush');
    const lines = captured.text().slice(before).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).path)).toEqual(['/s/…', '/s/…', '/s/…']);
    for (const hidden of ['owning', 'hushhush', 'about']) expect(captured.text().slice(before)).not.toContain(hidden);
  });
});

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
    const { person, site } = await goLive('Changing Bakery');
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
    const { person, site } = await goLive('Renamed Bakery');
    await proveDomain(world, fake, person, { site, host: 'renamed.example' });
    expect((await asker.ask('renamed.example', '/')).status).toBe(200);
    const body = { revision: site.revision, address: 'renamed-elsewhere' };
    assertDone(await world.call('PUT', `/api/sites/${site.id}/address`, { as: person, body }));
    expect((await asker.ask('renamed.example', '/')).status).toBe(200);
    expect((await asker.ask(nameHost({ site }), '/')).status).toBe(404);
    expect((await asker.ask('renamed-elsewhere.sites.localhost', '/')).status).toBe(200);
  });

  it('by the operator takes a site down at all its addresses, and brings it back at them', async () => {
    const { person, site } = await goLive('Downed Bakery');
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
