import { Socket } from 'node:net';

// What the driver (postgres 3.4) gets wrong when a connection is lost, and what keeps it from mattering. Each was met by
// killing the server under load; upstream knows them as porsager/postgres#1154 and #1208.

/**
 * Opens the socket of one connection. Closed with an error, the driver would keep the queries it still holds: they never
 * settle, or are answered with nothing once it has reconnected. Closed calmly it rejects them, so it is told that always.
 */
export function openSocket(target: { host: string; port: number }): Socket {
  const socket = new Socket();
  const emit = socket.emit.bind(socket);
  socket.emit = (event: string | symbol, ...values: unknown[]) =>
    emit(event, ...(event === 'close' ? [false] : values));
  const { host, port } = target;
  return host.startsWith('/') ? socket.connect(`${host}/.s.PGSQL.${port}`) : socket.connect(port, host);
}

/**
 * A connection lost between a query and its writing never writes again, except messages of 1024 bytes and more. With this
 * among its options the first message of each new connection is one. The server reads blanks as no option at all.
 */
export const longFirstMessage = { options: ' '.repeat(1024) };

/**
 * Waits for ever: what a transaction does whose connection is gone. The driver has refused it to the caller by then, and
 * would fall over the socket it no longer has if it were asked to roll back.
 */
export function neverSettle(): Promise<never> {
  return new Promise(() => {});
}

/**
 * PostgreSQL's text[] both ways. The driver could ask each new connection for such types, but where the connection is
 * lost meanwhile nobody waits for that question, and its failure ends the process.
 */
export const textArray = {
  to: 1009,
  from: [1009],
  serialize: (items: readonly string[]): string =>
    `{${items.map((item) => `"${item.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`,
  parse: (text: string): string[] =>
    [...text.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/gs)].map(([, quoted, plain]) =>
      quoted === undefined ? plain! : quoted.replace(/\\(.)/gs, '$1'),
    ),
};
