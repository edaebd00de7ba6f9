import { Agent, request } from 'node:http';

export interface CallerAnswer {
  readonly status: number;
  readonly text: string;
  readonly tookMs: number;
}

/** Calls a product from a loopback address of its own, over one kept connection, as a browser elsewhere would. */
export interface Caller {
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<CallerAnswer>;
  close(): void;
}

/** `from` is an address in 127.0.0.0/8. */
export function createCaller(origin: string, from: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { port } = new URL(origin);
  return {
    call: (method, path, body, headers = {}) =>
      new Promise((resolve, reject) => {
        const startedMs = performance.now();
        const json = body === undefined ? undefined : JSON.stringify(body);
        const sent = {
          ...(json !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
          host: new URL(origin).host,
          ...headers,
        };
        const options = { agent, host: '127.0.0.1', port, localAddress: from, method, path, headers: sent };
        const asking = request(options, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            resolve({ status: answer.statusCode!, text, tookMs: performance.now() - startedMs });
          });
        });
        asking.on('error', reject);
        asking.end(json);
      }),
    close: () => agent.destroy(),
  };
}
