/** Whose rows tables hold is declared: the declarations fit the database, and archive and deletion follow them. */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productTables } from '#app/server/product-tables.ts';
import { catalogueRepository } from '#server/db/catalogue.repository.ts';
import type { Sql } from '#server/db/connect.ts';
import { listTableFaults } from '#server/db/table-faults.ts';
import { type DeclaredTable, defineTables, listDeclared } from '#shared/table-declaration.ts';
import { openWithoutRowSecurity } from '#testing/leaving/without-row-security.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

const planted = listDeclared([
  defineTables('features/campaigns', {
    mailing: {
      migration: null,
      owner: [{ by: 'workspace', column: 'workspace_id' }],
      exported: ['id', 'workspace_id'],
    },
    recipient: {
      migration: null,
      owner: [{ by: 'parent', column: 'mailing_id', table: 'mailing' }],
      exported: ['id', 'mailing_id', 'email'],
      secret: ['api_key'],
    },
  }),
]);

let world: TestProduct;
let sql: Sql;
let sender: Person;
let addressed: Person;

beforeAll(async () => {
  const database = await createTestDatabase();
  sql = await openWithoutRowSecurity(database);
  await sql.unsafe(`
    create table mailing (id text primary key, workspace_id text not null references workspace on delete cascade);
    create table recipient (
      id text primary key, mailing_id text not null references mailing on delete cascade, email text not null,
      api_key text);
    grant select, insert, update, delete on mailing, recipient to groundwork_app, groundwork_system`);
  world = await createTestProduct({ database, tables: [...productTables, ...planted] });
  sender = await world.signUp('Sena Sender');
  addressed = await world.signUp('Adam Addressed');
  const [workspace] = await sql`select id from workspace where account_id = ${sender.userId}`;
  await sql`insert into mailing values ('mailing_1', ${workspace!.id})`;
  await sql`insert into recipient values ('rec_1', 'mailing_1', ${addressed.email}, 'key of the sender')`;
});
afterAll(async () => {
  await sql.end();
  await world.close();
});

const archiveOf = async (as: Person): Promise<string> => {
  const asked = await world.call('POST', '/api/account/archives', { as });
  await world.product.privacy.run();
  const { body } = await world.call('POST', `/api/account/archives/${asked.body.id}/download`, { as });
  const response = await world.product.app.request(`http://localhost:18400${body.address}`);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.entries(files)
    .map(([path, bytes]) => (path.endsWith('.json') ? `${path} ${strFromU8(bytes)}` : ''))
    .join('\n');
};
const faultsOf = async (declared: readonly DeclaredTable[]): Promise<readonly string[]> =>
  listTableFaults(await catalogueRepository.listTables(sql), declared);

describe('the declared tables', () => {
  it('are those of the database, column by column, and each can be read and emptied as declared', async () => {
    expect(await faultsOf([...productTables, ...planted])).toEqual([]);
  });

  it('name the migration that makes them', async () => {
    for (const { name, migration } of productTables) {
      if (migration === null) continue;
      const text = await readFile(`migrations/${migration}.sql`, 'utf8');
      expect([name, new RegExp(`^create (?:unlogged )?table ${name}\\b`, 'm').test(text)]).toEqual([name, true]);
    }
    expect(productTables.filter(({ migration }) => migration === null).map(({ name }) => name)).toEqual([
      'schema_migration',
    ]);
  });

  it('fail by name where a table or a column is not declared', async () => {
    const [mailing, recipient] = planted;
    expect(await faultsOf([...productTables, mailing!])).toEqual(['recipient is not declared: whose are its rows?']);
    expect(await faultsOf([...productTables, mailing!, { ...recipient!, secret: [] }])).toEqual([
      'recipient.api_key is not declared',
    ]);
  });
});

describe('a table of addresses that belongs to a workspace', () => {
  it('is in the archive of whoever has the workspace, without its secret', async () => {
    const archive = await archiveOf(sender);
    expect(archive).toMatch(/"rows":\[\s*\{"id": "rec_1"/);
    expect(archive).toContain(addressed.email);
    expect(archive).not.toContain('key of the sender');
  });

  it('is not in the archive of whoever has one of the addresses', async () => {
    const archive = await archiveOf(addressed);
    expect(archive).not.toContain('rec_1');
    // Their own rows are there: the archive was made and read.
    expect(archive).toContain(addressed.email);
  });

  it('stays when the addressed leaves, and goes with its owner', async () => {
    const count = async () => (await sql`select 1 from recipient`).length;
    const leave = async (person: Person): Promise<void> => {
      const body = { confirmation: person.email, password: 'correct horse battery' };
      expect((await world.call('POST', '/api/account/deletion', { as: person, body })).status).toBe(200);
      await sql`update account_deletion set due_at = ${world.clock.now} where account_id = ${person.userId}`;
      await sql`update job set not_before = ${world.clock.now} where account_id = ${person.userId}`;
      await world.product.privacy.run();
      expect(await sql`select 1 from users where user_id = ${person.userId}`).toEqual([]);
    };
    await leave(addressed);
    expect(await count()).toBe(1);
    await leave(sender);
    expect(await count()).toBe(0);
  });
});
