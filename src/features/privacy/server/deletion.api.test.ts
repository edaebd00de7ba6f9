/** Asking for deletion, what it does at once, and how signing in undoes it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFactorWorld } from '#features/auth/server/factors/testing/factor-world.ts';
import { leavingRules } from '#features/privacy/domain/leaving-rules.ts';
import { readMails, readNewestMail } from '#testing/mailbox.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

const dayMs = 24 * 60 * 60_000;
const password = 'correct horse battery';
const ownPage = { 'sec-fetch-site': 'same-origin' };

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

const request = (as: Person, body: unknown) => world.call('POST', '/api/account/deletion', { as, body });
const signIn = ({ email }: Person, headers = {}) =>
  world.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password }, headers });
const leave = (person: Person) => request(person, { confirmation: person.email, password });
const pass = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};
const eventsOf = (person: Person) =>
  world.product.database.system<{ event: string }[]>`
    select event from auth_audit where user_id = ${person.userId} order by occurred_at, id`.then((rows) =>
    rows.map(({ event }) => event),
  );

describe('the periods of archive and deletion', () => {
  it('are those of docs/privacy.md', () => {
    expect(leavingRules.archiveWithinMs).toBe(48 * 60 * 60_000);
    expect(leavingRules.archiveKeptMs).toBe(7 * dayMs);
    expect(leavingRules.undoMs).toBe(14 * dayMs);
    expect(leavingRules.goneWithinMs).toBe(30 * dayMs);
    expect(leavingRules.undoMs + leavingRules.backupKeptMs).toBeLessThan(leavingRules.goneWithinMs);
  });
});

describe('asking for deletion', () => {
  it('ends all sessions at once, tells the days, mails them, and notes it in the trail', async () => {
    const person = await world.signUp();
    const second = { ...person, accessToken: (await signIn(person)).body.access_token };
    const answer = await leave(person);
    expect(answer.status).toBe(200);
    expect(Date.parse(answer.body.dueAt) - world.clock.now.getTime()).toBe(14 * dayMs);
    expect(Date.parse(answer.body.backupsGoneAt) - world.clock.now.getTime()).toBe(28 * dayMs);
    for (const as of [person, second]) {
      expect((await world.call('GET', '/api/account', { as })).status).toBe(401);
      expect((await world.call('GET', '/auth/v1/user', { as })).status).toBe(403);
    }
    const refreshed = await world.call('POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: person.refreshToken },
    });
    expect(refreshed.status).toBe(400);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(answer.body.dueAt),
    );
    const mail = await readNewestMail(world, person.email);
    expect(mail.subject).toBe(`Your Groundwork account will be deleted on ${day}`);
    expect(mail.text.replace(/\s+/g, ' ')).toContain(`Signing in before ${day} undoes it`);
    expect(await eventsOf(person)).toContain('deletion_requested');
  });

  it('needs the address typed, whatever its case, and the right password', async () => {
    const person = await world.signUp();
    const wrong = await request(person, { confirmation: 'somebody@example.com', password });
    expect([wrong.status, wrong.body.fields]).toEqual([400, { confirmation: 'is not the address of this account' }]);
    const without = await request(person, { confirmation: person.email });
    expect([without.status, without.body.fields]).toEqual([400, { password: 'is missing' }]);
    const guessed = await request(person, { confirmation: person.email, password: 'wrong horse battery' });
    expect([guessed.status, guessed.body.code, guessed.body.fields]).toEqual([
      403,
      'privacy.proof_wrong',
      { password: 'is wrong' },
    ]);
    expect((await world.call('GET', '/api/account', { as: person })).status).toBe(200);
    expect((await request(person, { confirmation: ` ${person.email.toUpperCase()} `, password })).status).toBe(200);
  });

  it('counts wrong passwords with those of changing the password, and tells when to come back', async () => {
    const person = await world.signUp();
    const guess = () => request(person, { confirmation: person.email, password: 'wrong horse battery' });
    for (let tries = 0; tries < 20; tries++) expect((await guess()).status).toBe(403);
    const refused = await leave(person);
    expect([refused.status, refused.body.code]).toEqual([429, 'request.too_often']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const change = await world.call('PUT', '/auth/v1/user', {
      as: person,
      body: { password: 'another horse battery', current_password: password },
    });
    expect(change.status).toBe(429);
  });

  it.each([
    ['nothing', {}],
    ['a list', []],
    ['text', '"DELETE"'],
    ['a number for the address', { confirmation: 7, password }],
    ['no address', { confirmation: '', password }],
    ['an endless address', { confirmation: 'x'.repeat(321), password }],
    ['an endless password', { confirmation: 'a@example.com', password: 'x'.repeat(1025) }],
    ['letters for the code', { confirmation: 'a@example.com', code: 'abcdef' }],
    ['more than it takes', { confirmation: 'a@example.com', password, account: 'another' }],
    ['null bytes', { confirmation: 'a\u0000@example.com', password }],
  ])('refuses %s with 400', async (_what, body) => {
    const person = await world.signUp();
    const answer = await request(person, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.invalid']);
    expect((await world.call('GET', '/api/account', { as: person })).status).toBe(200);
  });

  it('takes a mailed code from an account without a password, once, and five tries of it', async () => {
    const person = await world.signUp();
    await world.product.database.system`update auth_user set password_hash = null where id = ${person.userId}`;
    expect((await world.call('GET', '/api/account/privacy', { as: person })).body.proof).toBe('code');
    expect((await request(person, { confirmation: person.email, password })).body.fields).toEqual({
      code: 'is missing',
    });
    await world.call('GET', '/auth/v1/reauthenticate', { as: person });
    const { code } = await readNewestMail(world, person.email);
    const wrong = code === '123456' ? '654321' : '123456';
    const guessed = await request(person, { confirmation: person.email, code: wrong });
    expect([guessed.status, guessed.body.code]).toEqual([403, 'privacy.proof_wrong']);
    expect((await request(person, { confirmation: person.email, code })).status).toBe(200);

    const other = await world.signUp();
    await world.product.database.system`update auth_user set password_hash = null where id = ${other.userId}`;
    await world.call('GET', '/auth/v1/reauthenticate', { as: other });
    const right = (await readNewestMail(world, other.email)).code;
    const bad = right === '123456' ? '654321' : '123456';
    for (let tries = 0; tries < 5; tries++) await request(other, { confirmation: other.email, code: bad });
    expect((await request(other, { confirmation: other.email, code: right })).status).toBe(403);
  });
});

describe('signing in', () => {
  it('undoes a planned deletion until its day, says so to the page and by mail, and shows it in the settings', async () => {
    const person = await world.signUp();
    const { dueAt } = (await leave(person)).body;
    pass(14 * dayMs - 1000);
    const back = await signIn(person, ownPage);
    expect(back.status).toBe(200);
    const kept = back.headers.getSetCookie().find((line) => line.startsWith('gw-kept='));
    expect(kept).toBe(`gw-kept=${dueAt}; Path=/; SameSite=Strict; Max-Age=300`);
    expect((await readNewestMail(world, person.email)).subject).toBe('Your Groundwork account is kept');
    const as = { ...person, accessToken: back.body.access_token };
    const privacy = await world.call('GET', '/api/account/privacy', { as });
    expect(privacy.body.undoneDeletion.undoneAt).toBe(world.clock.now.toISOString());
    expect(await eventsOf(person)).toContain('deletion_undone');
    pass(dayMs);
    await world.product.privacy.run();
    expect((await signIn(person)).status).toBe(200);
  });

  it('undoes it from a browser that signed in before as well', async () => {
    const person = await world.signUp();
    const lines = (await signIn(person, ownPage)).headers.getSetCookie();
    const cookie = lines.find((line) => line.startsWith('gw-device='))!.split(';')[0]!;
    expect((await leave(person)).status).toBe(200);
    expect((await signIn(person, { ...ownPage, cookie })).status).toBe(200);
    expect(await eventsOf(person)).toContain('deletion_undone');
  });

  it('undoes it only when complete: a password alone does not speak for somebody with a second factor', async () => {
    const factors = createFactorWorld(world);
    const person = await factors.signUpWithFactor();
    expect((await leave(person)).status).toBe(200);
    const half = await factors.signIn(person, ownPage);
    expect(await eventsOf(person)).not.toContain('deletion_undone');
    const raised = await factors.show(half, person.factorId, factors.codeOf(person.secret), ownPage);
    expect(raised.status).toBe(200);
    expect(raised.headers.getSetCookie().some((line) => line.startsWith('gw-kept='))).toBe(true);
    expect(await eventsOf(person)).toContain('deletion_undone');
  });

  it('does not get as far as the question without the second factor', async () => {
    const factors = createFactorWorld(world);
    const person = await factors.signUpWithFactor();
    const half = await factors.signIn(person);
    const answer = await leave(half);
    expect([answer.status, answer.body.code]).toEqual([403, 'auth.second_factor_required']);
  });

  it('says nothing of it a second time', async () => {
    const person = await world.signUp();
    await leave(person);
    await signIn(person);
    const again = await signIn(person, ownPage);
    expect(again.headers.getSetCookie().some((line) => line.startsWith('gw-kept='))).toBe(false);
    const subjects = (await readMails(world, person.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Your Groundwork account is kept')).toHaveLength(1);
  });

  it('with a wrong password undoes nothing', async () => {
    const person = await world.signUp();
    await leave(person);
    await world.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: person.email, password: 'guess guess' },
    });
    pass(14 * dayMs);
    expect((await signIn(person)).body.error_code).toBe('invalid_credentials');
  });

  it('after its day is refused as for an address that nobody has, even before the purge has run', async () => {
    const person = await world.signUp();
    await leave(person);
    pass(14 * dayMs);
    const late = await signIn(person);
    const unknown = await signIn({ ...person, email: 'nobody@example.com' });
    expect([late.status, late.body]).toEqual([unknown.status, unknown.body]);
    await world.product.privacy.run();
    expect((await signIn(person)).body).toEqual(unknown.body);
    const again = await world.call('POST', '/auth/v1/signup', { body: { email: person.email, password } });
    expect([again.status, again.body.user.id === person.userId]).toEqual([200, false]);
  });

  it('can be followed by asking again', async () => {
    const person = await world.signUp();
    await leave(person);
    const back = { ...person, accessToken: (await signIn(person)).body.access_token };
    pass(3 * dayMs);
    back.accessToken = (await signIn(person)).body.access_token;
    const answer = await leave(back);
    expect(Date.parse(answer.body.dueAt) - world.clock.now.getTime()).toBe(14 * dayMs);
  });
});
