import { describe, expect, it } from 'vitest';
import { cmykOf } from './guidelines.ts';

describe('the shares of a press', () => {
  it.each([
    ['#ffffff', [0, 0, 0, 0]],
    ['#000000', [0, 0, 0, 100]],
    ['#ff0000', [0, 100, 100, 0]],
    ['#2547d0', [82, 66, 0, 18]],
  ])('of %s are %j', (hex, shares) => {
    expect(cmykOf(hex)).toEqual(shares);
  });
});
