import { describe, expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

describe('a seeded random', () => {
  it('gives the same sequence for the same seed, and this one for good', () => {
    const take = (seed: string) =>
      Array.from(
        { length: 5 },
        (
          (random) => () =>
            random.below(1000)
        )(seededRandom(seed)),
      );
    expect(take('a')).toEqual(take('a'));
    expect(take('a')).not.toEqual(take('b'));
    expect(take('groundwork')).toMatchInlineSnapshot(`
      [
        875,
        858,
        433,
        850,
        969,
      ]
    `);
  });

  it('forks into streams that do not depend on each other', () => {
    const one = seededRandom('a');
    const before = one.fork('part').next();
    one.next();
    expect(one.fork('part').next()).toBe(before);
  });

  it('spreads evenly and shuffles without loss', () => {
    const random = seededRandom('spread');
    const counts = [0, 0, 0, 0];
    for (let index = 0; index < 4000; index++) counts[random.below(4)]! += 1;
    for (const count of counts) expect(count).toBeGreaterThan(900);
    expect(random.shuffle([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(() => random.pick([])).toThrow('Nothing to pick from');
  });
});
