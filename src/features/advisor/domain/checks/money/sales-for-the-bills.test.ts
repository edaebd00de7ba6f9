import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { say } from '../../say/message.ts';
import { salesForTheBills as check } from './sales-for-the-bills.ts';

const place = { role: 'price', quote: '€40 a place', form: money(40, 'place'), unit: 'place/places' } as const;
const known = { 'cost.direct': 1000, bills: 90_000 };
const withCeiling = (most: number, answers: Record<string, number> = known) => {
  const coach = coachOf({ amounts: [place], answers });
  const spec = { id: 'ceiling.year', label: say({ id: 't', message: 'Most' }), unit: 'count' } as const;
  coach.ledger.said(spec, most, { mention: 'm', quote: '', question: null });
  return coach;
};

describe('sales-for-the-bills', () => {
  it('says how many sales pay the bills, rounded up', () => {
    const found = foundBy(check, coachOf({ amounts: [place], answers: { ...known, bills: 91_000 } }));
    expect(found.text).toBe('It takes 31 places a month (about 7 a week) at €40 to pay your monthly bills of €910.');
    expect(found).toMatchObject({ severity: 'tells', restsOn: ['m:€40 a place'] });
  });

  it.each([
    [
      'week',
      'week',
      12,
      52_000,
      'It takes 10 customers who pay every week at PRICE to pay your monthly bills of €520.',
    ],
    [
      'month',
      'month',
      12,
      1_200,
      'It takes 1 customer who pays every month at PRICE to pay your monthly bills of €12.',
    ],
    [
      'year',
      'year',
      60,
      52_000,
      'It takes 104 customers who pay every year at PRICE to pay your monthly bills of €520.',
    ],
    [
      'hour',
      'hour',
      50,
      52_000,
      'It takes 11 paid hours a month (about 3 a week) at PRICE to pay your monthly bills of €520.',
    ],
    ['day', 'day', 260, 52_000, 'It takes 2 paid days a month at PRICE to pay your monthly bills of €520.'],
  ] as const)('counts what is paid by the %s in its own way', (_, per, amount, bills, text) => {
    const price = { role: 'price.period', quote: `€${amount}`, form: money(amount, per) } as const;
    const found = foundBy(check, coachOf({ amounts: [price], answers: { 'cost.direct': 0, bills } }));
    // Nothing is taken off: there is nothing to say of what is left.
    expect(found.text).toBe(text.replace('PRICE', `€${amount}`));
  });

  it('pays the months without sales from those with them', () => {
    const months = { kind: 'choices', choices: ['6', '7', '8', '9'] } as const;
    const known = { 'cost.direct': 1000, bills: 91_000, 'months.sold': months, 'bills.closed': 91_000 };
    const place = { role: 'price', quote: '€40 a place', form: money(40), unit: 'place/places' } as const;
    // 910 × 12 / 4 = 2,730; / 30 = 91.
    expect(foundBy(check, coachOf({ amounts: [place], answers: known })).text).toBe(
      'In each month in which you sell: It takes 91 places a month (about 21 a week) at €40 to pay your monthly bills of €2,730.',
    );
  });

  it('says how rarely one sale is enough', () => {
    const yacht = { role: 'price', quote: '€300,000', form: money(300_000), unit: 'yacht/yachts' } as const;
    const found = foundBy(check, coachOf({ amounts: [yacht], answers: { 'cost.direct': 24_000_000, bills: 500_000 } }));
    expect(found.text).toMatch(/It takes 1 yacht every 12 months at €300,000 to pay your monthly bills of €5,000\.$/);
  });

  it('breaks where there cannot be as many', () => {
    const found = foundBy(check, withCeiling(300));
    expect(found.text).toBe(
      'Of each €40, €30 is left. It takes 360 places a year to pay your bills, and you said that there cannot be more than 300. Even if you sell all of them, €1,800 of a year’s bills cannot be paid.',
    );
    expect(englishSpeaker.text(found.next!)).toBe(
      'Keep the bills below €750 a month, or find out how more can be sold, before you sign for them.',
    );
    expect(found).toMatchObject({ severity: 'breaks', stake: 180_000 });
    expect(foundBy(check, withCeiling(360)).severity).toBe('tells');
  });

  it('asks for the one thing it lacks', () => {
    expect(askedBy(check, coachOf({ amounts: [place], answers: { bills: 90_000 } })).key).toBe('cost.direct');
    expect(askedBy(check, coachOf({ amounts: [place], answers: { 'cost.direct': 1000 } })).key).toBe('bills');
  });

  it('is silent where it lacks more, where nothing is left or due, where nobody knows, or several things are sold', () => {
    const look = (answers: NonNullable<Parameters<typeof coachOf>[0]['answers']>) =>
      check.look(coachOf({ amounts: [place], answers }));
    expect(look({})).toBeNull();
    expect(look({ ...known, 'cost.direct': 4000 })).toBeNull();
    expect(look({ ...known, bills: 0 })).toBeNull();
    expect(look({ 'cost.direct': 1000, bills: { kind: 'unknown' } })).toBeNull();
    const other = { role: 'price', quote: '€90', form: money(90) } as const;
    const several = { amounts: [place, other], answers: { 'main.price': 'm:€40 a place', ...known } };
    expect(check.look(coachOf(several))).toBeNull();
  });
});
