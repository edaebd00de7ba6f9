import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import { listen } from './listen.ts';
import { type AnswerFromMemory, createMemoryAnswers } from './memory-answers.ts';
import { securityHeaders } from './security-headers.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const page = new TextEncoder().encode('<h1>Bread</h1>');
const bread: AnswerFromMemory = (path) =>
  path === '/s/bread/'
    ? { status: 200, headers: { 'content-type': 'text/html', etag: '"a"' }, body: page, routeClass: 'published' }
    : undefined;

async function start(answers: readonly AnswerFromMemory[], isStopping = false) {
  const observeRequest = vi.fn();
  const takeRequest = createMemoryAnswers({
    buildId: 'build-1',
    log: createLogger('silent'),
    metrics: { observeRequest },
    answers,
    now: () => new Date('2026-11-29T12:00:00Z'),
    isStopping: () => isStopping,
  });
  const fetched = vi.fn(() => new Response('from the framework'));
  server = listen({ fetch: fetched, takeRequest, port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, observeRequest, fetched };
}

describe('an answer from memory', () => {
  it('comes before the framework, with the headers of its class, and is counted', async () => {
    const { origin, observeRequest, fetched } = await start([() => undefined, bread]);
    const answer = await fetch(`${origin}/s/bread/`);
    expect([answer.status, await answer.text()]).toEqual([200, '<h1>Bread</h1>']);
    for (const [name, value] of Object.entries(securityHeaders.published))
      expect(answer.headers.get(name), name).toBe(value);
    expect(answer.headers.get('x-build-id')).toBe('build-1');
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
    expect(answer.headers.get('content-length')).toBe(String(page.byteLength));
    expect(fetched).not.toHaveBeenCalled();
    expect(observeRequest).toHaveBeenCalledWith('GET', '/s', 200, expect.any(Number));
  });

  it('is counted as what it says, where its path says whose it is', async () => {
    const rooted: AnswerFromMemory = (path) => (path === '/' ? { ...bread('/s/bread/', {})!, area: '/s' } : undefined);
    const { origin, observeRequest } = await start([rooted]);
    expect((await fetch(`${origin}/`)).status).toBe(200);
    expect(observeRequest).toHaveBeenCalledWith('GET', '/s', 200, expect.any(Number));
  });

  it('is the last one of its connection while the product stops', async () => {
    const { origin } = await start([bread], true);
    expect((await fetch(`${origin}/s/bread/`)).headers.get('connection')).toBe('close');
  });

  it('that fails is left to the framework', async () => {
    const failing: AnswerFromMemory = () => {
      throw new Error('broken');
    };
    const { origin, fetched } = await start([failing]);
    expect(await (await fetch(`${origin}/s/bread/`)).text()).toBe('from the framework');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['what is not in memory', 'GET', '/s/rye/'],
    ['another method', 'HEAD', '/s/bread/'],
    ['what changes something', 'POST', '/s/bread/'],
  ])('leaves %s to the framework', async (_what, method, path) => {
    const { origin, fetched } = await start([bread]);
    await fetch(origin + path, { method });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
