/** A stop under load finishes what is under way, refuses what is new, and ends with code 0 within ten seconds. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { bakeryAnswers } from '#testing/founder.ts';
import { type RunningProduct, startProduct } from '#testing/running-product.ts';
import { inDataFolder } from './data-folder.ts';
import { findRunningDatabase } from './running-database.ts';
import { type Outcome, type Sending, send } from './send.ts';

interface Sent {
  readonly path: string;
  readonly outcome: Outcome;
  readonly wasBeforeStop: boolean;
}

/** A connection of its own, so that half of the load is not on kept ones. */
async function sendAlone(origin: string, path: string, accessToken: string): Promise<Outcome> {
  const headers = { authorization: `Bearer ${accessToken}`, connection: 'close' };
  const { request } = await import('node:http');
  return new Promise((resolve) => {
    const asking = request(`${origin}${path}`, { headers, agent: false }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({ kind: 'answered', status: answer.statusCode ?? 0, headers: new Headers(), body: '' }),
      );
      answer.on('error', (error: NodeJS.ErrnoException) => resolve({ kind: 'lost', reason: error.code ?? '' }));
    });
    asking.on('error', (error: NodeJS.ErrnoException) => resolve({ kind: 'lost', reason: error.code ?? '' }));
    asking.end();
  });
}

async function preparePlan(
  product: RunningProduct,
  email = 'stop@example.com',
): Promise<{ accessToken: string; conversationId: string }> {
  const body = { email, password: 'correct horse battery', data: { full_name: 'Stop' } };
  const must = async (sending: Sending): Promise<unknown> => {
    const outcome = await send(product.origin, sending);
    if (outcome.kind !== 'answered' || outcome.status !== 200) throw new Error(JSON.stringify(outcome));
    return outcome.body;
  };
  const session = (await must({ method: 'POST', path: '/auth/v1/signup', body })) as { access_token: string };
  const accessToken = session.access_token;
  const listed = await must({ method: 'GET', path: '/api/workspaces', accessToken });
  const workspaceId = (listed as { workspaces: { id: string }[] }).workspaces[0]?.id;
  let conversationId: string | null = null;
  for (const [index, question] of ['idea', 'industry', 'audience', 'revenue', 'competitors'].entries()) {
    const answer = { workspaceId, conversationId, question, content: bakeryAnswers[index] };
    const path = '/api/advisor/answers';
    const idempotencyKey = crypto.randomUUID();
    const view = await must({ method: 'POST', path, body: answer, accessToken, idempotencyKey });
    conversationId = (view as { id: string }).id;
  }
  return { accessToken, conversationId: conversationId! };
}

it.each(['SIGTERM', 'SIGINT'] as const)('%s under load fails nothing that is under way', (signal) =>
  inDataFolder(async (dataDir) => {
    const product = await startProduct(dataDir);
    const { origin } = product;
    const { accessToken, conversationId } = await preparePlan(product);
    const sent: Sent[] = [];
    let isStopping = false;
    let isOver = false;
    const work = async (ask: () => Promise<Outcome>, path: string): Promise<void> => {
      while (!isOver) {
        const wasAskedBefore = !isStopping;
        const outcome = await ask();
        // A connection that is refused once the product is told to stop never came in, even where it was asked for before.
        const isTurnedAway =
          path === 'alone' && outcome.kind === 'lost' && outcome.reason === 'ECONNREFUSED' && isStopping;
        const wasBeforeStop = wasAskedBefore && !isTurnedAway;
        sent.push({ path, outcome, wasBeforeStop });
        if (outcome.kind === 'lost') await sleep(5);
      }
    };
    const at = `/api/advisor/conversations/${conversationId}`;
    const get = (path: string) => work(() => send(origin, { method: 'GET', path, accessToken }), path);
    const download = async (): Promise<Outcome> => {
      const path = `${at}/downloads`;
      const given = await send(origin, { method: 'POST', path, accessToken, body: { format: 'pdf' } });
      if (given.kind === 'lost' || given.status !== 200) return given;
      return send(origin, { method: 'GET', path: (given.body as { address: string }).address });
    };
    const clients = [
      get('/api/account'),
      get(`${at}/plan`),
      get(`${at}/figures`),
      get('/'),
      work(download, 'download'),
      work(() => sendAlone(origin, '/api/account', accessToken), 'alone'),
    ];
    await sleep(1500);
    isStopping = true;
    const startedMs = performance.now();
    const exitCode = await product.stop(signal);
    const tookMs = performance.now() - startedMs;
    isOver = true;
    await Promise.all(clients);
    process.stdout.write(`${signal}: ${sent.length} requests, stopped after ${Math.round(tookMs)} ms\n`);
    const failed = sent.filter(
      ({ outcome, wasBeforeStop, path }) =>
        (outcome.kind === 'answered' && outcome.status !== 200) ||
        // A download is two requests; the second may come after the door has closed.
        (outcome.kind === 'lost' && wasBeforeStop && path !== 'download') ||
        (outcome.kind === 'lost' && outcome.reason !== 'ECONNREFUSED' && path !== 'alone'),
    );
    expect(failed, product.output()).toEqual([]);
    expect(exitCode, product.output()).toBe(0);
    expect(tookMs).toBeLessThan(10_000);
  }),
);

it('documents that wait are handed back, the one under way is finished, and the database ends with the product', () =>
  inDataFolder(async (dataDir) => {
    const product = await startProduct(dataDir);
    const { origin } = product;
    const addresses: string[] = [];
    // More than any machine makes in the second after which what waits is handed back.
    for (const name of 'abcdefghijklmnopqrst') {
      const { accessToken, conversationId } = await preparePlan(product, `${name}@example.com`);
      const path = `/api/advisor/conversations/${conversationId}/downloads`;
      for (const format of ['pdf', 'docx']) {
        const given = await send(origin, { method: 'POST', path, accessToken, body: { format } });
        if (given.kind === 'answered') addresses.push((given.body as { address: string }).address);
      }
    }
    expect(addresses).toHaveLength(40);
    // Each twice over, as one who presses the button again does: eighty.
    const asked = [1, 2].flatMap(() => addresses.map((path) => send(origin, { method: 'GET', path })));
    // They are under way or wait, however quick or slow the machine is.
    const countWaiting = async (): Promise<number> => {
      const metrics = await (await fetch(`${origin}/metrics`)).text();
      return Number(/^groundwork_queue_waiting\{queue="documents"\} (\d+)/m.exec(metrics)?.[1]);
    };
    await expect.poll(countWaiting, { interval: 5, timeout: 20_000 }).toBeGreaterThan(0);
    const startedMs = performance.now();
    const exitCode = await product.stop('SIGTERM');
    const tookMs = performance.now() - startedMs;
    const outcomes = await Promise.all(asked);
    const counts = Object.groupBy(outcomes, (one) => (one.kind === 'answered' ? String(one.status) : one.reason));
    const said = Object.entries(counts).map(([what, of]) => `${of?.length} × ${what}`);
    process.stdout.write(`80 documents: ${said.join(', ')}; stopped after ${Math.round(tookMs)} ms\n`);
    expect(Object.keys(counts).sort()).toEqual(['200', '503']);
    for (const one of counts['503'] ?? [])
      expect(one.kind === 'answered' && one.headers.get('retry-after')).toBeTruthy();
    expect(exitCode, product.output()).toBe(0);
    expect(tookMs).toBeLessThan(10_000);
    expect(await findRunningDatabase(dataDir)).toBeUndefined();
  }));
