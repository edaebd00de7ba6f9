import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { Secrets } from '../secrets.ts';
import { backUpEmbedded } from './backup.ts';
import { type ConnectionTarget, connect, parseTarget, type Sql } from './connect.ts';
import { type EmbeddedServer, startEmbedded } from './embedded.ts';
import { lockAndListPending, migrate, readMigrations } from './migrate.ts';
import { assertLocale, assertWalls, ensureWorkingRoles, prepareEmbedded } from './roles.ts';

/** A database that is there, migrated and safe to work on. */
export interface PreparedDatabase {
  readonly owner: ConnectionTarget;
  readonly embedded: EmbeddedServer | undefined;
  /** Ends what was started here. The embedded server stays if another process lives in it. */
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
  const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir, secrets.databasePassword);
  const owner = embedded
    ? await prepareEmbedded(embedded.superuser, secrets.appSecret).catch(async (error: Error) => {
        if (!embedded.wasAdopted) await embedded.stop();
        throw error;
      })
    : parseTarget(config.databaseUrl!);
  const lock = embedded && connect(owner, { max: 1, name: 'instance' });
  const release = async (): Promise<void> => {
    // Whoever holds the lock, or finds it free, is the last one out.
    const isLastOut = lock && (await takeInstanceLock(lock).catch(() => false));
    if (isLastOut) await embedded?.stop();
    await lock?.end({ timeout: 1 });
  };
  try {
    if (lock && options.exclusive && !(await takeInstanceLock(lock)))
      throw new AlreadyRunningError(
        `Groundwork already runs on ${config.dataDir}. Stop it first, or set another DATA_DIR.`,
      );
    if (lock && options.exclusive) keepInstanceLock(lock, options.log);
    const sql = connect(owner, { max: 2, name: 'migrations' });
    try {
      await assertLocale(sql);
      await ensureWorkingRoles(sql, secrets.appSecret);
      await applyMigrations(sql, config, embedded, options.log);
      await assertWalls(sql);
    } finally {
      await sql.end({ timeout: 5 });
    }
    return { owner, embedded, release };
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

/** One product process per embedded database. The lock is the database's own, so it cannot outlive its holder. */
async function takeInstanceLock(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock(hashtext('groundwork instance')) as taken`;
  return row!.taken;
}

/** A database that crashed has forgotten the lock; take it again as soon as it is back. */
function keepInstanceLock(sql: Sql, log: Logger): void {
  const timer = setInterval(() => {
    sql`select 1 from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`
      .then(async (rows) => {
        if (rows.length === 0 && !(await takeInstanceLock(sql))) log.error('another process took over this database');
      })
      .catch(() => {});
  }, 1000);
  timer.unref();
}
