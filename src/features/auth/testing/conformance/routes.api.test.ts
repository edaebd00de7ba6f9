/** What every route of the protocol has in common, asked of each that the instance really serves. */
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherKey, serviceKey } from '#testing/conformance/conformance-context.ts';
import {
  answersByRedirect,
  fillPath,
  listServedRoutes,
  readsNoBody,
  routesWithoutErrors,
  type ServedRoute,
  wrongBodies,
} from '#testing/conformance/routes.ts';
import { type CallOptions, createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
let routes: readonly ServedRoute[];
let person: Person;
let generated = 0;
beforeAll(async () => {
  world = await createTestProduct({ environment: { AUTH_SERVICE_KEY: serviceKey, AUTH_LIMITS: 'off' } });
  routes = listServedRoutes(world);
  person = await world.signUp();
});
afterAll(async () => {
  process.stdout.write(`conformance: ${generated} checks generated from the served routes\n`);
  await world.close();
});

const origin = { origin: 'https://app.example.com' };
const versioned = { 'x-supabase-api-version': '2024-01-01' };
const ask = ({ method, path }: Pick<ServedRoute, 'method' | 'path'>, options: CallOptions = {}, query = '') =>
  world.call(method, `/auth/v1${fillPath(path)}${query && `?${query}`}`, {
    ...(method !== 'GET' && method !== 'OPTIONS' && { body: {} }),
    ...options,
  });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** What opens a route. */
const keyOf = ({ needs }: ServedRoute) =>
  needs === 'nothing' ? {} : bearer(needs === 'session' ? person.accessToken : serviceKey);
const getRoute = (name: string): ServedRoute => {
  const route = routes.find((one) => one.name === name);
  if (!route) throw new Error(`${name} is not served`);
  return route;
};
/** Asks every route that needs the same, and expects one answer of all. */
const expectOfAll = async (
  needs: ServedRoute['needs'],
  headers: Readonly<Record<string, string>>,
  status: number,
  code: string,
  except: readonly string[] = [],
) => {
  const asked = routes.filter((route) => route.needs === needs && !except.includes(route.name));
  expect(asked.length).toBeGreaterThan(10);
  for (const route of asked) {
    const answer = await ask(route, { headers });
    expect([route.name, answer.status, answer.body.error_code]).toEqual([route.name, status, code]);
    generated += 1;
  }
};

describe('a route that takes a session', () => {
  it('asks for a token', () => expectOfAll('session', {}, 401, 'no_authorization'));
  it('takes no other scheme', () => expectOfAll('session', { authorization: 'Basic YTpi' }, 401, 'no_authorization'));
  it('refuses an invented token', () => expectOfAll('session', bearer('a.b.c'), 403, 'bad_jwt'));
  it('refuses the service key', () => expectOfAll('session', bearer(serviceKey), 403, 'bad_jwt'));

  it('refuses a token nobody signed', async () => {
    const [, claims] = person.accessToken.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    await expectOfAll('session', bearer(`${none}.${claims}.`), 403, 'bad_jwt');
  });

  it('refuses a token somebody else signed', async () => {
    const claims = JSON.parse(Buffer.from(person.accessToken.split('.')[1]!, 'base64url').toString('utf8'));
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32));
    await expectOfAll('session', bearer(forged), 403, 'bad_jwt');
  });

  it('refuses the token of a session that ended', async () => {
    const gone = await world.signUp();
    await world.call('POST', '/auth/v1/logout', { as: gone });
    await expectOfAll('session', bearer(gone.accessToken), 403, 'session_not_found');
  });

  it('refuses the token of somebody banned', async () => {
    const banned = await world.signUp();
    const options = { body: { ban_duration: '24h' }, headers: bearer(serviceKey) };
    await world.call('PUT', `/auth/v1/admin/users/${banned.userId}`, options);
    await expectOfAll('session', bearer(banned.accessToken), 403, 'session_not_found');
  });

  it('refuses the token of somebody deleted', async () => {
    const gone = await world.signUp();
    await world.call('DELETE', `/auth/v1/admin/users/${gone.userId}`, { headers: bearer(serviceKey) });
    await expectOfAll('session', bearer(gone.accessToken), 403, 'session_not_found', ['POST /logout']);
    // Nothing is left to end.
    expect((await world.call('POST', '/auth/v1/logout', { as: gone })).status).toBe(204);
  });

  it('refuses a token after fifteen minutes', async () => {
    const { accessToken } = await world.signUp();
    const now = world.clock.now;
    world.clock.now = new Date(now.getTime() + 900_000);
    await expectOfAll('session', bearer(accessToken), 403, 'bad_jwt');
    world.clock.now = now;
  });
});

