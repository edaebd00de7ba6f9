import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFactorWorld } from '#features/auth/server/factors/testing/factor-world.ts';
import { answerQuestions, asOwner, bakeryAnswers, firstWorkspaceOf } from '#testing/founder.ts';
import { isChange, type LiveListener, listenLive } from '#testing/live-listener.ts';
import { createTestProduct, type Person, type TestProduct } from '#testing/test-product.ts';

let world: TestProduct;
/** Another instance, with connections of its own, on the same database. */
let other: TestProduct;
const listeners: LiveListener[] = [];

beforeAll(async () => {
  world = await createTestProduct();
  other = await createTestProduct({ database: world.database });
});
afterAll(async () => {
  await Promise.all(listeners.map((listener) => listener.leave()));
  await other.close();
  await world.close();
});

const listen = async (to: TestProduct, as: Person | undefined, lastId?: string): Promise<LiveListener> => {
  const listener = await listenLive(to, as, lastId);
  listeners.push(listener);
  return listener;
};
/** A stream of somebody whose own beginnings it no longer tells of. */
const listenFromNow = async (to: TestProduct, as: Person): Promise<LiveListener> => {
  const listener = await listen(to, as);
  await listener.settle();
  return listener;
};
const rename = async (as: Person, name: string): Promise<void> => {
  await world.product.database.system`update workspace set name = ${name} where account_id = ${as.userId}`;
};
const countWritten = (person: Person): Promise<[{ written: number }]> =>
  world.product.database.system<[{ written: number }]>`
    select count(*) as written from live_message where account_id = ${person.userId} and subject = 'workspaces'`;
const signInAgain = async (as: Person): Promise<Person> => {
  const body = { email: as.email, password: 'correct horse battery' };
  const answer = await world.call('POST', '/auth/v1/token?grant_type=password', { body });
  return { ...as, accessToken: answer.body.access_token, refreshToken: answer.body.refresh_token };
};

