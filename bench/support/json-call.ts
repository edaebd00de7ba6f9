import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

/** The response, and the time from the first byte sent to the last one received. */
export interface TimedAnswer {
  readonly status: number;
  readonly body: unknown;
  /** As the next request sends them. */
  readonly cookie: string;
  readonly tookMs: number;
}

interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The loopback address to call from: 127.0.0.0/8 is one machine with many addresses. */
  readonly from?: string;
  /** Keeps connections between calls; one is opened for each call without it. */
  readonly agent?: Agent;
}

/** Connections that stay open. */
export const keptConnections = (count: number): Agent => new Agent({ keepAlive: true, maxSockets: count });

/** Sends JSON over a socket and times it. */
export async function timedPost(url: string, body: unknown, options: CallOptions = {}): Promise<TimedAnswer> {
  const { hostname, port, pathname, search } = new URL(url);
  const content = Buffer.from(JSON.stringify(body));
  const sent = request({
    host: hostname === 'localhost' ? '127.0.0.1' : hostname,
    port,
    path: pathname + search,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': content.length, ...options.headers },
    ...(options.from !== undefined && { localAddress: options.from }),
    ...(options.agent && { agent: options.agent }),
  });
  // At the socket: what this client then does with the answer is no time of the server's.
  let receivedMs = 0;
  const noteArrival = (): void => {
    receivedMs = performance.now();
  };
  sent.once('socket', (socket) => socket.prependListener('data', noteArrival));
  const startedMs = performance.now();
  sent.end(content);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(answer, 'end');
  const tookMs = receivedMs - startedMs;
  sent.socket?.off('data', noteArrival);
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    status: answer.statusCode ?? 0,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
    cookie: (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
    tookMs,
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
