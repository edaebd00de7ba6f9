import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Secrets } from '../secrets.ts';
import { backUpEmbedded } from './backup.ts';
import { type ConnectionTarget, connect, parseTarget, type Sql } from './connect.ts';
import { isDatabaseAway } from './database.ts';
import { type EmbeddedServer, startEmbedded } from './embedded.ts';
import { lockAndListPending, migrate, readMigrations } from './migrate.ts';
import { enterDatabase, type Presence } from './presence.ts';
import { assertLocale, assertWalls, ensureWorkingRoles, prepareEmbedded } from './roles.ts';

/** A database that is reachable, migrated and safe to use. */
export interface PreparedDatabase {
  readonly owner: ConnectionTarget;
  readonly embedded: EmbeddedServer | undefined;
  /** Releases the database. The last process that releases it stops the embedded server. */
  release(): Promise<void>;
}

export class AlreadyRunningError extends Error {}

/**
 * Finds or starts the database, takes the place of this installation's one product process (`exclusive`; operator
 * commands join without it), and applies migrations. Workers with their own server wait for a web process to migrate.
 */
export async function prepareDatabase(
  config: Config,
  secrets: Secrets,
  options: { log: Logger; exclusive: boolean },
): Promise<PreparedDatabase> {
  const joined = config.databaseUrl ? undefined : await joinEmbedded(config.dataDir, secrets.databasePassword);
  const release = async (): Promise<void> => {
    await joined?.server.unsupervise();
    if (await joined?.presence.leave()) await joined?.server.stop();
    await joined?.presence.close();
  };
  try {
    if (joined && options.exclusive && !(await joined.presence.takeInstance()))
      throw new AlreadyRunningError(
        `Groundwork already runs on ${config.dataDir}. Stop it first, or set another DATA_DIR.`,
      );
    joined?.presence.keep(options.log);
    const owner = joined
      ? await prepareEmbedded(joined.server.superuser, secrets.appSecret)
      : parseTarget(config.databaseUrl!);
    const sql = connect(owner, { max: 2, name: 'migrations' });
    try {
      await assertLocale(sql);
      await ensureWorkingRoles(sql, secrets.appSecret);
      await applyMigrations(sql, config, joined?.server, options.log);
      await assertWalls(sql);
    } finally {
      await sql.end({ timeout: 5 });
    }
    return { owner, embedded: joined?.server, release };
  } catch (error) {
    await release();
    throw error;
  }
}

async function applyMigrations(
  sql: Sql,
  config: Config,
  embedded: EmbeddedServer | undefined,
  log: Logger,
): Promise<void> {
  const migrations = await readMigrations();
  const pending = await sql.begin((tx) => lockAndListPending(tx, migrations));
  if (pending.length === 0) return;
  const isUpgrade = pending.length < migrations.length;
  if (embedded && isUpgrade)
    log.info({ folder: await backUpEmbedded(embedded, config.dataDir) }, 'backed up before migrating');
  const applied = await migrate(sql, migrations);
  log.info({ applied }, 'migrated');
}

interface Joined {
  readonly server: EmbeddedServer;
  readonly presence: Presence;
}

/** How long a start waits for a server that is being stopped, or recovers from a crash. */
const joinWithinMs = 30_000;

/** Starts the embedded server, or enters the one that runs. One that is being stopped is waited for, then started. */
async function joinEmbedded(dataDir: string, password: string): Promise<Joined> {
  const startedMs = performance.now();
  for (;;) {
    const server = await startEmbedded(dataDir, password);
    try {
      const presence = await enterDatabase(server.superuser);
      if (presence) return { server, presence };
      if (performance.now() - startedMs > joinWithinMs) throw new Error('The database is being stopped for too long.');
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() - startedMs > joinWithinMs) {
        if (!server.wasAdopted) await server.stop();
        throw error;
      }
    }
    await sleep(50);
  }
}
