/** The edge by itself: hosts, classes of routes, and bodies. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { createDiskDriver } from '../storage/disk-driver.ts';
import { createApp } from './app.ts';
import type { Metrics } from './metrics.ts';
import type { PlainRoute } from './plain-route.ts';
import { parseTrustedProxies } from './remote-address.ts';
import { routeClasses, routeClassOf } from './route-class.ts';
import { securityHeaders } from './security-headers.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'groundwork-edge-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const route = (path: string, more: Partial<PlainRoute> = {}): PlainRoute => ({
  method: 'GET',
  path,
  access: 'public',
  why: 'a test',
  handle: () => new Response(`ours ${path}`),
  ...more,
});

const sites = {
  matches: (host: string) => host.endsWith('.sites.example'),
  routeClass: 'published' as const,
  area: '/s',
  routes: [
    route('/', { handle: (request) => new Response(`site ${new URL(request.url).hostname}`) }),
    route('/broken', {
      handle: () => {
        throw new Error('broken');
      },
    }),
  ],
  notFoundPage: () => new Response('no such page of this site', { status: 404 }),
};

const upload = route('/upload', {
  method: 'POST',
  bodyLimitBytes: 1000,
  streamsBody: true,
  handle: async (request) => {
    const { bytes } = await createDiskDriver(folder).write(request.body!, new Date());
    return Response.json({ bytes });
  },
});

const app = createApp({
  buildId: 'test',
  log: createLogger('silent'),
  metrics: { observeRequest: () => {} } as unknown as Metrics,
  routes: [
    route('/'),
    route('/small', {
      method: 'POST',
      bodyLimitBytes: 10,
      handle: async (request) => new Response(await request.text()),
    }),
    route('/large', {
      method: 'POST',
      bodyLimitBytes: 3 * 2 ** 20,
      handle: async (request) => new Response(String((await request.text()).length)),
    }),
    route('/usual', { method: 'POST', handle: async (request) => new Response(String((await request.text()).length)) }),
    upload,
    ...routeClasses.map((routeClass) => route(`/class/${routeClass}`, { routeClass })),
    ...routeClasses.map((routeClass) =>
      route(`/broken/${routeClass}`, {
        routeClass,
        handle: () => {
          throw new Error('broken');
        },
      }),
    ),
  ],
  apiBodies: [{ method: 'POST', path: '/api/things/{id}', bodyLimitBytes: 10 }],
  hosts: [sites],
  trustedProxies: parseTrustedProxies(''),
  now: () => new Date('2026-11-21T12:00:00Z'),
  isStopping: () => false,
  api: async (request) => new Response(`api ${(await request.text()).length}`),
  notFoundPage: () => new Response('our page', { status: 404 }),
  refuseLargeBody: () => undefined,
});

const ask = (address: string, init: RequestInit & { duplex?: 'half' } = {}) => app.request(address, init);
const post = (path: string, body: string | ReadableStream) =>
  ask(`http://localhost${path}`, { method: 'POST', body, duplex: 'half' });
const policyOf = (answer: Response) => answer.headers.get('content-security-policy');

/** A body without a length, as a sender that streams has it; says how many pieces were asked for. */
function streamed(pieces: number, bytes: number): { body: ReadableStream<Uint8Array>; sent: () => number } {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent === pieces) return controller.close();
        sent += 1;
        controller.enqueue(new Uint8Array(bytes));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, sent: () => sent };
}

describe('a host', () => {
  it('that is in no table is ours', async () => {
    for (const host of ['localhost', 'groundwork.example', 'sites.example'])
      expect(await (await ask(`http://${host}/`)).text()).toBe('ours /');
  });

  it('of a table gets its own routes, pages and headers, whatever its letters and port', async () => {
    for (const host of ['bakery.sites.example', 'BAKERY.Sites.Example:8080', 'bakery.sites.example.']) {
      const answer = await ask(`http://${host}/`);
      expect([await answer.text(), policyOf(answer)]).toEqual([
        `site bakery.sites.example${host.endsWith('.') ? '.' : ''}`,
        securityHeaders.published['content-security-policy'],
      ]);
      expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
    }
  });

  it.each(['/small', '/api/things/1', '/class/page', '/nothing'])(
    'of a table has nothing of ours at %s',
    async (path) => {
      const answer = await ask(`http://bakery.sites.example${path}`);
      expect([answer.status, await answer.text()]).toEqual([404, 'no such page of this site']);
      expect(policyOf(answer)).toContain('sandbox');
    },
  );

  it('of a table fails with a page of its own', async () => {
    const answer = await ask('http://bakery.sites.example/broken', { headers: { accept: 'text/html' } });
    expect([answer.status, await answer.text()]).toEqual([500, 'no such page of this site']);
  });
});

