import { Socket } from 'node:net';

// What the driver (postgres 3.4) gets wrong when a connection is lost, and what keeps it from mattering. Each was met by
// killing the server under load; upstream knows them as porsager/postgres#1154 and #1208.

/**
 * Opens the socket of one connection. Closed with an error, the driver would keep the queries it still holds: they never
 * settle, or are answered with nothing once it has reconnected. Closed without an error it rejects them, so the error is always left out.
 * What the server says last before it closes, the driver would keep as well, and refuse the first query of the next
 * connection with it: it is handed over as what it is, the failure of the socket.
 */
export function openSocket(target: { host: string; port: number }): Socket {
  const socket = new Socket();
  const emit = socket.emit.bind(socket);
  let failure: Error | undefined;
  socket.emit = (event: string | symbol, ...values: unknown[]) => {
    if (event === 'data') {
      const { before, last } = partFailure(values[0] as Buffer);
      failure = last;
      return before.length === 0 || emit('data', before);
    }
    if (event === 'error') return emit('error', failure ?? values[0]);
    if (event === 'close' && failure) emit('error', failure);
    return emit(event, ...(event === 'close' ? [false] : values));
  };
  const { host, port } = target;
  return host.startsWith('/') ? socket.connect(`${host}/.s.PGSQL.${port}`) : socket.connect(port, host);
}

const fatal = Buffer.from('VFATAL\0');

/**
 * Parts what the server sent from the error with which it ends the connection (an ErrorResponse of severity FATAL,
 * always its last message). Texts of people cannot be taken for one: they hold no NUL.
 */
function partFailure(sent: Buffer): { before: Buffer; last?: Error } {
  const severity = sent.lastIndexOf(fatal);
  for (let start = severity; start >= 0 && start > severity - 64; start -= 1) {
    if (sent[start] !== 0x45 || start + 5 > sent.length || sent.readUInt32BE(start + 1) !== sent.length - start - 1)
      continue;
    const fields = new Map(
      sent
        .toString('utf8', start + 5)
        .split('\0')
        .map((field) => [field[0], field.slice(1)]),
    );
    const last = Object.assign(new Error(fields.get('M')), { code: fields.get('C'), severity: 'FATAL' });
    return { before: sent.subarray(0, start), last };
  }
  return { before: sent };
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
