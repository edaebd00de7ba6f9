import { describe, expect, it } from 'vitest';
import { breakLongWords } from './break-words.ts';
import { drawableText } from './drawable-text.ts';

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
const drawn = /^(?:[a-zA-Z🥐👩🍳]|\u0301|\u25cc|\u200d)+$/u;
const covers = (cluster: string): boolean => drawn.test(cluster);
const draw = (text: string) => drawableText(text, segments, covers);

describe('text as fonts can draw it', () => {
  it('leaves alone what they can draw, joined emoji whole', () => {
    expect(draw('bread🥐👩\u200d🍳e\u0301')).toEqual({ text: 'bread🥐👩\u200d🍳e\u0301', isCoded: false });
  });

  it('takes the plain form of a letter, and says no more', () => {
    expect(draw('𝐁read ﬁne')).toEqual({ text: 'Bread[U+0020]fine', isCoded: true });
  });

  it('writes codes, those beside each other in one pair of brackets', () => {
    expect(draw('a𐎠𐎡b')).toEqual({ text: 'a[U+103A0 U+103A1]b', isCoded: true });
    expect(draw('a\u0489b')).toEqual({ text: 'a[U+0489]b', isCoded: true });
  });

  it('puts a mark without a letter on a circle, and keeps what is invisible invisible', () => {
    expect(draw('\u0301a')).toEqual({ text: '\u25cc\u0301a', isCoded: false });
    expect(draw('🥐\u180f').text).toBe('🥐');
    expect(draw('\ufe0f').text).toBe('\ufe0f');
  });

  it('asks where there is no character', () => {
    expect(draw('a\u0378\ufffd')).toEqual({ text: 'a??', isCoded: false });
  });
});

describe('words longer than a line', () => {
  const pieces = (text: string): readonly string[] => breakLongWords(text, segments).split('\u200b');

  it('break after signs or anywhere, and lose nothing', () => {
    expect(pieces('x'.repeat(30)).map((piece) => piece.length)).toEqual([12, 12, 6]);
    expect(pieces('https://example.org/a-long-path/to')).toEqual([
      'https://',
      'example.',
      'org/',
      'a-',
      'long-',
      'path/',
      'to',
    ]);
    expect(pieces('short words only, many of them')).toHaveLength(1);
  });

  it('break between joined emoji and not inside, and not where lines break anyway', () => {
    expect(pieces('👩\u200d🍳'.repeat(30)).every((piece) => /^(👩\u200d🍳)+$/u.test(piece))).toBe(true);
    expect(pieces('面包工坊每天清晨为餐厅和小旅馆烘焙新鲜面包，并在七点之前用自行车送到门口。')).toHaveLength(1);
    expect(pieces('ร้านขนมปังของเราอบขนมปังสดใหม่ทุกเช้า')).toHaveLength(1);
  });
});