describe('the headers of an answer', () => {
  it.each(routeClasses)('are those of its class: %s', async (routeClass) => {
    const answer = await ask(`http://localhost/class/${routeClass}`);
    expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders[routeClass]);
    expect(answer.headers.has('x-frame-options')).toBe(routeClass !== 'published');
  });

  it.each(routeClasses)(
    'are those of its class when it fails as data, and those of a page on our page: %s',
    async (routeClass) => {
      const data = await ask(`http://localhost/broken/${routeClass}`);
      expect([data.status, policyOf(data)]).toEqual([500, securityHeaders[routeClass]['content-security-policy']]);
      const page = await ask(`http://localhost/broken/${routeClass}`, { headers: { accept: 'text/html' } });
      expect([page.status, policyOf(page)]).toEqual([500, securityHeaders.page['content-security-policy']]);
    },
  );

  it('forbid scripts that are not ours in every class, and every script where people publish', () => {
    for (const routeClass of routeClasses) {
      const policy = securityHeaders[routeClass]['content-security-policy']!;
      expect(policy).toMatch(/^default-src 'none'/);
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|http|data:|\*)/);
    }
    expect(securityHeaders.published['content-security-policy']).not.toContain('script');
    expect(securityHeaders.published['content-security-policy']).not.toContain('allow-same-origin');
  });

  it('let what people publish be read by its own pages, which have no origin, and keep all else to ours', () => {
    for (const routeClass of routeClasses)
      expect([routeClass, securityHeaders[routeClass]['cross-origin-resource-policy']]).toEqual([
        routeClass,
        routeClass === 'published' ? 'cross-origin' : 'same-origin',
      ]);
  });

  it.each([
    ['/platform/settings', 'page'],
    ['/api/account', 'api'],
    ['/auth/v1/token', 'protocol'],
    ['/auth/callback', 'page'],
    ['/downloads/plan/:token', 'download'],
  ])('of %s are those of the class %s', (path, expected) => {
    expect(routeClassOf({ path, access: 'public' })).toBe(expected);
  });
});

describe('a body', () => {
  it.each([
    ['/small', 10, 11],
    ['/usual', 2 ** 20, 2 ** 20 + 1],
    ['/large', 3 * 2 ** 20, 3 * 2 ** 20 + 1],
    ['/api/things/1', 10, 11],
    ['/api/others', 2 ** 20, 2 ** 20 + 1],
  ])('to %s may have %d bytes and not %d', async (path, most, tooMany) => {
    for (const length of [true, false]) {
      const send = (bytes: number) =>
        post(path, length ? 'x'.repeat(bytes) : (streamed(1, bytes).body as ReadableStream));
      expect((await send(most)).status).toBe(200);
      const refused = await send(tooMany);
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([413, 'request.too_large']);
    }
  });

  it('that streams into storage is counted as it flows, refused at the byte too many, and leaves nothing', async () => {
    const fits = streamed(10, 100);
    expect(await (await post('/upload', fits.body)).json()).toEqual({ bytes: 1000 });
    const before = (await readdir(folder, { recursive: true })).sort();
    const floods = streamed(100_000, 100);
    const refused = await post('/upload', floods.body);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([413, 'request.too_large']);
    expect(floods.sent()).toBeLessThan(20);
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(before);
    const breaks = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(10)),
      pull: (controller) => controller.error(new Error('the line broke')),
    });
    expect((await post('/upload', breaks)).status).toBe(500);
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(before);
  });

  it('that says it is too long is not read at all', async () => {
    const said = streamed(3, 100);
    const answer = await ask('http://localhost/upload', {
      method: 'POST',
      body: said.body,
      duplex: 'half',
      headers: { 'content-length': '1001' },
    });
    expect([answer.status, said.sent()]).toEqual([413, 0]);
  });
});
