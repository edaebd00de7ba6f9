/** How soon what happened reaches its handlers where much happened at once, or where one handler fails. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type EventHandler, onEvent } from '#server/events/handlers.ts';
import { publish } from '#server/events/outbox.ts';
import { createLogger } from '#server/logger.ts';
import { within } from '#testing/job-actions.ts';
import { createJobWorld, type JobWorld } from '#testing/job-world.ts';
import { startQueue } from './queue.ts';

let world: JobWorld;
const log = createLogger('silent');
let queue: Awaited<ReturnType<typeof startQueue>> | undefined;

/** Writes down what the workspace was renamed to; the name `never` fails. */
const handler: EventHandler = onEvent({
  name: 'test.renamed',
  type: 'workspaces.renamed',
  handle: async (tx, { payload: { name } }) => {
    if (name === 'never') throw new Error('This event cannot be handled');
    await world.affect(tx, name);
  },
});
const start = async (): Promise<void> => {
  const { database } = world;
  queue = await startQueue({
    database,
    log,
    handlers: [handler],
    scheduled: [],
    now: () => world.clock.now,
  });
};
const rename = (accountId: string, names: readonly string[]): Promise<void> =>
  world.transact(accountId, async (context) => {
    for (const name of names)
      await publish(context, { type: 'workspaces.renamed', workspaceId: `ws_${accountId}`, payload: { name } });
  });
const countHandled = async (): Promise<number> => {
  const [row] = await world.database.system<{ count: number }[]>`select count(*) from effect`;
  return row!.count;
};

beforeAll(async () => {
  world = await createJobWorld();
});
afterEach(async () => {
  await queue?.stop();
  queue = undefined;
});
afterAll(() => world.close());

it('handles whatever has waited as soon as a worker starts, however much it is, and each once', async () => {
  const accountId = await world.createAccount();
  const names = Array.from({ length: 250 }, (_, index) => `waited ${index}`);
  await rename(accountId, names);
  await start();
  await vi.waitFor(async () => expect(await countHandled()).toBe(names.length), within);
  for (const name of names) expect([name, await world.countEffects(name)]).toEqual([name, 1]);
});

it('handles what happens at once in a busy moment without waiting for more to happen', async () => {
  const accountId = await world.createAccount();
  await start();
  const before = await countHandled();
  await rename(
    accountId,
    Array.from({ length: 120 }, (_, index) => `busy ${index}`),
  );
  await vi.waitFor(async () => expect(await countHandled()).toBe(before + 120), within);
});

it('lets an event that cannot be handled hold back nothing but itself, and says so', async () => {
  const warn = vi.spyOn(log, 'warn');
  const accountId = await world.createAccount();
  const before = await countHandled();
  await rename(accountId, ['beside 1', 'never', 'beside 2', 'beside 3']);
  await start();
  await vi.waitFor(async () => expect(await countHandled()).toBe(before + 3), within);
  const states = async () =>
    await world.database.system<{ state: string; count: number }[]>`
      select state, count(*)::int from jobs.job where name = 'events' and retry_count = 0
      group by state order by state`;
  // Those beside it are done; it alone waits to be tried again.
  await vi.waitFor(
    async () =>
      expect((await states()).filter(({ state }) => state !== 'completed')).toEqual([{ state: 'retry', count: 1 }]),
    within,
  );
  const told = { eventId: expect.any(String), error: 'This event cannot be handled' };
  expect(warn).toHaveBeenCalledWith(told, 'an event is tried again later');
});
