/** What others see of a site: from memory, at its address alone, without cookies, and whatever is asked. */
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { securityHeaders } from '#server/http/security-headers.ts';
import { firstWorkspaceOf, setPlan } from '#testing/founder.ts';
import { captureLog } from '#testing/leaving/captured-log.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Site } from '../sites.contract.ts';
import {
  askToPutOnline,
  askToSave,
  assertDone,
  makeLiveSite,
  makeReadySite,
  publish,
  readBuilder,
} from '../testing/make-site.ts';
import { servedRepository } from './sites.repository.ts';

const captured = captureLog();
let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ log: captured.log });
});
afterAll(() => world.close());

type Headers = Readonly<Record<string, string>>;
const get = (path: string, headers: Headers = {}, { product }: Pick<TestProduct, 'product'> = world) =>
  product.app.request(`http://localhost:18400${path}`, { headers });
const titleOf = async (answer: Response): Promise<string | undefined> =>
  /<title>([^<]*)<\/title>/.exec(await answer.text())?.[1];
/** Headers without what is drawn by lot for each answer. */
const headersOf = (answer: Response) =>
  Object.fromEntries([...answer.headers].filter(([name]) => name !== 'x-request-id'));

/** Somebody with a site online. */
async function goLive(
  title: string,
  plan: 'Starter' | 'Pro' = 'Starter',
  at = world,
): Promise<{ person: Person; site: Site }> {
  const person = await at.signUp();
  await setPlan(at, person, plan);
  return { person, site: await makeLiveSite(at, person, { title }) };
}
const at = ({ address }: Pick<Site, 'address'>, path = ''): string => `/s/${address}/${path}`;

describe('a published page', () => {
  it('is there at its address, in the language and look of the site, for everybody', async () => {
    const { site } = await goLive('Harbour & Hearth');
    const answer = await get(at(site));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders.published);
    const html = await answer.text();
    expect(html).toContain('<title>Harbour &amp; Hearth</title>');
    expect(html).toContain(`<link rel="canonical" href="${site.url}"/>`);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  });

  it('has the other files of its release beside it', async () => {
    const { site } = await goLive('Files', 'Pro');
    for (const [path, type] of [
      ['about/', 'text/html; charset=utf-8'],
      ['sitemap.xml', 'application/xml; charset=utf-8'],
      ['robots.txt', 'text/plain; charset=utf-8'],
      ['icon.svg', 'image/svg+xml'],
    ]) {
      const answer = await get(at(site, path));
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, type]);
    }
    expect(await (await get(at(site, 'sitemap.xml'))).text()).toContain(`<loc>${site.url}about/</loc>`);
  });

  it('is led to from its address without a slash, and in capitals', async () => {
    const { site } = await goLive('Slash', 'Pro');
    const redirected = async (path: string) => {
      const { status, headers } = await get(path);
      return [status, headers.get('location')];
    };
    expect(await redirected(`/s/${site.address}`)).toEqual([308, at(site)]);
    expect(await redirected(`/s/${site.address}?from=card`)).toEqual([308, `${at(site)}?from=card`]);
    expect(await redirected(`/s/${site.address.toUpperCase()}/about/`)).toEqual([308, at(site, 'about/')]);
    expect(await redirected(at(site, 'about'))).toEqual([308, at(site, 'about/')]);
  });

  it('is its own page where something is not there, and a plain one where there is no site', async () => {
    const { site } = await goLive('Missing');
    for (const path of ['nothing', 'nothing/', 'about/', '404.html', 'index.html']) {
      const answer = await get(at(site, path));
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.has('etag')).toBe(false);
      expect(await answer.text()).toContain(`href="/s/${site.address}/"`);
    }
    const nowhere = await get('/s/nobody-has-this/');
    expect([nowhere.status, await nowhere.text()]).toEqual([404, 'There is no such page.\n']);
    expect(headersOf(nowhere)).toMatchObject(securityHeaders.published);
  });

  it('answers a HEAD without its body', async () => {
    const { site } = await goLive('Head');
    const [whole, head] = [
      await get(at(site)),
      await world.product.app.request(`http://localhost:18400${at(site)}`, { method: 'HEAD' }),
    ];
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', whole.headers.get('etag')]);
  });

  it('says nothing of its address in the log', async () => {
    const { person, site } = await goLive('Unlogged');
    const { revision } = site;
    const body = { revision, address: 'unlogged-bakery' };
    assertDone(await world.call('PUT', `/api/sites/${site.id}/address`, { as: person, body }));
    const before = captured.text().length;
    expect((await get('/s/unlogged-bakery/')).status).toBe(200);
    // A request is noted once its answer is on its way.
    await setImmediate();
    expect(captured.text().slice(before)).toContain('"path":"/s/…/"');
    expect(captured.text()).not.toContain('unlogged-bakery');
  });
});

