import postgres from 'postgres';

/** Where and as whom to connect; `host` may be the folder of a unix socket. */
export interface ConnectionTarget {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string;
  readonly useTls: boolean;
}

/** A pool of connections. Values travel as parameters only; `sql.unsafe` is for migrations. */
export type Sql = postgres.Sql<{ bigint: number }>;
/** One connection taken out of a pool. */
export type ReservedSql = postgres.ReservedSql<{ bigint: number }>;
/** One open transaction. */
export type Tx = postgres.TransactionSql<{ bigint: number }>;

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

const reconnectPauseSeconds = 0.1;

/** Opens a pool lazily: nothing connects before the first query. Counts come back as numbers. */
export function connect(target: ConnectionTarget, options: { max: number; name: string }): Sql {
  return postgres({
    host: target.host,
    port: target.port,
    database: target.database,
    username: target.user,
    password: target.password,
    ssl: target.useTls ? 'require' : false,
    max: options.max,
    idle_timeout: 60,
    connect_timeout: 5,
    // The driver's own pauses grow to twenty seconds, for which requests would wait after the database is back.
    backoff: () => reconnectPauseSeconds,
    onnotice: () => {},
    connection: { application_name: `groundwork-${options.name}`, TimeZone: 'UTC' },
    types: {
      bigint: {
        to: 20,
        from: [20],
        parse: (text: string) => Number(text),
        serialize: (value: number) => String(value),
      },
    },
  });
}
