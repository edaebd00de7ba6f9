import { describe, expect, it } from 'vitest';
import { isPlainJson, isShallow } from './plain-json.ts';

const nest = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('a value from JSON', () => {
  it.each([[['', 'a\n\tb', 'Zoë 👩‍🚀']], [null], [1], [true], [{ a: [{ b: 'c' }] }], [nest(32)]])(
    'is plain: %j',
    (value) => {
      expect(isPlainJson(value)).toBe(true);
    },
  );

  it.each([
    ['NUL', 'a\0'],
    ['NUL in a name', [{ 'a\0': 1 }]],
    ['half a character', { a: ['\ud800'] }],
    ['half a character in a name', { '\udc00': 1 }],
    ['one level too many', nest(33)],
    ['two hundred thousand levels', nest(200_000)],
  ])('is not plain with %s', (_what, value) => {
    expect(isPlainJson(value)).toBe(false);
  });

  it('is shallow with 32 levels and no more, whatever its texts hold', () => {
    expect([nest(32), { a: 'a\0' }, 1, null].map((value) => isShallow(value))).toEqual([true, true, true, true]);
    expect([nest(33), nest(200_000), { a: nest(32) }].map((value) => isShallow(value))).toEqual([false, false, false]);
  });
});
