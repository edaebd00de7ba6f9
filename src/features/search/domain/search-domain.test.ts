import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { cutSnippet, findRanges } from './highlight.ts';
import { matchText } from './match-text.ts';
import { compareRanked, rankOf } from './rank-hits.ts';
import { readQuery, wantedInRun, wantedSpellings, wordMatch } from './search-query.ts';
import { gramsOf, indexTerms, isForgivable, readTokens } from './tokens.ts';
import { errorsAllowed, wordDistance } from './word-distance.ts';
import { otherForms } from './word-forms.ts';

const textsOf = (text: string) => readTokens(text).map((token) => token.text);

describe('folding', () => {
  it.each([
    ['Café', 'cafe'],
    ['Straße', 'strasse'],
    ['Smørgården', 'smorgarden'],
    ['Żółw', 'zolw'],
    ['Ёлки', 'елки'],
    ['Ｇｒｏｕｎｄ', 'ground'],
    ['ﾊﾟﾝ', 'はん'],
    ['パン', 'はん'],
    ['ばん', 'はん'],
    ['한국', '한국'],
  ])('takes %s for %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('tokens', () => {
  it('are words, runs of scripts without spaces, and signs, at their places in the text', () => {
    expect(readTokens('Crème 50% 東京カフェ')).toEqual([
      { kind: 'word', text: 'creme', start: 0, end: 5 },
      { kind: 'word', text: '50', start: 6, end: 8 },
      { kind: 'sign', text: '%', start: 8, end: 9 },
      { kind: 'run', text: '東京かふぇ', start: 10, end: 15 },
    ]);
  });

  it('leave out what only parts words, and keep an apostrophe within one', () => {
    expect(textsOf("Oven, rent (don't) - “ok”.")).toEqual(['oven', 'rent', 'dont', 'ok']);
    expect(textsOf('tax_rate C++ R&D')).toEqual(['tax', '_', 'rate', 'c', '+', '+', 'r', '&', 'd']);
  });

  it('are indexed whole, a run by its characters and pairs', () => {
    expect([...indexTerms('東京都 loaf')].sort()).toEqual(['loaf', '京', '京都', '東', '東京', '都']);
  });

  it('are bounded, and nothing breaks them', () => {
    expect(textsOf('x'.repeat(500))[0]).toHaveLength(40);
    expect(readQuery('a b c d e f g h i j k l m n o p')).toHaveLength(12);
    for (const odd of ['', '\ud800', '\u0301', '\u202e', '。、', '🥖🥖']) expect(() => readTokens(odd)).not.toThrow();
  });
});

describe('spelling', () => {
  it.each([
    ['bakery', 'bakery', 0],
    ['bakry', 'bakery', 1],
    ['bakkery', 'bakery', 1],
    ['bekery', 'bakery', 1],
    ['abkery', 'bakery', 1],
    ['bkaeyr', 'bakery', 2],
    ['florist', 'bakery', 3],
  ])('%s is so far from %s: %i', (one, other, errors) => {
    expect(wordDistance(one, other, 2)).toBe(errors);
  });

  it('is forgiven by length, never where there are digits', () => {
    expect([3, 4, 7, 8].map(errorsAllowed)).toEqual([0, 1, 1, 2]);
    expect(['ad', 'oven', '2024', 'b2b'].map(isForgivable)).toEqual([false, true, false, false]);
    expect(gramsOf('oven')).toEqual(['^^o', '^ov', 'ove', 'ven', 'en$', 'n$$']);
  });

  it('prefers the word, then its other forms, then longer words, then near ones', () => {
    const order = ['plan', 'plans', 'planning', 'plam', 'oven'].map((word) => wordMatch('plan', word));
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    expect([order[0], order.at(-1)]).toEqual([1, 0]);
  });

  it('knows plurals in several languages', () => {
    expect(otherForms('bakeries')).toContain('bakery');
    expect(otherForms('bakery')).toContain('bakeries');
    expect(otherForms('планы')).toContain('план');
  });

  it('counts a near word less where the typed word is there', () => {
    const token = readQuery('form')[0]!;
    const weight = (words: string[]) => wantedSpellings(token, 0, words).find(({ term }) => term === 'from')!.weight;
    expect(weight(['from'])).toBeGreaterThan(0.45);
    expect(weight(['from', 'form'])).toBeLessThan(0.45);
  });

  it('finds a run by its parts, which together weigh one', () => {
    const wanted = wantedInRun(readQuery('東京珈琲')[0]!, 0);
    expect(wanted).toHaveLength(7);
    expect(wanted.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });
});

describe('rank', () => {
  const rank = (title: string, score = 1, isCurrentWorkspace = false) =>
    rankOf('oven rent', { title, score, isCurrentWorkspace, updatedAt: new Date(0) });

  it('is the title itself, its beginning, within it, words of it, and less', () => {
    const order = [
      rank('Oven rent'),
      rank('Oven rent 2026'),
      rank('The oven rent'),
      rank('Rent of the oven'),
      rank('Flour', 0.4),
    ];
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    expect(new Set(order).size).toBe(5);
    expect(rank('Flour', 0.5, true)).toBeGreaterThan(rank('Flour', 0.5));
  });

  it('puts the newer first where all else is equal', () => {
    const [old, recent] = [0, 1].map((time) => ({ rank: 1, updatedAt: new Date(time) }));
    expect([old!, recent!].sort(compareRanked)).toEqual([recent, old]);
  });
});

describe('highlights', () => {
  it('are the places of the terms, joined where they touch', () => {
    expect(findRanges('Crème brûlée', new Set(['creme']))).toEqual([[0, 5]]);
    expect(findRanges('東京都の珈琲', new Set(['東京', '京都', '京']))).toEqual([[0, 3]]);
    expect(findRanges('東京', new Set(['京']))).toEqual([[1, 2]]);
  });

  it('are kept in a snippet around the place that answers most', () => {
    const text = `${'word '.repeat(60)}the oven rent is due ${'word '.repeat(60)}`;
    const snippet = cutSnippet(text, new Set(['oven', 'rent']));
    expect(snippet.ranges.map(([start, end]) => snippet.text.slice(start, end))).toEqual(['oven', 'rent']);
    expect(snippet.text).toMatch(/^….*…$/);
    expect(snippet.text.length).toBeLessThan(150);
  });

  it('never cut a character in two', () => {
    const { text } = cutSnippet('🥖'.repeat(300), new Set());
    expect(text.isWellFormed()).toBe(true);
  });
});

describe('a list at hand', () => {
  it('is matched as forgivingly', () => {
    expect(matchText('New workspace', 'new worksapce')).toBeGreaterThan(0.5);
    expect(matchText('New workspace', 'sign out')).toBe(0);
    expect(matchText('新しいワークスペース', 'ワーク')).toBe(1);
    expect(matchText('New workspace', '')).toBe(0);
  });
});
