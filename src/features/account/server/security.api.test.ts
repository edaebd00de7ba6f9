import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** How many a page holds; the tab of the settings asks for more by a button. */
const eventsPerPage = 30;

import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const signIn = async (person: Person, userAgent = firefox): Promise<Person> => {
  const body = { email: person.email, password: 'correct horse battery' };
  const headers = { 'user-agent': userAgent };
  const answer = await world.call('POST', '/auth/v1/token?grant_type=password', { body, headers });
  return { ...person, accessToken: answer.body.access_token, refreshToken: answer.body.refresh_token };
};
const sessionOf = (person: Person): string => String(decodeJwt(person.accessToken).session_id);
const get = (path: string, as: Person) => world.call('GET', `/api/account${path}`, { as });
const later = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};

describe('the security of an account', () => {
  it('tells how it is protected', async () => {
    const person = await world.signUp();
    const fresh = await get('/security', person);
    expect(fresh.body).toEqual({ hasPassword: true, providers: ['email'], factors: [], recoveryCodesLeft: 0 });
    const { system } = world.product.database;
    const factorId = crypto.randomUUID();
    const { now } = world.clock;
    await system`insert into auth_factor (id, user_id, factor_type, friendly_name, status, created_at, updated_at)
      values (${factorId}, ${person.userId}, 'totp', 'Phone', 'unverified', ${now}, ${now})`;
    await system`insert into auth_recovery_code (user_id, code_hash, used_at) values
      (${person.userId}, 'a', null), (${person.userId}, 'b', null), (${person.userId}, 'c', ${now})`;
    await system`insert into auth_audit (id, user_id, event, remote_address, user_agent, occurred_at)
      values ('aud_1', ${person.userId}, 'password_changed', '', '', ${now})`;
    await system`update auth_user set password_hash = null where id = ${person.userId}`;
    expect((await get('/security', person)).body).toEqual({
      hasPassword: false,
      providers: ['email'],
      factors: [{ id: factorId, name: 'Phone', status: 'unverified', createdAt: now.toISOString() }],
      recoveryCodesLeft: 2,
      passwordChangedAt: now.toISOString(),
    });
  });
});

