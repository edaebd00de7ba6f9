import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql, Tx } from './connect.ts';

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
export async function listPending(owner: Sql | Tx, migrations: readonly Migration[]): Promise<readonly Migration[]> {
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

/** What is missing, asked for alone: processes that start together take turns until their transaction ends. */
export async function lockAndListPending(tx: Tx, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  await tx`select pg_advisory_xact_lock(hashtext('groundwork migrations'))`;
  return listPending(tx, migrations);
}

/**
 * Applies what is missing, one transaction each, under an advisory lock, so that processes starting together apply each
 * migration once. A failing migration leaves the database at the one before it. Returns the names it applied.
 */
export async function migrate(owner: Sql, migrations: readonly Migration[]): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const name = await owner.begin((tx) => applyNext(tx, migrations));
    if (name === undefined) return done;
    done.push(name);
  }
}

/** What is missing is asked for under the lock: another process may have applied it meanwhile. */
async function applyNext(tx: Tx, migrations: readonly Migration[]): Promise<string | undefined> {
  const [next] = await lockAndListPending(tx, migrations);
  if (!next) return undefined;
  await tx.unsafe(next.sql).catch((error: Error) => {
    throw new Error(`The migration ${next.name} failed: ${error.message}`, { cause: error });
  });
  await tx`insert into schema_migration (name, checksum) values (${next.name}, ${next.checksum})`;
  return next.name;
}
