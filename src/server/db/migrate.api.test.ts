import { describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { connect } from './connect.ts';
import { listPending, type Migration, migrate, readMigrations } from './migrate.ts';
import { assertWalls, ensureWorkingRoles } from './roles.ts';

const step = (name: string, sql: string): Migration => ({ name, sql, checksum: `${name}/${sql}` });

async function withOwner(work: (sql: ReturnType<typeof connect>) => Promise<void>): Promise<void> {
  const sql = connect(await createTestDatabase(), { max: 6, name: 'tests' });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

describe('working roles', () => {
  it('are made by as many processes at once as like to start', () =>
    withOwner(async (sql) => {
      for (let round = 0; round < 10; round++)
        await Promise.all(Array.from({ length: 6 }, () => ensureWorkingRoles(sql, inject('appSecret'))));
      await assertWalls(sql);
    }));
});

describe('migrations', () => {
  it('apply once, however many processes start together', () =>
    withOwner(async (sql) => {
      const all = [
        ...(await readMigrations()),
        step('9001-counter.sql', 'create table counter (n int); insert into counter values (1)'),
      ];
      const done = await Promise.all(Array.from({ length: 4 }, () => migrate(sql, all)));
      expect(done.flat()).toEqual(['9001-counter.sql']);
      expect(await sql`select n from counter`).toHaveLength(1);
    }));

  it('leave nothing of one that fails', () =>
    withOwner(async (sql) => {
      const all = [...(await readMigrations()), step('9001-broken.sql', 'create table half (n int); select 1/0')];
      await expect(migrate(sql, all)).rejects.toThrow('The migration 9001-broken.sql failed: division by zero');
      expect(await sql`select 1 from pg_class where relname = 'half'`).toHaveLength(0);
      expect((await listPending(sql, all)).map((migration) => migration.name)).toEqual(['9001-broken.sql']);
    }));

  it('refuse one that was changed after it was applied, and a database from a newer version', () =>
    withOwner(async (sql) => {
      const [first, ...rest] = await readMigrations();
      await expect(listPending(sql, [{ ...first!, checksum: 'another' }, ...rest])).rejects.toThrow(
        'was changed after it was applied',
      );
      await expect(listPending(sql, [])).rejects.toThrow('made by a newer version');
    }));

  it('are refused a start where a working role owns a table', () =>
    withOwner(async (sql) => {
      await assertWalls(sql);
      await sql`grant groundwork_app to current_user with set true`.catch(() => {});
      await sql`create table stray (n int)`;
      await sql`grant create on schema public to groundwork_app`;
      await sql`alter table stray owner to groundwork_app`;
      await expect(assertWalls(sql)).rejects.toThrow('groundwork_app owns tables');
    }));
});
