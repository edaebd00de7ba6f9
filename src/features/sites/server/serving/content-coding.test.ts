import { describe, expect, it } from 'vitest';
import { chooseCoding, namesTag } from './content-coding.ts';

describe('the coding of an answer', () => {
  it.each([
    [null, 'plain'],
    ['', 'plain'],
    ['identity', 'plain'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'plain'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0.5, identity;q=0.9', 'plain'],
    ['*', 'br'],
    ['*;q=0', 'plain'],
    ['br;q=0, *', 'gzip'],
    ['brotli', 'plain'],
    ['br;q=x', 'plain'],
    [`${'deflate,'.repeat(1000)}br`, 'plain'],
  ])('asked for by %j is %s', (header, coding) => {
    expect(chooseCoding(header)).toBe(coding);
  });
});

describe('a tag', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    [null, false],
    ['', false],
    ['"b"', false],
    ['a', false],
    ['"aa"', false],
  ])('is named by %j: %s', (header, isNamed) => {
    expect(namesTag(header, '"a"')).toBe(isNamed);
  });
});
