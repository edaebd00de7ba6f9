/** Walks the routes the product really serves with the token of somebody who has not shown their second factor yet. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct } from '#testing/test-product.ts';
import { createFactorWorld, type FactorPerson, type FactorWorld } from './testing/factor-world.ts';

let at: FactorWorld;
let owner: FactorPerson;
beforeAll(async () => {
  at = createFactorWorld(await createTestProduct());
  owner = await at.signUpWithFactor();
});
afterAll(() => at.world.close());

/** What has to work before the factor was shown; everything else that takes a person's token refuses. */
const openAtFirstLevel = [
  'GET /auth/v1/user',
  'POST /auth/v1/logout',
  'POST /auth/v1/factors/:id/challenge',
  'POST /auth/v1/factors/:id/verify',
  'POST /auth/v1/factors/recovery-codes/verify',
];
/** Behind the service key: a person's token opens none of them at any level. */
const isForService = (path: string): boolean => /^\/auth\/v1\/(admin|invite)(\/|$)/.test(path);

const fill = (path: string): string => path.replace(/[{:](\w+)}?/g, () => crypto.randomUUID());

describe('with a verified factor, a token that was issued without it', () => {
  it('is refused by every route of the protocol but those that show the factor', async () => {
    const low = await at.signIn(owner);
    const routes = at.world.product.routes.filter(
      ({ access, path }) => access === 'session' && path.startsWith('/auth/v1/') && !isForService(path),
    );
    expect(routes.length).toBeGreaterThan(openAtFirstLevel.length);
    for (const { method, path } of routes) {
      const name = `${method} ${path}`;
      if (openAtFirstLevel.includes(name)) continue;
      const body = method === 'GET' ? undefined : {};
      const answer = await at.world.call(method, fill(path), { as: low, body });
      expect([name, answer.status, answer.body.error_code]).toEqual([name, 403, 'insufficient_aal']);
    }
    expect((await at.auth('GET', '/user', { as: low })).status).toBe(200);
  });

  it('opens each of the routes that must stay open', async () => {
    const served = at.world.product.routes.map(({ method, path }) => `${method} ${path}`);
    expect(served).toEqual(expect.arrayContaining(openAtFirstLevel));
    const low = await at.signIn(owner);
    expect((await at.challenge(low, owner.factorId)).status).toBe(200);
    const body = { refresh_token: low.refreshToken };
    const refreshed = await at.auth('POST', '/token?grant_type=refresh_token', { body });
    expect(refreshed.status).toBe(200);
    expect((await at.auth('POST', '/logout?scope=local', { as: low })).status).toBe(204);
  });

  it('is refused by every endpoint of the platform', async () => {
    const low = await at.signIn(owner);
    const routes = at.world.product.routes.filter(({ access }) => access === 'account');
    expect(routes.length).toBeGreaterThan(10);
    for (const { method, path } of routes) {
      const answer = await at.world.call(method, fill(path), { as: low, body: method === 'GET' ? undefined : {} });
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'auth.second_factor_required']);
    }
  });

  it('stays at its level for ever: a refresh token from before the factor never answers more', async () => {
    const low = await at.signIn(owner);
    const raised = at.holding(low, (await at.show(low, owner.factorId, at.codeOf(owner.secret))).body);
    const refresh = (token: string) =>
      at.auth('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });
    const copy = at.holding(low, (await refresh(low.refreshToken)).body);
    expect((await at.world.call('GET', '/api/account', { as: copy })).status).toBe(403);
    const own = at.holding(low, (await refresh(raised.refreshToken)).body);
    expect((await at.world.call('GET', '/api/account', { as: own })).status).toBe(200);
    expect((await refresh(copy.refreshToken)).status).toBe(400);
    expect((await at.world.call('GET', '/api/account', { as: own })).status).toBe(200);
    at.later(31_000);
  });
});
