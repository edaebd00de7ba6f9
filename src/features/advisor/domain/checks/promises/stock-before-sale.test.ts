import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { stockBeforeSale as check } from './stock-before-sale.ts';

const suit = { role: 'price', quote: 'Swimsuit €118', form: money(118), unit: 'swimsuit/swimsuits' } as const;
const sewing = { amounts: [suit] };
const [when, pieces] = ['stock/m:Swimsuit €118', 'stock.pieces/m:Swimsuit €118'];

describe('stock-before-sale', () => {
  it('asks whether it lies on a shelf once a sale costs something, then how many', () => {
    expect(askedBy(check, coachOf({ ...sewing, answers: { 'cost.direct': 4100 } }))).toMatchObject({
      key: when,
      text: 'Do you make or buy what you sell for “Swimsuit €118” before anybody has ordered it?',
    });
    expect(askedBy(check, coachOf({ ...sewing, answers: { 'cost.direct': 4100, [when]: 'stock' } })).text).toBe(
      'How many do you make or buy at once of what you sell for “Swimsuit €118”?',
    );
  });

  it('says what a batch takes and when it is back', () => {
    const answers = { 'cost.direct': 4100, [when]: 'stock', [pieces]: 200 };
    const found = foundBy(check, coachOf({ ...sewing, answers }));
    expect(found.text).toBe(
      'You make or buy 200 swimsuits at once, before the first one is sold. At €41 each that takes €8,200 in advance. 70 swimsuits have to be sold before this money is back.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 820_000, restsOn: ['m:Swimsuit €118'] });
  });

  it('says that a batch never comes back where its price is too low', () => {
    const seals = coachOf({
      currency: 'PLN',
      amounts: [{ role: 'price', quote: '9 zł', form: money(9, undefined, 'PLN') }],
      answers: { 'cost.direct': 1000, 'stock/m:9 zł': 'stock', 'stock.pieces/m:9 zł': 500 },
    });
    expect(foundBy(check, seals).text).toBe(
      'You make or buy 500 at once, before the first one is sold. At zł\u00A010 each that takes zł\u00A05,000 in advance, and selling all of them at zł\u00A09 does not bring it back.',
    );
  });

  it('is silent on what is made to order, on work, on a single piece, and where a sale costs nothing', () => {
    const answers = { 'cost.direct': 4100, [when]: 'stock', [pieces]: 200 };
    for (const more of [{ [when]: 'order' }, { [when]: 'service' }, { [pieces]: 1 }, { 'cost.direct': 0 }])
      expect(check.look(coachOf({ ...sewing, answers: { ...answers, ...more } }))).toBeNull();
    const { 'cost.direct': cost, ...open } = answers;
    expect([cost, check.look(coachOf({ ...sewing, answers: open }))]).toEqual([4100, null]);
    const session = {
      role: 'duration.unit',
      quote: '45 minutes',
      form: { kind: 'duration', value: 45, unit: 'minute' },
    } as const;
    expect(check.look(coachOf({ amounts: [suit, session], answers }))).toBeNull();
    const unknown = { ...answers, [pieces]: { kind: 'unknown' } as const };
    expect(check.look(coachOf({ ...sewing, answers: unknown }))).toBeNull();
  });
});
