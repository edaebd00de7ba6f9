/** Connections that are cut at any instant cost the queries under way on them, and nothing else. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { connect } from './connect.ts';
import { isDatabaseAway, openDatabase } from './database.ts';
import { asRole } from './roles.ts';

const cuts = 150;
const scope = { accountId: '00000000-0000-4000-8000-000000000000', workspaceIds: ['ws_a', 'ws_b'] };

it(`${cuts} cuts under load leave every query settled, none answered with nothing, and all connections working`, async () => {
  const target = await createTestDatabase();
  const appSecret = inject('appSecret');
  const database = openDatabase(target, appSecret, { app: 6, system: 4 });
  // A role may end its own connections only.
  const knives = (['groundwork_app', 'groundwork_system'] as const).map((role) =>
    connect(asRole(target, role, appSecret), { max: 1, name: 'knife' }),
  );
  const faults: string[] = [];
  const counts = { answered: 0, refused: 0 };
  let isOver = false;
  const settle = async (what: string, ask: () => Promise<unknown>): Promise<void> => {
    const timer = setTimeout(() => faults.push(`${what} never settled`), 4000);
    try {
      const answer = await ask();
      counts.answered += 1;
      if (JSON.stringify(answer) !== '[{"n":7}]') faults.push(`${what} was answered with ${JSON.stringify(answer)}`);
    } catch (error) {
      counts.refused += 1;
      if (!isDatabaseAway(error)) faults.push(`${what} failed with ${String(error)}`);
    } finally {
      clearTimeout(timer);
    }
  };
  const query = () => settle('a query', () => database.system`select ${'7'}::int as n`);
  const transaction = () =>
    settle('a transaction', () =>
      database.withTenant(scope, async (tx) => {
        await tx`select current_workspaces()`;
        return tx`select ${'7'}::int as n`;
      }),
    );
  const keepAsking = async (ask: () => Promise<void>): Promise<void> => {
    while (!isOver) {
      await ask();
      if (Math.random() < 0.2) await sleep(1);
    }
  };
  const clients = Promise.all(Array.from({ length: 24 }, (_, at) => keepAsking(at % 2 ? query : transaction)));
  for (let cut = 0; cut < cuts; cut++) {
    await sleep(Math.random() * 30);
    for (const knife of knives)
      await knife`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`;
  }
  await sleep(1000);
  const refusedBefore = counts.refused;
  await sleep(1000);
  expect(counts.refused - refusedBefore, 'refused although nothing is cut any more').toBe(0);
  isOver = true;
  const isSettled = await Promise.race([clients.then(() => true), sleep(8000, false)]);
  expect(faults).toEqual([]);
  expect(isSettled).toBe(true);
  process.stdout.write(`${cuts} cuts: ${counts.answered} answered, ${counts.refused} refused\n`);
  await database.close();
  for (const knife of knives) await knife.end();
});
