import { inject } from 'vitest';
import { type ConnectionTarget, connect } from '#server/db/connect.ts';

let count = 0;

/** A database of its own, cloned from the migrated template; returned as its owner. Dropped when the run ends. */
export async function createTestDatabase(): Promise<ConnectionTarget> {
  const template = inject('template');
  count += 1;
  const name = `${template.database}_${process.env.VITEST_POOL_ID ?? '0'}_${process.pid}_${count}`;
  const sql = connect({ ...template, database: 'postgres' }, { max: 1, name: 'tests' });
  try {
    await sql.unsafe(`create database ${name} template ${template.database}`);
    await sql.unsafe(`grant create on database ${name} to groundwork_system`);
  } finally {
    await sql.end();
  }
  return { ...template, database: name };
}
