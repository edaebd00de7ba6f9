import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
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
 * Spares the server of the tests what its data needs that lasts: writing it safely to disk, tidying it up, and passwords
 * that are slow to guess. It ends with the run; what a kill leaves behind is tested on products with servers of their own.
 */
async function forgoDurability(superuser: ConnectionTarget): Promise<void> {
  const sql = connect(superuser, { max: 1, name: 'tests' });
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'])
    await sql.unsafe(`alter system set ${name} = off`);
  // Thousands of connections are made; each computes this many rounds on both sides.
  await sql.unsafe('alter system set scram_iterations = 1');
  await sql.unsafe("alter system set max_wal_size = '1GB'");
  await sql`select pg_reload_conf()`;
  await sql.end();
}

/** What the databases of a run take at most, with their log. */
const spaceBytes = 4 * 2 ** 30;

/**
 * In memory where there is room: each of some hundred databases is a thousand files, and ext4 finds a place for a file
 * ten times slower while thousands of others were deleted within the last minutes (`recently_deleted` in fs/ext4/ialloc.c).
 */
async function chooseParent(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined);
  return memory && memory.bavail * memory.bsize >= spaceBytes ? '/dev/shm' : tmpdir();
}

interface Started {
  readonly template: ConnectionTarget;
  readonly appSecret: string;
  stop(): Promise<void>;
}

async function start(): Promise<Started> {
  const appSecret = 'a secret of the tests, thirty-two characters long';
  const folder = await mkdtemp(join(await chooseParent(), 'groundwork-test-'));
  // Where root runs the tests, the server has an account of its own.
  await chmod(folder, 0o711);
  const given = process.env.DATABASE_URL;
  const server = given ? undefined : await startEmbedded(folder, randomBytes(12).toString('hex'));
  if (server) await forgoDurability(server.superuser);
  const admin = server ? await prepareEmbedded(server.superuser, appSecret) : parseTarget(given!);
  const name = `groundwork_template_${process.pid}`;
  const sql = connect(admin, { max: 1, name: 'tests' });
  await sql.unsafe(`create database ${name}`);
  const template = { ...admin, database: name };
  const owner = connect(template, { max: 1, name: 'tests' });
  await ensureWorkingRoles(owner, appSecret);
  await migrate(owner, await readMigrations());
  await owner.end();
  return {
    template,
    appSecret,
    stop: async () => {
      // Where the server goes, its databases go with it.
      const leftovers = server
        ? []
        : await sql<{ datname: string }[]>`select datname from pg_database where datname like ${`${name}%`}`;
      for (const { datname } of leftovers) await sql.unsafe(`drop database ${datname} with (force)`);
      await sql.end();
      await server?.stop();
      await removeData(folder);
    },
  };
}

/** The projects load this module each for itself, in one process. */
const run = globalThis as { testServer?: { readonly started: Promise<Started>; users: number } };

/** One server for all tests of all projects: embedded, or the one of DATABASE_URL; the template is migrated once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.testServer ??= { started: start(), users: 0 };
  const server = run.testServer;
  server.users += 1;
  const { template, appSecret, stop } = await server.started;
  project.provide('template', template);
  project.provide('appSecret', appSecret);
  return async () => {
    server.users -= 1;
    if (server.users > 0) return;
    delete run.testServer;
    await stop();
  };
}
