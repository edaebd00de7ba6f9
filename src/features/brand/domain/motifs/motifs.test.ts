import { describe, expect, it } from 'vitest';
import { pathData } from '../geometry/path-data.ts';
import { areaOf, boundsOf, join, meet } from '../geometry/shapes.ts';
import { findMotifs, motifs } from './find-motifs.ts';

it('there are at least sixty motifs, each with a name of its own and things it stands for', () => {
  expect(motifs.length).toBeGreaterThanOrEqual(60);
  expect(new Set(motifs.map(({ id }) => id)).size).toBe(motifs.length);
  expect(motifs.filter(({ of }) => of.length === 0)).toEqual([]);
});

describe.each(motifs)('$id', ({ draw }) => {
  const { main, accent } = draw();
  const whole = accent ? join(main, accent) : main;

  it('lies on its grid and fills enough of it to be seen small', () => {
    const { x, y, width, height } = boundsOf(whole);
    expect([x, y, 64 - x - width, 64 - y - height].every((margin) => margin > -1)).toBe(true);
    expect(Math.max(width, height)).toBeGreaterThan(44);
    expect(areaOf(whole)).toBeGreaterThan(450);
  });

  it('has parts that do not cover one another', () => {
    expect(accent ? areaOf(meet(main, accent)) : 0).toBeLessThan(1);
  });

  it('is drawn with few bytes', () => expect(pathData(whole).length).toBeLessThan(4000));
});

describe('motifs for what is sold', () => {
  const first = (...words: string[]): string | undefined => findMotifs(words)[0]?.id;
  it.each([
    [['Coffee'], 'cup'],
    [['bikes'], 'wheel'],
    [['veterinary'], 'paw'],
    [['tax'], 'scales'],
    [['bakery', 'bread'], 'bread'],
  ])('%j', (words, id) => expect(first(...words)).toBe(id));

  it('a stem of few letters is no beginning of another word', () => {
    expect(findMotifs(['category', 'teams', 'bark', 'icebreaker']).map(({ id }) => id)).not.toContain('cat');
    expect(findMotifs(['lawn']).map(({ id }) => id)).not.toContain('scales');
    expect(findMotifs(['law']).map(({ id }) => id)).toContain('scales');
  });

  it.each([
    ["children's dental clinic", 'tooth'],
    ['home-visit dentistry', 'tooth'],
    ['hardware store', 'hammer'],
    ['watch repair', 'watch'],
    ['overnight home care', 'heart'],
    ['small day nursery', 'rainbow'],
    ['handwoven cloth shop', 'yarn'],
    ['shoe repair workshop', 'shoe'],
    ['accounting consultancy', 'chart'],
  ])('of %s: what it is goes before where, for whom and how', (trade, id) =>
    expect(first(...trade.match(/\p{L}{3,}/gu)!)).toBe(id),
  );

  it.each([
    ['elevator maintenance', 'lift'],
    ['screw and fastener wholesale', 'bolt-nut'],
    ['honey bee farm', 'honey'],
    ['sheep farm', 'tractor'],
    ['printer cartridge refilling', 'printer'],
    ['landscaping', 'tree'],
    ['beef noodle restaurant', 'bowl'],
    ['hearing aid fitting', 'ear'],
    ['Arabic calligraphy school', 'nib'],
    ['septic tank emptying', 'tank'],
  ])('of %s: the thing itself', (trade, id) => expect(first(...trade.match(/\p{L}{3,}/gu)!)).toBe(id));

  it.each(['pumpkin seller', 'postnatal', 'springs', 'fasting', 'bowling'])(
    'none of %s: a word that begins like another is another',
    (trade) => expect(findMotifs(trade.match(/\p{L}{3,}/gu)!)).toEqual([]),
  );

  it('none where nothing is named', () => expect(findMotifs(['unspecified'])).toEqual([]));
});
