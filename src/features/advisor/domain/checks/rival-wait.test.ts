import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { rivalWait as check } from './rival-wait.ts';

const words = [{ role: 'rival', quote: 'Hospital outpatient department' }] as const;
const session = { role: 'price', quote: 'sessions at $95', form: money(95, 'session', 'USD') } as const;
const wait = {
  role: 'rival.wait',
  quote: '9 week waiting list',
  form: { kind: 'duration', value: 9, unit: 'week' },
} as const;
const therapist = { currency: 'USD', words, amounts: [session, wait] } as const;
const key = 'wait.share/m:9 week waiting list';

describe('rival-wait', () => {
  it('asks how many come because of it, once price and sales are known', () => {
    expect(check.look(coachOf(therapist))).toBeNull();
    expect(askedBy(check, coachOf({ ...therapist, answers: { volume: 80, 'cost.direct': 2_500 } }))).toMatchObject({
      key,
      text: '“9 week waiting list”: of ten of your customers, how many come to you mainly because they would have to wait there?',
    });
  });

  it('says what a year may lose', () => {
    // What is not sold costs nothing to make: 70 of 95 are lost.
    const answers = { volume: 80, [key]: 4, 'cost.direct': 2_500 };
    const found = foundBy(check, coachOf({ ...therapist, answers }));
    expect(found.text).toBe(
      'Of ten customers, 4 come to you mainly because of the wait elsewhere: “9 week waiting list”. If that wait disappears, up to $26,880 a year may go with it, before bills.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 2_688_000, restsOn: ['m:9 week waiting list'] });
    expect(found.risk?.cost.value).toBe(2_688_000);
    const sentence = 'Hospital outpatient department has a 9 week waiting list';
    const whole = { ...therapist, amounts: [session, { ...wait, sentence }], answers };
    expect(foundBy(check, coachOf(whole)).text).toContain(`because of the wait elsewhere: “${sentence}”.`);
  });

  it('speaks of one, in another trade', () => {
    const repair = { role: 'price', quote: 'service CHF 85', form: money(85, undefined, 'CHF') } as const;
    const amounts = [
      repair,
      { ...wait, quote: '3 weeks', form: { kind: 'duration', value: 3, unit: 'week' } },
    ] as const;
    const answers = { volume: 20, 'cost.direct': 0, 'wait.share/m:3 weeks': 1 };
    expect(foundBy(check, coachOf({ currency: 'CHF', amounts, answers })).text).toContain(
      'Of ten customers, 1 comes to you mainly because of the wait elsewhere: “3 weeks”.',
    );
  });

  it('is silent where nobody comes for it or nobody knows, for a wait of one’s own, and for a time of day', () => {
    const look = (answers: Parameters<typeof coachOf>[0]['answers'], more: object = {}) =>
      check.look(
        coachOf({ ...therapist, amounts: [session, { ...wait, ...more }], answers: { 'cost.direct': 0, ...answers } }),
      );
    expect(look({ volume: 80, [key]: 0 })).toBeNull();
    expect(look({ volume: 80, [key]: { kind: 'unknown' } })).toBeNull();
    expect(look({ volume: { kind: 'unknown' }, [key]: 4 })).toBeNull();
    expect(look({ volume: 80, [key]: 4 }, { role: 'duration.wait' })).toBeNull();
    expect(look({ volume: 80, [key]: 4 }, { form: { kind: 'time', text: '14:00' } })).toBeNull();
  });
});
