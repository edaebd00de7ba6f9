/**
 * Somebody who sends the same request over and over, over as many connections as they like, and waits for no refusal. A process
 * of its own, so that its work is no work of the one who measures. Prints how often each status came, as JSON, when it is told
 * to stop by the end of its input.
 */
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/** Given as JSON in the first line of its input. */
export interface AttackerOptions {
  readonly origin: string;
  readonly connections: number;
  /** The loopback address they call from: 127.0.0.0/8 is one machine with many addresses. */
  readonly from: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const lines = createInterface({ input: process.stdin });
const told = await new Promise<string>((resolve) => lines.once('line', resolve));
const { origin, connections, from, method, path, headers, body = '' } = JSON.parse(told) as AttackerOptions;
const { hostname, port } = new URL(origin);
const counts: Record<string, number> = {};
let sent = 0;
let isOver = false;

/** Each request names an attempt of its own: none is a repeat. */
const request = (): Buffer => {
  sent += 1;
  const head = Object.entries({
    host: `${hostname}:${port}`,
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    'idempotency-key': `attack ${process.pid} ${sent}`,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body}`);
};

function attack(): void {
  if (isOver) return;
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from }, () => socket.write(request()));
  let head = '';
  /** Bytes of the answer's body that are still to come; negative while its head is not read. */
  let left = -1;
  socket.setNoDelay(true);
  socket.on('error', () => {
    counts.error = (counts.error ?? 0) + 1;
  });
  socket.on('close', attack);
  socket.on('data', (chunk) => {
    if (left < 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end + 2));
      const status = head.slice(9, 12);
      counts[status] = (counts[status] ?? 0) + 1;
      // Whatever is sent in pieces ends with its connection, which is the end of this round.
      if (!length) return void socket.destroy();
      left = Number(length[1]) - (head.length - end - 4);
    } else left -= chunk.length;
    if (left > 0) return;
    head = '';
    left = -1;
    if (!isOver) socket.write(request());
  });
}

for (let one = 0; one < connections; one += 1) attack();
lines.once('close', () => {
  isOver = true;
  process.stdout.write(JSON.stringify(counts), () => process.exit());
});