describe('caching', () => {
  it('asks each time, and sends nothing where nothing has changed', async () => {
    const { person, site } = await goLive('Cached');
    const first = await get(at(site));
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(first.headers.get('vary')).toBe('accept-encoding');
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(at(site), { 'if-none-match': sent });
      expect([sent, again.status, await again.text()]).toEqual([sent, 304, '']);
      expect([again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([
        etag,
        'public, max-age=0, must-revalidate',
      ]);
    }
    expect((await get(at(site), { 'if-none-match': '"other"' })).status).toBe(200);
    const edited: Site = assertDone(await askToSave(world, person, site, { title: 'Cached anew' }));
    await publish(world, person, edited);
    const newer = await get(at(site), { 'if-none-match': etag });
    expect([newer.status, await titleOf(newer)]).toEqual([200, 'Cached anew']);
  });

  it('has a tag of its own for each coding, and each is the same page', async () => {
    const { site } = await goLive('Codings');
    const plain = Buffer.from(await (await get(at(site))).arrayBuffer());
    const read = async (accepted: string) => {
      const answer = await get(at(site), { 'accept-encoding': accepted });
      return {
        coding: answer.headers.get('content-encoding'),
        etag: answer.headers.get('etag'),
        bytes: Buffer.from(await answer.arrayBuffer()),
      };
    };
    const [br, gzip, none] = [await read('gzip, deflate, br'), await read('gzip'), await read('identity')];
    expect([br.coding, gzip.coding, none.coding]).toEqual(['br', 'gzip', null]);
    expect(brotliDecompressSync(br.bytes).equals(plain)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain)).toBe(true);
    expect(none.bytes.equals(plain)).toBe(true);
    expect(br.bytes.byteLength).toBeLessThan(plain.byteLength / 2);
    expect(new Set([br.etag, gzip.etag, none.etag]).size).toBe(3);
    const crossed = await get(at(site), { 'accept-encoding': 'gzip', 'if-none-match': br.etag! });
    expect(crossed.status).toBe(200);
  });

  it('is the same with cookies, a session and whatever else a browser sends, byte by byte', async () => {
    const { person, site } = await goLive('Cookies');
    const sent: readonly Headers[] = [
      { cookie: 'groundwork_locale=de; groundwork_look=Dark; gw-session=abc' },
      { authorization: `Bearer ${person.accessToken}` },
      { 'accept-language': 'ja', 'user-agent': 'somebody', referer: 'http://localhost:18400/platform' },
    ];
    for (const path of [at(site), at(site, 'nothing'), `/s/${site.address}`, '/s/nobody-has-this/']) {
      const without = await get(path);
      const bytes = Buffer.from(await without.arrayBuffer());
      expect(without.headers.has('set-cookie')).toBe(false);
      for (const headers of sent) {
        const withThem = await get(path, headers);
        expect([withThem.status, headersOf(withThem)]).toEqual([without.status, headersOf(without)]);
        expect(Buffer.from(await withThem.arrayBuffer()).equals(bytes)).toBe(true);
      }
    }
  });
});

describe('a change of what is online', () => {
  it('is seen at once where it was made, and within two seconds by other processes', async () => {
    const other = await createTestProduct({ database: world.database });
    try {
      const { person, site } = await goLive('Before');
      const seen = async (product = world) => titleOf(await get(at(site), {}, product));
      expect([await seen(), await seen(other)]).toEqual(['Before', 'Before']);
      const edited: Site = assertDone(await askToSave(world, person, site, { title: 'After' }));
      const live = await publish(world, person, edited);
      expect(await seen()).toBe('After');
      await expect.poll(() => seen(other), { timeout: 2000, interval: 50 }).toBe('After');

      const first = site.online!.id;
      const back: Site = assertDone(await askToPutOnline(world, person, live, first));
      expect(await seen()).toBe('Before');
      await expect.poll(() => seen(other), { timeout: 2000, interval: 50 }).toBe('Before');

      // Read a moment ago, so that this process knows what was there.
      expect((await get(at(site))).status).toBe(200);
      const moved: Site = assertDone(
        await world.call('PUT', `/api/sites/${site.id}/address`, {
          as: person,
          body: { revision: back.revision, address: 'moved-elsewhere' },
        }),
      );
      expect([(await get(at(site))).status, (await get(at(moved))).status]).toEqual([404, 200]);
      await expect.poll(async () => (await get(at(site), {}, other)).status, { timeout: 2000 }).toBe(404);

      assertDone(await askToPutOnline(world, person, moved, null));
      expect((await get(at(moved))).status).toBe(404);
      await expect.poll(async () => (await get(at(moved), {}, other)).status, { timeout: 2000 }).toBe(404);
    } finally {
      await other.close();
    }
  });

  it('is asked for about once a second, however many come, and read whole once', async () => {
    const { site } = await goLive('Busy');
    const fresh = await createTestProduct({ database: world.database });
    const [pointed, read] = [vi.spyOn(servedRepository, 'findOnline'), vi.spyOn(servedRepository, 'listFiles')];
    const startedMs = performance.now();
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => get(at(site), {}, fresh)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    const seconds = (performance.now() - startedMs) / 1000;
    expect(pointed.mock.calls.length).toBeGreaterThan(0);
    expect(pointed.mock.calls.length).toBeLessThanOrEqual(1 + seconds);
    expect(read.mock.calls).toHaveLength(1);
    await fresh.close();
  });
});

