/** What every answer of the edge has in common, and how it fails. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

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
});
