import { describe, expect, it } from 'vitest';
import { mendSmallWord } from './small-words.ts';
import { tokenize } from './tokens.ts';

describe('typing errors in units and small words', () => {
  it.each([
    ['mounth', 'month'],
    ['mnth', 'month'],
    ['huor', 'hour'],
    ['hoours', 'hours'],
    ['vist', 'visit'],
    ['persson', 'person'],
    ['preson', 'person'],
    ['weeek', 'week'],
    ['yaer', 'year'],
    ['dya', 'day'],
    ['sesion', 'session'],
    ['betwen', 'between'],
    ['chrage', 'charge'],
    ['savngs', 'savings'],
  ])('reads "%s" as "%s"', (typed, meant) => {
    expect(mendSmallWord(typed)).toBe(meant);
  });

  it.each(
    (
      'moth mouth moths yea yearn ever very guess gust lite litter linter lifter prince changes charged charger prison ' +
      'parson persona costumer thicket sayings weak hours house our form aground pice'
    ).split(' '),
  )('leaves "%s", a word of its own, as it is', (word) => {
    expect(mendSmallWord(word)).toBe(word);
  });

  it('leaves names inside a sentence as they are spelled, and the text of a token as it was typed', () => {
    const tokens = tokenize('Betwen us and Vist, 5 a mounth');
    expect(tokens.map(({ lower }) => lower)).toEqual(['between', 'us', 'and', 'vist', ',', '5', 'a', 'month']);
    expect(tokens.at(-1)!.text).toBe('mounth');
  });
});
