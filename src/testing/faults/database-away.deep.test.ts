/** While the database is away the product says so and serves what needs none; once it is back so is everything. */
import { rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type RunningProduct, startProduct } from '#testing/running-product.ts';
import { inDataFolder } from './data-folder.ts';
import { clusterOf, getRunningDatabase } from './running-database.ts';
import { send } from './send.ts';

const recoverWithinMs = 5000;

async function signUp(origin: string): Promise<string> {
  const body = { email: 'away@example.com', password: 'correct horse battery', data: { full_name: 'Away' } };
  const answer = await send(origin, { method: 'POST', path: '/auth/v1/signup', body });
  if (answer.kind !== 'answered' || answer.status !== 200) throw new Error(JSON.stringify(answer));
  return (answer.body as { access_token: string }).access_token;
}

async function statusOf(origin: string, path: string): Promise<number> {
  const answer = await send(origin, { method: 'GET', path });
  return answer.kind === 'answered' ? answer.status : 0;
}

async function expectAway(origin: string, accessToken: string): Promise<void> {
  const startedMs = performance.now();
  const answer = await send(origin, { method: 'GET', path: '/api/account', accessToken });
  expect(answer).toMatchObject({
    kind: 'answered',
    status: 503,
    body: {
      code: 'server.database_away',
      message: 'The database cannot be reached',
      retryAfter: 2,
      requestId: expect.stringMatching(/^req_/),
    },
  });
  expect(answer.kind === 'answered' && answer.headers.get('retry-after')).toBe('2');
  const body = { email: 'away@example.com', password: 'correct horse battery' };
  const signIn = await send(origin, { method: 'POST', path: '/auth/v1/token?grant_type=password', body });
  expect(signIn).toMatchObject({ kind: 'answered', status: 503 });
  expect(signIn.kind === 'answered' && signIn.headers.get('retry-after')).toBe('2');
  expect(performance.now() - startedMs).toBeLessThan(3000);
}

async function untilBack(product: RunningProduct, accessToken: string): Promise<number> {
  const startedMs = performance.now();
  while (performance.now() - startedMs < 30_000) {
    const answer = await send(product.origin, { method: 'GET', path: '/api/account', accessToken });
    if (answer.kind === 'answered' && answer.status === 200) return performance.now() - startedMs;
    await sleep(20);
  }
  throw new Error(`Never came back:\n${product.output()}`);
}

describe('a database that stays away', () => {
  it.each(['SIGKILL', 'SIGINT', 'SIGQUIT'] as const)('by %s is told, survived and recovered from', (signal) =>
    inDataFolder(async (dataDir) => {
      const product = await startProduct(dataDir);
      const { origin } = product;
      try {
        const accessToken = await signUp(origin);
        const cluster = await clusterOf(dataDir);
        const { processId } = await getRunningDatabase(dataDir);
        // Without its files it cannot be started again, so it stays away for as long as we like.
        await rename(cluster, `${cluster}-away`);
        process.kill(processId, signal);
        await sleep(1000);
        for (let second = 0; second < 8; second++) {
          await expectAway(origin, accessToken);
          expect(await statusOf(origin, '/healthz')).toBe(200);
          expect(await statusOf(origin, '/readyz')).toBe(503);
          for (const page of ['/', '/signin', '/platform', '/platform/business-generation', '/auth/v1/health'])
            expect(await statusOf(origin, page)).toBe(200);
          await sleep(700);
        }
        await rename(`${cluster}-away`, cluster);
        const backAfterMs = await untilBack(product, accessToken);
        expect(backAfterMs).toBeLessThan(recoverWithinMs);
        expect(await statusOf(origin, '/readyz')).toBe(200);
        process.stdout.write(`${signal}: back ${Math.round(backAfterMs)} ms after the database could start again\n`);
        // Every connection works again, not only the first one.
        const many = await Promise.all(
          Array.from({ length: 40 }, () => send(origin, { method: 'GET', path: '/api/account', accessToken })),
        );
        expect(
          many.map((answer) => answer.kind === 'answered' && answer.status),
          product.output(),
        ).toEqual(Array(40).fill(200));
        expect(await product.stop()).toBe(0);
      } finally {
        await product.stop('SIGKILL');
      }
    }),
  );

  it('does not keep the product from stopping in order', () =>
    inDataFolder(async (dataDir) => {
      const product = await startProduct(dataDir);
      const cluster = await clusterOf(dataDir);
      const { processId } = await getRunningDatabase(dataDir);
      await rename(cluster, `${cluster}-away`);
      process.kill(processId, 'SIGKILL');
      await sleep(1000);
      const startedMs = performance.now();
      expect(await product.stop()).toBe(0);
      expect(performance.now() - startedMs).toBeLessThan(10_000);
      await rename(`${cluster}-away`, cluster);
    }));
});

describe('a database adopted from a product that was killed', () => {
  it('is started again when it is killed too', () =>
    inDataFolder(async (dataDir) => {
      await (await startProduct(dataDir)).stop('SIGKILL');
      const product = await startProduct(dataDir);
      try {
        const accessToken = await signUp(product.origin);
        process.kill((await getRunningDatabase(dataDir)).processId, 'SIGKILL');
        await sleep(300);
        expect(await untilBack(product, accessToken)).toBeLessThan(recoverWithinMs);
        expect(await product.stop()).toBe(0);
      } finally {
        await product.stop('SIGKILL');
      }
    }));
});

describe('a single connection that dies', () => {
  it('does not end the product', () =>
    inDataFolder(async (dataDir) => {
      const product = await startProduct(dataDir);
      try {
        const accessToken = await signUp(product.origin);
        const { target } = await getRunningDatabase(dataDir);
        const { connect } = await import('#server/db/connect.ts');
        for (let round = 0; round < 10; round++) {
          const sql = connect(target, { max: 1, name: 'tests' });
          const asking = Promise.all(
            Array.from({ length: 30 }, () =>
              send(product.origin, { method: 'GET', path: '/api/account', accessToken }),
            ),
          );
          await sql`select pg_terminate_backend(pid) from pg_stat_activity
            where application_name like 'groundwork-%' and pid <> pg_backend_pid()`;
          await sql.end();
          for (const answer of await asking) {
            expect(answer.kind).toBe('answered');
            expect([200, 503]).toContain(answer.kind === 'answered' && answer.status);
          }
        }
        expect(await untilBack(product, accessToken)).toBeLessThan(recoverWithinMs);
        expect(await product.stop()).toBe(0);
      } finally {
        await product.stop('SIGKILL');
      }
    }));
});
