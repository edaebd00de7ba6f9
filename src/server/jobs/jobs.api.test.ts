/** What a feature may rely on when it asks for a job, sees how far it is, and cancels it. */
import { describe, expect, it, vi } from 'vitest';
import { createGate, prepareJobWorld, within } from '#testing/job-actions.ts';
import type { Job } from './define-job.ts';
import { cancel, enqueue, findJob } from './enqueue.ts';

const { world, start, standBy, jobOf, affecting, ask, stateOf } = prepareJobWorld();

describe('asking for a job', () => {
  it('runs it once the transaction has committed, as the account it is for', async () => {
    const accountId = await world().createAccount();
    const seen: unknown[] = [];
    const job = jobOf(async (context, { what }) => {
      await context.complete(async (tx) => {
        const [row] = await tx`select current_account()::text as account, current_user as role,
          (select count(*)::int from workspace) as workspaces`;
        seen.push({ ...row, key: context.key, attempt: context.attempt, what });
      });
    });
    await start([job]);
    expect(await ask(job, accountId)).toEqual({ isNew: true });
    await vi.waitFor(async () => expect((await stateOf(job, accountId))?.state).toBe('done'), within);
    const what = `${job.name} one`;
    expect(seen).toEqual([{ account: accountId, role: 'groundwork_app', workspaces: 1, key: 'one', attempt: 1, what }]);
  });

  it('leaves nothing where the transaction is rolled back', async () => {
    const accountId = await world().createAccount();
    const job = affecting();
    const rolledBack = world().transact(accountId, async (context) => {
      await enqueue(context, job, { key: 'one', accountId, payload: { what: 'never' } });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await standBy([job]).drain([job.name]);
    expect([await stateOf(job, accountId), await world().countEffects('never')]).toEqual([undefined, 0]);
    await ask(job, accountId);
    await standBy([job]).drain([job.name]);
    expect(await world().countEffects(`${job.name} one`)).toBe(1);
  });

  it('again with the same key changes nothing and says so: while it waits, while it runs and when it is done', async () => {
    const accountId = await world().createAccount();
    const { opened, open } = createGate();
    const job = jobOf(async (context, { what }) => {
      await opened;
      await context.complete((tx) => world().affect(tx, what));
    });
    await ask(job, accountId);
    expect(await ask(job, accountId)).toEqual({ isNew: false });
    const draining = standBy([job]).drain([job.name]);
    await vi.waitFor(async () => expect((await stateOf(job, accountId))?.state).toBe('running'), within);
    expect(await ask(job, accountId)).toEqual({ isNew: false });
    open();
    await draining;
    expect(await ask(job, accountId)).toEqual({ isNew: false });
    await standBy([job]).drain([job.name]);
    expect(await world().countEffects(`${job.name} one`)).toBe(1);
    expect((await stateOf(job, accountId))?.attempt).toBe(1);
    // A key is the account's own.
    const other = await world().createAccount();
    expect(await ask(job, other)).toEqual({ isNew: true });
    expect(await ask(job, null)).toEqual({ isNew: true });
    expect(await ask(job, null)).toEqual({ isNew: false });
  });

  it('of two at the same time makes one', async () => {
    const accountId = await world().createAccount();
    const job = affecting();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(job, accountId)));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  it('for another account is refused by the database, and so is reading or cancelling its jobs', async () => {
    const [mine, theirs] = [await world().createAccount(), await world().createAccount()];
    const job = affecting();
    const foreign = world().transact(mine, (context) =>
      enqueue(context, job, { key: 'one', accountId: theirs, payload: { what: 'x' } }),
    );
    await expect(foreign).rejects.toThrow(/row-level security/);
    await ask(job, theirs);
    const which = { key: 'one', accountId: theirs };
    expect(await world().transact(mine, (context) => findJob(context, job, which))).toBeUndefined();
    expect(await world().transact(mine, (context) => cancel(context, job, which))).toBe(false);
    expect(await world().transact(theirs, (context) => cancel(context, job, which))).toBe(true);
  });
});

describe('progress', () => {
  it('reaches the account’s live stream and can be read, with its state', async () => {
    const accountId = await world().createAccount();
    const { opened, open } = createGate();
    const told = createGate();
    const job = jobOf(async (context) => {
      await context.progress(3, 10);
      told.open();
      await opened;
    });
    const hidden = jobOf(async (context) => context.progress(1, 2), { isShown: false });
    await ask(job, accountId);
    const draining = standBy([job]).drain([job.name]);
    await told.opened;
    expect(await stateOf(job, accountId)).toMatchObject({ state: 'running', done: 3, total: 10 });
    open();
    await draining;
    expect(await stateOf(job, accountId)).toMatchObject({ state: 'done', done: 10, total: 10 });
    const live = () =>
      world().database
        .system`select kind, subject from live_message where account_id = ${accountId} and subject = 'jobs'`;
    // Asked for, begun, three of ten, done.
    expect([...(await live())]).toEqual(Array(4).fill({ kind: 'changed', subject: 'jobs' }));
    await ask(hidden, accountId);
    await standBy([hidden]).drain([hidden.name]);
    expect(await live()).toHaveLength(4);
  });
});

describe('cancelling', () => {
  const which = (accountId: string | null) => ({ key: 'one', accountId });
  const cancelIt = (job: Job, accountId: string | null) =>
    world().transact(accountId, (context) => cancel(context, job, which(accountId)));

  it('a waiting job means that it never runs', async () => {
    const accountId = await world().createAccount();
    const job = affecting();
    await ask(job, accountId);
    expect(await cancelIt(job, accountId)).toBe(true);
    await standBy([job]).drain([job.name]);
    expect([(await stateOf(job, accountId))?.state, await world().countEffects(`${job.name} one`)]).toEqual([
      'cancelled',
      0,
    ]);
    expect(await cancelIt(job, accountId)).toBe(false);
  });

  it('a running job tells it by its signal, wherever it runs, and it ends cancelled though it could be tried again', async () => {
    const accountId = await world().createAccount();
    const reasons: string[] = [];
    const job = jobOf(({ signal }) => {
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => {
          reasons.push(signal.reason.message);
          reject(new Error('stopped'));
        }),
      );
    });
    await start([job]);
    await ask(job, accountId);
    await vi.waitFor(async () => expect((await stateOf(job, accountId))?.state).toBe('running'), within);
    expect(await cancelIt(job, accountId)).toBe(true);
    await vi.waitFor(async () => expect((await stateOf(job, accountId))?.state).toBe('cancelled'), within);
    expect(reasons).toEqual(['The job was cancelled']);
    expect(await stateOf(job, accountId)).toMatchObject({ attempt: 1 });
  });

  it('a running job that does not listen has no effect any more', async () => {
    const job = jobOf(async (context, { what }) => {
      await cancelIt(job, null);
      await context.complete((tx) => world().affect(tx, what));
    });
    await ask(job, null);
    await standBy([job]).drain([job.name]);
    expect([(await stateOf(job, null))?.state, await world().countEffects(`${job.name} one`)]).toEqual([
      'cancelled',
      0,
    ]);
  });

  it('at the moment of completion either prevents the effect or says that it came too late', async () => {
    for (let race = 0; race < 20; race++) {
      const job = jobOf(async (context, { what }) => {
        const cancelling = new Promise((resolve) => setTimeout(resolve, race % 5)).then(() => cancelIt(job, null));
        await new Promise((resolve) => setTimeout(resolve, 2));
        await context.complete((tx) => world().affect(tx, what)).catch(() => {});
        isCancelled = await cancelling;
      });
      let isCancelled: boolean | undefined;
      await ask(job, null);
      await standBy([job]).drain([job.name]);
      const state = (await stateOf(job, null))?.state;
      const effects = await world().countEffects(`${job.name} one`);
      expect([isCancelled, state, effects]).toEqual(isCancelled ? [true, 'cancelled', 0] : [false, 'done', 1]);
    }
  });
});
