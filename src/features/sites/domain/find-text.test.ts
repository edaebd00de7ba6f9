import { describe, expect, it } from 'vitest';
import { emptyBlock, type Page, type SiteDocument } from './document/site-document.ts';
import { findText, matchesIn } from './find-text.ts';

describe('words in a text', () => {
  it.each([
    ['whatever their case', 'Bread and BREAD', 'bread', ['Bread', 'BREAD']],
    ['whatever their accents', 'Crème brûlée', 'creme brulee', ['Crème brûlée']],
    ['with accents that stand beside their letters', 'Cafe\u0301 au lait', 'café', ['Cafe\u0301']],
    ['with accents where the text has none', 'Cafe au lait', 'café', ['Cafe']],
    ['written with another letter for the same', 'Straße, STRASSE', 'strasse', ['Straße', 'STRASSE']],
    ['in Japanese', '焼きたてのパンを毎朝', 'パン', ['パン']],
    ['in Chinese', '每天早上新鲜的面包', '面包', ['面包']],
    ['in Korean, syllable by syllable', '갓 구운 빵', '빵', ['빵']],
    ['in full width', 'ＡＢＣ１２', 'abc12', ['ＡＢＣ１２']],
    ['in Greek at the end of a word', 'ΑΡΤΟΣ', 'άρτος', ['ΑΡΤΟΣ']],
    ['in Arabic with vowel signs', 'خُبْز', 'خبز', ['خُبْز']],
    ['across a line break', 'fresh\nbread', 'fresh bread', ['fresh\nbread']],
    ['with signs that mean something elsewhere', 'a.b (c)', '.b (', ['.b (']],
    ['behind an emoji', '🥖🥖 rye', 'rye', ['rye']],
    ['one after the other', 'aaaa', 'aa', ['aa', 'aa']],
  ])('are found %s', (_what, text, words, expected) => {
    expect(matchesIn(text, words).map(([begin, end]) => text.slice(begin, end))).toEqual(expected);
  });

  it.each([
    ['another letter in Japanese', 'かき', 'がき'],
    ['another vowel in Hindi', 'की', 'का'],
    ['part of a syllable in Korean', '각', '가'],
    ['nothing', 'bread', '  '],
  ])('are not found where it is %s', (_what, text, words) => {
    expect(matchesIn(text, words)).toEqual([]);
  });
});

const block = (type: 'hero' | 'prices' | 'text', id: string, props: object) => {
  const empty = emptyBlock(type, id);
  return { ...empty, props: { ...empty.props, ...props } } as Page['blocks'][number];
};
const long = `Once upon a time there was a baker who rose long before dawn to bake ${'and bake '.repeat(9)}`;
const site: SiteDocument = {
  version: 1,
  template: 'counter',
  language: 'en',
  title: 'Rye & Loaf',
  pages: [
    {
      kind: 'home',
      title: 'Home',
      description: '',
      searchTitle: '',
      keywords: '',
      blocks: [
        block('hero', 'top', { headline: 'Rye since dawn' }),
        block('prices', 'prices', { items: [{ name: 'Loaf', price: '€4', note: 'rye' }] }),
      ],
    },
    {
      kind: 'about',
      title: 'About',
      description: '',
      searchTitle: '',
      keywords: '',
      blocks: [block('text', 'text', { text: `${long}rye.\n\nRye!` })],
    },
  ],
  bindings: [],
  css: '',
};

describe('words in a site', () => {
  it('are listed with their places on every page, the title first, each occurrence by itself', () => {
    expect(
      findText(site, 'rye').map(({ pageKind, blockId, field, occurrence, match }) => [
        pageKind,
        blockId,
        field,
        occurrence,
        match,
      ]),
    ).toEqual([
      ['home', undefined, 'title', 0, 'Rye'],
      ['home', 'top', 'headline', 0, 'Rye'],
      ['home', 'prices', 'items.0.note', 0, 'rye'],
      ['about', 'text', 'text', 0, 'rye'],
      ['about', 'text', 'text', 1, 'Rye'],
    ]);
  });

  it('stand among the words around them, in one line and without half a word', () => {
    const [, , , first, second] = findText(site, 'rye');
    expect([first!.before, first!.after]).toEqual(['…and bake and bake and bake ', '. Rye!']);
    expect(second!.after).toBe('!');
  });

  it('are listed as often as asked, and not at all without words', () => {
    expect(findText(site, 'rye', 2)).toHaveLength(2);
    expect(findText(site, ' ')).toEqual([]);
  });
});
