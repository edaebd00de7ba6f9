import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { instalments as check } from './instalments.ts';

const course = { role: 'price', quote: '€320 per course', form: money(320, 'course'), unit: 'place/places' } as const;
const parts = 'parts/m:€320 per course';
const tutoring = { amounts: [course] };

describe('instalments', () => {
  it('asks when customers pay, then in how many parts', () => {
    expect(askedBy(check, coachOf({ ...tutoring, answers: { volume: 8 } })).key).toBe('paid.when');
    expect(askedBy(check, coachOf({ ...tutoring, answers: { volume: 8, 'paid.when': 'parts' } }))).toMatchObject({
      key: parts,
      text: 'In how many equal parts does a customer pay “€320 per course”?',
      stake: 307_200,
    });
  });

  it('says what is lost if buyers stop', () => {
    const found = foundBy(check, coachOf({ ...tutoring, answers: { volume: 8, 'paid.when': 'parts', [parts]: 4 } }));
    expect(found.text).toBe(
      'A customer who pays “€320 per course” in 4 equal parts still owes you €240 after the first. You expect 96 places a year. If 10% of the buyers stop there, you lose €2,300 a year.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 230_400, restsOn: ['m:€320 per course'] });
  });

  it('reckons other businesses in their own units', () => {
    const kitchens = coachOf({
      currency: 'JPY',
      amounts: [{ role: 'price', quote: '60万円', form: money(600_000, undefined, 'JPY'), unit: '台/台' }],
      answers: { volume: 2, 'paid.when': 'parts', 'parts/m:60万円': 3 },
    });
    expect(foundBy(check, kitchens).text).toBe(
      'A customer who pays “60万円” in 3 equal parts still owes you ¥400,000 after the first. You expect 24 台 a year. If 10% of the buyers stop there, you lose ¥960,000 a year.',
    );
  });

  it('is silent where it is paid at once, where sales are open, for a month’s price and without one', () => {
    const given = { 'paid.when': 'parts', [parts]: 4 };
    expect(check.look(coachOf({ ...tutoring, answers: { ...given, 'paid.when': 'once', volume: 8 } }))).toBeNull();
    expect(check.look(coachOf({ ...tutoring, answers: given }))).toBeNull();
    const unknown = { ...given, volume: 8, [parts]: { kind: 'unknown' } as const };
    expect(check.look(coachOf({ ...tutoring, answers: unknown }))).toBeNull();
    const month = { ...course, role: 'price.period', form: money(40, 'month') } as const;
    expect(check.look(coachOf({ amounts: [month], answers: { ...given, volume: 8 } }))).toBeNull();
    expect(check.look(coachOf({ answers: { volume: 8, price: 100 } }))).toBeNull();
  });
});
