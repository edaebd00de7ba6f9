import { describe, expect, it } from 'vitest';
import { isPlural, isVenture, isWork, midSentence, quoted, shortPhrase, splitClause } from './phrase-shape.ts';

describe('a phrase in the middle of a sentence', () => {
  it.each([
    ['Families', 'families'],
    ['Handmade furniture', 'handmade furniture'],
    ['Food truck owners.', 'food truck owners'],
    ['English learners', 'English learners'],
    ['Belgian families', 'Belgian families'],
    ['NHS staff', 'NHS staff'],
    ['British-grown', 'British-grown'],
    ['Airbnb hosts', 'Airbnb hosts'],
    ['Planet Fitness', 'Planet Fitness'],
    ['They open only at 7:30', 'they open only at 7:30'],
    ['A wholesaler', 'a wholesaler'],
  ])('“%s” becomes “%s”', (phrase, expected) => {
    expect(midSentence(phrase)).toBe(expected);
  });
});

describe('the shape of an offer', () => {
  it('tells a venture, work, a clause and a thing apart', () => {
    expect(isVenture('a yoga studio')).toBe(true);
    expect(isVenture('a bakery for spelt bread')).toBe(true);
    expect(isVenture('sourdough bread')).toBe(false);
    expect(isWork('repairing bikes')).toBe(true);
    expect(isWork('booking software')).toBe(false);
    expect(isWork('house cleaning')).toBe(false);
    expect(splitClause('Lean Harvest advises wineries')).toEqual({ subject: 'Lean Harvest', does: 'advises wineries' });
    expect(splitClause('weekly vegetable boxes')).toBeUndefined();
  });

  it('shortens to the core and counts it', () => {
    expect(shortPhrase('sourdough bread baked to order')).toBe('sourdough bread');
    expect(isPlural('desks with childcare')).toBe(true);
    expect(isPlural('sourdough bread')).toBe(false);
    expect(quoted('before 7 am.')).toBe('“before 7 am”');
  });
});
