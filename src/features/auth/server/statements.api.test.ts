/** How often the database is asked: each statement is a way there and back. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

/** The first words of every statement of a call. */
async function statementsOf(call: () => Promise<{ status: number }>): Promise<readonly string[]> {
  statements.texts = [];
  expect((await call()).status).toBe(200);
  return statements.texts.map((text) => /^(?:\w+)(?: into \w+| \w+ set|.* from auth_\w+)?/.exec(text.trim())![0]);
}

describe('the database', () => {
  it('is asked once for the session, the person, their identities and their factors: GET /user', async () => {
    const person = await world.signUp();
    const read = () => world.call('GET', '/auth/v1/user', { as: person });
    expect(await statementsOf(read)).toHaveLength(1);
    expect((await read()).body).toMatchObject({ email: person.email, identities: [{ provider: 'email' }] });
  });

  it('is asked in one transaction to open a session, and twice before it', async () => {
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
    const asked = await statementsOf(() => signIn({ cookie }));
    const begun = asked.findIndex((text) => text.startsWith('begin'));
    // Password, device and limit; what follows goes at once, but for the lock and what is read under it.
    expect(asked.slice(0, begun)).toHaveLength(3);
    expect(asked.filter((text) => text.startsWith('begin'))).toHaveLength(1);
    expect(asked.slice(begun).length).toBeLessThanOrEqual(13);
  });

  it('is asked in one transaction to refresh one', async () => {
    const person = await world.signUp();
    const body = { refresh_token: person.refreshToken };
    const asked = await statementsOf(() => world.call('POST', '/auth/v1/token?grant_type=refresh_token', { body }));
    expect(asked[0]).toBe('begin');
    expect(asked.length).toBeLessThanOrEqual(8);
  });
});
