/** Row-level security: whatever SQL the application's own pool runs, the database shows one tenant's rows only. */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productTables } from '#app/server/product-tables.ts';
import { answerQuestions, asOwner } from '#testing/founder.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
let mine: { person: Person; workspaceId: string };
let theirs: { person: Person; workspaceId: string };

const tenantTables = [
  'workspace',
  'fact',
  'conversation',
  'message',
  'plan',
  'plan_section',
  'quota_usage',
  'idempotency_key',
  'outbox_event',
  'event_handled',
  'notification',
  'live_message',
  'users',
  'search_item',
  'search_posting',
  'search_word',
  'search_gram',
  'search_unit',
  'stored_file',
  'archive',
  'job',
  'account_deletion',
  'plan_change',
  'billing_account',
  'billing_invoice',
];
/** Tables that the application's role may not touch at all. */
const systemTables = [
  'auth_audit',
  'auth_challenge',
  'auth_device',
  'auth_factor',
  'auth_flow',
  'auth_identity',
  'auth_limit',
  'auth_mail_request',
  'auth_one_time_token',
  'auth_recovery_code',
  'auth_refresh_token',
  'auth_session',
  'auth_user',
  'installation_secret',
  'mail',
  'robot_check_spent',
  'waitlist_entry',
  'stored_blob',
  'stored_chunk',
  'archive_part',
  'left_account',
  'left_event',
  'left_invoice',
  'billing_event',
];

beforeAll(async () => {
  world = await createTestProduct();
  const create = async (name: string) => {
    const person = await world.signUp(name);
    await answerQuestions(world, person);
    // What can be found is indexed by the first search.
    await world.call('GET', '/api/search?query=bread', { as: person });
    await world.product.database.system`
      insert into notification (id, account_id, kind, params, created_at)
      values (${`ntf_${person.userId}`}, ${person.userId}, 'password_changed', '{}', ${world.clock.now})`;
    await world.call('POST', '/api/account/archives', { as: person });
    const file = { accountId: person.userId, purpose: 'picture', mediaType: 'image/webp', bytes: Buffer.from(name) };
    await world.product.storage.put(file, world.clock.now);
    await world.product.database.system`insert into account_deletion (account_id, state, requested_at, due_at)
      values (${person.userId}, 'undone', ${world.clock.now}, ${world.clock.now})`;
    await world.product.database
      .system`insert into plan_change (id, account_id, from_plan, to_plan, made_by, changed_at)
      values (${`plc_${person.userId}`}, ${person.userId}, 'Free', 'Pro', 'operator', ${world.clock.now})`;
    await world.product.database.system`insert into billing_account (account_id) values (${person.userId})`;
    await world.product.database.system`insert into billing_invoice (id, account_id, kind, number, plan, plan_interval,
        amount_cents, currency, status, issued_at)
      values (${`inv_${person.userId}`}, ${person.userId}, 'test', ${name}, 'Pro', 'month', 7900, 'usd', 'paid', now())`;
    const account = await world.call('GET', '/api/account', { as: person });
    return { person, workspaceId: account.body.workspaces[0].id as string };
  };
  [mine, theirs] = [await create('Mine'), await create('Theirs')];
});
afterAll(() => world.close());

const asMe = <T>(work: Parameters<typeof world.product.database.withTenant<T>>[1]) =>
  world.product.database.withTenant({ accountId: mine.person.userId, workspaceIds: [mine.workspaceId] }, work);

