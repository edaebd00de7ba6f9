import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFairQueue, type FairQueueOptions } from './fair-queue.ts';

/** A queue whose work ends when it is told to; `begun` are those that began, in their order. */
function queueOf(options: Partial<FairQueueOptions> = {}) {
  const queue = createFairQueue({
    places: 1,
    waitingMax: 100,
    waitingOfOwnerMax: 10,
    full: (waiting) => new Error(`full with ${waiting}`),
    ...options,
  });
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const ask = (owner: string, name: string, signal?: AbortSignal): Promise<string> => {
    const asked = queue.run(
      owner,
      () => {
        begun.push(name);
        return new Promise<string>((resolve, reject) => {
          ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)));
        });
      },
      signal,
    );
    asked.catch(() => undefined);
    return asked;
  };
  const end = async (name: string, failure?: Error): Promise<void> => {
    ends.get(name)!(failure);
    await new Promise(setImmediate);
  };
  return { queue, begun, ask, end };
}

describe('a fair queue', () => {
  it('lets owners take turns, however much one has waiting, and keeps the order of each', async () => {
    const { begun, ask, end } = queueOf();
    const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => ask(name[0]!, name));
    const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'];
    for (const name of order) await end(name);
    expect(begun).toEqual(order);
    expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
  });

  it('runs as many at once as there are places', async () => {
    const { queue, begun, ask, end } = queueOf({ places: 2 });
    for (const name of ['a1', 'a2', 'b1']) void ask(name[0]!, name);
    expect([begun, queue.running, queue.waiting]).toEqual([['a1', 'a2'], 2, 1]);
    await end('a2');
    expect([begun, queue.running, queue.waiting]).toEqual([['a1', 'a2', 'b1'], 2, 0]);
  });

  it('runs no more of one owner than they have places, and asks how many those are whenever one is free', async () => {
    let placesOfOwner = 2;
    const { queue, begun, ask, end } = queueOf({ places: 3, placesOf: () => placesOfOwner });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
    expect([begun, queue.hasPlace('a'), queue.hasPlace('b')]).toEqual([['a1', 'a2'], false, true]);
    void ask('b', 'b1');
    expect([begun, queue.hasPlace('b')]).toEqual([['a1', 'a2', 'b1'], false]);
    placesOfOwner = 1;
    await end('a1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('a2');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
    placesOfOwner = 2;
    await end('b1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
    await end('a3');
    expect([queue.hasPlace('a'), queue.running]).toEqual([true, 1]);
  });

  it('tells how long the first that waits has done so', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { queue, ask, end } = queueOf();
    void ask('a', 'a1');
    expect(queue.oldestSeconds).toBe(0);
    void ask('a', 'a2');
    vi.advanceTimersByTime(20);
    void ask('b', 'b1');
    vi.advanceTimersByTime(5);
    expect(queue.oldestSeconds).toBeCloseTo(0.025, 6);
    await end('a1');
    expect(queue.oldestSeconds).toBeCloseTo(0.005, 6);
    await end('a2');
    expect(queue.oldestSeconds).toBe(0);
  });

  it('refuses what is too much of one owner, and takes what another asks for', async () => {
    const { ask } = queueOf({ waitingOfOwnerMax: 2 });
    for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
    await expect(ask('a', 'a4')).rejects.toThrow('full with 2');
    const other = ask('b', 'b1');
    expect(await Promise.race([other, 'waits'])).toBe('waits');
  });

  it('refuses what is too much of all', async () => {
    const { ask } = queueOf({ waitingMax: 2 });
    for (const name of ['a1', 'b1', 'c1']) void ask(name[0]!, name);
    await expect(ask('d', 'd1')).rejects.toThrow('full with 2');
  });

  it('forgets what nobody waits for any more, and finishes what has begun', async () => {
    const { queue, begun, ask, end } = queueOf();
    const [begins, waits] = [new AbortController(), new AbortController()];
    const first = ask('a', 'a1', begins.signal);
    const second = ask('a', 'a2', waits.signal);
    const third = ask('a', 'a3');
    begins.abort(new Error('gone'));
    waits.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    expect(queue.waiting).toBe(1);
    await end('a1');
    await end('a3');
    expect([await first, await third, begun]).toEqual(['a1', 'a3', ['a1', 'a3']]);
    await expect(ask('a', 'a4', begins.signal)).rejects.toThrow('gone');
  });

  it('goes on after a failure', async () => {
    const { ask, end } = queueOf();
    const [first, second] = [ask('a', 'a1'), ask('b', 'b1')];
    await end('a1', new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    await end('b1');
    expect(await second).toBe('b1');
  });

  it('rejects what waits when it is cleared, and settles once the rest has ended', async () => {
    const { queue, ask, end } = queueOf();
    const [first, second] = [ask('a', 'a1'), ask('b', 'b1')];
    queue.clear(new Error('closing'));
    await expect(second).rejects.toThrow('closing');
    let isSettled = false;
    const settled = queue.settled().then(() => {
      isSettled = true;
    });
    await new Promise(setImmediate);
    expect(isSettled).toBe(false);
    await end('a1');
    await settled;
    expect(await first).toBe('a1');
  });
});
