import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPointers } from './pointers.ts';

/** Pointers over a table that a test writes, with a clock it moves; says what was asked. */
function setScene(online: Record<string, string>) {
  let nowMs = 0;
  const asked: (readonly string[])[] = [];
  let answer = async (addresses: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    new Map(addresses.flatMap((address) => (online[address] ? [[address, online[address]] as const] : [])));
  const warn = vi.fn();
  const pointers = createPointers({
    read: (addresses) => {
      asked.push(addresses);
      return answer(addresses);
    },
    log: { warn },
    nowMs: () => nowMs,
  });
  return {
    pointers,
    asked,
    warn,
    online,
    wait: (ms: number) => {
      nowMs += ms;
    },
    answerBy: (other: typeof answer) => {
      answer = other;
    },
  };
}

describe('what is online at an address', () => {
  it('is asked once a second, however many want to know it', async () => {
    const { pointers, asked, wait, online } = setScene({ bakery: 'rel_1' });
    expect(await Promise.all(Array.from({ length: 100 }, () => pointers.find('bakery')))).toEqual(
      Array(100).fill('rel_1'),
    );
    online.bakery = 'rel_2';
    wait(999);
    expect(await pointers.find('bakery')).toBe('rel_1');
    expect(asked).toEqual([['bakery']]);
    wait(501);
    expect(await Promise.all([1, 2, 3].map(() => pointers.find('bakery')))).toEqual(['rel_2', 'rel_2', 'rel_2']);
    expect(asked).toEqual([['bakery'], ['bakery']]);
  });

  it('is answered without waiting while it is asked anew', async () => {
    const { pointers, asked, wait, answerBy } = setScene({ bakery: 'rel_1' });
    await pointers.find('bakery');
    const later = Promise.withResolvers<ReadonlyMap<string, string>>();
    answerBy(() => later.promise);
    wait(1000);
    expect([pointers.peek('bakery'), await pointers.find('bakery'), pointers.peek('bakery')]).toEqual(
      Array(3).fill('rel_1'),
    );
    await new Promise(setImmediate);
    expect(asked).toHaveLength(2);
    wait(499);
    expect(pointers.peek('bakery')).toBe('rel_1');
    wait(1);
    expect(pointers.peek('bakery')).toBeUndefined();
    const waiting = pointers.find('bakery');
    later.resolve(new Map([['bakery', 'rel_2']]));
    expect([await waiting, pointers.peek('bakery')]).toEqual(['rel_2', 'rel_2']);
    expect(asked).toHaveLength(2);
  });

  it('is what it was until it is renewed, and is then known with what it needs', async () => {
    const { pointers, asked, online } = setScene({ bakery: 'rel_1' });
    await pointers.find('bakery');
    online.bakery = 'rel_2';
    const made = Promise.withResolvers<void>();
    const makeReady = vi.fn(() => made.promise);
    const renewing = pointers.renew('bakery', makeReady);
    await new Promise(setImmediate);
    expect([makeReady.mock.calls, pointers.peek('bakery')]).toEqual([[['rel_2']], 'rel_1']);
    made.resolve();
    await renewing;
    expect([pointers.peek('bakery'), asked.length]).toEqual(['rel_2', 2]);
    delete online.bakery;
    await pointers.renew('bakery', makeReady);
    expect([pointers.peek('bakery'), makeReady.mock.calls.length]).toEqual([undefined, 1]);
  });

  it('is what the last of those who renew it at once finds, for each of them', async () => {
    const { pointers, online } = setScene({ bakery: 'rel_1' });
    const slow = Promise.withResolvers<void>();
    const first = pointers.renew('bakery', () => slow.promise).then(() => pointers.peek('bakery'));
    await new Promise(setImmediate);
    online.bakery = 'rel_2';
    const second = pointers.renew('bakery', async () => {}).then(() => pointers.peek('bakery'));
    expect(await second).toBe('rel_2');
    slow.resolve();
    expect([await first, pointers.peek('bakery')]).toEqual(['rel_2', 'rel_2']);
  });

  it('is asked anew by the next one where it cannot be renewed', async () => {
    const { pointers, warn, online } = setScene({ bakery: 'rel_1' });
    await pointers.find('bakery');
    online.bakery = 'rel_2';
    await pointers.renew('bakery', () => Promise.reject(new Error('away')));
    expect([pointers.peek('bakery'), warn.mock.calls.length]).toEqual([undefined, 1]);
    expect(await pointers.find('bakery')).toBe('rel_2');
  });

  it('is remembered also where nothing is', async () => {
    const { pointers, asked } = setScene({});
    expect([await pointers.find('nobody'), await pointers.find('nobody')]).toEqual([undefined, undefined]);
    expect(asked).toEqual([['nobody']]);
  });

  it('is asked for with others in one question while one is under way', async () => {
    const { pointers, asked, answerBy } = setScene({});
    const first = Promise.withResolvers<ReadonlyMap<string, string>>();
    answerBy(() => first.promise);
    const finding = [pointers.find('one')];
    await new Promise(setImmediate);
    answerBy(async (addresses) => new Map(addresses.map((address) => [address, `rel_${address}`])));
    finding.push(pointers.find('two'), pointers.find('three'), pointers.find('two'));
    await new Promise(setImmediate);
    expect(asked).toEqual([['one']]);
    first.resolve(new Map([['one', 'rel_one']]));
    expect(await Promise.all(finding)).toEqual(['rel_one', 'rel_two', 'rel_three', 'rel_two']);
    expect(asked).toEqual([['one'], ['two', 'three']]);
  });

  it('is asked anew once it is forgotten, and an answer from before is not remembered', async () => {
    const { pointers, asked, answerBy } = setScene({});
    const before = Promise.withResolvers<ReadonlyMap<string, string>>();
    answerBy(() => before.promise);
    const early = pointers.find('bakery');
    await new Promise(setImmediate);
    pointers.forget('bakery');
    answerBy(async () => new Map([['bakery', 'rel_new']]));
    const late = pointers.find('bakery');
    before.resolve(new Map([['bakery', 'rel_old']]));
    expect([await early, await late, await pointers.find('bakery')]).toEqual(['rel_old', 'rel_new', 'rel_new']);
    expect(asked).toHaveLength(2);
  });

  it('is asked anew for every address once all are forgotten', async () => {
    const { pointers, asked, online } = setScene({ one: 'rel_1', two: 'rel_2' });
    expect(await Promise.all([pointers.find('one'), pointers.find('two')])).toEqual(['rel_1', 'rel_2']);
    online.one = 'rel_3';
    pointers.forgetAll();
    expect([pointers.peek('one'), pointers.peek('two')]).toEqual([undefined, undefined]);
    expect(await Promise.all([pointers.find('one'), pointers.find('two')])).toEqual(['rel_3', 'rel_2']);
    expect(asked).toHaveLength(2);
  });

  it('goes on being what it was while nobody answers, and is asked again after a second', async () => {
    const { pointers, asked, answerBy, wait, warn, online } = setScene({ bakery: 'rel_1' });
    await pointers.find('bakery');
    wait(1500);
    answerBy(() => Promise.reject(new Error('away')));
    for (let more = 0; more < 10; more++) expect(await pointers.find('bakery')).toBe('rel_1');
    expect([asked.length, warn.mock.calls.length]).toEqual([2, 1]);
    await expect(pointers.find('unknown')).rejects.toThrow('away');
    online.bakery = 'rel_2';
    wait(1500);
    answerBy(async () => new Map([['bakery', 'rel_2']]));
    expect(await pointers.find('bakery')).toBe('rel_2');
  });

  it('goes on being what it was where an answer takes too long, and one that never comes holds up no other for ever', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { pointers, answerBy, wait } = setScene({ bakery: 'rel_1' });
    await pointers.find('bakery');
    wait(1500);
    answerBy(() => new Promise(() => {}));
    const found = pointers.find('bakery');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await found).toBe('rel_1');
    answerBy(async () => new Map([['other', 'rel_9']]));
    const other = pointers.find('other');
    await vi.advanceTimersByTimeAsync(4000);
    expect(await other).toBe('rel_9');
  });
});