describe('a live stream', () => {
  it('hears what changes for its account, and within two seconds in every stream of every process', async () => {
    const person = await world.signUp();
    const streams = [
      await listenFromNow(world, person),
      await listenFromNow(world, person),
      await listenFromNow(other, person),
    ];
    const workspaceId = await firstWorkspaceOf(world, person);
    await answerQuestions(world, person);
    for (const stream of streams) {
      for (const what of ['facts', 'conversation', 'plan'])
        expect((await stream.hear(isChange(what))).data).toEqual({ what, workspaceId });
    }
    await rename(person, 'Levain');
    for (const stream of streams) await stream.hear(isChange('workspaces'));
    await world.product.database.system`update users set plan = 'Pro' where user_id = ${person.userId}`;
    for (const stream of streams) expect((await stream.hear(isChange('account'))).data).toEqual({ what: 'account' });
  });

  it('says one change of a transaction once, however many rows it touched', async () => {
    const person = await world.signUp();
    await answerQuestions(world, person, bakeryAnswers.slice(0, 4));
    const stream = await listenFromNow(world, person);
    await world.product.database.withTenant(
      { accountId: person.userId, workspaceIds: [await firstWorkspaceOf(world, person)] },
      async (tx) => {
        await tx`update workspace set name = 'One' where account_id = ${person.userId}`;
        await tx`update workspace set name = 'Two' where account_id = ${person.userId}`;
      },
    );
    await stream.hear(isChange('workspaces'));
    await sleep(100);
    expect(stream.events.filter(isChange('workspaces'))).toHaveLength(1);
    expect(stream.events.filter(isChange('conversation'))).toHaveLength(0);
  });

  it('hears nothing of anybody else', async () => {
    const [person, stranger] = [await world.signUp(), await world.signUp()];
    const stream = await listenFromNow(world, stranger);
    await answerQuestions(world, person, bakeryAnswers.slice(0, 1));
    await rename(person, 'Secret name');
    await sleep(300);
    expect(stream.events).toEqual([]);
  });

  it('resumes by its last id in another instance and misses nothing, and hears nothing twice', async () => {
    const person = await world.signUp();
    const first = await listenFromNow(world, person);
    await rename(person, 'One');
    await first.hear(isChange('workspaces'));
    const lastId = first.lastId();
    await first.leave();
    await world.product.database.system`update users set plan = 'Starter' where user_id = ${person.userId}`;
    const second = await listen(other, person, lastId);
    expect((await second.hear(({ name }) => name === 'ready')).data).toEqual({ beginning: 'resumed' });
    await second.hear(isChange('account'));
    await sleep(100);
    expect(second.events.filter(isChange('workspaces'))).toEqual([]);
    const third = await listen(world, person, second.lastId());
    await sleep(150);
    expect(third.events.map(({ name }) => name)).toEqual(['ready']);
  });

  it('misses no transaction that ended later than one that began after it', async () => {
    const person = await world.signUp();
    const stream = await listenFromNow(world, person);
    let end: () => void = () => {};
    const mayEnd = new Promise<void>((resolve) => {
      end = resolve;
    });
    let hasWritten: () => void = () => {};
    const written = new Promise<void>((resolve) => {
      hasWritten = resolve;
    });
    const slow = other.product.database.asSystem(async (tx) => {
      await tx`update users set name = 'Slow' where user_id = ${person.userId}`;
      hasWritten();
      await mayEnd;
    });
    await written;
    await rename(person, 'Fast');
    await stream.hear(isChange('workspaces'));
    const lastId = stream.lastId();
    await stream.leave();
    end();
    await slow;
    const resumed = await listen(world, person, lastId);
    await resumed.hear(isChange('account'));
    expect(resumed.events.filter(isChange('workspaces'))).toEqual([]);
  });

  it('misses nothing and repeats nothing through fifty reconnects while changes come from two instances', async () => {
    const person = await world.signUp();
    const start = await listenFromNow(world, person);
    let lastId = start.lastId();
    await start.leave();
    const [{ written: before }] = await countWritten(person);
    let isDone = false;
    const changes = Promise.all(
      [world, other].map(async ({ product }) => {
        for (let index = 0; index < 60; index++)
          await product.database
            .system`update workspace set name = ${`Name ${index}`} where account_id = ${person.userId}`;
      }),
    ).then(() => {
      isDone = true;
    });
    let heard = 0;
    for (let round = 0; round < 50 || !isDone; round++) {
      const stream = await listen(round % 2 ? world : other, person, lastId);
      await sleep(round % 7);
      await stream.leave();
      heard += stream.events.filter(isChange('workspaces')).length;
      lastId = stream.lastId();
    }
    await changes;
    const last = await listen(world, person, lastId);
    await sleep(300);
    heard += last.events.filter(isChange('workspaces')).length;
    const [{ written }] = await countWritten(person);
    expect(written - before).toBe(120);
    expect(heard).toBe(120);
  });

  it('says reset where more was missed than is kept, and to an id that is none', async () => {
    const person = await world.signUp();
    const fresh = await listen(world, person);
    await fresh.hear(({ name }) => name === 'ready');
    const [seconds, snapshot] = fresh.lastId().split('.') as [string, string];
    const old = `${Number(seconds) - 24 * 60 * 60 - 5}.${snapshot}`;
    const foreign = `${seconds}.9999999999:9999999999:`;
    for (const id of [old, foreign, 'nonsense', `${seconds}.9:5:`, `${seconds}.${'1'.repeat(5000)}:5:`]) {
      const stream = await listen(world, person, id);
      expect((await stream.hear(({ name }) => name === 'ready')).data).toEqual({ beginning: 'reset' });
      expect(stream.lastId()).not.toBe(id);
    }
  });

  it('tells a new stream what changed while its page was loading', async () => {
    const person = await world.signUp();
    await rename(person, 'Just now');
    const stream = await listen(world, person);
    const heard = await stream.hear(({ name }) => name === 'ready');
    expect(heard.data).toEqual({ beginning: 'new' });
    await stream.hear(isChange('workspaces'));
  });

  it('hears of changes although the database said nothing', async () => {
    const quick = await createTestProduct({ database: world.database, liveTimes: { pollMs: 150 } });
    const person = await world.signUp();
    const stream = await listenFromNow(quick, person);
    await asOwner(world, (sql) => sql`alter table live_message disable trigger live`);
    await rename(person, 'Polled');
    await asOwner(world, (sql) => sql`alter table live_message enable trigger live`);
    await stream.hear(isChange('workspaces'), 1500);
    await stream.leave();
    await quick.close();
  });
});

