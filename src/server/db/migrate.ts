import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReservedSql, Sql } from './connect.ts';

export interface Migration {
  readonly name: string;
  readonly checksum: string;
  readonly sql: string;
}

const folder = join(import.meta.dirname, '../../../migrations');

/** The checked-in migrations in the order they apply: by their four-digit number. */
export async function readMigrations(from = folder): Promise<readonly Migration[]> {
  const names = (await readdir(from)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(from, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Names of the migrations that the database still lacks. Throws if one it has was changed or is unknown here. */
export async function listPending(
  owner: Sql | ReservedSql,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  await owner`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
  const applied = await owner<{ name: string; checksum: string }[]>`select name, checksum from schema_migration`;
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const migration = known.get(name);
    if (!migration)
      throw new Error(`The database was made by a newer version: it has ${name}, which this one does not know.`);
    if (migration.checksum !== checksum) throw new Error(`The migration ${name} was changed after it was applied.`);
  }
  const names = new Set(applied.map((row) => row.name));
  return migrations.filter((migration) => !names.has(migration.name));
}

/**
 * Applies what is missing, one transaction each, under an advisory lock, so that processes starting together apply each
 * migration once. A failing migration leaves the database at the one before it. Returns the names it applied.
 */
export async function migrate(owner: Sql, migrations: readonly Migration[]): Promise<string[]> {
  const done: string[] = [];
  const connection = await owner.reserve();
  try {
    await connection`select pg_advisory_lock(hashtext('groundwork migrations'))`;
    for (const migration of await listPending(connection, migrations)) {
      await connection
        .unsafe(
          `begin;\n${migration.sql}\n;insert into schema_migration (name, checksum) values ('${migration.name}', '${migration.checksum}');\ncommit;`,
        )
        .catch(async (error: Error) => {
          await connection.unsafe('rollback');
          throw new Error(`The migration ${migration.name} failed: ${error.message}`, { cause: error });
        });
      done.push(migration.name);
    }
    await connection`select pg_advisory_unlock(hashtext('groundwork migrations'))`;
  } finally {
    connection.release();
  }
  return done;
}
