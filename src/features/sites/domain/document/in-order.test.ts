import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '#testing/check-property.ts';
import { alikeAtEnds, inOrder, movedIn } from './in-order.ts';

const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 });
/** The most there can be, looked for in every way. */
const mostOf = (before: readonly string[], after: readonly string[]): number => {
  const [one, ...rest] = before;
  if (one === undefined) return 0;
  const at = after.indexOf(one);
  return Math.max(mostOf(rest, after), at < 0 ? 0 : 1 + mostOf(rest, after.slice(at + 1)));
};

describe('what stands in two lists in the same order', () => {
  it('is alike in both, goes forward in both, and is the most there can be', () =>
    checkProperty(
      fc.property(letters, letters, (before, after) => {
        const pairs = inOrder(before, after);
        for (const [at, [one, other]] of pairs.entries()) {
          expect(before[one]).toBe(after[other]);
          const [was, is] = pairs[at - 1] ?? [-1, -1];
          expect([one > was, other > is]).toEqual([true, true]);
        }
        expect(pairs.length).toBe(mostOf(before, after));
      }),
      { numRuns: 300, gateRuns: 100 },
    ));

  it('is everything at both ends of what was changed in one place', () => {
    expect(inOrder(['b', 'a'], ['a', 'a'])).toEqual([[1, 1]]);
    expect(inOrder(['a', 'b'], ['a', 'a'])).toEqual([[0, 0]]);
    expect(alikeAtEnds(['a', 'a'], ['a', 'a', 'a'])).toEqual([2, 0]);
    expect(alikeAtEnds(['a', 'x', 'b'], ['a', 'b'])).toEqual([1, 1]);
  });
});

describe('what was moved', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];

  it.each([
    ['nothing where others came and went', ids, ['x', 'a', 'c', 'e', 'y'], []],
    ['the one that was taken to the end', ids, ['b', 'c', 'd', 'e', 'a'], ['a']],
    ['the one that was taken to the beginning', ids, ['e', 'a', 'b', 'c', 'd'], ['e']],
    ['one of two that stand the other way round', ['a', 'b'], ['b', 'a'], 1],
    ['all but one where everything is turned round', ids, ids.toReversed(), 4],
  ])('is %s', (_what, before, after, expected) => {
    const moved = [...movedIn(before, after)];
    expect(typeof expected === 'number' ? moved.length : moved).toEqual(expected);
  });
});
