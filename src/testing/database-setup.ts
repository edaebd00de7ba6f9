import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type ConnectionTarget, connect, parseTarget } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { ensureWorkingRoles, prepareEmbedded } from '#server/db/roles.ts';
import { removeData } from './remove-data.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated template that each test database is cloned from, as its owner. */
    template: ConnectionTarget;
    appSecret: string;
  }
}

/**
 * Has the server of the tests write nothing safely to disk: its data ends with the run. What a kill leaves behind is
 * tested on products with servers of their own.
 */
async function forgoDurability(superuser: ConnectionTarget): Promise<void> {
  const sql = connect(superuser, { max: 1, name: 'tests' });
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await sql.unsafe(`alter system set ${name} = off`);
  await sql`select pg_reload_conf()`;
  await sql.end();
}

/** One server for all tests: embedded, or the one of DATABASE_URL; the template is migrated once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const appSecret = 'a secret of the tests, thirty-two characters long';
  const folder = await mkdtemp(join(tmpdir(), 'groundwork-test-'));
  const given = process.env.DATABASE_URL;
  const server = given ? undefined : await startEmbedded(folder, randomBytes(12).toString('hex'));
  const admin = server ? await prepareEmbedded(server.superuser, appSecret) : parseTarget(given!);
  if (server) await forgoDurability(server.superuser);
  const name = `groundwork_template_${process.pid}`;
  const sql = connect(admin, { max: 1, name: 'tests' });
  await sql.unsafe(`create database ${name}`);
  const template = { ...admin, database: name };
  const owner = connect(template, { max: 1, name: 'tests' });
  await ensureWorkingRoles(owner, appSecret);
  await migrate(owner, await readMigrations());
  await owner.end();
  project.provide('template', template);
  project.provide('appSecret', appSecret);
  return async () => {
    const leftovers = await sql<
      { datname: string }[]
    >`select datname from pg_database where datname like ${`${name}%`}`;
    for (const { datname } of leftovers) await sql.unsafe(`drop database ${datname} with (force)`);
    await sql.end();
    await server?.stop();
    await removeData(folder);
  };
}
