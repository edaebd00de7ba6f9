import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { leastSales as check } from './least-sales.ts';

const hour = { role: 'price', quote: '25 an hour', form: money(25, 'hour') } as const;
const quilting = (answers = {}) => coachOf({ amounts: [hour], answers: { bills: 65_000, ...answers } });

describe('least-sales', () => {
  it('says what the bills take at the very least while nobody knows what a sale costs', () => {
    const found = foundBy(check, quilting());
    expect(found.text).toBe(
      'At €25 it takes 26 paid hours a month (about 6 a week) to pay your bills of €650, before anything that a sale costs you.',
    );
    expect(englishSpeaker.text(found.next!)).toMatch(/^Hold that against the hours and customers you have/);
    expect(found).toMatchObject({ severity: 'tells', restsOn: ['m:25 an hour'] });
  });

  it('says it with the pay that is wanted as well', () => {
    expect(foundBy(check, quilting({ pay: 80_000 })).text).toBe(
      'At €25 it takes 26 paid hours a month (about 6 a week) to pay your bills of €650, and 58 paid hours a month (about 13 a week) with the €800 a month that you want to earn, before anything that a sale costs you.',
    );
  });

  it('pays the months without sales from those with them', () => {
    const months = { kind: 'choices', choices: ['6', '7', '8', '9', '10', '11'] } as const;
    // 650 × 12 / 6 = 1,300.
    expect(foundBy(check, quilting({ 'months.sold': months, 'bills.closed': 65_000 })).text).toBe(
      'In each month in which you sell: At €25 it takes 52 paid hours a month (about 12 a week) to pay your bills of €1,300, before anything that a sale costs you.',
    );
  });

  it('is silent once the cost is known, without bills or price, and where several things are sold', () => {
    for (const answers of [{ 'cost.direct': 400 }, { bills: 0 }, { bills: { kind: 'unknown' } as const }])
      expect(check.look(quilting(answers))).toBeNull();
    expect(check.look(coachOf({ answers: { bills: 65_000 } }))).toBeNull();
    const quilt = { role: 'price', quote: '€90 a quilt', form: money(90) } as const;
    expect(check.look(coachOf({ amounts: [hour, quilt], answers: { bills: 65_000 } }))).toBeNull();
  });
});
