/** Jobs that fail, and jobs whose process is gone. */
import { describe, expect, it, vi } from 'vitest';
import { createGate, prepareJobWorld, within } from '#testing/job-actions.ts';
import { JobTakenError } from './define-job.ts';
import { jobsRepository } from './jobs.repository.ts';

const { world, start, standBy, jobOf, affecting, ask, stateOf, later, killWorkerOf } = prepareJobWorld();

describe('a job that fails', () => {
  const retries = { limit: 2, firstDelaySeconds: 10, longestDelaySeconds: 15 };

  it('is tried again after growing delays, then kept as failed, and again when an operator says so', async () => {
    const accountId = await world().createAccount();
    const attempts: string[] = [];
    const givenUp: string[] = [];
    const job = jobOf(
      async ({ key, attempt, isLastAttempt }) => {
        attempts.push(`${key} ${attempt} ${isLastAttempt}`);
        throw new Error(`no luck ${attempt}`);
      },
      { retries, giveUp: async (_tx, { what }) => void givenUp.push(what) },
    );
    const runner = standBy([job]);
    await ask(job, accountId);
    await runner.drain([job.name]);
    expect((await stateOf(job, accountId))?.state).toBe('waiting');
    later(9_999);
    await runner.drain([job.name]);
    expect(attempts).toEqual(['one 1 false']);
    later(1);
    await runner.drain([job.name]);
    later(14_999);
    await runner.drain([job.name]);
    expect(attempts).toHaveLength(2);
    expect(givenUp).toEqual([]);
    later(1);
    await runner.drain([job.name]);
    later(24 * 3_600_000);
    await runner.drain([job.name]);
    expect(attempts).toEqual(['one 1 false', 'one 2 false', 'one 3 true']);
    expect(givenUp).toEqual([`${job.name} one`]);
    const [row] = await world().database
      .system`select id, state, last_error as error from job where name = ${job.name}`;
    expect(row).toMatchObject({ state: 'failed', error: 'no luck 3' });
    await world().database.asSystem((tx) => jobsRepository.retry(tx, row!.id));
    await runner.drain([job.name]);
    expect(attempts.at(-1)).toBe('one 4 false');
  });

  it('after its effect leaves no effect, and the repeat leaves one', async () => {
    const accountId = await world().createAccount();
    const job = jobOf(
      (context, { what }) =>
        context.complete(async (tx) => {
          await world().affect(tx, what);
          if (context.attempt === 1) throw new Error('too late');
        }),
      { retries: { ...retries, firstDelaySeconds: 0 } },
    );
    await ask(job, accountId);
    await standBy([job]).drain([job.name]);
    expect(await world().countEffects(`${job.name} one`)).toBe(1);
    expect(await stateOf(job, accountId)).toMatchObject({ state: 'done', attempt: 2 });
  });

  it('for ever holds up neither other jobs of its kind nor other kinds', async () => {
    const accountId = await world().createAccount();
    const poison = jobOf(
      async (_context, { what }) => {
        if (what.endsWith('poison')) throw new Error('poison');
      },
      { perProcess: 1, retries: { limit: 1000, firstDelaySeconds: 0, longestDelaySeconds: 0 } },
    );
    const hanging = jobOf(({ signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', reject)), {
      perProcess: 1,
    });
    const other = affecting();
    await ask(hanging, null);
    await ask(poison, accountId, 'poison');
    await start([hanging, poison, other], { pollMs: 50 });
    await ask(poison, accountId, 'fine');
    await ask(other, accountId);
    await vi.waitFor(async () => expect((await stateOf(other, accountId))?.state).toBe('done'), within);
    await vi.waitFor(async () => expect((await stateOf(poison, accountId, 'fine'))?.state).toBe('done'), within);
    expect((await stateOf(hanging, null))?.state).toBe('running');
  });

  it('because this version does not understand its payload is kept as failed at once', async () => {
    const job = affecting();
    await ask(job, null);
    await world().database.system`update job set payload = '{"what": 7}' where name = ${job.name}`;
    await standBy([job]).drain([job.name]);
    expect(await stateOf(job, null)).toMatchObject({ state: 'failed', attempt: 1 });
  });

  it('by taking too long is told so, and what it writes afterwards is refused', async () => {
    const { opened, open } = createGate();
    const late = vi.fn();
    const job = jobOf(
      async (context, { what }) => {
        if (context.attempt > 1) return context.complete((tx) => world().affect(tx, what));
        await new Promise((resolve) => context.signal.addEventListener('abort', resolve));
        expect(context.signal.reason.message).toBe('It took too long');
        await opened;
        await context.complete((tx) => world().affect(tx, what)).catch(late);
      },
      { timeoutSeconds: 0.05, retries: { limit: 1, firstDelaySeconds: 0, longestDelaySeconds: 0 } },
    );
    await ask(job, null);
    const runner = standBy([job]);
    // It does not end by itself: it is left alone, and the repeat does the work.
    await runner.drain([job.name]);
    open();
    await vi.waitFor(() => expect(late).toHaveBeenCalledOnce(), within);
    expect(late.mock.calls[0]![0]).toBeInstanceOf(JobTakenError);
    expect(await world().countEffects(`${job.name} one`)).toBe(1);
  });
});

describe('a job whose process is gone', () => {
  it('is taken up by another process at once, and the first one, should it still live, writes nothing', async () => {
    const accountId = await world().createAccount();
    const { opened, open } = createGate();
    const outcomes: string[] = [];
    const job = jobOf(async (context, { what }) => {
      if (context.attempt === 1) await opened;
      try {
        await context.complete((tx) => world().affect(tx, what));
        outcomes.push(`${context.attempt} done`);
      } catch (error) {
        outcomes.push(`${context.attempt} ${(error as Error).name}`);
        throw error;
      }
    });
    const [zombie, next] = [standBy([job]), standBy([job])];
    await ask(job, accountId);
    const first = zombie.drain([job.name]);
    await vi.waitFor(async () => expect((await stateOf(job, accountId))?.state).toBe('running'), within);
    await killWorkerOf(job);
    await next.drain([job.name]);
    open();
    await first;
    expect(outcomes).toEqual(['2 done', '1 JobTakenError']);
    expect(await world().countEffects(`${job.name} one`)).toBe(1);
    expect(await stateOf(job, accountId)).toMatchObject({ state: 'done', attempt: 2 });
  });

  it('has one effect when both attempts end at the same moment', async () => {
    for (let race = 0; race < 10; race++) {
      const { opened, open } = createGate();
      let ready = 0;
      const job = jobOf(async (context, { what }) => {
        ready += 1;
        if (ready === 2) open();
        await opened;
        await context.complete((tx) => world().affect(tx, what));
      });
      const [one, two] = [standBy([job]), standBy([job])];
      await ask(job, null);
      const first = one.drain([job.name]);
      await vi.waitFor(async () => expect((await stateOf(job, null))?.state).toBe('running'), within);
      await killWorkerOf(job);
      await Promise.all([first, two.drain([job.name])]);
      expect([ready, await world().countEffects(`${job.name} one`)]).toEqual([2, 1]);
    }
  });

  it('goes on behind its last saved step', async () => {
    const made: string[] = [];
    const job = jobOf(
      async (context, { what }) => {
        for (const part of ['a', 'b', 'c']) {
          if ((await world().countEffects(`${what} ${part}`)) > 0) continue;
          if (part === 'c' && context.attempt === 1) throw new Error('killed');
          await context.save((tx) => world().affect(tx, `${what} ${part}`));
          made.push(`${context.attempt}${part}`);
        }
      },
      { retries: { limit: 1, firstDelaySeconds: 0, longestDelaySeconds: 0 } },
    );
    await ask(job, null);
    await standBy([job]).drain([job.name]);
    expect(made).toEqual(['1a', '1b', '2c']);
  });

  it('again and again is tried after growing pauses and given up in the end', async () => {
    const run = vi.fn(async () => {});
    const job = jobOf(run);
    await ask(job, null);
    const { system } = world().database;
    const runner = standBy([job]);
    const interrupt = async () => {
      await system`update job set state = 'running', worker = 1, attempt = attempt + 1 where name = ${job.name}`;
      await runner.drain([]);
    };
    await interrupt();
    const waits = async () =>
      (await system`select not_before > ${world().clock.now} as waits from job where name = ${job.name}`)[0]!.waits;
    expect(await waits()).toBe(false);
    await interrupt();
    expect(await waits()).toBe(true);
    for (let kills = 2; kills < 11; kills++) await interrupt();
    later(3_600_000);
    await runner.drain([job.name]);
    expect(run).not.toHaveBeenCalled();
    expect((await stateOf(job, null))?.state).toBe('failed');
  });

  it('because it stops in good order is put back and does not count as failed', async () => {
    const job = jobOf(
      async ({ attempt, signal }) => {
        if (attempt === 1) await new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
      },
      { retries: { limit: 0, firstDelaySeconds: 0, longestDelaySeconds: 0 } },
    );
    await ask(job, null);
    const runner = await start([job]);
    await vi.waitFor(async () => expect((await stateOf(job, null))?.state).toBe('running'), within);
    await runner.stop();
    expect((await stateOf(job, null))?.state).toBe('waiting');
    await standBy([job]).drain([job.name]);
    expect(await stateOf(job, null)).toMatchObject({ state: 'done', attempt: 2 });
  });
});
