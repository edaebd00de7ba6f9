/** Sites at hosts of their own, over sockets: each at one place, none at another one's, and nothing of the product at any. */
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '#server/http/security-headers.ts';
import { captureLog } from '#testing/leaving/captured-log.ts';
import type { TestProduct } from '#testing/test-product.ts';
import type { HostAsker } from '../../testing/ask-host.ts';
import { type HostScene, locationOf, nameHost, ours, setHostScene, titleOf, told } from '../../testing/host-scene.ts';
import { proveDomain } from '../../testing/own-domains.ts';

const captured = captureLog();
let scene: HostScene;
let world: TestProduct;
let asker: HostAsker;
let named: HostScene['named'];
let owning: HostScene['owning'];
beforeAll(async () => {
  scene = await setHostScene(captured.log);
  ({ world, asker, named, owning } = scene);
});
afterAll(() => scene.close());

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
    const { person, site } = await scene.goLive('Undecided Bakery');
    await proveDomain(world, scene.fake, person, { site, host: 'undecided.example' });
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
    // A request is noted once its answer is on its way.
    await setImmediate();
    const before = captured.text().length;
    await asker.ask('www.owning.example', '/about/?token=hushhush');
    await asker.ask('www.owning.example', '/about/');
    await asker.ask('owning.example', '/about/?token=hushhush');
    await setImmediate();
    const lines = captured.text().slice(before).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).path)).toEqual(['/s/…', '/s/…', '/s/…']);
    for (const hidden of ['owning', 'hushhush', 'about']) expect(captured.text().slice(before)).not.toContain(hidden);
  });
});