describe('a route of the administration', () => {
  it('asks for a key', () => expectOfAll('service key', {}, 401, 'no_authorization'));
  it('refuses another key', () => expectOfAll('service key', bearer(anotherKey), 403, 'not_admin'));
  it("refuses a person's token", () => expectOfAll('service key', bearer(person.accessToken), 403, 'not_admin'));
});

describe('a refusal', () => {
  it('of each route comes in both envelopes, with the version echoed', async () => {
    for (const route of routes) {
      if (routesWithoutErrors.includes(route.name) || answersByRedirect.includes(route.name)) continue;
      const { status, body, headers } = await ask(route);
      expect([route.name, status]).toEqual([route.name, expect.toSatisfy((code: number) => code >= 400 && code < 500)]);
      expect([route.name, body]).toEqual([
        route.name,
        { code: status, error_code: expect.stringMatching(/^[a-z0-9_]+$/), msg: expect.stringMatching(/\S/) },
      ]);
      expect(headers.get('x-supabase-api-version')).toBeNull();
      const short = await ask(route, { headers: versioned });
      expect([route.name, short.status, short.body]).toEqual([
        route.name,
        status,
        { code: body.error_code, message: body.msg },
      ]);
      expect([route.name, short.headers.get('x-supabase-api-version')]).toEqual([route.name, '2024-01-01']);
      generated += 2;
    }
  });

  it('of a route that browsers are sent to leads to a page, with the error in query and fragment', async () => {
    const { status, headers } = await ask(getRoute('GET /callback'));
    const { searchParams, hash } = new URL(headers.get('location')!);
    expect([status, searchParams.get('error_code')]).toEqual([302, 'bad_oauth_callback']);
    expect(new URLSearchParams(hash.slice(1)).toString()).toBe(searchParams.toString());
    expect((await ask(getRoute('POST /callback'))).status).toBe(303);
    generated += 2;
  });

  it('comes in the same shape for paths and methods that are not served', async () => {
    for (const [method, path] of [
      ['GET', '/nothing'],
      ['POST', '/nothing/at/all'],
      ['GET', '/signup'],
      ['POST', '/user'],
      ['PATCH', '/user'],
      ['DELETE', '/token'],
      ['PUT', '/factors'],
    ] as const) {
      const { status, body } = await ask({ method, path });
      const expected = { code: 404, error_code: 'not_found', msg: 'There is no such endpoint' };
      expect([method, path, status, body]).toEqual([method, path, 404, expected]);
      generated += 1;
    }
  });
});

describe('a page of another origin', () => {
  it('may call every route with its method and any header, and is never given our cookies', async () => {
    for (const { name, method, path } of routes) {
      const asked = {
        'access-control-request-method': method,
        'access-control-request-headers': 'apikey, x-client-info',
      };
      const { status, headers } = await ask({ method: 'OPTIONS', path }, { headers: { ...origin, ...asked } });
      expect([name, status, headers.get('access-control-allow-origin')]).toEqual([name, 204, '*']);
      expect(headers.get('access-control-allow-methods')?.split(', ')).toContain(method);
      expect(headers.get('access-control-allow-headers')).toBe('apikey, x-client-info');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      generated += 1;
    }
  });

  it('reads every answer, and the headers the client needs', async () => {
    for (const route of routes) {
      if (route.method === 'OPTIONS') continue;
      const { headers } = await ask(route, { headers: origin });
      expect([route.name, headers.get('access-control-allow-origin')]).toEqual([route.name, '*']);
      const exposed = headers.get('access-control-expose-headers')?.toLowerCase() ?? '';
      for (const name of ['x-supabase-api-version', 'x-total-count', 'link', 'retry-after'])
        expect([route.name, exposed]).toEqual([route.name, expect.stringContaining(name)]);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      generated += 1;
    }
  });
});

