import type { Sql } from '#server/db/connect.ts';
import type { Owner } from '#server/db/owned-rows.repository.ts';
import { type OwnedTable, ownedWhere, quote } from '#server/db/owned-tables.ts';

/** What a column needs that its constraints do not say in a form this factory reads. */
const values: Readonly<Record<string, string>> = {
  'stored_file.hash': 'a'.repeat(64),
  'mail.recipient': 'elsewhere@example.com',
  'mail.list_unsubscribe': 'https://groundwork.example/mail/unsubscribe',
  'mail.reply_to': 'visitor@example.com',
  'mail.sender_name': 'A business',
  'thread.origin': 'site-form',
  'thread_message.fields': '[]',
  // One that was really charged; its number is the payment service's, which is kept.
  'billing_invoice.kind': 'stripe',
  'billing_invoice.number': 'GW-0001',
  'billing_invoice.currency': 'usd',
  'billing_invoice.status': 'paid',
  // States in which nobody goes on with the row.
  'archive.state': 'failed',
  'archive.requested_at': '2026-01-01T00:00:00Z',
  'account_deletion.state': 'undone',
  // A logo that can be drawn.
  'brand.opened_plan': 'Pro',
  'brand.palette': '{"kind": "theme", "theme": "modern"}',
  'brand.used_logo': 'own',
  'brand_logo.place': '0',
  'brand_logo.version': '0',
  'brand_logo.versions': JSON.stringify([
    { mark: { main: 'M0 0h1v1z' }, choices: { layout: 'icon', colourway: 'usual' } },
  ]),
  'brand_logo.templates': JSON.stringify({
    icon: { width: 1, height: 1, parts: [{ role: 'main', data: 'M0 0h1v1z' }] },
  }),
  // A label as host names have them.
  'site.address': 'of-the-account',
  'site_domain.host': 'of-the-account.example',
  'site_domain.state': 'waiting',
  'site_post.slug': 'of-the-account',
};

/**
 * Columns that would stop being what they are: the plan of a brand is of a list in the code, hash and address are looked up, events are of a list in the code, and
 * numbers and currencies of invoices are the payment service's.
 */
const spared = [
  'brand.opened_plan',
  'auth_user.password_hash',
  'auth_audit.event',
  'users.email',
  'billing_invoice.number',
  'billing_invoice.currency',
];

interface ColumnFacts {
  readonly name: string;
  readonly type: string;
  readonly isGenerated: boolean;
  /** Constrained by a check, part of a key, or pointing elsewhere: it takes no text of the factory's own. */
  readonly isBound: boolean;
  /** The first value a check allows. */
  readonly allowed: string | null;
}

async function readColumns(sql: Sql, table: string): Promise<readonly ColumnFacts[]> {
  return sql<ColumnFacts[]>`
    select a.attname as name, format_type(a.atttypid, null) as type, a.attidentity <> '' or a.attgenerated <> '' as "isGenerated",
      exists (select 1 from pg_constraint c where c.conrelid = a.attrelid and c.contype <> 'n' and a.attnum = any (c.conkey))
        or exists (select 1 from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any (i.indkey::int2[]))
        as "isBound",
      (select substring(pg_get_constraintdef(c.oid) from '''([^'']+)''::text') from pg_constraint c
        where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
          and pg_get_constraintdef(c.oid) like '%ARRAY[%' limit 1) as allowed
    from pg_attribute a where a.attrelid = ${`public.${quote(table)}`}::regclass and a.attnum > 0 and not a.attisdropped
    order by a.attnum`;
}

/**
 * Makes a row of the account in each table that has none yet: parents first, every column filled from what the catalogue
 * says of it, texts with the canary. Returns the tables that could not be filled, with the reason.
 */
export async function fillEmptyTables(
  sql: Sql,
  owned: readonly OwnedTable[],
  owner: Owner,
  canary: string,
): Promise<ReadonlyMap<string, string>> {
  const failures = new Map<string, string>();
  for (const table of [...owned].reverse()) {
    if ((await countOwned(sql, table, owned, owner)) > 0) continue;
    const columns = (await readColumns(sql, table.name)).filter(({ isGenerated }) => !isGenerated);
    const expressions = await Promise.all(columns.map((column) => valueFor(sql, table, column, owned, owner, canary)));
    try {
      await sql.unsafe(
        `insert into ${quote(table.name)} (${columns.map(({ name }) => quote(name)).join(', ')}) values (${expressions.join(', ')})`,
      );
      if ((await countOwned(sql, table, owned, owner)) === 0) failures.set(table.name, 'its row is nobody’s');
    } catch (error) {
      failures.set(table.name, (error as Error).message);
    }
  }
  return failures;
}

