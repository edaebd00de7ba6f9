import { describe, expect, it } from 'vitest';
import { filledSite } from '../../testing/sample-sites.ts';
import { checkKeywords, keywordsOf } from './keyword-check.ts';

const page = { ...filledSite().pages[0]!, description: 'Bread in Augsburg' };

describe('keywords of a page', () => {
  it('are what stands between commas, each once, five at most', () => {
    expect(keywordsOf({ keywords: ' bread, Sourdough,,bread ,BREAD; rye' })).toEqual(['bread', 'Sourdough', 'rye']);
    expect(keywordsOf({ keywords: 'パン、酵母' })).toEqual(['パン', '酵母']);
    expect(keywordsOf({ keywords: 'a,b,c,d,e,f' })).toHaveLength(5);
    expect(keywordsOf({ keywords: '' })).toEqual([]);
  });

  it('are found where they stand, whatever their case and accents', () => {
    const checked = checkKeywords(
      { ...page, keywords: 'SOURDOUGH bread, Brotzeit, augsburg, cafes, croissant' },
      'Brotzeit',
    );
    expect(checked).toEqual([
      { keyword: 'SOURDOUGH bread', places: ['headline', 'text'] },
      { keyword: 'Brotzeit', places: ['title', 'text'] },
      { keyword: 'augsburg', places: ['description', 'text'] },
      { keyword: 'cafes', places: [] },
      { keyword: 'croissant', places: [] },
    ]);
  });

  it('are looked for in the title for search engines where there is one', () => {
    const titled = { ...page, keywords: 'rye, boulangerie', searchTitle: 'Rye bread' };
    expect(checkKeywords(titled, 'Boulangerie').map(({ places }) => places)).toEqual([['title'], []]);
  });
});
