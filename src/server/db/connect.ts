import { setImmediate } from 'node:timers/promises';
import postgres from 'postgres';
import { longFirstMessage, openSocket, textArray } from './lost-connections.ts';

/** Where and as whom to connect; `host` may be the folder of a unix socket. */
export interface ConnectionTarget {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string;
  readonly useTls: boolean;
}

type Types = { bigint: number; textArray: string[] };

/** A pool of connections. Values travel as parameters only; `sql.unsafe` is for migrations. */
export type Sql = postgres.Sql<Types>;
/** One open transaction. */
export type Tx = postgres.TransactionSql<Types>;

/** Reads a DATABASE_URL; `sslmode` other than "disable" asks for TLS. */
export function parseTarget(databaseUrl: string): ConnectionTarget {
  const url = new URL(databaseUrl);
  const sslmode = url.searchParams.get('sslmode');
  return {
    host: url.searchParams.get('host') ?? url.hostname,
    port: Number(url.port || 5432),
    database: decodeURIComponent(url.pathname.slice(1)) || 'postgres',
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    useTls: sslmode !== null && sslmode !== 'disable',
  };
}

/**
 * Resolves once the statements asked for so far are on their way, if they had a connection: the driver sends what it is given
 * when everything else that could run has run. Only for what may begin after a statement that somebody waits for.
 */
export async function statementsSent(): Promise<void> {
  // In the first turn the driver is asked, in the second it has sent.
  await setImmediate();
  await setImmediate();
}

const reconnectPauseSeconds = 0.1;

/**
 * Opens a pool lazily: nothing connects before the first query. Counts are numbers. Use `begin` where one
 * connection is needed, not `reserve`: without the driver's question for types it waits for ever on a new connection.
 * `isLasting` keeps connections however long they idle, for what belongs to a session.
 */
export function connect(target: ConnectionTarget, options: { max: number; name: string; isLasting?: boolean }): Sql {
  const settings = {
    host: target.host,
    port: target.port,
    database: target.database,
    username: target.user,
    password: target.password,
    ssl: target.useTls ? ('require' as const) : false,
    max: options.max,
    idle_timeout: options.isLasting ? 0 : 60,
    // The driver's own choice is to renew a connection within the hour.
    ...(options.isLasting && { max_lifetime: 0 }),
    connect_timeout: 5,
    // The driver's own pauses grow to twenty seconds, for which requests would wait after the database is back.
    backoff: () => reconnectPauseSeconds,
    socket: () => openSocket(target),
    onnotice: () => {},
    connection: { application_name: `groundwork-${options.name}`, TimeZone: 'UTC', ...longFirstMessage },
    fetch_types: false,
    types: {
      bigint: {
        to: 20,
        from: [20],
        parse: (text: string) => Number(text),
        serialize: (value: number) => String(value),
      },
      textArray,
    },
  };
  return postgres(settings);
}
