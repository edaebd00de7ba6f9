import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { connect, type Sql, type Tx } from './connect.ts';
import { insideTransaction, isDatabaseAway } from './database.ts';
import { createEarlyTransactions, type EarlyTransaction } from './early-transactions.ts';

let sql: Sql;
let observer: Sql;
let beginEarly: () => EarlyTransaction | undefined;

beforeAll(async () => {
  const target = await createTestDatabase();
  sql = connect(target, { max: 2, name: 'tests' });
  observer = connect(target, { max: 1, name: 'observer' });
  await observer`create table note (text text primary key)`;
});
beforeEach(async () => {
  await observer`delete from note`;
  beginEarly = createEarlyTransactions(sql, insideTransaction);
});
afterAll(() => Promise.all([sql.end(), observer.end()]));

const write = (text: string) => (tx: Tx) => tx`insert into note values (${text})`;
const listNotes = async () => (await observer<{ text: string }[]>`select text from note order by 1`).map((n) => n.text);
const countWaiting = async (): Promise<number> => {
  const [row] = await observer<{ count: number }[]>`select count(*) from pg_stat_activity
    where application_name = 'groundwork-tests' and state = 'idle in transaction'`;
  return row!.count;
};
const untilWaiting = async (count: number): Promise<void> => {
  while ((await countWaiting()) !== count) await sleep(5);
};

describe('a transaction that is begun early', () => {
  it('is committed with its work, and sees what was committed while it waited', async () => {
    const early = beginEarly()!;
    await untilWaiting(1);
    await observer`insert into note values ('meanwhile')`;
    const seen = await early.run(async (tx) => {
      await write('work')(tx);
      return tx<{ text: string }[]>`select text from note order by 1`;
    });
    expect(seen.map(({ text }) => text)).toEqual(['meanwhile', 'work']);
    expect(await listNotes()).toEqual(['meanwhile', 'work']);
  });

  it('is rolled back where its work fails, with the failure', async () => {
    const failing = async (tx: Tx) => {
      await write('lost')(tx);
      throw new Error('no');
    };
    await expect(beginEarly()!.run(failing)).rejects.toThrow('no');
    expect(await listNotes()).toEqual([]);
  });

  it('gives its connection back where no work comes', async () => {
    const early = beginEarly()!;
    await untilWaiting(1);
    early.drop();
    await untilWaiting(0);
  });

  it('waits alone: while it does no other begins, and afterwards one does', async () => {
    const first = beginEarly()!;
    expect(beginEarly()).toBeUndefined();
    const work = first.run((tx) => tx`select pg_sleep(0.05)`);
    const second = beginEarly()!;
    expect(second).toBeDefined();
    await work;
    // Too late to let a third one begin beside the second.
    first.drop();
    expect(beginEarly()).toBeUndefined();
    second.drop();
    const third = beginEarly()!;
    expect(third).toBeDefined();
    third.drop();
  });

  it('fails where its connection was lost while it waited, and does its work on no other', async () => {
    const early = beginEarly()!;
    await untilWaiting(1);
    await observer`select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'`;
    await untilWaiting(0);
    await sleep(20);
    let isWorking = false;
    const failure = await early
      .run((tx) => {
        isWorking = true;
        return write('outside')(tx);
      })
      .catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
    // The pool goes on, and what comes next is its own.
    await beginEarly()!.run(write('next'));
    expect({ isWorking, notes: await listNotes() }).toEqual({ isWorking: false, notes: ['next'] });
  });
});
