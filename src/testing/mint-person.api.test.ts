/** People that tests make without signing up are the same, to the last row, as people who signed up. */
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sql } from '#server/db/connect.ts';
import { dumpSchema, openWithoutRowSecurity } from './leaving/without-row-security.ts';
import { knownHash, knownPassword } from './mint-person.ts';
import { createTestProduct, type Person, type TestProduct } from './test-product.ts';

let world: TestProduct;
let minted: Person;
let real: Person;

beforeAll(async () => {
  world = await createTestProduct();
  minted = await world.signUp('Marieke Koster');
  real = await world.signUpOverHttp('Marieke Koster');
});
afterAll(() => world.close());

/** Counts of limits: nobody who is minted asked for anything. */
const countsRequests = new Set(['auth_limit']);

/** Every row of every table that names a person, ids and addresses told apart by nothing but their place. */
async function readRows(sql: Sql, { userId, email }: Person): Promise<Readonly<Record<string, readonly string[]>>> {
  const [workspace] = await sql<{ id: string }[]>`select id from workspace where account_id = ${userId}`;
  const [session] = await sql<{ id: string }[]>`select id::text as id from auth_session where user_id = ${userId}`;
  const signs = [userId, email, workspace!.id, session!.id];
  const tables = [...(await dumpSchema(sql, 'public'))].filter(([name]) => !countsRequests.has(name));
  return Object.fromEntries(
    tables
      .map(([name, rows]) => [name, rows.filter((row) => signs.some((sign) => row.includes(sign)))] as const)
      .filter(([, rows]) => rows.length > 0)
      .map(([name, rows]) => [name, rows.map((row) => plain(name, row.split('} ')[0]!, signs)).sort()]),
  );
}

/** Ids, hashes and times of the database's own clock say nothing here. */
function plain(table: string, row: string, signs: readonly string[]): string {
  return signs
    .reduce((text, sign, index) => text.replaceAll(sign, `<${index}>`), row)
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<uuid>')
    .replace(/\b([a-z]{2,5}_)[0-9a-z]{26}\b/g, '$1<id>')
    .replace(table === 'live_message' ? /"created_at": "[^"]+"/ : '', '')
    .replace(/\\\\x[0-9a-f]{16,}/g, '<bytes>')
    .replace(/\$argon2id\$v=19\$m=19456,t=2,p=1\$[^"]+/g, '<hash>')
    .replace(/"(tx|ordinal|position)": "?\d+"?/g, '"$1": <n>');
}

it('both have the same rows in the same tables', async () => {
  const sql = await openWithoutRowSecurity(world.database);
  const [ofMinted, ofReal] = [await readRows(sql, minted), await readRows(sql, real)];
  await sql.end();
  expect(Object.keys(ofReal).length).toBeGreaterThan(5);
  expect(ofMinted).toEqual(ofReal);
});

it('the known password is what was hashed, as the product hashes, and signs in', async () => {
  expect(await verify(knownHash, knownPassword)).toBe(true);
  const body = { email: minted.email, password: knownPassword };
  const answer = await world.call('POST', '/auth/v1/token?grant_type=password', { body });
  expect(answer.status).toBe(200);
  const wrong = { email: minted.email, password: 'another horse battery' };
  expect((await world.call('POST', '/auth/v1/token?grant_type=password', { body: wrong })).status).toBe(400);
});

it.each([['minted', () => minted] as const, ['really signed up', () => real] as const])(
  'the session of somebody %s opens the product, and is refreshed',
  async (_how, who) => {
    expect((await world.call('GET', '/api/account', { as: who() })).status).toBe(200);
    const body = { refresh_token: who().refreshToken };
    expect((await world.call('POST', '/auth/v1/token?grant_type=refresh_token', { body })).status).toBe(200);
  },
);
