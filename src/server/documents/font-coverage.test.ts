import { describe, expect, it } from 'vitest';
import { fontCoverage } from './font-coverage.ts';
import { loadFontFiles } from './font-files.ts';

describe('the coverage of the fonts', () => {
  const covers = fontCoverage(loadFontFiles().text);

  it('has the letters of the languages we write and of their names', () => {
    for (const text of 'aÀžŁșğĐẞñŒ ΩЖ 面包工坊 日本パン ן ץ מ مخبزنور €£¥–“” ¹²³ □ −×≥')
      expect([text, covers(text)]).toEqual([text, true]);
  });

  it('misses emoji and scripts without a font, and needs one font for a whole cluster', () => {
    for (const text of ['🥐', 'ก', '빵', '👩🏽‍🍳', 'Ж\u064e']) expect([text, covers(text)]).toEqual([text, false]);
    expect(covers('\u200b')).toBe(true);
  });
});
