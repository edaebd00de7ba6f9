import { describe, expect, it } from 'vitest';
import { cleanText, mapStrings } from './clean-text.ts';

describe('text for documents', () => {
  it('loses controls, broken characters and marks that turn the direction, and nothing else', () => {
    expect(cleanText('a\u0000b\u001b\u007f\tc\r\nd\u2028e')).toBe('ab c\nd\ne');
    expect(cleanText('x\u202ey\u2067z\ufffe')).toBe('xyz');
    expect(cleanText('half \ud83e')).toBe('half ?');
    expect(cleanText('bread לחם\u200f مخبز 面包 👩🏽‍🍳 <b>&"\'')).toBe('bread לחם\u200f مخبز 面包 👩🏽‍🍳 <b>&"\'');
    expect(cleanText('e\u0301')).toBe('é');
  });

  it('loses hidden tags, but not those that make a flag', () => {
    const england = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
    expect(cleanText(`${england} x\u{e0068}\u{e0069}y`)).toBe(`${england} xy`);
  });

  it('is changed in every string of a value and nowhere else', () => {
    const value = { a: ['x', { x: 'x', n: 1, yes: true, none: null }] };
    expect(mapStrings(value, (text) => `${text}!`)).toEqual({ a: ['x!', { x: 'x!', n: 1, yes: true, none: null }] });
  });
});
