import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean-line.ts';
import { csvCell, csvLine } from './csv.ts';
import { heldReasonsOf, tellingWords } from './spam.ts';

describe('what is held by itself', () => {
  const reasons = (texts: readonly string[], hiddenField = '') => heldReasonsOf({ texts, hiddenField });

  it('is what fills the field that people do not see', () => {
    expect(reasons(['Hello'], 'https://example.com')).toEqual(['hidden-field']);
    expect(reasons(['Hello'])).toEqual([]);
  });

  it('is what has many links, in whatever fields and however they are written', () => {
    const link = 'see https://a.example and www.b.example ';
    expect(reasons([link, 'http://c.example'])).toEqual([]);
    expect(reasons([link, 'http://c.example', '<a href=x>'])).toEqual(['links']);
    expect(reasons(['[url=x] [link=y] HTTPS://C.EXAMPLE WWW.d.example'])).toEqual(['links']);
  });

  it('may have both reasons', () => {
    expect(reasons(['https:// https:// https:// https://'], 'x')).toEqual(['hidden-field', 'links']);
  });
});

describe('the same words', () => {
  it('are the same in other cases, widths and spaces', () => {
    const words = 'We sell you the very best place in every search engine';
    expect(tellingWords(words)).toBe(tellingWords(`  ${words.toUpperCase().replaceAll(' ', ' \n ')}`));
    expect(tellingWords(words)).not.toBe(tellingWords(`${words}!`));
  });

  it('tell nothing where they are few: two people may write them', () => {
    expect(tellingWords('Are you open on Sunday?')).toBeNull();
  });
});

describe('a cell of a CSV file', () => {
  it.each([
    ['=1+1', `"'=1+1"`],
    ['+49 821', `"'+49 821"`],
    ['-2', `"'-2"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
  ])('that a spreadsheet would compute stays words: %j', (text, cell) => expect(csvCell(text)).toBe(cell));

  it.each([
    ['Bread', '"Bread"'],
    ['a "b", c', '"a ""b"", c"'],
    ['two\nlines', '"two\nlines"'],
    ['a=b', '"a=b"'],
    ['', '""'],
  ])('is quoted: %j', (text, cell) => expect(csvCell(text)).toBe(cell));

  it('stands in a line with the others', () => expect(csvLine(['a', '=b'])).toBe(`"a","'=b"\r\n`));
});

describe('what is taken in', () => {
  it('stands in one line without signs that break it or turn it round', () => {
    expect(cleanLine(' Mara\r\nBcc: x@y.example\u202e\u0000 ', 100)).toBe('Mara Bcc: x@y.example');
    expect(cleanLine('a\u2028b\u2029c\u0085d', 100)).toBe('a b c d');
    expect(cleanLine('x'.repeat(10), 4)).toBe('xxxx');
  });

  it('keeps its lines where it may have some', () => {
    expect(cleanText('One\r\nTwo\rThree\u0007\u202e', 100)).toBe('One\nTwo\nThree');
  });

  it('ends with no half of a character', () => {
    expect(cleanLine('ab\u{1f35e}', 3)).toBe('ab');
    expect(cleanText('\ud83c alone', 100).isWellFormed()).toBe(true);
  });
});
