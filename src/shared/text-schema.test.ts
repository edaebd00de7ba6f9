import { describe, expect, it } from 'vitest';
import { multiLineText, singleLineText } from './text-schema.ts';

describe('text from people', () => {
  it('loses what the database cannot hold and nothing else', () => {
    expect(multiLineText(100).parse('a\u0000b\nc\td\u0007 🍞 مخبز \ud800')).toBe('ab\nc\td 🍞 مخبز \ufffd');
  });

  it('is brought onto one line', () => expect(singleLineText(100).parse('  Ada\n Byron\t')).toBe('Ada Byron'));

  it('longer than its limit is refused with the limit', () => {
    expect(multiLineText(3).safeParse('abcd').error?.issues[0]?.message).toBe('is longer than 3 characters');
  });
});
