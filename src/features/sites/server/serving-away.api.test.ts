/** What was read of sites goes on being served while the database is away. */
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { keyOf, makePicture } from '#features/media/testing/make-picture.ts';
import { setPlan } from '#testing/founder.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import type { Site } from '../sites.contract.ts';
import { createHostAsker } from '../testing/ask-host.ts';
import { createFakeDomains } from '../testing/fake-domains.ts';
import {
  askToSave,
  assertDone,
  makeLiveSite,
  makeReadySite,
  publish,
  shownAs,
  withHeroPhoto,
} from '../testing/make-site.ts';
import { askToChooseDomain, proveDomain } from '../testing/own-domains.ts';
import { withForms } from '../testing/with-forms.ts';

const get = (path: string, headers: Readonly<Record<string, string>>, { product }: TestProduct) =>
  product.app.request(`http://localhost:18400${path}`, { headers });
const titleOf = async (answer: Response): Promise<string | undefined> =>
  /<title>([^<]*)<\/title>/.exec(await answer.text())?.[1];
const at = ({ address }: Pick<Site, 'address'>): string => `/s/${address}/`;

/** Somebody with a site online that shows a picture; `picture` is the name of one of its renditions. */
async function goLive(title: string, world: TestProduct): Promise<{ person: Person; site: Site; picture: string }> {
  const person = await world.signUp();
  await setPlan(world, person, 'Starter');
  const picture = await makePicture(world, person);
  const ready = await makeReadySite(world, person, { title });
  const pages = withHeroPhoto(ready.document, shownAs(picture));
  const site = await publish(world, person, assertDone(await askToSave(world, person, ready, { pages })));
  return { person, site, picture: `${await keyOf(world, picture)}-${picture.width}.avif` };
}

describe('while the database is away', () => {
  it('what was read goes on being served, and is the newest again once it is back', async () => {
    const database = await createTestDatabase();
    const line = await createLine(`${database.host}/.s.PGSQL.${database.port}`, database);
    // Processes of one installation share a disk.
    const environment = { DATA_DIR: await mkdtemp(join(tmpdir(), 'groundwork-away-')) };
    const away = await createTestProduct({
      environment,
      database: { ...database, host: '127.0.0.1', port: line.port },
    });
    // Another process of the same installation, which has a line of its own.
    const other = await createTestProduct({ environment, database });
    try {
      const { person, site, picture } = await goLive('Steady', other);
      const shown = async () => {
        const answer = await get(`${at(site)}_media/${picture}`, {}, away);
        return [answer.status, (await answer.arrayBuffer()).byteLength > 0];
      };
      const seen = async () => titleOf(await get(at(site), {}, away));
      expect(await seen()).toBe('Steady');
      line.cut();
      for (let round = 0; round < 30; round++) {
        expect(await seen()).toBe('Steady');
        // Its bytes lie on the disk, and where stands in the release.
        expect(await shown()).toEqual([200, true]);
        await sleep(100);
      }
      const api = await get('/api/account', { authorization: `Bearer ${person.accessToken}` }, away);
      expect(api.status).toBe(503);
      // What was never read cannot be served.
      const { site: unread } = await goLive('Unread', other);
      const refused = await get(at(unread), { accept: 'text/html' }, away);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
      const edited: Site = assertDone(await askToSave(other, person, site, { title: 'Newer' }));
      await publish(other, person, edited);
      await line.mend();
      await expect.poll(seen, { timeout: 5000, interval: 100 }).toBe('Newer');
      await expect.poll(async () => (await get(at(unread), {}, away)).status, { timeout: 5000 }).toBe(200);
    } finally {
      await line.mend();
      await away.close();
      await other.close();
      line.close();
      await rm(environment.DATA_DIR, { recursive: true, force: true });
    }
  });

  itInDeepRun('so it does at a host of its own, with what leads there from its other addresses', async () => {
    const database = await createTestDatabase();
    const line = await createLine(`${database.host}/.s.PGSQL.${database.port}`, database);
    const fake = createFakeDomains();
    const options = {
      environment: { SITES_DOMAIN: 'sites.localhost', CUSTOM_DOMAINS: 'on', SITES_TARGET: 'target.example' },
      resolveDomain: fake,
    };
    const away = await createTestProduct({
      ...options,
      database: { ...database, host: '127.0.0.1', port: line.port },
    });
    const other = await createTestProduct({ ...options, database });
    const asker = await createHostAsker(away);
    try {
      const person = await other.signUp();
      await setPlan(other, person, 'Pro');
      const site = await makeLiveSite(other, person, { title: 'Own Host' });
      const domain = await proveDomain(other, fake, person, { site, host: 'own.example' });
      assertDone(await askToChooseDomain(other, person, site, domain));
      await proveDomain(other, fake, person, { site, host: 'unread.example' });
      const seen = async () => [
        (await asker.ask('own.example', '/')).status,
        (await asker.ask(`${site.address}.sites.localhost`, '/')).headers.location,
        (await asker.ask('nobody.example', '/')).status,
      ];
      const before = await seen();
      expect(before).toEqual([200, 'https://own.example/', 404]);
      line.cut();
      for (let round = 0; round < 6; round++) {
        expect(await seen()).toEqual(before);
        await sleep(400);
      }
      // Whose a host is that was never asked for cannot be said.
      expect((await asker.ask('unread.example', '/')).status).toBe(503);
      await line.mend();
      await expect
        .poll(async () => (await asker.ask('unread.example', '/')).headers.location, { timeout: 5000 })
        .toBe('https://own.example/');
    } finally {
      asker.close();
      await line.mend();
      await away.close();
      await other.close();
      line.close();
    }
  });
});

