import { Socket } from 'node:net';

// What the driver (postgres 3.4) gets wrong when a connection is lost, and what keeps it from mattering. Each was met by
// killing the server under load; upstream knows them as porsager/postgres#1154 and #1208.

/**
 * Opens the socket of one connection. Closed with an error, the driver would keep the queries it still holds: they never
 * settle, or are answered with nothing once it has reconnected. Closed without an error it rejects them, so the error is always left out.
 * What the server says last before it closes, the driver would keep as well, and refuse the first query of the next
 * connection with it: it is handed over as what it is, the failure of the socket. And rows of a query that failed behind them, it
 * would count into the answer of the next one (see `readMessages`). Of an encrypted connection the driver reads from a socket of its
 * own: there the last two of these are as it leaves them.
 */
export function openSocket(target: { host: string; port: number; useTls: boolean }): Socket {
  const socket = new Socket();
  const emit = socket.emit.bind(socket);
  const messages = readMessages();
  let failure: Error | undefined;
  const endRows = (): void => {
    const end = messages.end();
    if (end) emit('data', end);
  };
  socket.emit = (event: string | symbol, ...values: unknown[]) => {
    // What is said before a connection is encrypted is no message yet; afterwards it does not come by here.
    if (event === 'data' && !target.useTls) {
      const { whole, last } = messages.read(values[0] as Buffer);
      failure ??= last;
      return whole.length === 0 || emit('data', whole);
    }
    if (event === 'error' || event === 'close') endRows();
    if (event === 'error') return emit('error', failure ?? values[0]);
    if (event === 'close' && failure) emit('error', failure);
    return emit(event, ...(event === 'close' ? [false] : values));
  };
  const { host, port } = target;
  return host.startsWith('/') ? socket.connect(`${host}/.s.PGSQL.${port}`) : socket.connect(port, host);
}

const dataRow = 0x44;
const commandComplete = 0x43;
const errorResponse = 0x45;

/** "CommandComplete" of nothing. */
const rowsEnd = Buffer.from('C\0\0\0\rSELECT 0\0');

/** What the server sent, as the driver is to get it. */
interface Read {
  /** Whole messages; the rest of the last one is held back until it is there. */
  readonly whole: Buffer;
  /** The error with which the server ends the connection: always its last message, and never handed on. */
  readonly last?: Error;
}

/**
 * Reads messages of the server (PostgreSQL documentation, "Message Formats": a letter, then the length without it in four bytes). The
 * driver counts rows until a command is complete, and goes on counting where an error came first: the next answer on that
 * connection, or on the one that takes its place, would begin with as many empty rows. So each row that is followed by no completion
 * gets one: before an error, and from `end` where the connection is gone. No query here reads by a cursor, which would answer it.
 */
function readMessages() {
  let held: Buffer[] = [];
  let size = 0;
  let needed = 5;
  let hasOpenRows = false;
  const endRows = (): Buffer[] => {
    if (!hasOpenRows) return [];
    hasOpenRows = false;
    return [rowsEnd];
  };
  return {
    read(chunk: Buffer): Read {
      held.push(chunk);
      size += chunk.length;
      if (size < needed) return { whole: Buffer.alloc(0) };
      const sent = held.length === 1 ? chunk : Buffer.concat(held, size);
      const parts: Buffer[] = [];
      let from = 0;
      let at = 0;
      needed = 5;
      while (sent.length - at >= 5) {
        const length = sent.readUInt32BE(at + 1) + 1;
        if (at + length > sent.length) {
          needed = length;
          break;
        }
        const type = sent[at];
        if (type === dataRow) hasOpenRows = true;
        if (type === commandComplete) hasOpenRows = false;
        if (type === errorResponse) {
          parts.push(sent.subarray(from, at), ...endRows());
          from = at;
          const last = readFailure(sent.subarray(at, at + length));
          if (last) return { whole: Buffer.concat(parts), last };
        }
        at += length;
      }
      held = at < sent.length ? [sent.subarray(at)] : [];
      size = sent.length - at;
      const rest = sent.subarray(from, at);
      return { whole: parts.length === 0 ? rest : Buffer.concat([...parts, rest]) };
    },
    /** What closes the rows of a connection that is gone; undefined where none are open. */
    end: (): Buffer | undefined => endRows()[0],
  };
}

/** The error that ends a connection (severity FATAL, or PANIC of a server that falls); undefined for one of a query. */
function readFailure(message: Buffer): Error | undefined {
  const fields = new Map(
    message
      .toString('utf8', 5)
      .split('\0')
      .map((field) => [field[0], field.slice(1)]),
  );
  const severity = fields.get('V');
  if (severity !== 'FATAL' && severity !== 'PANIC') return undefined;
  return Object.assign(new Error(fields.get('M')), { code: fields.get('C'), severity });
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