/** How many rows of a table are the account's. */
export async function countOwned(
  sql: Sql,
  table: OwnedTable,
  owned: readonly OwnedTable[],
  owner: Owner,
): Promise<number> {
  const [row] = await sql.unsafe<{ count: number }[]>(
    `select count(*)::int as count from ${quote(table.name)} t where ${literal(ownedWhere(table, owned, 't'), owner)}`,
  );
  return row!.count;
}

/** Adds the canary to every text, text list and JSON of the account's rows that nothing constrains. Returns where. */
export async function plantCanaries(
  sql: Sql,
  owned: readonly OwnedTable[],
  owner: Owner,
  canary: string,
): Promise<readonly string[]> {
  const planted: string[] = [];
  for (const table of owned) {
    for (const { name, type, isBound, isGenerated } of await readColumns(sql, table.name)) {
      const column = quote(name);
      const sown: Readonly<Record<string, string>> = {
        text: `${column} || ' ${canary}'`,
        'text[]': `${column} || '${canary}'::text`,
        jsonb: `case jsonb_typeof(${column}) when 'object' then ${column} || '{"canary": "${canary}"}' else ${column} || '["${canary}"]' end`,
        bytea: `${column} || '${canary}'::bytea`,
      };
      const isOwnership = table.ownership.some((way) => way.column === name);
      if (isBound || isGenerated || isOwnership || !sown[type] || spared.includes(`${table.name}.${name}`)) continue;
      const where = literal(ownedWhere(table, owned, 't'), owner);
      const { count } = await sql.unsafe(
        `update ${quote(table.name)} t set ${column} = coalesce(${sown[type]}, ${column}) where ${where}`,
      );
      if (count > 0) planted.push(`${table.name}.${name}`);
    }
  }
  return planted;
}

async function valueFor(
  sql: Sql,
  table: OwnedTable,
  { name, type, allowed }: ColumnFacts,
  owned: readonly OwnedTable[],
  owner: Owner,
  canary: string,
): Promise<string> {
  const way = table.ownership.find(({ column }) => column === name);
  if (way?.by === 'account') return `'${owner.accountId}'`;
  if (way?.by === 'workspace') return `'${owner.workspaceIds[0]}'`;
  if (way?.by === 'address') return `'${owner.email}'`;
  const given = values[`${table.name}.${name}`] ?? allowed;
  if (given) return `'${given}'`;
  const key = table.foreignKeys.find(({ column }) => column === name);
  const parent = key && owned.find((other) => other.name === key.table);
  if (key && parent) {
    const [row] = await sql.unsafe<{ value: string }[]>(
      `select t.${quote(key.referenced)}::text as value from ${quote(parent.name)} t where ${literal(ownedWhere(parent, owned, 't'), owner)} limit 1`,
    );
    return row ? `'${row.value}'` : 'null';
  }
  const byType: Readonly<Record<string, string>> = {
    text: `'${canary} ${name}'`,
    'character varying': `'${canary}'`,
    'text[]': `array['${canary}']`,
    jsonb: `'{"canary": "${canary}"}'`,
    bytea: `'${canary} ${name}'::bytea`,
    bit: "repeat('01', 72)::bit(144)",
    uuid: 'gen_random_uuid()',
    boolean: 'false',
    'timestamp with time zone': "now() + interval '1 hour'",
    date: 'current_date',
    xid8: 'pg_current_xact_id()',
  };
  return byType[type] ?? '1';
}

/** The parameters of an ownership condition written into it: these tests alone know their values. */
function literal(where: string, { accountId, workspaceIds, email }: Owner): string {
  return where
    .replaceAll('$1::uuid', `'${accountId}'::uuid`)
    .replaceAll('$2::text[]', `'{${workspaceIds.join(',')}}'::text[]`)
    .replaceAll('$3::text', `'${email.toLowerCase()}'`);
}