describe('a live stream is refused', () => {
  it('to nobody', async () => {
    const refused = await listen(world, undefined);
    expect([refused.status, refused.problem.code]).toEqual([401, 'auth.required']);
  });

  it('beyond the limit of one account, with the limit and when to come back', async () => {
    const person = await world.signUp();
    const own: LiveListener[] = [];
    for (let index = 0; index < 20; index++) own.push(await listen(world, person));
    const refused = await listen(world, person);
    expect([refused.status, refused.problem.code]).toEqual([429, 'live.too_many_streams']);
    expect(refused.problem).toMatchObject({ limit: 20, used: 20, retryAfter: 30 });
    await own[0]!.leave();
    await sleep(20);
    expect((await listen(world, person)).status).toBe(200);
  });

  it('where a second factor is verified and this session did not show it', async () => {
    const factors = createFactorWorld(world);
    const person = await world.signUp();
    const stream = await listen(other, person);
    await stream.hear(({ name }) => name === 'ready');
    const { body } = await factors.enrol(person);
    const raised = await factors.show(person, body.id, factors.codeOf(body.totp.secret));
    expect(raised.status).toBe(200);
    // The factor came after the stream: it ends, and its token opens no other.
    await stream.ended(1000);
    const refused = await listen(world, person);
    expect([refused.status, refused.problem.code]).toEqual([403, 'auth.second_factor_required']);
    expect((await listen(world, factors.holding(person, raised.body))).status).toBe(200);
  });
});

describe('a live stream ends within a second', () => {
  it.each(['global', 'local'])('of a sign-out (%s) in another instance', async (scope) => {
    const person = await world.signUp();
    const stream = await listen(other, person);
    await stream.hear(({ name }) => name === 'ready');
    await world.call('POST', `/auth/v1/logout?scope=${scope}`, { as: person });
    await stream.ended(1000);
    expect(stream.events.at(-1)).toEqual({ name: 'end', data: { reason: 'session' } });
  });

  it('of "others" signed out elsewhere, while the session that asked goes on', async () => {
    const here = await world.signUp();
    const there = await signInAgain(here);
    const [mine, theirs] = [await listen(world, here), await listen(other, there)];
    await theirs.hear(({ name }) => name === 'ready');
    await world.call('POST', '/auth/v1/logout?scope=others', { as: here });
    await theirs.ended(1000);
    await sleep(800);
    expect(mine.isEnded()).toBe(false);
  });

  it('of its session ending without a word, by the check alone', async () => {
    const person = await world.signUp();
    const stream = await listen(world, person);
    await stream.hear(({ name }) => name === 'ready');
    await world.product.database.system`delete from auth_session where user_id = ${person.userId}`;
    await stream.ended(1000);
  });

  it('of a stop, with a word that says it', async () => {
    const stopping = await createTestProduct({ database: world.database });
    const person = await world.signUp();
    const stream = await listen(stopping, person);
    await stream.hear(({ name }) => name === 'ready');
    stopping.product.endStreams();
    await stream.ended(200);
    expect(stream.events.at(-1)).toEqual({ name: 'end', data: { reason: 'away' } });
    const refused = await listen(stopping, person);
    expect([refused.status, refused.problem.code]).toEqual([503, 'live.closing']);
    await stopping.close();
  });
});

describe('a long stream', () => {
  it('says something at least each beat, and is renewed so that it shows a fresh token', async () => {
    const quick = await createTestProduct({
      database: world.database,
      liveTimes: { heartbeatMs: 50, longestMs: 120, pollMs: 40 },
    });
    const person = await world.signUp();
    const stream = await listen(quick, person);
    const begun = stream.lastId();
    await world.signUp();
    await stream.ended(1000);
    expect(stream.events.at(-1)).toEqual({ name: 'end', data: { reason: 'renew' } });
    expect(stream.lastId()).not.toBe(begun);
    await quick.close();
  });
});
