import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { fewSources as check } from './few-sources.ts';

const clinics = { role: 'partner.count', quote: 'two rehabilitation clinics', form: count(2, 'clinics') } as const;
const session = { role: 'price', quote: '$95 a session', form: money(95, undefined, 'USD') } as const;
const therapist = { currency: 'USD', amounts: [clinics, session] } as const;
const key = 'source/m:two rehabilitation clinics';

describe('few-sources', () => {
  it('asks what they are for the founder', () => {
    expect(askedBy(check, coachOf(therapist))).toMatchObject({
      key,
      text: 'Which of these is true of “two rehabilitation clinics”?',
    });
  });

  it('says what hangs on one of those who bring customers', () => {
    const bare = foundBy(check, coachOf({ ...therapist, answers: { [key]: 'bring' } }));
    expect(bare.text).toBe(
      'Nearly all your customers come through “two rehabilitation clinics”. If all bring about as many, one that stops takes 50% of your sales.',
    );
    expect(bare).toMatchObject({ severity: 'costs', stake: 0, restsOn: ['m:two rehabilitation clinics'] });
    expect(bare.risk).toBeUndefined();
    const found = foundBy(check, coachOf({ ...therapist, answers: { [key]: 'bring', volume: 40 } }));
    expect(found.text).toMatch(/50% of your sales\. With the sales you expect, that is \$22,800 a year\.$/);
    expect(englishSpeaker.text(found.next!)).toMatch(/^Ask each how many customers/);
    expect(found).toMatchObject({ stake: 2_280_000, risk: { cost: { value: 2_280_000 } } });
  });

  it('speaks of one buyer, and of three suppliers', () => {
    const airline = { role: 'customers.possible', quote: 'one airline', form: count(1, 'airline') } as const;
    expect(foundBy(check, coachOf({ amounts: [airline], answers: { 'source/m:one airline': 'buyers' } })).text).toBe(
      'You can sell to “one airline” and to nobody else. A no means no sales at all.',
    );
    const growers = { role: 'partner.count', quote: '3 growers', form: count(3, 'growers') } as const;
    const found = foundBy(check, coachOf({ amounts: [growers], answers: { 'source/m:3 growers': 'supply' } }));
    expect(found.text).toBe(
      'Nearly all you sell comes from “3 growers”. If all supply about as much, one that stops takes 33% of what you can sell.',
    );
    expect(englishSpeaker.text(found.next!)).toMatch(/^Ask two others/);
  });

  it('is silent from four on, on ranges, and where only some come that way or nobody knows', () => {
    const nine = { role: 'partner.count', quote: 'nine labs', form: count(9, 'labs') } as const;
    expect(check.look(coachOf({ amounts: [nine], answers: { 'source/m:nine labs': 'bring' } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [{ ...clinics, toValue: 5 }], answers: { [key]: 'bring' } }))).toBeNull();
    expect(check.look(coachOf({ ...therapist, answers: { [key]: 'some' } }))).toBeNull();
    expect(check.look(coachOf({ ...therapist, answers: { [key]: { kind: 'unknown' } } }))).toBeNull();
    const incomes = { role: 'customers.trait', quote: 'two incomes', form: count(2, 'incomes') } as const;
    expect(check.look(coachOf({ amounts: [incomes] }))).toBeNull();
  });
});