describe('a body', () => {
  const writers = () => routes.filter(({ method }) => /^(?:POST|PUT|PATCH)$/.test(method));
  const readers = () => writers().filter(({ name }) => !readsNoBody.includes(name));
  const queryOf = (name: string): string => wrongBodies.find((one) => one.name === name)?.query ?? '';

  it('is described for each route that takes one', () => {
    const described = new Set(wrongBodies.map(({ name }) => name));
    expect(readers().flatMap(({ name }) => (described.has(name) ? [] : [name]))).toEqual([]);
    const served = routes.map(({ name }) => name);
    expect([...described, ...readsNoBody].filter((name) => !served.includes(name))).toEqual([]);
  });

  it('of more than 1 MiB is refused by every route, and one of 1 MiB by none for its size', async () => {
    const full = JSON.stringify({ filler: 'x'.repeat(1024 * 1024 - 13) });
    expect(full.length).toBe(1024 * 1024);
    for (const route of writers()) {
      const send = (body: string) =>
        ask(route, { body, headers: { ...keyOf(route), 'content-length': String(body.length) } }, queryOf(route.name));
      const tooLarge = await send(`${full} `);
      expect([route.name, tooLarge.status, tooLarge.body.error_code]).toEqual([route.name, 413, 'request_too_large']);
      // Signing out would end the session the other routes are asked with.
      if (route.name === 'POST /logout') continue;
      expect([route.name, (await send(full)).status]).not.toEqual([route.name, 413]);
      generated += 1;
    }
  });

  it('that is no JSON is refused as that by each route that reads one', async () => {
    for (const route of readers()) {
      for (const body of ['{', 'email=a@example.com', '['.repeat(20_000)]) {
        const answer = await ask(route, { body, headers: keyOf(route) }, queryOf(route.name));
        expect([route.name, answer.status, answer.body.error_code]).toEqual([route.name, 400, 'bad_json']);
      }
      generated += 1;
    }
  });

  it('that is JSON of another kind is refused as a whole', async () => {
    for (const route of readers()) {
      for (const body of ['[]', 'null', '5', '"text"']) {
        const answer = await ask(route, { body, headers: keyOf(route) }, queryOf(route.name));
        const seen = [route.name, answer.status, answer.body.error_code, answer.body.msg];
        expect(seen).toEqual([route.name, 400, 'validation_failed', expect.stringMatching(/^body: /)]);
      }
      generated += 1;
    }
  });

  it.each(wrongBodies.map((one) => [`${one.name} ${one.query ?? ''}`.trim(), one.field, one] as const))(
    'of %s with the wrong type names the field %s',
    async (_name, field, { name, query, body }) => {
      const route = getRoute(name);
      const answer = await ask(route, { body, headers: keyOf(route) }, query);
      expect([answer.status, answer.body.error_code]).toEqual([400, 'validation_failed']);
      expect(answer.body.msg.split(':')[0]).toBe(field);
      generated += 1;
    },
  );

  it('sent where none is read changes nothing', async () => {
    for (const route of writers()) {
      if (!readsNoBody.includes(route.name) || route.name === 'POST /logout') continue;
      const answer = await ask(route, { body: '{', headers: keyOf(route) });
      expect([route.name, answer.status]).toEqual([route.name, expect.toSatisfy((status: number) => status < 500)]);
      expect([route.name, answer.body.error_code]).not.toEqual([route.name, 'bad_json']);
      generated += 1;
    }
  });
});
