import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { givenPerSold as check } from './given-per-sold.ts';

const laptops = {
  amounts: [{ role: 'price', quote: '€165 per laptop', form: money(165, 'laptop'), unit: 'laptop/laptops' }],
  words: [
    { role: 'payer', quote: 'Primary schools' },
    { role: 'user', quote: 'refugees' },
  ],
} as const;
const gift = { gift: 'm:refugees' };

describe('given-per-sold', () => {
  it('asks whether somebody gets it as a gift', () => {
    const asked = askedBy(check, coachOf(laptops));
    expect(asked).toMatchObject({
      key: 'gift',
      text: 'Do some of these get as a gift what you sell to others, so that each one sold has to pay for gifts too?',
      field: { options: [{ id: 'none' }, { id: 'm:refugees' }] },
    });
  });

  it('says up to which cost one sold pays for one given', () => {
    const found = foundBy(check, coachOf({ ...laptops, answers: gift }));
    expect(found.text).toBe(
      'As long as one costs you no more than €82.50, each one sold pays for itself and for one given to “refugees”. If it costs more, one sold is not enough for one gift.',
    );
    expect(englishSpeaker.text(found.next!)).toMatch(/^Add up what one costs you/);
    expect(found.rows).toEqual([
      '€41.25 | €123.75 | 3',
      '€66 | €99 | 1.5',
      '€82.50 | €82.50 | 1',
      '€99 | €66 | 0.67',
      '€123.75 | €41.25 | 0.33',
    ]);
    expect(found).toMatchObject({ severity: 'costs', stake: 0, restsOn: ['m:refugees', 'm:€165 per laptop'] });
  });

  it('says how many gifts a sale pays for once the cost is known', () => {
    const meals = {
      currency: 'GBP',
      amounts: [{ role: 'price', quote: '£9 lunch', form: money(9, undefined, 'GBP') }],
      words: [{ role: 'user', quote: 'people without a home' }],
    } as const;
    const at = (cost: number) =>
      foundBy(check, coachOf({ ...meals, answers: { gift: 'm:people without a home', 'cost.direct': cost } }));
    expect(at(300).text).toBe(
      'One costs you £3, so £6 is left of each one sold. That pays for 2 gifts to “people without a home”, before bills and your own pay.',
    );
    expect(at(300).severity).toBe('tells');
    expect(at(600).text).toBe(
      'One costs you £6, so £3 is left of each one sold. It takes 2 sold to pay for one gift to “people without a home”, before bills and your own pay.',
    );
    expect(at(600).severity).toBe('costs');
  });

  it('is silent where nothing is given, nobody uses it but the buyer, the price is open or paid by the month, or a sale leaves nothing', () => {
    expect(check.look(coachOf({ ...laptops, answers: { gift: 'none' } }))).toBeNull();
    expect(check.look(coachOf({ ...laptops, answers: { gift: { kind: 'unknown' } } }))).toBeNull();
    expect(check.look(coachOf({ ...laptops, words: [laptops.words[0]] }))).toBeNull();
    expect(check.look(coachOf({ words: laptops.words }))).toBeNull();
    const monthly = { role: 'price.period', quote: '€9 a month', form: money(9, 'month') } as const;
    expect(check.look(coachOf({ words: laptops.words, amounts: [monthly] }))).toBeNull();
    expect(check.look(coachOf({ ...laptops, answers: { ...gift, 'cost.direct': 17_000 } }))).toBeNull();
  });
});
