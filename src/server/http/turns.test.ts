import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Turns on a clock of the test's; requests are answered when it says so. */
function turnsOf() {
  const clock = { now: 0 };
  const turns = createTurns(() => clock.now);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (owner: string, name: string, signal = new AbortController().signal): Promise<string> => {
    const answer = turns.run(
      owner,
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => {
          ends.set(name, () => resolve(name));
        });
      },
      () => signal,
    );
    answer.catch(() => undefined);
    return answer;
  };
  const askMany = (owner: string, count: number): Promise<string>[] =>
    Array.from({ length: count }, (_, index) => ask(owner, `${owner}${index + 1}`));
  const end = async (name: string): Promise<void> => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  return { clock, turns, begun, ask, askMany, end };
}

describe('turns', () => {
  it('give somebody who is alone six requests at once', () => {
    const { begun, askMany } = turnsOf();
    void askMany('a', 200);
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
  });

  it('let another begin at once, and keep the first to two from then on', async () => {
    const { begun, askMany, ask, end } = turnsOf();
    void askMany('a', 20);
    void ask('b', 'b1');
    expect(begun.slice(6)).toEqual(['b1']);
    for (const name of ['a1', 'a2', 'a3', 'a4']) await end(name);
    expect(begun.slice(7)).toEqual([]);
    await end('a5');
    expect(begun.slice(7)).toEqual(['a7']);
    void ask('b', 'b2');
    expect(begun.slice(8)).toEqual(['b2']);
  });

  it('keep somebody of whom more than sixteen wait to one', async () => {
    const { begun, askMany, ask, end } = turnsOf();
    void askMany('a', 6 + 19);
    void ask('b', 'b1');
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) await end(name);
    expect(begun.slice(7)).toEqual([]);
    await end('a6');
    await end('a7');
    expect(begun.slice(7)).toEqual(['a7', 'a8']);
    await end('a8');
    // Sixteen are left, and two begin.
    expect(begun.slice(9)).toEqual(['a9', 'a10']);
  });

  it('count somebody as gone two seconds after they asked', async () => {
    const { clock, begun, askMany, ask, end } = turnsOf();
    void ask('b', 'b1');
    await end('b1');
    void askMany('a', 18);
    expect(begun.slice(1)).toEqual(['a1', 'a2']);
    clock.now = 2001;
    await end('a1');
    expect(begun.slice(3)).toEqual(['a3', 'a4', 'a5', 'a6', 'a7']);
  });

  it('refuse what is more than 256 waiting of one account, and nothing of another', async () => {
    const { turns, begun, askMany, ask } = turnsOf();
    const asked = askMany('a', 6 + 256);
    expect(turns.waiting).toBe(256);
    await expect(ask('a', 'more')).rejects.toMatchObject({
      status: 429,
      problem: { code: 'request.too_often', retryAfter: 1 },
    });
    void ask('b', 'b1');
    expect(begun.at(-1)).toBe('b1');
    expect(asked).toHaveLength(262);
  });

  it('are handed back when the product stops; what was begun is answered', async () => {
    const { turns, askMany, end } = turnsOf();
    const asked = askMany('a', 8);
    turns.endWaiting();
    for (const waiting of asked.slice(6))
      await expect(waiting).rejects.toMatchObject({ status: 503, problem: { code: 'server.stopping', retryAfter: 2 } });
    await end('a1');
    expect(await asked[0]).toBe('a1');
    expect([turns.waiting, turns.running]).toEqual([0, 5]);
  });

  it('begin nothing for somebody who went away while waiting', async () => {
    const { turns, begun, askMany, ask, end } = turnsOf();
    void askMany('a', 6);
    const gone = new AbortController();
    const waiting = ask('a', 'gone', gone.signal);
    gone.abort(new Error('went away'));
    await expect(waiting).rejects.toThrow('went away');
    await end('a1');
    expect([begun.length, turns.waiting, turns.running]).toEqual([6, 0, 5]);
  });

  it('compute two plans at once for somebody who is alone, and one beside others', async () => {
    const { clock, turns, ask, end } = turnsOf();
    void ask('a', 'a1');
    let computing = 0;
    const compute = (owner: string) =>
      turns.runHeavy(owner, () => {
        computing += 1;
        return new Promise(() => undefined);
      });
    for (let count = 0; count < 3; count += 1) void compute('a');
    expect(computing).toBe(2);
    const other = turnsOf();
    void other.ask('b', 'b1');
    void other.ask('a', 'a1');
    for (let count = 0; count < 3; count += 1) {
      void other.turns.runHeavy('a', () => {
        computing += 1;
        return new Promise(() => undefined);
      });
    }
    expect(computing).toBe(3);
    clock.now += 1;
    await end('a1');
  });
});
