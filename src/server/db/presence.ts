import type { Logger } from '../logger.ts';
import { type ConnectionTarget, connect, type Sql } from './connect.ts';

/**
 * A process's stay in the embedded database, known to the others through locks of the database's own: they cannot
 * outlive their holder, whenever it is killed. While one process stays, none stops the server.
 */
export interface Presence {
  /** Registers as this installation's one product process; false if another is registered. */
  takeInstance(): Promise<boolean>;
  /** From now on takes the locks again after a crash of the database, which loses them. */
  keep(log: Logger): void;
  /** Unregisters. True if no other process is registered; then none can register any more, and the caller stops the server. */
  leave(): Promise<boolean>;
  /** Closes the connection, which releases all locks. */
  close(): Promise<void>;
}

/** Registers at the database. Resolves to undefined if its server is about to be stopped; throws if it cannot be reached. */
export async function enterDatabase(superuser: ConnectionTarget): Promise<Presence | undefined> {
  const sql = connect(superuser, { max: 1, name: 'presence', isLasting: true });
  const close = () => sql.end({ timeout: 1 });
  let backend = await enter(sql).catch(async (error: Error) => {
    await close();
    throw error;
  });
  if (backend === undefined) {
    await close();
    return undefined;
  }
  let hasInstance = false;
  let timer: NodeJS.Timeout | undefined;
  const takeAgain = async (log: Logger): Promise<void> => {
    const [row] = await sql<{ backend: number }[]>`select pg_backend_pid() as backend`;
    if (row!.backend === backend) return;
    const entered = await enter(sql);
    if (hasInstance && !(await takeInstanceLock(sql))) log.error('another process took over this database');
    else backend = entered;
  };
  return {
    takeInstance: async () => {
      hasInstance = await takeInstanceLock(sql);
      return hasInstance;
    },
    keep: (log) => {
      timer = setInterval(() => takeAgain(log).catch(() => {}), 1000);
      timer.unref();
    },
    leave: async () => {
      clearInterval(timer);
      try {
        await sql`select pg_advisory_unlock_all()`;
        const [row] = await sql<
          { isAlone: boolean }[]
        >`select pg_try_advisory_lock(hashtext('groundwork presence')) as "isAlone"`;
        return row!.isAlone;
      } catch {
        // Another process stopped it.
        return false;
      }
    },
    close,
  };
}

/** Takes in shared mode the lock that stopping the server needs exclusively. Resolves to the backend that holds it. */
async function enter(sql: Sql): Promise<number | undefined> {
  const [row] = await sql<{ hasEntered: boolean; backend: number }[]>`
    select pg_try_advisory_lock_shared(hashtext('groundwork presence')) as "hasEntered", pg_backend_pid() as backend`;
  return row!.hasEntered ? row!.backend : undefined;
}

async function takeInstanceLock(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock(hashtext('groundwork instance')) as taken`;
  return row!.taken;
}