describe('sessions', () => {
  it('are listed while they live, with device and network, the own one marked, never with a secret', async () => {
    const person = await world.signUp();
    later(60_000);
    const laptop = await signIn(person);
    const gone = await signIn(person);
    await world.call('POST', '/auth/v1/logout?scope=local', { as: gone });
    const { body } = await get('/sessions', laptop);
    expect(body.sessions).toEqual([
      {
        id: sessionOf(laptop),
        isCurrent: true,
        device: 'Firefox on Windows',
        network: 'in-process',
        createdAt: world.clock.now.toISOString(),
        lastUsedAt: world.clock.now.toISOString(),
        aal: 'aal1',
      },
      expect.objectContaining({ id: sessionOf(person), isCurrent: false, device: 'Unknown device' }),
    ]);
  });

  it('tell when they were last used, noted at most once in five minutes', async () => {
    const person = await world.signUp();
    const lastUsedMs = async (): Promise<number> => {
      const [row] = await world.product.database.system<{ at: Date }[]>`
        select last_used_at as at from auth_session where id = ${sessionOf(person)}`;
      return row!.at.getTime();
    };
    const startedMs = world.clock.now.getTime();
    later(4 * 60_000);
    await get('', person);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await lastUsedMs()).toBe(startedMs);
    later(6 * 60_000);
    await get('', person);
    await expect.poll(lastUsedMs).toBe(world.clock.now.getTime());
  });

  it('end within the request, on every route', async () => {
    const person = await world.signUp();
    const other = await signIn(person);
    const path = `/api/account/sessions/${sessionOf(other)}`;
    const ended = await world.call('DELETE', path, { as: person });
    expect([ended.status, ended.body]).toEqual([200, { sessionId: sessionOf(other) }]);
    expect((await get('', other)).status).toBe(401);
    expect((await world.call('GET', '/auth/v1/user', { as: other })).status).toBe(403);
    const body = { refresh_token: other.refreshToken };
    expect((await world.call('POST', '/auth/v1/token?grant_type=refresh_token', { body })).status).toBe(400);
    expect((await get('', person)).status).toBe(200);
    expect((await world.call('DELETE', path, { as: person })).status).toBe(404);
  });

  it('that are ended leave where that was done from in the trail, as the protocol does', async () => {
    const person = await world.signUp();
    const other = await signIn(person);
    await signIn(person);
    later(1000);
    const from = '203.0.113.9';
    const headers = { 'user-agent': firefox, 'x-forwarded-for': '198.51.100.1', forwarded: 'for=198.51.100.1' };
    const options = { as: person, from, headers };
    await world.call('DELETE', `/api/account/sessions/${sessionOf(other)}`, options);
    await world.call('POST', '/api/account/sessions/end-others', { ...options, from: '2001:db8:1:2:3:4:5:6' });
    await world.call('PUT', '/auth/v1/user', { ...options, body: { data: { full_name: 'Ada' } } });
    const { events } = (await get('/security-events', person)).body;
    const device = 'Firefox on Windows';
    expect(events.slice(0, 3)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'session_ended', network: from, device }),
        expect.objectContaining({ event: 'signed_out', network: '2001:db8:1:2::/64', device }),
        expect.objectContaining({ event: 'profile_changed', network: from, device }),
      ]),
    );
  });

  it('of somebody else are not found, and go on', async () => {
    const [person, stranger] = [await world.signUp(), await world.signUp()];
    const path = `/api/account/sessions/${sessionOf(person)}`;
    const refused = await world.call('DELETE', path, { as: stranger });
    expect([refused.status, refused.body.code]).toEqual([404, 'request.not_found']);
    expect((await get('', person)).status).toBe(200);
  });

  it('end all but the own one, and nobody else’s', async () => {
    const [person, stranger] = [await world.signUp(), await world.signUp()];
    const others = [await signIn(person), await signIn(person)];
    const ended = await world.call('POST', '/api/account/sessions/end-others', { as: person });
    expect(ended.body).toEqual({ ended: 2 });
    for (const other of others) expect((await get('', other)).status).toBe(401);
    expect((await get('', person)).status).toBe(200);
    expect((await get('', stranger)).status).toBe(200);
  });
});

describe('the audit trail', () => {
  it('is told newest first, in pages, and of the own account alone', async () => {
    const [person, stranger] = [await world.signUp(), await world.signUp()];
    for (let index = 0; index < eventsPerPage; index++) {
      later(1000);
      await signIn(person);
    }
    const first = (await get('/security-events', person)).body;
    expect(first.events).toHaveLength(eventsPerPage);
    expect(first.events[0]).toEqual({
      id: expect.stringMatching(/^aud_/),
      event: 'signed_in',
      detail: { method: 'password' },
      device: 'Firefox on Windows',
      network: 'in-process',
      occurredAt: world.clock.now.toISOString(),
    });
    const second = (await get(`/security-events?before=${first.nextBefore}`, person)).body;
    expect(second.nextBefore).toBeNull();
    expect(second.events.map(({ event }: { event: string }) => event)).toContain('signed_up');
    const ids = [...first.events, ...second.events].map(({ id }: { id: string }) => id);
    expect(ids).toEqual([...new Set(ids)].sort().reverse());
    const theirs = (await get('/security-events', stranger)).body.events;
    expect(theirs.some(({ id }: { id: string }) => ids.includes(id))).toBe(false);
  });

  it('says that a session was ended', async () => {
    const person = await world.signUp();
    const other = await signIn(person);
    later(1000);
    await world.call('DELETE', `/api/account/sessions/${sessionOf(other)}`, { as: person });
    const { body } = await get('/security-events', person);
    expect(body.events[0]).toMatchObject({ event: 'session_ended', detail: { sessionId: sessionOf(other) } });
  });
});
