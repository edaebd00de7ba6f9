import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { listen } from '#server/http/listen.ts';
import type { TestProduct } from '#testing/test-product.ts';

/** An answer as it came over the line; header names in small letters. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a test asks over a socket, with whatever Host and target it likes: clients of today mend both. */
export interface HostAsker {
  /** By both ways: from memory where that can answer, and by the framework alone. */
  readonly ask: (host: string | null, target: string, asked?: Asked) => Promise<RawAnswer>;
  readonly askFramework: HostAsker['ask'];
  /** How often the framework was asked by `ask`. */
  readonly fetched: () => number;
  close(): void;
}

/** Listens with a product twice: as it is started, and without its answers from memory. */
export async function createHostAsker({ product }: Pick<TestProduct, 'product'>): Promise<HostAsker> {
  type Fetch = Parameters<typeof listen>[0]['fetch'];
  const fetch = product.app.fetch as Fetch;
  let fetched = 0;
  const counted: Fetch = (request, environment) => {
    fetched += 1;
    return fetch(request, environment);
  };
  const at = { port: 0, host: '127.0.0.1' };
  const [whole, bare] = [listen({ ...at, fetch: counted, takeRequest: product.takeRequest }), listen({ ...at, fetch })];
  await Promise.all([whole, bare].map((server) => once(server, 'listening')));
  return {
    ask: (...asked) => askAt(whole, ...asked),
    askFramework: (...asked) => askAt(bare, ...asked),
    fetched: () => fetched,
    close: () => {
      for (const server of [whole, bare]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

async function askAt(server: Server, host: string | null, target: string, asked: Asked = {}): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body = '' } = asked;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(host === null ? [] : [`Host: ${host}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    'Connection: close',
    '',
    body,
  ];
  socket.write(lines.join('\r\n'));
  const pieces: Buffer[] = [];
  for await (const piece of socket) pieces.push(piece as Buffer);
  return parse(Buffer.concat(pieces).toString('latin1'));
}

function parse(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const sent = text.slice(end + 4);
  const body = headers['transfer-encoding'] === 'chunked' ? unchunk(sent) : sent;
  return { status: Number(first.split(' ')[1]), headers, body };
}

function unchunk(text: string): string {
  let body = '';
  for (let at = 0; at < text.length; ) {
    const lineEnd = text.indexOf('\r\n', at);
    const length = Number.parseInt(text.slice(at, lineEnd), 16);
    if (!length) break;
    body += text.slice(lineEnd + 2, lineEnd + 2 + length);
    at = lineEnd + 2 + length + 2;
  }
  return body;
}
