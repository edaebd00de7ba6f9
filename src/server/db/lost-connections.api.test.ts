import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { connect } from './connect.ts';
import { isDatabaseAway } from './database.ts';

it('what ended one connection is told to the query it ended, and to none of the next connection', async () => {
  const target = await createTestDatabase();
  const [sql, knife] = [connect(target, { max: 1, name: 'tests' }), connect(target, { max: 1, name: 'knife' })];
  for (let round = 0; round < 3; round += 1) {
    const [{ backend }] = await sql<[{ backend: number }]>`select pg_backend_pid() as backend`;
    const cut = sql`select pg_sleep(30)`.catch((error: unknown) => error);
    await sleep(50);
    await knife`select pg_terminate_backend(${backend})`;
    expect(isDatabaseAway(await cut)).toBe(true);
  }
  await Promise.all([sql.end({ timeout: 1 }), knife.end()]);
});

it('says why a connection is refused', async () => {
  const sql = connect({ ...(await createTestDatabase()), database: 'nowhere' }, { max: 1, name: 'tests' });
  await expect(sql`select 1`).rejects.toMatchObject({ code: '3D000', message: 'database "nowhere" does not exist' });
  await sql.end();
});

it('a query that fails behind some rows leaves nothing in the answer of the next one', async () => {
  const sql = connect(await createTestDatabase(), { max: 1, name: 'tests' });
  for (let round = 0; round < 3; round += 1) {
    await expect(sql`select 1 / (3 - n) as n from generate_series(1, 5) n`).rejects.toMatchObject({ code: '22012' });
    expect(await sql`select ${'7'}::int as n`).toEqual([{ n: 7 }]);
  }
  // So many rows that they come in several pieces.
  const failing = sql`select repeat('x', 1000) || 1 / (2000 - n) as n from generate_series(1, 3000) n`;
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await sql`select ${'7'}::int as n`).toEqual([{ n: 7 }]);
  expect(await sql`select repeat('y', n) as text from generate_series(1, 2000) n`).toHaveLength(2000);
  await sql.end();
});

it('a connection that is cut between rows leaves nothing in the answer on the next one', async () => {
  const target = await createTestDatabase();
  const [sql, knife] = [connect(target, { max: 1, name: 'tests' }), connect(target, { max: 1, name: 'knife' })];
  for (let round = 0; round < 3; round += 1) {
    const [{ backend }] = await sql<[{ backend: number }]>`select pg_backend_pid() as backend`;
    // The first rows are sent once 8 KB of them are there; the last one waits for the cut.
    const cut =
      sql`select repeat('x', 1000), case when n = 30 then pg_sleep(30) end from generate_series(1, 30) n`.catch(
        (error: unknown) => error,
      );
    await sleep(100);
    await knife`select pg_terminate_backend(${backend})`;
    expect(isDatabaseAway(await cut)).toBe(true);
    expect(await sql`select ${'7'}::int as n`).toEqual([{ n: 7 }]);
  }
  await Promise.all([sql.end({ timeout: 1 }), knife.end()]);
});
