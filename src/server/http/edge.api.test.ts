/** What every answer of the edge has in common, and how it fails. */

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isReservedSegment, reservedSegments } from '#shared/reserved-segments.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';
import { loadPages } from './pages.ts';
import { routeClasses } from './route-class.ts';
import { securityHeaders } from './security-headers.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

describe('the description of the API', () => {
  it('is valid OpenAPI 3.1 to a validator that is not ours, and names every contract endpoint', async () => {
    const { body } = await world.call('GET', '/api/openapi.json');
    const result = await new Validator().validate(structuredClone(body));
    expect(result.errors ?? []).toEqual([]);
    expect(body.openapi).toMatch(/^3\.1/);
    const described = Object.entries(body.paths).flatMap(([path, item]) =>
      Object.keys(item as object).map((method) => `${method.toUpperCase()} /api${path}`),
    );
    const registered = world.product.routes
      .filter((route) => route.source.kind === 'contract')
      .map((route) => `${route.method} ${route.path}`);
    expect(described.sort()).toEqual(registered.sort());
  });

  it.each(['/api/openapi.json', '/api/docs'])('is kept and asked for again: %s', async (path) => {
    const { status, headers } = await world.call('GET', path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const tag = headers.get('etag')!;
    expect((await world.call('GET', path, { headers: { 'if-none-match': tag } })).status).toBe(304);
    expect((await world.call('GET', path, { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
  });

  it('reads as a page without script', async () => {
    const { status, body } = await world.call('GET', '/api/docs');
    expect([status, body.includes('<script')]).toEqual([200, false]);
    expect(body).toContain('/api/advisor/answers');
  });
});

describe('a request', () => {
  it('larger than 1 MiB is refused with 413', async () => {
    const person = await world.signUp();
    const body = JSON.stringify({ content: 'x'.repeat(1024 * 1024) });
    const answer = await world.call('POST', '/api/advisor/answers', {
      as: person,
      body,
      headers: { 'content-length': String(body.length) },
    });
    expect([answer.status, answer.body.code]).toEqual([413, 'request.too_large']);
  });

  it.each([
    ['broken JSON', '{"content": '],
    ['another type', '[]'],
    ['a deep nest', '['.repeat(20_000)],
  ])('with %s is refused with 400', async (_what, body) => {
    const person = await world.signUp();
    const answer = await world.call('POST', '/api/advisor/answers', {
      as: person,
      body,
      headers: { 'idempotency-key': 'x' },
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'request.invalid']);
  });

  it('with values nested too deeply is refused with 400 by every endpoint that takes a body', async () => {
    const person = await world.signUp();
    const nest = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    const taking = world.product.routes.filter(
      ({ method, path, source }) => source.kind === 'contract' && method !== 'GET' && path.startsWith('/api/'),
    );
    expect(taking.length).toBeGreaterThan(20);
    for (const { method, path } of taking)
      for (const depth of [40, 5000]) {
        const body = `{"value":${nest(depth)},"version":1}`;
        const headers = { 'idempotency-key': crypto.randomUUID() };
        const answer = await world.call(method, path.replace(/\{\w+\}/g, 'x'), { as: person, body, headers });
        expect([path, answer.status, answer.body.fields]).toEqual([path, 400, { body: 'is nested too deeply' }]);
      }
  });

  it('to an endpoint that is not there is a 404 in the one shape', async () => {
    const answer = await world.call('GET', '/api/nothing');
    expect([answer.status, answer.body.code]).toEqual([404, 'request.not_found']);
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  });

  it('cannot bring its own request id or have its answer cached', async () => {
    const person = await world.signUp();
    const answer = await world.call('GET', '/api/account', { as: person, headers: { 'x-request-id': 'req_mine' } });
    expect(answer.headers.get('x-request-id')).not.toBe('req_mine');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('every registered route', () => {
  it('answers with the headers of its class and a request id, errors included', async () => {
    expect(world.product.routes.length).toBeGreaterThan(100);
    for (const { method, path, routeClass } of world.product.routes) {
      const { headers } = await world.call(method, path.replace(/:\w+|\{\w+\}|\*/g, 'x'));
      expect([path, Object.fromEntries(headers)]).toEqual([
        path,
        expect.objectContaining({ ...securityHeaders[routeClass], 'x-request-id': expect.stringMatching(/^req_/) }),
      ]);
    }
    const { headers } = await world.call('GET', '/nothing-here');
    expect(Object.fromEntries(headers)).toMatchObject(securityHeaders.page);
  });

  it('has the class that its kind of answer asks for', () => {
    const areasOf = (wanted: string) =>
      world.product.routes
        .filter(({ routeClass }) => routeClass === wanted)
        .map(({ path }) => `/${path.split('/')[1]}`);
    const areas = routeClasses.map((name) => [name, [...new Set(areasOf(name))].sort()]);
    expect(Object.fromEntries(areas)).toEqual({
      // The description of the API is a page as well.
      page: ['/api', '/mail', '/outbox', '/outbox.json', '/waitlist'],
      api: ['/api'],
      protocol: ['/auth', '/healthz', '/metrics', '/readyz', '/robots.txt', '/sitemap.xml', '/sites'],
      download: ['/downloads'],
      published: ['/s'],
    });
  });

  it('begins with a reserved segment, and none is reserved for nothing', async () => {
    const pages = await loadPages(await builtPages(), {
      supportEmail: 'help@example.com',
      hasPlans: true,
      isDevelopment: true,
      publicUrl: 'http://localhost',
    });
    const registered = [...world.product.routes, ...pages.routes].map(({ path }) => path.split('/')[1]!);
    const router = await readFile(join(import.meta.dirname, '../../app/web/router.tsx'), 'utf8');
    // Routes of the browser stand below one that names their first segment.
    const browser = [...router.matchAll(/getParentRoute: \(\) => rootRoute,\s+path: '([^'/]+)/g)].map(
      ([, path]) => path!,
    );
    expect(browser).toContain('platform');
    const used = [...new Set([...registered, ...browser].filter((segment) => segment !== ''))];
    expect(used.filter((segment) => !isReservedSegment(segment))).toEqual([]);
    const { server, pages: ours } = reservedSegments;
    expect([...server, ...ours].filter((segment) => !used.includes(segment))).toEqual([]);
    const rootFiles = await readdir(join(import.meta.dirname, '../../web/public'));
    expect(rootFiles.filter((name) => !isReservedSegment(name))).toEqual([]);
  });
});

/** A browser side as the build leaves it, as far as the list of pages needs it. */
async function builtPages(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'groundwork-pages-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await mkdir(join(dist, 'pages'));
  await mkdir(join(dist, 'web/assets'), { recursive: true });
  await writeFile(join(dist, 'pages/pages.server.js'), '');
  await writeFile(join(dist, 'web/manifest.json'), '{}');
  await writeFile(join(dist, 'web/assets/platform-1.js'), '');
  return dist;
}

describe('the figures for operators', () => {
  it('count requests, waiting events, connections and the event loop, without personal data', async () => {
    const person = await world.signUp();
    const { body } = await world.call('GET', '/metrics');
    for (const name of [
      'groundwork_http_request_seconds',
      'groundwork_events_waiting',
      'groundwork_oldest_event_age_seconds',
      'groundwork_database_connections',
      'groundwork_nodejs_eventloop_lag_seconds',
    ])
      expect(body).toContain(name);
    expect(body).not.toContain(person.email);
  });

  it.each([
    ['a proxy passes it on', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['it is meant for another host', { headers: { host: 'groundwork.example' } }],
    ['it comes from another machine', { from: '203.0.113.5' }],
    ['the token is unset, and any is sent', { from: '203.0.113.5', headers: { authorization: 'Bearer undefined' } }],
  ])('are for this machine alone: where %s there is nothing', async (_how, options) => {
    expect((await world.call('GET', '/metrics', { from: '127.0.0.1' })).status).toBe(200);
    const { status, body } = await world.call('GET', '/metrics', options);
    expect([status, body.code]).toEqual([404, 'request.not_found']);
  });

  it('are for the holder of METRICS_TOKEN from anywhere', async () => {
    const token = 'a-token-of-this-test-and-of-no-other';
    const watched = await createTestProduct({ environment: { METRICS_TOKEN: token } });
    try {
      const read = (authorization?: string) =>
        watched.call('GET', '/metrics', { from: '203.0.113.5', ...(authorization && { headers: { authorization } }) });
      expect((await read(`Bearer ${token}`)).body).toContain('groundwork_http_request_seconds');
      for (const wrong of [undefined, `Bearer ${token}x`, token, 'Bearer '])
        expect((await read(wrong)).status).toBe(404);
    } finally {
      await watched.close();
    }
  });
});
