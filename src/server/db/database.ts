import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '../use-case.ts';
import { type ConnectionTarget, connect, type Sql, type Tx } from './connect.ts';
import { neverSettle } from './lost-connections.ts';
import { asRole } from './roles.ts';

/** The two working pools. Only named repositories use `system`; everything people do goes through `withTenant`. */
export interface Database {
  readonly app: Sql;
  readonly system: Sql;
  /** Where these pools connect, for tools that bring their own driver. */
  readonly target: ConnectionTarget;
  /** Runs work in one transaction that sees this account and its workspaces and nothing else. */
  withTenant<T>(scope: TenantScope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs work of the system role in one transaction. */
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export type TenantScope = Pick<Actor, 'accountId' | 'workspaceIds'>;

const openTransaction = new AsyncLocalStorage<true>();

/**
 * Called by everything that waits for more than the database (hashing, rendering, networks). Throws inside a
 * transaction: a slow wait there would hold locks and a connection.
 */
export function assertOutsideTransaction(what: string): void {
  if (openTransaction.getStore()) throw new Error(`${what} was awaited inside a transaction`);
}

/** Runs the inside of a transaction: guarded as above, and left to the driver where its connection is lost. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await openTransaction.run(true, work);
  } catch (error) {
    return isConnectionLost(error) ? neverSettle() : Promise.reject(error);
  }
}

/** Opens the working pools of one database. */
export function openDatabase(owner: ConnectionTarget, appSecret: string, sizes = { app: 10, system: 5 }): Database {
  const target = asRole(owner, 'groundwork_system', appSecret);
  const app = connect(asRole(owner, 'groundwork_app', appSecret), { max: sizes.app, name: 'app' });
  const system = connect(target, { max: sizes.system, name: 'system' });
  return {
    app,
    system,
    target,
    withTenant: (scope, work) =>
      app.begin((tx) =>
        insideTransaction(async () => {
          // Sent together with the first statement: those of one connection run in their order, and after one that failed none does.
          const scoped = tx`select set_config('app.account', ${scope.accountId}, true),
            set_config('app.workspaces', ${scope.workspaceIds.join(',')}, true)`.execute();
          // Left before the work has ended, what it goes on with would run on the connection outside the transaction.
          const [said, done] = await Promise.allSettled([scoped, work(tx)]);
          if (said.status === 'rejected') throw said.reason;
          if (done.status === 'rejected') throw done.reason;
          return done.value;
        }),
      ) as Promise<Awaited<ReturnType<typeof work>>>,
    asSystem: (work) =>
      system.begin((tx) => insideTransaction(() => work(tx))) as Promise<Awaited<ReturnType<typeof work>>>,
    close: async () => {
      await Promise.all([app.end({ timeout: 5 }), system.end({ timeout: 5 })]);
    },
  };
}

/** An open connection broke: what was under way on it may or may not have happened. */
const lostCodes = [
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_STREAM_DESTROYED',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  '57P01',
  '57P02',
  '08006',
];
const awayCodes = [...lostCodes, 'ECONNREFUSED', 'CONNECT_TIMEOUT', '57P03', '53300'];

const hasCode = (error: unknown, codes: readonly string[]): boolean => {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' && codes.includes(code);
};

/** Whether an error says that the database cannot be reached just now (rather than that a query is wrong). */
export function isDatabaseAway(error: unknown): boolean {
  // A unix socket that is gone says ENOENT, and so does any file: only the connecting kind is the database.
  const isSocketGone = hasCode(error, ['ENOENT']) && (error as { syscall?: unknown }).syscall === 'connect';
  return isSocketGone || hasCode(error, awayCodes);
}

function isConnectionLost(error: unknown): boolean {
  return hasCode(error, lostCodes);
}
