import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The response, and the time from handing the request to the socket to the last byte received. */
export interface TimedAnswer {
  readonly status: number;
  readonly body: unknown;
  /** As the next request sends them. */
  readonly cookie: string;
  readonly tookMs: number;
}

/** Connections that stay open between calls. */
export interface KeptConnections {
  readonly idle: Socket[];
  readonly max: number;
}

interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The loopback address to call from: 127.0.0.0/8 is one machine with many addresses. */
  readonly from?: string;
  /** Keeps connections between calls; one is opened for each call without it. */
  readonly agent?: KeptConnections;
}

export const keptConnections = (count: number): KeptConnections => ({ idle: [], max: count });

/**
 * Sends JSON over a bare socket and times it: the request is made before the clock starts and the answer is read after it
 * stopped, so that what a client does is no time of the server's. Opening a connection is not counted. Throws on an answer
 * without a length.
 */
export async function timedPost(url: string, body: unknown, options: CallOptions = {}): Promise<TimedAnswer> {
  const { hostname, port, pathname, search } = new URL(url);
  const content = JSON.stringify(body);
  const lines = Object.entries({
    host: `${hostname}:${port}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(content)),
    connection: options.agent ? 'keep-alive' : 'close',
    ...options.headers,
  }).map(([name, value]) => `${name}: ${value}`);
  const request = Buffer.from(`POST ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${content}`);
  const socket = findOpen(options.agent) ?? (await open(Number(port), options.from));
  const chunks: Buffer[] = [];
  const startedMs = performance.now();
  socket.write(request);
  let receivedMs = startedMs;
  for (;;) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    receivedMs = performance.now();
    chunks.push(chunk);
    const answer = readAnswer(Buffer.concat(chunks));
    if (!answer) continue;
    if (options.agent && options.agent.idle.length < options.agent.max) options.agent.idle.push(socket);
    else socket.destroy();
    return { ...answer, tookMs: receivedMs - startedMs };
  }
}

/** The server ends what was idle for long. */
function findOpen(agent: KeptConnections | undefined): Socket | undefined {
  for (let socket = agent?.idle.pop(); socket; socket = agent?.idle.pop()) if (socket.writable) return socket;
  return undefined;
}

async function open(port: number, from: string | undefined): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, ...(from !== undefined && { localAddress: from }) });
  await once(socket, 'connect');
  return socket;
}

/** What has arrived, once it is whole. */
function readAnswer(received: Buffer): Omit<TimedAnswer, 'tookMs'> | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.subarray(0, end + 2).toString('latin1');
  const length = /\r\ncontent-length: (\d+)/i.exec(head);
  if (!length) throw new Error(`An answer without a length:\n${head}`);
  const text = received.subarray(end + 4);
  if (text.length < Number(length[1])) return undefined;
  return {
    status: Number(head.slice(9, 12)),
    body: text.length === 0 ? undefined : (JSON.parse(text.toString('utf8')) as unknown),
    cookie: Array.from(head.matchAll(/\r\nset-cookie: ([^;\r]+)/gi), ([, cookie]) => cookie).join('; '),
  };
}

/** The same, for an answer that has to have this status. Throws with what came instead. */
export async function expectPost(
  status: number,
  url: string,
  body: unknown,
  options: CallOptions = {},
): Promise<TimedAnswer> {
  const answer = await timedPost(url, body, options);
  if (answer.status !== status) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
