import type { Sql } from '#server/db/connect.ts';
import type { Owner } from '#server/db/owned-rows.repository.ts';
import { type OwnedTable, ownedWhere, quote } from '#server/db/owned-tables.ts';
import type { DeclaredTable } from '#shared/table-declaration.ts';

const parameters = ({ accountId, workspaceIds, email }: Owner) => [accountId, [...workspaceIds], email.toLowerCase()];
const allUsed = '($1::uuid is not null and $2::text[] is not null and $3::text is not null)';

/** A hash of every row declared to belong to an account, table by table; needs row-level security off. */
export async function readOwnedText(sql: Sql, owned: readonly OwnedTable[], owner: Owner): Promise<string> {
  const hashes = owned.map(
    (table) => `select '${table.name}' as name, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), ''))
      as hash from ${quote(table.name)} t where ${allUsed} and ${ownedWhere(table, owned, 't')}`,
  );
  const rows = await sql.unsafe(hashes.join(' union all '), parameters(owner));
  return rows.map(({ name, hash }) => `${name} ${hash}`).join('\n');
}

/** Every value of a secret column in an account's rows, in the forms in which an answer could contain it. */
export async function readSecrets(
  sql: Sql,
  owned: readonly OwnedTable[],
  declared: readonly DeclaredTable[],
  owner: Owner,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const secrets = new Map<string, readonly string[]>();
  for (const table of owned) {
    const { secret = [] } = declared.find(({ name }) => name === table.name)!;
    for (const column of secret) {
      const rows = await sql.unsafe<{ value: Buffer | string }[]>(
        `select t.${quote(column)} as value from ${quote(table.name)} t
         where ${allUsed} and t.${quote(column)} is not null and ${ownedWhere(table, owned, 't')}`,
        parameters(owner),
      );
      secrets.set(
        `${table.name}.${column}`,
        rows.flatMap(({ value }) =>
          typeof value === 'string'
            ? [value, JSON.stringify(value).slice(1, -1)]
            : [value.toString('hex'), value.toString('base64'), value.toString('base64url')],
        ),
      );
    }
  }
  return secrets;
}
