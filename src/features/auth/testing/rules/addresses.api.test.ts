/** What known, unknown, unconfirmed and password-less addresses are told, and what it costs. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readMails, readNewestMail } from '#testing/mailbox.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

const hashes = vi.hoisted(() => ({ count: 0 }));
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  const counted =
    <Input extends unknown[], Output>(work: (...input: Input) => Output) =>
    (...input: Input): Output => {
      hashes.count += 1;
      return work(...input);
    };
  return { ...original, hash: counted(original.hash), verify: counted(original.verify) };
});

/** What the product asked the database, in order. */
const statements = vi.hoisted(() => ({ texts: [] as string[] }));
vi.mock('postgres', async (importOriginal) => {
  const { default: postgres } = await importOriginal<{ default: typeof import('postgres') }>();
  const listening = (options: object) =>
    postgres({ ...options, debug: (_connection, text) => void statements.texts.push(text.replaceAll(/\s+/g, ' ')) });
  return { default: listening };
});

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct({ environment: { AUTH_CONFIRM_EMAIL: 'on' } });
});
afterAll(() => world.close());

const password = 'correct horse battery';
const addresses = {
  known: 'known@example.com',
  unknown: 'unknown@example.com',
  unconfirmed: 'unconfirmed@example.com',
  passwordless: 'passwordless@example.com',
};
const post = (path: string, body: unknown) => world.call('POST', `/auth/v1${path}`, { body });
const later = (ms: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
};
const signIn = (email: string, tried: string) => post('/token?grant_type=password', { email, password: tried });

/** What the database was asked before each kind of address had its answer, and in which tables the first was looked up. */
async function statementsFor(ask: (email: string) => Promise<{ status: number }>, status: number) {
  const asked: (readonly string[])[] = [];
  for (const email of Object.values(addresses)) {
    statements.texts = [];
    expect((await ask(email)).status).toBe(status);
    asked.push(statements.texts);
  }
  const tables = asked[0]!.flatMap(
    (text) => /(?:insert into|update|delete from|from|join) (\w+)/g.exec(text)?.[1] ?? [],
  );
  return { asked, tables };
}

beforeAll(async () => {
  await post('/signup', { email: addresses.known, password });
  const { code } = await readNewestMail(world, addresses.known);
  await post('/verify', { type: 'signup', email: addresses.known, token: code });
  await post('/signup', { email: addresses.unconfirmed, password });
  await post('/otp', { email: addresses.passwordless });
  const mail = await readNewestMail(world, addresses.passwordless);
  await post('/verify', { type: 'email', email: addresses.passwordless, token: mail.code });
  // The decoy of this process is made with the first comparison.
  await signIn('nobody@example.com', password);
});

describe('signing in', () => {
  it('with a wrong password gets the same answer for every kind of address, for one hash each', async () => {
    const answers: unknown[] = [];
    for (const email of Object.values(addresses)) {
      hashes.count = 0;
      const { status, body } = await signIn(email, 'not the password');
      answers.push({ status, body, hashes: hashes.count });
    }
    const body = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' };
    expect(answers).toEqual(Array(4).fill({ status: 400, body, hashes: 1 }));
  });

  it('with a wrong password is answered after the same statements for every kind of address', async () => {
    const { asked, tables } = await statementsFor((email) => signIn(email, 'not the password either'), 400);
    expect(asked).toEqual(Array(4).fill(asked[0]));
    expect(tables).toEqual(['auth_user', 'auth_limit', 'auth_limit', 'auth_mail_request', 'job']);
  });

  it('with the right password tells an unconfirmed address to confirm', async () => {
    const { status, body } = await signIn(addresses.unconfirmed, password);
    expect([status, body.error_code, body.msg]).toEqual([400, 'email_not_confirmed', 'Email not confirmed']);
    expect((await signIn(addresses.known, password)).status).toBe(200);
  });
});

describe('signing up where addresses are confirmed by mail', () => {
  it('is answered after the same statements and one hash for every kind of address', async () => {
    later(3_601_000);
    const asked: (readonly string[])[] = [];
    const counts: number[] = [];
    for (const email of Object.values({ ...addresses, fresh: 'never-seen@example.com' })) {
      hashes.count = 0;
      statements.texts = [];
      expect((await post('/signup', { email, password: 'another password' })).status).toBe(200);
      asked.push(statements.texts);
      counts.push(hashes.count);
    }
    expect(counts).toEqual(Array(5).fill(1));
    expect(asked).toEqual(Array(5).fill(asked[0]));
    const written = asked[0]!.flatMap(
      (text) => /(?:insert into|update|delete from|from|join) (\w+)/g.exec(text)?.[1] ?? [],
    );
    expect(written).toEqual([...Array(5).fill('auth_limit'), 'auth_user', 'auth_mail_request', 'job']);
  });
});

