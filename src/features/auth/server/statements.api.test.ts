/** How often the database is asked: each statement is a way there and back. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Sql, Tx } from '#server/db/connect.ts';
import { commitsEarly } from '#server/db/early-commit.ts';
import { solveRobotCheck } from '#testing/solve-robot-check.ts';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';

const statements = vi.hoisted(() => ({ texts: [] as string[] }));
vi.mock('postgres', async (importOriginal) => {
  const { default: postgres } = await importOriginal<{ default: typeof import('postgres') }>();
  const listening = (options: object) =>
    postgres({ ...options, debug: (_connection, text) => void statements.texts.push(text.replaceAll(/\s+/g, ' ')) });
  return { default: listening };
});

let world: TestProduct;
beforeAll(async () => {
  world = await createTestProduct();
});
afterAll(() => world.close());

/** Every statement of a call. */
async function textsOf(call: () => Promise<{ status: number }>): Promise<readonly string[]> {
  statements.texts = [];
  expect((await call()).status).toBe(200);
  return statements.texts;
}

/** The first words of every statement of a call. */
async function statementsOf(call: () => Promise<{ status: number }>): Promise<readonly string[]> {
  return (await textsOf(call)).map((text) => /^(?:\w+)(?: into \w+| \w+ set|.* from auth_\w+)?/.exec(text.trim())![0]);
}

/** What a statement does, and the tables it names, each once. */
function actAndTables(text: string): string {
  const tables = new Set(Array.from(text.matchAll(/\b(?:auth_\w+|account_deletion)\b/g), ([table]) => table));
  return [text.trim().split(' ', 1)[0], ...tables].join(' ');
}

describe('the database', () => {
  it('is asked once for the session, the person, their identities and their factors: GET /user', async () => {
    const person = await world.signUp();
    const read = () => world.call('GET', '/auth/v1/user', { as: person });
    expect(await statementsOf(read)).toHaveLength(1);
    expect((await read()).body).toMatchObject({ email: person.email, identities: [{ provider: 'email' }] });
  });

  it('is asked once before the password is hashed and once after it, where a browser that signed in before does so again', async () => {
    const { email } = await world.signUp();
    const own = { 'sec-fetch-site': 'same-origin' };
    const body = { email, password: 'correct horse battery' };
    const signIn = (headers: Record<string, string>) =>
      world.call('POST', '/auth/v1/token?grant_type=password', { body, headers: { ...own, ...headers } });
    const first = await signIn({});
    const cookie = first.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const asked = (await textsOf(() => signIn({ cookie }))).map(actAndTables);
    // The person, whether the browser is known, and its count.
    expect(asked[0]).toBe('with auth_limit auth_device auth_user auth_identity auth_factor');
    // While the password is hashed: whether a deletion is planned.
    expect(asked[1]).toBe('select account_deletion');
    // All that is written, and beside it which cookies may go.
    expect(asked.slice(2)).toEqual([
      'with auth_user auth_session auth_refresh_token auth_audit auth_device auth_limit',
      'select auth_session',
    ]);
  });

  it('is asked in one transaction to open a session in a new browser', async () => {
    const { email } = await world.signUp();
    const body = { email, password: 'correct horse battery' };
    const asked = await statementsOf(() => world.call('POST', '/auth/v1/token?grant_type=password', { body }));
    // The password and the two counts; then at once: the lock, the person, all that is written, a planned deletion.
    expect(asked.slice(0, 3).map((text) => text.split(' ', 1)[0])).toEqual(['select', 'insert', 'insert']);
    expect(asked.slice(3).map((text) => text.split(' ', 1)[0])).toEqual([
      'begin',
      'select',
      'select',
      'with',
      'select',
      'commit',
    ]);
  });

  it('waits for its disk once to open a session: the count before it, and the spent robot check, commit early', async () => {
    const guarded = await createTestProduct({ environment: { AUTH_ROBOT_CHECK: 'on' } });
    try {
      const { email } = await guarded.signUp();
      const captcha_token = await solveRobotCheck(guarded, 'sign-in');
      const body = { email, password: 'correct horse battery', gotrue_meta_security: { captcha_token } };
      const asked = await textsOf(() => guarded.call('POST', '/auth/v1/token?grant_type=password', { body }));
      const before = asked.slice(0, asked.indexOf('begin '));
      const writes = before.filter((text) => /^(?:insert|update|delete)/.test(text.trim()));
      expect(writes.map((text) => /into (\w+)/.exec(text)?.[1])).toEqual([
        'robot_check_spent',
        'auth_limit',
        'auth_limit',
      ]);
      expect(writes.filter((text) => !text.includes("set_config('synchronous_commit', 'off', true)"))).toEqual([]);
      // What is counted back is written with the session, in the transaction that alone waits for the disk.
      const inside = asked.slice(asked.indexOf('begin '));
      expect(inside.filter((text) => text.includes('synchronous_commit'))).toEqual([]);
      expect(inside.filter((text) => text.includes('auth_limit')).map(actAndTables)).toEqual([
        'with auth_user auth_session auth_refresh_token auth_audit auth_device auth_limit',
      ]);
    } finally {
      await guarded.close();
    }
  });

  it('commits a count early only outside a transaction', async () => {
    const { system } = world.product.database;
    const read = async (sql: Sql | Tx): Promise<string | undefined> => {
      const [row] = await sql<{ now: string }[]>`select current_setting('synchronous_commit') as now
        where ${commitsEarly(sql)}`;
      return row?.now;
    };
    const [{ now: usual } = { now: '' }] = await system<{ now: string }[]>`
      select current_setting('synchronous_commit') as now`;
    expect(await read(system)).toBe('off');
    const inside = await system.begin(async (tx) => {
      await tx`set local synchronous_commit = 'remote_apply'`;
      return read(tx);
    });
    expect(inside).toBe('remote_apply');
    const [after] = await system<{ now: string }[]>`select current_setting('synchronous_commit') as now`;
    expect(after?.now).toBe(usual);
  });

  it('is asked in one transaction to refresh one', async () => {
    const person = await world.signUp();
    const body = { refresh_token: person.refreshToken };
    const asked = await statementsOf(() => world.call('POST', '/auth/v1/token?grant_type=refresh_token', { body }));
    expect(asked[0]).toBe('begin');
    expect(asked.length).toBeLessThanOrEqual(8);
  });
});
