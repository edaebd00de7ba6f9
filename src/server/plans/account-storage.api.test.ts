/** How much an account may keep, what counts, and that having much takes nothing away. */
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { productTables } from '#app/server/product-tables.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { createLogger } from '#server/logger.ts';
import { storageAllowance } from '#shared/plans/storage-allowance.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';
import { createAccountStorage } from './account-storage.ts';

const limit = storageAllowance.Free;
let world: TestProduct;
let person: Person;
let database: Database;
beforeAll(async () => {
  world = await createTestProduct();
  person = await world.signUp();
  database = openDatabase(world.database, inject('appSecret'));
  return async () => {
    await database.close();
    await world.close();
  };
});

const usage = async (as: Person) => (await world.call('GET', '/api/billing/usage', { as })).body.storage;
const createWorkspace = (as: Person) =>
  world.call('POST', '/api/workspaces', {
    as,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { name: 'Harbour' },
  });
const noHash = '0'.repeat(64);
/** A file of so many bytes, as storage would name it: its bytes lie elsewhere. */
const nameFile = (accountId: string, bytes: number) =>
  world.product.database.asSystem(
    (tx) => tx`insert into stored_file (id, account_id, purpose, hash, bytes, media_type, created_at)
      values (${`file_${'0'.repeat(26)}`}, ${accountId}, 'picture', ${noHash}, ${bytes}, 'image/webp', now())`,
  );
const dropFiles = () => world.product.database.asSystem((tx) => tx`delete from stored_file where hash = ${noHash}`);
afterEach(dropFiles);

describe('what an account stores', () => {
  it('is little for a new one, grows by what it writes, and has the size of its files', async () => {
    const atFirst = await usage(person);
    expect(atFirst).toEqual({ used: expect.any(Number), limit, opensWith: null });
    expect(atFirst.used).toBeGreaterThan(500);
    expect(atFirst.used).toBeLessThan(50_000);
    await createWorkspace(person);
    const afterwards = await usage(person);
    expect(afterwards.used).toBeGreaterThan(atFirst.used + 100);
    await nameFile(person.userId, 5_000_000);
    expect((await usage(person)).used - afterwards.used).toBeGreaterThanOrEqual(5_000_000);
    expect((await usage(person)).used - afterwards.used).toBeLessThan(5_001_000);
  });

  it('is measured by every table with rows of accounts', async () => {
    const storage = createAccountStorage(database, productTables, createLogger('silent'));
    const owner = { accountId: person.userId, email: person.email, workspaceIds: [] };
    expect(await storage.measure(owner)).toBeGreaterThan(500);
    const nobody = { accountId: crypto.randomUUID(), email: 'nobody@example.com', workspaceIds: [] };
    expect(await storage.measure(nobody)).toBe(0);
  });
});

describe('an account that stores all it may', () => {
  it('stores no more, reads and deletes and takes everything along, and others are not concerned', async () => {
    const other = await world.signUp();
    await nameFile(person.userId, limit);
    const { used } = await usage(person);
    const refused = await createWorkspace(person);
    expect([refused.status, refused.body]).toEqual([
      507,
      {
        code: 'billing.storage_full',
        message: 'This account stores all that its plan allows',
        limit,
        used,
        plan: 'Starter',
        requestId: expect.any(String),
      },
    ]);
    expect(await usage(person)).toEqual({ used: expect.any(Number), limit, opensWith: 'Starter' });
    expect((await world.call('GET', '/api/account', { as: person })).status).toBe(200);
    expect((await world.call('POST', '/api/account/archives', { as: person, body: {} })).status).toBe(200);
    expect((await world.call('DELETE', '/api/account/picture', { as: person })).status).toBe(200);
    expect((await createWorkspace(other)).status).toBe(200);
  });

  it('stores again once something is deleted, and on a larger plan at once', async () => {
    await nameFile(person.userId, limit);
    await usage(person);
    expect((await createWorkspace(person)).status).toBe(507);
    const setPlan = (plan: string) =>
      world.product.database.asSystem((tx) => tx`update users set plan = ${plan} where user_id = ${person.userId}`);
    await setPlan('Starter');
    expect((await createWorkspace(person)).status).toBe(200);
    await setPlan('Free');
    expect((await createWorkspace(person)).status).toBe(507);
    await dropFiles();
    await expect.poll(async () => (await createWorkspace(person)).status, { timeout: 5000 }).toBe(200);
  });

  it('is found by itself after some requests, without anybody asking for its usage', async () => {
    const writer = await world.signUp();
    await nameFile(writer.userId, limit);
    const statuses: number[] = [];
    for (let request = 0; request < 60; request++) statuses.push((await createWorkspace(writer)).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(507);
  });
});
