import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { payback as check } from './payback.ts';

const oven = { role: 'cost.once', quote: 'four à 9 000 €', form: money(9000) } as const;
const loaf = { role: 'price', quote: '6 € le pain', form: money(6) } as const;
const bakery = { amounts: [oven, loaf] };
const answers = { 'cost.direct': 200, volume: 500, bills: 120_000, 'start.cost': 900_000 };

describe('payback', () => {
  it('says after how many months it is back, before any pay', () => {
    const found = foundBy(check, coachOf({ ...bakery, answers }));
    expect(found.text).toBe(
      'With the sales you expect, a month leaves €800 after its bills, before tax. What you buy for the start, €9,000, is back after 12 months, if you take nothing for yourself until then.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:four à 9 000 €'] });
  });

  it('counts the pay where it is known, and says years where it takes long', () => {
    expect(foundBy(check, coachOf({ ...bakery, answers: { ...answers, pay: 60_000 } })).text).toBe(
      'With the sales you expect, a month leaves €200 after its bills and your own pay, before tax. What you buy for the start, €9,000, is back after 4 years.',
    );
    expect(foundBy(check, coachOf({ ...bakery, answers: { ...answers, pay: 55_000 } })).text).toContain(
      'after 36 months.',
    );
  });

  it('counts customers of a month', () => {
    const gym = coachOf({
      currency: 'GBP',
      amounts: [
        { role: 'cost.once', quote: 'mats £400', form: money(400, undefined, 'GBP') },
        { role: 'cost.once', quote: 'bags £600', form: money(600, undefined, 'GBP') },
        { role: 'price.period', quote: '£40 a month', form: money(40, 'month', 'GBP') },
      ],
      answers: { 'cost.direct': 0, volume: 50, bills: 100_000, 'start.cost': 100_000 },
    });
    const found = foundBy(check, gym);
    expect(found.text).toMatch(/a month leaves £1,000 .* £1,000, is back after 1 month,/);
    expect(found.restsOn).toEqual(['m:mats £400', 'm:bags £600']);
  });

  it('asks for the one thing that is missing, and is silent where nothing is left or nothing is bought', () => {
    const { bills, ...rest } = answers;
    expect([bills, askedBy(check, coachOf({ ...bakery, answers: rest })).key]).toEqual([120_000, 'bills']);
    const { 'start.cost': start, ...unpaid } = answers;
    expect([start, askedBy(check, coachOf({ ...bakery, answers: unpaid })).key]).toEqual([900_000, 'start.cost']);
    expect(check.look(coachOf({ ...bakery, answers: { ...answers, volume: 300 } }))).toBeNull();
    expect(check.look(coachOf({ ...bakery, answers: { ...answers, pay: 80_000 } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [loaf], answers }))).toBeNull();
    const cakes = { role: 'price', quote: 'gâteau 30 €', form: money(30) } as const;
    const main = { ...answers, 'main.price': 'm:6 € le pain' };
    expect(check.look(coachOf({ amounts: [...bakery.amounts, cakes], answers: main }))).toBeNull();
    expect(check.look(coachOf({ ...bakery, answers: { volume: 500 } }))).toBeNull();
  });
});