describe('a form that is sent while the database is away', () => {
  it('is shown again: nothing was sent, and what was typed is there; it is taken once the database is back', async () => {
    const database = await createTestDatabase();
    const line = await createLine(`${database.host}/.s.PGSQL.${database.port}`, database);
    const away = await createTestProduct({ database: { ...database, host: '127.0.0.1', port: line.port } });
    const other = await createTestProduct({ database });
    try {
      const person = await other.signUp();
      await setPlan(other, person, 'Starter');
      const ready = await makeReadySite(other, person, { title: 'Forms' });
      const saved: Site = assertDone(await askToSave(other, person, ready, withForms(ready.document)));
      const site = await publish(other, person, saved);
      const send = (to: string) =>
        away.call('POST', `/s/${to}/_forms/write`, {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ name: 'Mara', mail: 'mara@visitor.example', message: 'Hello' }).toString(),
        });
      expect((await get(at(site), {}, away)).status).toBe(200);
      line.cut();
      const refused = await send(site.address);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
      expect(refused.body).toContain('This was not sent');
      expect(refused.body).toContain('value="mara@visitor.example"');
      const unread = await send('never-read-here');
      expect([unread.status, unread.body]).toEqual([503, expect.stringContaining('Nothing was sent')]);
      await line.mend();
      await expect.poll(async () => (await send(site.address)).status, { timeout: 8000, interval: 200 }).toBe(303);
      const { workspaces } = (await other.call('GET', '/api/workspaces', { as: person })).body;
      const { body } = await other.call('GET', `/api/threads/${workspaces[0].id}?state=open`, { as: person });
      expect(body.threads).toHaveLength(1);
    } finally {
      await line.mend();
      await away.close();
      await other.close();
      line.close();
    }
  });
});

/** A line to the database that can be cut: from then on nobody is answered at its port, and those who were are dropped. */
async function createLine(socketPath: string, target: { readonly host: string; readonly port: number }) {
  const sockets = new Set<Socket>();
  let server: Server;
  const listen = (port: number) =>
    new Promise<Server>((resolve) => {
      const made = createServer((client) => {
        const upstream = target.host.startsWith('/') ? connect(socketPath) : connect(target.port, target.host);
        for (const socket of [client, upstream]) {
          sockets.add(socket);
          socket.on('error', () => {});
          socket.on('close', () => sockets.delete(socket));
        }
        client.pipe(upstream).pipe(client);
        client.on('close', () => upstream.destroy());
        upstream.on('close', () => client.destroy());
      });
      made.listen(port, '127.0.0.1', () => resolve(made));
    });
  server = await listen(0);
  const { port } = server.address() as { port: number };
  const cut = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    cut,
    mend: async () => {
      if (!server.listening) server = await listen(port);
    },
    close: cut,
  };
}