describe('a change of address where it is confirmed by mail', () => {
  it('is answered after the same statements for every kind of address', async () => {
    const asked: (readonly string[])[] = [];
    for (const [kind, email] of Object.entries({ ...addresses, unknown: 'nobody-wants-it@example.com' })) {
      later(3_601_000);
      const own = `changes-from-${kind}@example.com`;
      await post('/signup', { email: own, password });
      const { code } = await readNewestMail(world, own);
      const { body } = await post('/verify', { type: 'signup', email: own, token: code });
      const headers = { authorization: `Bearer ${body.access_token}` };
      later(61_000);
      statements.texts = [];
      const answer = await world.call('PUT', '/auth/v1/user', { body: { email }, headers });
      expect([kind, answer.status]).toEqual([kind, 200]);
      asked.push([...statements.texts]);
    }
    expect(asked).toEqual(Array(4).fill(asked[0]));
  });
});

describe('a wrong code', () => {
  beforeAll(async () => {
    for (const path of ['/recover', '/otp']) {
      world.clock.now = new Date(world.clock.now.getTime() + 61_000);
      for (const email of Object.values(addresses)) await post(path, { email, create_user: false });
    }
    await world.product.sendAskedMails();
  });

  it.each(['recovery', 'email', 'magiclink', 'signup', 'invite', 'email_change'])(
    'is answered after the same statements for every kind of address, whether one is out or not: %s',
    async (type) => {
      const { asked, tables } = await statementsFor((email) => post('/verify', { type, email, token: '000000' }), 403);
      expect(asked).toEqual(Array(4).fill(asked[0]));
      // The try is written for the address; what was sent to it is only read.
      const purposes = ['email', 'magiclink', 'email_change'].includes(type) ? 2 : 1;
      expect(tables).toEqual([...Array(1 + purposes).fill('auth_limit'), 'auth_one_time_token']);
    },
  );

  it('is written to the disk for every kind of address: the count stands in the transaction of the try', async () => {
    const { asked } = await statementsFor((email) => post('/verify', { type: 'email', email, token: '000000' }), 403);
    expect(asked[0]!.map((text) => text.trim().split(' ')[0]!.toLowerCase()).slice(0, 2)).toEqual(['begin', 'insert']);
  });
});

describe('a mail that is asked for by address', () => {
  it.each([
    ['/recover', {}],
    ['/otp', {}],
    ['/otp', { create_user: false }],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
  ])('is answered after the same statements for every kind of address: %s %j', async (path, more) => {
    const asked: (readonly string[])[] = [];
    world.clock.now = new Date(world.clock.now.getTime() + 3_601_000);
    // One that this path has made nobody of.
    const unknown = `unknown-${path.slice(1)}-${Object.keys(more).join('')}@example.com`;
    for (const email of Object.values({ ...addresses, unknown })) {
      statements.texts = [];
      expect((await post(path, { email, ...more })).status).toBe(200);
      asked.push(statements.texts);
    }
    expect(asked).toEqual(Array(4).fill(asked[0]));
    const tables = asked[0]!.flatMap(
      (text) => /(?:insert into|update|delete from|from|join) (\w+)/g.exec(text)?.[1] ?? [],
    );
    expect(tables).toEqual([...Array(4).fill('auth_limit'), 'auth_mail_request', 'job']);
  });

  it('is sent afterwards, to those alone whom it is for', async () => {
    const kinds = Object.entries({ ...addresses, unknown: 'nobody-at-all@example.com' });
    world.clock.now = new Date(world.clock.now.getTime() + 3_601_000);
    for (const [, email] of kinds) await post('/recover', { email });
    const sent = [];
    for (const [kind, email] of kinds) {
      const [newest] = await readMails(world, email);
      if (newest?.subject === 'Set a new password') sent.push(kind);
    }
    expect(sent).toEqual(['known', 'unconfirmed', 'passwordless']);
  });
});
