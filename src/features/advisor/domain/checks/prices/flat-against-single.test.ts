import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { flatAgainstSingle as check } from './flat-against-single.ts';

const courier = {
  amounts: [
    { role: 'price', quote: '€7.90 per pick-up', form: money(7.9, 'pick-up'), unit: 'pick-up/pick-ups' },
    { role: 'price.period', quote: 'flat €290 a month', form: money(290, 'month') },
  ],
} as const;
const key = 'replaces/m:flat €290 a month/m:€7.90 per pick-up';

describe('flat-against-single', () => {
  it('asks whether one replaces the other', () => {
    expect(askedBy(check, coachOf(courier))).toMatchObject({
      key,
      text: 'Is “flat €290 a month” another way to pay for what else costs “€7.90 per pick-up” each?',
    });
  });

  it('says from how many on the flat price is cheaper', () => {
    const found = foundBy(check, coachOf({ ...courier, answers: { [key]: 'replaces' } }));
    expect(found.text).toBe(
      '“flat €290 a month” pays for itself only from 37 pick-ups a month. With one on each of 21 working days a customer pays €165.90 by the piece.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 148_920 });
  });

  it('only tells where most customers need more', () => {
    const cheap = { ...courier.amounts[1], quote: 'flat €90 a month', form: money(90, 'month') };
    const found = foundBy(
      check,
      coachOf({
        amounts: [courier.amounts[0], cheap],
        answers: { 'replaces/m:flat €90 a month/m:€7.90 per pick-up': 'replaces' },
      }),
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
  });

  it('is silent where they are two things, where nobody knows, and without one of the two', () => {
    expect(check.look(coachOf({ ...courier, answers: { [key]: 'differs' } }))).toBeNull();
    expect(check.look(coachOf({ ...courier, answers: { [key]: { kind: 'unknown' } } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [courier.amounts[0]] }))).toBeNull();
    const visits = { role: 'price.period', quote: '3 visits', form: count(3, 'visits', 'month') } as const;
    expect(check.look(coachOf({ amounts: [courier.amounts[0], visits] }))).toBeNull();
  });
});
