import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { salesForAWage as check } from './sales-for-a-wage.ts';

const place = { role: 'price', quote: '€40 a place', form: money(40, 'place'), unit: 'place/places' } as const;
const answers = { 'cost.direct': 1000, bills: 90_000, pay: 210_000 };

describe('sales-for-a-wage', () => {
  it('says how many pay the founder as well', () => {
    const found = foundBy(check, coachOf({ amounts: [place], answers }));
    expect(found.text).toBe(
      'It takes 100 places a month (about 23 a week) to pay your bills and the €2,100 a month that you want to earn.',
    );
    expect(found.severity).toBe('tells');
  });

  it('is silent once it is known how many are expected: what that comes to is said of those', () => {
    expect(check.look(coachOf({ amounts: [place], answers: { ...answers, volume: 60 } }))).toBeNull();
  });

  it('asks for the pay alone, and is silent where none is wanted or known', () => {
    const { pay: _, ...rest } = answers;
    expect(askedBy(check, coachOf({ amounts: [place], answers: rest })).key).toBe('pay');
    expect(check.look(coachOf({ amounts: [place], answers: { ...rest, pay: 0 } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [place], answers: { ...rest, pay: { kind: 'unknown' } } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [place], answers: { ...answers, 'cost.direct': 4000 } }))).toBeNull();
  });
});
