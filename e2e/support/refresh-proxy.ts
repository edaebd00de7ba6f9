import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** One refresh as it passed: what was sent, and what the product answered. */
export interface PassedRefresh {
  readonly userAgent: string;
  readonly sentToken: string;
  readonly status: number;
  /** The successor, or "" where the refresh was refused. */
  readonly successor: string;
  readonly errorCode: string;
  /** Whether the browser ever saw the answer. */
  readonly isCut: boolean;
}

/** A proxy on loopback between the browsers and the product: the way the answers travel. */
export interface RefreshProxy {
  readonly origin: string;
  readonly refreshes: PassedRefresh[];
  /** "401 GET /api/account": every call that was refused for want of a session. */
  readonly refusals: string[];
  /** Where everything goes; set once the product runs. */
  target: string;
  /** Whether no call is under way. */
  isIdle(): boolean;
  /** The next so many refreshes reach the product and are answered, but the connection breaks before the answer. */
  cutNext(count: number): void;
  /** Refreshes wait until so many are there, then all go at once. */
  gather(count: number): void;
  close(): Promise<void>;
}

const refreshPath = '/auth/v1/token?grant_type=refresh_token';

/** Starts a proxy; nothing answers before `target` is set. */
export async function startRefreshProxy(): Promise<RefreshProxy> {
  const refreshes: PassedRefresh[] = [];
  const refusals: string[] = [];
  let underWay = 0;
  let cutsLeft = 0;
  let gathering = 0;
  let waiting: (() => void)[] = [];

  const gathered = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length < gathering) return;
      for (const go of waiting) go();
      waiting = [];
      gathering = 0;
    });

  const pass = async (incoming: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const isRefresh = incoming.url === refreshPath;
    const body = await readAll(incoming);
    if (isRefresh && gathering > 0) await gathered();
    const upstream = request(new URL(incoming.url ?? '/', proxy.target), {
      method: incoming.method ?? 'GET',
      headers: incoming.headers,
    });
    upstream.end(body);
    const [reply] = (await once(upstream, 'response')) as [IncomingMessage];
    const status = reply.statusCode ?? 0;
    // The live stream has no end to wait for.
    if (reply.headers['content-type'] === 'text/event-stream') {
      answer.on('close', () => upstream.destroy());
      answer.writeHead(status, reply.headers);
      return void reply.on('error', () => answer.destroy()).pipe(answer);
    }
    const content = await readAll(reply);
    if (status === 401) refusals.push(`401 ${incoming.method} ${incoming.url}`);
    const isCut = isRefresh && cutsLeft > 0;
    if (isRefresh) {
      if (isCut) cutsLeft -= 1;
      const said = JSON.parse(content.toString('utf8')) as {
        refresh_token?: string;
        error_code?: string;
        code?: string;
      };
      refreshes.push({
        userAgent: incoming.headers['user-agent'] ?? '',
        sentToken: (JSON.parse(body.toString('utf8')) as { refresh_token: string }).refresh_token,
        status,
        successor: said.refresh_token ?? '',
        errorCode: said.error_code ?? said.code ?? '',
        isCut,
      });
    }
    if (isCut) return void incoming.socket.destroy();
    const { 'transfer-encoding': _chunked, ...headers } = reply.headers;
    answer.writeHead(status, { ...headers, 'content-length': content.length });
    answer.end(content);
  };

  const server = createServer((incoming, answer) => {
    underWay += 1;
    pass(incoming, answer)
      .catch(() => incoming.socket.destroy())
      .finally(() => {
        underWay -= 1;
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const proxy: RefreshProxy = {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    refreshes,
    refusals,
    target: '',
    isIdle: () => underWay === 0,
    cutNext: (count) => {
      cutsLeft = count;
    },
    gather: (count) => {
      gathering = count;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
