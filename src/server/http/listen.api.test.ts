import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/test-product.ts';
import { listen } from './listen.ts';

const withinMs = 400;
let world: TestProduct;
let server: Server;
beforeAll(async () => {
  world = await createTestProduct();
  server = listen({ fetch: world.product.app.fetch, port: 0, host: '127.0.0.1', arrivesWithinMs: withinMs });
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await world.close();
});

/** Sends parts of a request, a pause before each but the first, and resolves with the answer once the other side closed. */
function send(parts: readonly string[], pauseMs: number): Promise<{ answer: string; tookMs: number }> {
  const startedMs = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    const timers = parts.map((part, index) => setTimeout(() => socket.write(part), index * pauseMs));
    const done = (): void => {
      for (const timer of timers) clearTimeout(timer);
      socket.destroy();
      resolve({ answer, tookMs: performance.now() - startedMs });
    };
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.once('end', done);
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? done() : reject(error),
    );
  });
}
const head = (path: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n`;

describe('a request that does not arrive in time', () => {
  it.each([
    ['a body that stops', [`${head('/auth/v1/recover', 500)}\r\n`, '{"email":'], 10],
    [
      'a body that comes a byte at a time, for ever',
      [`${head('/auth/v1/recover', 500)}\r\n`, ...Array(200).fill(' ')],
      50,
    ],
    [
      'a body of chunks that never ends',
      ['POST /waitlist HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n', '5\r\n{"ema\r\n'],
      10,
    ],
    ['a head that stops', ['POST /auth/v1/recover HTTP/1.1\r\nHost: loc'], 10],
  ])('is answered with 408 and its connection closed: %s', async (_case, parts, pauseMs) => {
    const { answer, tookMs } = await send(parts, pauseMs);
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 408 Request Timeout');
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(tookMs).toBeGreaterThanOrEqual(withinMs - 50);
  });

  it.each(['with', 'without'])('is answered with 408 by the API as well, %s a session', async (which) => {
    const { accessToken } = await world.signUp();
    const start = head('/api/account/settings/profile', 500).replace('POST', 'PUT');
    const session = which === 'with' ? `Authorization: Bearer ${accessToken}\r\n` : '';
    const { answer } = await send([`${start}${session}\r\n`, '{"name":'], 10);
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 408 Request Timeout');
  });

  it.each([
    ['a page', '/pricing'],
    ['a download', '/downloads/plan/made-up'],
    ['no address of ours', '/nothing/here'],
  ])('holds no connection where nobody reads its body: %s', async (_class, path) => {
    const { answer } = await send([`${head(path, 500)}\r\n`, '{'], 10);
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 404 Not Found');
  });

  it('costs nobody else anything: one that arrives slowly but in time is answered', async () => {
    const body = JSON.stringify({ email: 'in-time@example.com' });
    const parts = [
      `${head('/auth/v1/recover', body.length)}Connection: close\r\n\r\n`,
      body.slice(0, 9),
      body.slice(9),
    ];
    const { answer } = await send(parts, 60);
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
  });
});

it('a caller who goes away is told to what makes their answer', async () => {
  let signal: AbortSignal | undefined;
  const slow = listen({
    fetch: async (request) => {
      signal = request.signal;
      await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      return new Response('too late');
    },
    port: 0,
    host: '127.0.0.1',
  });
  await new Promise((resolve) => slow.once('listening', resolve));
  try {
    const socket = connect((slow.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET /downloads/plan/x HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await vi.waitFor(() => expect(signal?.aborted).toBe(false));
    socket.destroy();
    await vi.waitFor(() => expect(signal?.aborted).toBe(true));
  } finally {
    slow.closeAllConnections();
    await new Promise((resolve) => slow.close(resolve));
  }
});

it('keeps an idle connection longer than any proxy in front does, and says so', async () => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`);
  expect([answer.status, answer.headers.get('keep-alive')]).toEqual([200, 'timeout=75']);
  await answer.text();
});
