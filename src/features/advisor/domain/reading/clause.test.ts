import { describe, expect, it } from 'vitest';
import { clauseAt, sentenceAt } from './clause.ts';

const around = (text: string, words: string): string =>
  clauseAt(text, text.indexOf(words), text.indexOf(words) + words.length);

describe('the clause words stand in', () => {
  it.each([
    ['Du miso, sans soja importé, aux marchés', 'soja importé', 'sans soja importé'],
    ['Charge 3,50 € a wash, minimum 40 per pick-up.', '40', 'minimum 40 per pick-up'],
    ['Costs 3,50 € a wash. Nothing else', '3,50 €', 'Costs 3,50 € a wash'],
    ['They do without or the educators rake it, with a sieve', 'rake', 'They do without or the educators rake it'],
    ['They wait; or the educators rake it.', 'rake', 'the educators rake it'],
    ['v1.5 of it (a pilot)', '1.5', 'v1.5 of it'],
    ['今は、牛糞堆肥を使う。米ぬかも', '牛糞堆肥', '牛糞堆肥を使う'],
  ])('%s', (text, words, clause) => expect(around(text, words)).toBe(clause));

  it('is the words alone where it is too long to be quoted', () => {
    expect(around(`${'word '.repeat(30)}here ${'word '.repeat(30)}`, 'here')).toBe('here');
  });

  it('does not end behind a short word', () => {
    const text = 'Town road foremen within an hour of St. Johnsbury, and farmers.';
    expect(clauseAt(text, 0, 4)).toBe('Town road foremen within an hour of St. Johnsbury');
  });
});

describe('The sentence of words', () => {
  const answer = 'They do it themselves, 60 an hour. One firm in Bristol takes 55.5p and no. Three weeks!';
  const at = (words: string) => sentenceAt(answer, answer.indexOf(words), answer.indexOf(words) + words.length);

  it('is whole, with the numbers in it', () => {
    expect(at('themselves')).toBe('They do it themselves, 60 an hour');
    expect(at('Bristol')).toBe('One firm in Bristol takes 55.5p and no');
    expect(at('weeks')).toBe('Three weeks');
  });

  it('is none where it is too long to be quoted', () => {
    const long = `A firm ${'that waits and waits '.repeat(10)}for us`;
    expect(sentenceAt(long, 2, 6)).toBeUndefined();
  });
});