describe('row-level security', () => {
  it('is enabled and forced on every table, and the working roles own and bypass nothing', async () => {
    const tables = await asOwner(
      world,
      (sql) => sql<{ name: string; isOn: boolean }[]>`
      select relname as name, relrowsecurity and relforcerowsecurity as "isOn" from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migration'`,
    );
    const declared = productTables.map(({ name }) => name).filter((name) => name !== 'schema_migration');
    expect(tables.map((table) => table.name).sort()).toEqual(declared.sort());
    expect(declared).toEqual(expect.arrayContaining([...tenantTables, ...systemTables]));
    expect(tables.filter((table) => !table.isOn)).toEqual([]);
  });

  it('lets the application at no row that its policy does not compare with the tenant, in any table', async () => {
    const policies = await asOwner(
      world,
      (sql) => sql<{ name: string; shown: string | null; taken: string | null }[]>`
      select tablename as name, qual as shown, with_check as taken from pg_policies
      where schemaname = 'public' and 'groundwork_app' = any (roles)`,
    );
    expect(policies.map(({ name }) => name)).toEqual(expect.arrayContaining(['fact', 'notification', 'job']));
    const isOpen = (condition: string | null) =>
      condition !== null && !/current_(?:workspaces|account)/.test(condition);
    expect(policies.filter(({ shown, taken }) => isOpen(shown) || isOpen(taken))).toEqual([]);
  });

  it('shows nothing at all while no tenant is set', async () => {
    for (const table of tenantTables)
      expect([table, await countRows(world.product.database.app, table)]).toEqual([table, 0]);
  });

  it('reads, changes and deletes nothing of another tenant without a WHERE', async () => {
    const before = await countAll();
    for (const table of tenantTables.filter((name) => name !== 'event_handled')) {
      const column =
        table === 'users'
          ? 'user_id'
          : [
                'workspace',
                'quota_usage',
                'idempotency_key',
                'notification',
                'live_message',
                'search_item',
                'search_posting',
                'search_word',
                'search_gram',
                'search_unit',
                'stored_file',
                'archive',
                'job',
                'account_deletion',
                'plan_change',
                'billing_account',
                'billing_invoice',
              ].includes(table)
            ? 'account_id'
            : 'workspace_id';
      const own = column === 'workspace_id' ? mine.workspaceId : mine.person.userId;
      // An event of the account alone has no workspace.
      const tenant = table === 'outbox_event' ? 'coalesce(workspace_id, account_id::text)' : `${column}::text`;
      const rows = await asMe((tx) => tx.unsafe(`select ${tenant} as tenant from ${table}`));
      const seen = rows.filter((row) => table !== 'outbox_event' || row.tenant !== mine.person.userId);
      expect([table, seen.length > 0]).toEqual([table, true]);
      expect([table, [...new Set(seen.map((row) => row.tenant))]]).toEqual([table, [own]]);
    }
    await asMe((tx) => tx`update conversation set seed = 'taken'`);
    await asMe((tx) => tx`delete from message`);
    const theirConversations = await asOwnerCount('conversation', theirs.workspaceId, "seed <> 'taken'");
    expect(theirConversations).toBe(1);
    expect(await asOwnerCount('message', theirs.workspaceId)).toBeGreaterThan(8);
    expect((await countAll()).get('fact')).toBe(before.get('fact'));
  });

  it('takes no row for another tenant', async () => {
    const insert = asMe(
      (tx) =>
        tx`insert into conversation (id, workspace_id, seed, created_at) values ('conv_x', ${theirs.workspaceId}, 's', now())`,
    );
    await expect(insert).rejects.toThrow('row-level security');
    const move = asMe((tx) => tx`update conversation set workspace_id = ${theirs.workspaceId}`);
    await expect(move).rejects.toThrow('row-level security');
  });

  it.each(systemTables)('keeps %s from the application altogether', async (table) => {
    await expect(asMe((tx) => tx.unsafe(`select * from ${table}`))).rejects.toThrow('permission denied');
  });

  it('lets nobody give themselves a plan, or say how they pay', async () => {
    await expect(asMe((tx) => tx`update users set plan = 'Pro'`)).rejects.toThrow('permission denied');
    await expect(asMe((tx) => tx`update billing_account set is_test_mode = true`)).rejects.toThrow('permission denied');
    await expect(asMe((tx) => tx`update billing_invoice set status = 'void'`)).rejects.toThrow('permission denied');
  });
});

async function countRows(
  sql: { unsafe(query: string): PromiseLike<readonly { count?: number }[]> },
  table: string,
): Promise<number> {
  const [row] = await sql.unsafe(`select count(*) as count from ${table}`);
  return Number(row?.count);
}

/** Rows as a superuser would count them: row-level security binds the owner too, so its policy is lifted for the count. */
async function asOwnerCount(table: string, workspaceId: string, where = 'true'): Promise<number> {
  return world.product.database.withTenant(
    { accountId: theirs.person.userId, workspaceIds: [workspaceId] },
    async (tx) => {
      const [row] = await tx.unsafe(`select count(*) as count from ${table} where ${where}`);
      return Number(row?.count);
    },
  );
}

async function countAll(): Promise<Map<string, number>> {
  const both = { accountId: mine.person.userId, workspaceIds: [mine.workspaceId, theirs.workspaceId] };
  const tables = ['fact', 'conversation', 'message'];
  const counts = await world.product.database.withTenant(both, async (tx) =>
    Promise.all(tables.map((table) => countRows(tx, table))),
  );
  return new Map(tables.map((table, index) => [table, counts[index]!]));
}

it('a transaction of which nobody could be said whose it is does nothing, whatever its work goes on with', async () => {
  const { database } = world.product;
  // No text of the database holds this character.
  const unsayable = { accountId: 'nobody\0', workspaceIds: [] };
  const running = database.withTenant(unsayable, async (tx) => {
    await tx`select 1`.catch(() => undefined);
    await setTimeout(50);
    // Unlike a row, held beyond the transaction it was asked for in.
    await tx`select pg_advisory_lock(4711)`;
  });
  await expect(running).rejects.toMatchObject({ code: '22021' });
  await setTimeout(100);
  const held = () => database.system`select 1 from pg_locks where locktype = 'advisory' and objid = 4711`;
  expect(await held()).toEqual([]);

  await asMe(async (tx) => {
    await tx`select pg_advisory_xact_lock(4711)`;
    expect(await held()).toHaveLength(1);
  });
});
