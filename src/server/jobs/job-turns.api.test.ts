/** Whose turn it is: places per account over all workers, turns among accounts, and clocks that jump. */
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { prepareJobWorld } from '#testing/job-actions.ts';
import { defineJob, type Job } from './define-job.ts';
import { enqueue } from './enqueue.ts';

const { world, start: startOne, later } = prepareJobWorld();
const hourMs = 3_600_000;
const within = { timeout: 10_000, interval: 10 };
/** A job that notes when it begins and how many of its account run meanwhile. */
function observed(name: string, more: Partial<Job<{ n: number }>> = {}) {
  const order: string[] = [];
  const running = new Map<string, number>();
  let most = 0;
  const job = defineJob({
    name,
    payload: z.object({ n: z.number() }),
    timeoutSeconds: 60,
    ...more,
    run: async ({ accountId }, { n }) => {
      const now = (running.get(accountId!) ?? 0) + 1;
      running.set(accountId!, now);
      most = Math.max(most, now);
      order.push(`${accountId} ${n}`);
      await new Promise((resolve) => setTimeout(resolve, 15));
      running.set(accountId!, running.get(accountId!)! - 1);
    },
  });
  return { job, order, most: () => most };
}
const askMany = (job: Job, accountId: string, count: number, runAt?: Date) =>
  world().transact(accountId, async (context) => {
    for (let n = 0; n < count; n++)
      await enqueue(context, job, { key: `${n}`, accountId, payload: { n }, ...(runAt && { runAt }) });
  });
const start = async (count: number, jobs: readonly Job[], options?: { placesPerAccount?: number; pollMs?: number }) => {
  for (let index = 0; index < count; index++) await startOne(jobs, options);
};
const countOf = async (state: string) =>
  (await world().database.system<{ count: number }[]>`select count(*) from job where state = ${state}`)[0]!.count;

describe('of one account', () => {
  it.each([
    ['two run at once, however many workers there are', {}, undefined, 2],
    ['one runs at once where the job says so', { perAccount: 1 }, undefined, 1],
    ['three run at once where the installation says so', {}, 3, 3],
  ])('%s', async (_title, more, placesPerAccount, most) => {
    const accountId = await world().createAccount();
    const seen = observed('test.places', more);
    await askMany(seen.job, accountId, 24);
    await start(3, [seen.job], { pollMs: 20, ...(placesPerAccount && { placesPerAccount }) });
    await vi.waitFor(async () => expect(await countOf('done')).toBe(24), within);
    expect(seen.most()).toBe(most);
    expect(seen.order).toHaveLength(24);
  });

  it('jobs of different kinds share the two places', async () => {
    const accountId = await world().createAccount();
    let now = 0;
    let most = 0;
    const kinds = ['test.a', 'test.b', 'test.c'].map((name) =>
      defineJob({
        name,
        payload: z.object({ n: z.number() }),
        timeoutSeconds: 60,
        run: async () => {
          now += 1;
          most = Math.max(most, now);
          await new Promise((resolve) => setTimeout(resolve, 15));
          now -= 1;
        },
      }),
    );
    for (const kind of kinds) await askMany(kind, accountId, 4);
    await start(2, kinds, { pollMs: 20 });
    await vi.waitFor(async () => expect(await countOf('done')).toBe(12), within);
    expect(most).toBe(2);
  });
});

describe('turns', () => {
  it('a thousand waiting jobs of one account do not delay another account’s', async () => {
    const [busy, quiet] = [await world().createAccount(), await world().createAccount()];
    const seen = observed('test.turns', { perProcess: 2 });
    await askMany(seen.job, busy, 1000);
    await askMany(seen.job, quiet, 3);
    await start(1, [seen.job]);
    await vi.waitFor(() => expect(seen.order.filter((one) => one.startsWith(quiet))).toHaveLength(3), within);
    const before = seen.order.indexOf(`${quiet} 2`);
    // The two accounts take turns: three of the quiet one stand among the first six or seven.
    expect(before).toBeLessThan(7);
    expect(seen.order.filter((one) => one.startsWith(busy))[0]).toBe(`${busy} 0`);
  });
});

describe('a clock', () => {
  it('that is set back holds up nothing that is asked for without a time', async () => {
    const accountId = await world().createAccount();
    const seen = observed('test.back');
    await askMany(seen.job, accountId, 1);
    later(-48 * hourMs);
    await start(1, [seen.job]);
    await vi.waitFor(async () => expect(await countOf('done')).toBe(1), within);
  });

  it('that jumps forward makes due what waits for a time, and takes nothing away from whom runs it', async () => {
    const accountId = await world().createAccount();
    const timed = observed('test.timed');
    let open = (): void => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    let attempts = 0;
    const long = defineJob({
      name: 'test.long',
      payload: z.object({ n: z.number() }),
      timeoutSeconds: 60,
      run: async () => {
        attempts += 1;
        await opened;
      },
    });
    await askMany(timed.job, accountId, 1, new Date(world().clock.now.getTime() + 10 * hourMs));
    await askMany(long, accountId, 1);
    await start(2, [timed.job, long], { pollMs: 20 });
    await vi.waitFor(() => expect(attempts).toBe(1), within);
    expect(timed.order).toEqual([]);
    later(10 * hourMs - 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(timed.order).toEqual([]);
    later(24 * hourMs);
    await vi.waitFor(() => expect(timed.order).toHaveLength(1), within);
    open();
    await vi.waitFor(async () => expect(await countOf('done')).toBe(2), within);
    expect(attempts).toBe(1);
  });
});
