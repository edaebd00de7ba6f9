/** Signing out, seen from two instances that share one database. */
import { AuthClient } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

let first: TestProduct;
let second: TestProduct;
beforeAll(async () => {
  first = await createTestProduct();
  second = await createTestProduct({ database: first.database });
  second.clock.now = first.clock.now;
});
afterAll(async () => {
  await first.close();
  await second.close();
});

const password = 'correct horse battery';
const signIn = async (person: Person): Promise<Person> => {
  const body = { email: person.email, password };
  const answer = await first.call('POST', '/auth/v1/token?grant_type=password', { body });
  return { ...person, accessToken: answer.body.access_token, refreshToken: answer.body.refresh_token };
};
/** Whether a session opens the platform and the protocol, in each instance. */
const livesIn = async (person: Person): Promise<boolean[]> => {
  const lives: boolean[] = [];
  for (const world of [first, second])
    for (const path of ['/api/account', '/auth/v1/user'])
      lives.push((await world.call('GET', path, { as: person })).status === 200);
  return lives;
};
const alive = [true, true, true, true];
const over = [false, false, false, false];

describe('signing out', () => {
  it.each([
    ['local', { own: over, others: alive }],
    ['others', { own: alive, others: over }],
    ['global', { own: over, others: over }],
  ] as const)(
    'of scope %s ends its sessions, and no others, in every instance within a second',
    async (scope, left) => {
      const own = await first.signUp();
      const other = await signIn(own);
      expect([await livesIn(own), await livesIn(other)]).toEqual([alive, alive]);
      expect((await first.call('POST', `/auth/v1/logout?scope=${scope}`, { as: own })).status).toBe(204);
      // Not even the second that is allowed: the very next call of either process finds the session over.
      expect([await livesIn(own), await livesIn(other)]).toEqual([left.own, left.others]);
      for (const [person, lives] of [
        [own, left.own],
        [other, left.others],
      ] as const) {
        const body = { refresh_token: person.refreshToken };
        const answer = await second.call('POST', '/auth/v1/token?grant_type=refresh_token', { body });
        expect(answer.status).toBe(lives === alive ? 200 : 400);
      }
    },
  );

  it('succeeds for somebody who was deleted, as there is nothing left to end; an ended session of the living does not', async () => {
    const [deleted, living] = [await first.signUp(), await first.signUp()];
    await first.product.database.system`delete from auth_user where id = ${deleted.userId}`;
    for (const scope of ['global', 'local', 'others']) {
      const answer = await second.call('POST', `/auth/v1/logout?scope=${scope}`, { as: deleted });
      expect([scope, answer.status, answer.body]).toEqual([scope, 204, '']);
    }
    const client = new AuthClient({
      url: 'http://localhost:18400/auth/v1',
      autoRefreshToken: false,
      fetch: (input, init) => Promise.resolve(second.product.app.request(new Request(input as string, init))),
    });
    expect((await client.admin.signOut(deleted.accessToken)).error).toBeNull();
    expect((await first.call('GET', '/auth/v1/user', { as: deleted })).status).toBe(403);
    await first.call('POST', '/auth/v1/logout', { as: living });
    expect((await first.call('POST', '/auth/v1/logout', { as: living })).status).toBe(403);
    const forged = { ...deleted, accessToken: `${deleted.accessToken.slice(0, -4)}AAAA` };
    expect((await first.call('POST', '/auth/v1/logout', { as: forged })).body.error_code).toBe('bad_jwt');
  });

  it('succeeds where the person is deleted in between', async () => {
    const person = await first.signUp();
    const { system, asSystem } = first.product.database;
    const signedOut = await asSystem(async (tx) => {
      await tx`delete from auth_user where id = ${person.userId}`;
      const answer = second.call('POST', '/auth/v1/logout', { as: person });
      // It has found the session and waits for the row.
      await vi.waitFor(async () => {
        const [row] = await system<{ waiting: number }[]>`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        expect(row!.waiting).toBe(1);
      });
      return { answer };
    });
    expect((await signedOut.answer).status).toBe(204);
  });

  it('is refused by every route that takes a session, in the other instance too', async () => {
    const person = await first.signUp();
    await livesIn(person);
    await first.call('POST', '/auth/v1/logout?scope=local', { as: person });
    const isForService = (path: string): boolean => /^\/auth\/v1\/(admin|invite)(\/|$)/.test(path);
    const routes = second.product.routes.filter(
      ({ access, path }) => access === 'account' || (access === 'session' && !isForService(path)),
    );
    expect(routes.length).toBeGreaterThan(30);
    for (const { method, path } of routes) {
      const filled = path.replace(/[{:](\w+)}?/g, () => crypto.randomUUID());
      const answer = await second.call(method, filled, { as: person, body: method === 'GET' ? undefined : {} });
      const refusal = path.startsWith('/api/') ? 401 : 403;
      expect([method, path, answer.status]).toEqual([method, path, refusal]);
    }
  });
});
