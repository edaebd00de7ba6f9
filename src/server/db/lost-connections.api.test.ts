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