describe('a hostile request', () => {
  const hostile = [
    '..',
    '../',
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    '..%5c..%5cwindows',
    'about%2f',
    '%00',
    'about/%00',
    'robots.txt%00.html',
    '//evil.example/',
    '/%2fevil.example/',
    'ümlaut/',
    `${'a'.repeat(8000)}`,
    '__proto__',
    'constructor',
    'toString/',
    '%',
    '%zz',
    '?path=about/',
  ];

  it.each(hostile)('for %j gets a page of the site or none, never anything else', async (path) => {
    const site = await hostileSite();
    const answer = await get(at(site, path));
    expect([200, 404]).toContain(answer.status);
    const text = await answer.text();
    // What leaves the site by its path arrives at ours, which has none there.
    const own = [`href="/s/${site.address}/"`, '<title>Hostile</title>', 'There is no such page.', 'Page Not Found'];
    expect(own.some((words) => text.includes(words))).toBe(true);
    expect(answer.headers.get('location')).toBeNull();
    if (answer.status === 200) expect(path).toBe('?path=about/');
  });

  it.each([
    'a',
    '-bakery',
    'bakery-',
    'ba.kery',
    'ba%2fkery',
    'b%00',
    'xn--bakery',
    '_fonts',
    '..%2f',
    'a'.repeat(5000),
    "a'or'1",
  ])('for a site called %j is a 404', async (name) => {
    const answers = [await get(`/s/${name}`), await get(`/s/${name}/`), await get(`/s/${name}/about/`)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('gets the same page whatever host it names, and is led to none', async () => {
    const site = await hostileSite();
    const own = await (await get(at(site))).text();
    for (const host of ['evil.example', 'evil.example:1', 'localhost@evil.example']) {
      const headers = { host, 'x-forwarded-host': host };
      expect(await (await get(at(site), headers)).text()).toBe(own);
      expect((await get(`/s/${site.address}`, headers)).headers.get('location')).toBe(at(site));
      const named = await world.product.app.request(`http://evil.example/s/${site.address}`, { headers });
      expect(named.headers.get('location')).toBe(at(site));
    }
  });

  it('by another method does nothing', async () => {
    const site = await hostileSite();
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await world.product.app.request(`http://localhost:18400${at(site)}`, { method });
      expect([method, answer.status]).toEqual([method, 404]);
    }
    expect((await get(at(site))).status).toBe(200);
  });
});

let hostileMade: Promise<Site> | undefined;
const hostileSite = (): Promise<Site> => {
  hostileMade ??= goLive('Hostile').then(({ site }) => site);
  return hostileMade;
};

describe('fonts', () => {
  it('are read by any page, and kept', async () => {
    const answer = await get('/s/_fonts/lato-latin-400-normal.woff2');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2');
  });

  it('that sites do not name are not there, whatever their names lead to', async () => {
    for (const name of [
      'lato-latin-400-normal.woff',
      'lato-latin-900-normal.woff2',
      '..%2f..%2fpackage.json',
      '../package.json',
      'constructor',
      '__proto__',
      'a'.repeat(5000),
    ])
      expect([name, (await get(`/s/_fonts/${name}`)).status]).toEqual([name, 404]);
  });
});

describe('what was never published', () => {
  it('is nowhere, and nothing of the draft is seen before it is', async () => {
    const person = await world.signUp();
    await setPlan(world, person, 'Starter');
    const site = await makeReadySite(world, person, { title: 'Unpublished' });
    expect((await get(at(site))).status).toBe(404);
    const live = await publish(world, person, site);
    expect(await titleOf(await get(at(live)))).toBe('Unpublished');
    assertDone(await askToSave(world, person, live, { title: 'A later draft' }));
    expect(await titleOf(await get(at(live)))).toBe('Unpublished');
    const builder = await readBuilder(world, person, await firstWorkspaceOf(world, person));
    expect(builder.site?.document.title).toBe('A later draft');
  });
});
