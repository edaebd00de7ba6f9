import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { ceilingBelowWage as check } from './ceiling-below-wage.ts';

const tutoring = {
  amounts: [
    { role: 'price', quote: '€320 per course', form: money(320, 'course') },
    { role: 'capacity', quote: '96 places a year', form: count(96, 'places', 'year') },
  ],
  answers: { 'ceiling/m:€320 per course+m:96 places a year': 'year', 'cost.direct': 16_000, bills: 40_000 },
} as const;
const withAnswers = (answers: object) => coachOf({ ...tutoring, answers: { ...tutoring.answers, ...answers } });

describe('ceiling-below-wage', () => {
  it('asks for the pay where all else is known', () => {
    expect(askedBy(check, coachOf(tutoring)).key).toBe('pay');
  });

  it('says what is missing for the pay when full, and what a sale would have to leave', () => {
    const found = foundBy(check, withAnswers({ pay: 250_000 }));
    expect(found.text).toBe(
      'Even if you sell all you can, a month leaves €880 after your costs and bills. You want to earn €2,500: €1,620 a month is missing.',
    );
    expect(englishSpeaker.text(found.next!)).toBe(
      'More customers do not help. With these limits and bills each sale would have to leave €363; now it leaves €160.',
    );
    expect(found).toMatchObject({ severity: 'breaks', stake: 1_944_000 });
  });

  it('needs no pay where the bills are not even paid: a workshop in yen', () => {
    const stoves = {
      currency: 'JPY',
      amounts: [
        { role: 'price', quote: '¥300,000', form: money(300_000, undefined, 'JPY') },
        { role: 'capacity', quote: '20 stoves a year', form: count(20, 'stoves', 'year') },
      ],
      answers: { 'ceiling/m:¥300,000+m:20 stoves a year': 'year', 'cost.direct': 180_000, bills: 260_000 },
    } as const;
    const found = foundBy(check, coachOf(stoves));
    expect(found.text).toBe(
      'Even if you sell all you can, your bills of ¥260,000 a month are not paid: ¥60,000 a month is missing, and you have earned nothing yet.',
    );
    expect(found).toMatchObject({ severity: 'breaks', stake: 720_000 });
  });

  it('is silent where the most is enough, a sale leaves nothing, more is sold beside it, or two things are open', () => {
    expect(check.look(withAnswers({ pay: 80_000 }))).toBeNull();
    expect(check.look(withAnswers({ pay: { kind: 'unknown' } }))).toBeNull();
    expect(check.look(withAnswers({ pay: 250_000, 'cost.direct': 32_000 }))).toBeNull();
    const { bills: _, ...noBills } = tutoring.answers;
    expect(check.look(coachOf({ ...tutoring, answers: noBills }))).toBeNull();
    const addon = { role: 'price.addon', quote: '€25 for the book' } as const;
    const beside = { amounts: [...tutoring.amounts, addon], answers: { ...tutoring.answers, pay: 250_000 } };
    expect(check.look(coachOf(beside))).toBeNull();
  });
});
