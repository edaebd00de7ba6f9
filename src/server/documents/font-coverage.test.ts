import { describe, expect, it } from 'vitest';
import { worldTexts } from '#testing/documents/hostile-texts.ts';
import { fontCoverage } from './font-coverage.ts';
import { fontFiles } from './font-files.ts';

describe('the coverage of the fonts', () => {
  const covers = fontCoverage(fontFiles().oneOfEach);
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });

  it('has the letters of the languages we write and of their names', () => {
    const names = 'aÀžŁșğĐẞñŒ ΩЖ 面包工坊 日本パン ן ץ מ مخبزنور €£¥–“” ¹²³ −×≥';
    for (const { segment } of segments.segment(names + Object.values(worldTexts).join('')))
      expect([segment, covers(segment)]).toEqual([segment, true]);
  });

  it('misses scripts without a font, and needs one font for a whole cluster', () => {
    for (const text of ['𐎠', 'ক', 'Ж\u064e']) expect([text, covers(text)]).toEqual([text, false]);
    expect(covers('\u200b')).toBe(true);
  });

  it('opens no font that no text needs', () => {
    const lazy = fontCoverage([fontFiles().oneOfEach[0]!, 'no-such-font.ttf']);
    expect(lazy('a')).toBe(true);
    expect(() => lazy('빵')).toThrow('no-such-font.ttf');
  });
});
