import { describe, expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

describe('a range of a file of ten bytes', () => {
  it.each([
    ['bytes=0-3', { first: 0, last: 3 }],
    ['bytes=4-', { first: 4, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=8-99', { first: 8, last: 9 }],
    ['bytes=-99', { first: 0, last: 9 }],
    ['BYTES=0-0', { first: 0, last: 0 }],
  ])('%s is part of it', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected);
  });

  it.each([null, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b', 'bytes=1-2x'])(
    '%j is answered with the whole file',
    (header) => {
      expect(readRange(header, 10)).toBeUndefined();
    },
  );

  it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('%s is not there', (header) => {
    expect(readRange(header, 10)).toBe('unsatisfiable');
  });

  it('is never there in an empty file', () => {
    expect(['bytes=0-', 'bytes=-1'].map((header) => readRange(header, 0))).toEqual(['unsatisfiable', 'unsatisfiable']);
  });
});
