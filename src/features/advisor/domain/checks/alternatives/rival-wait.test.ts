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
    expect(askedBy(check, coachOf({ ...therapist, answers: { volume: 80 } }))).toMatchObject({
      key,
      text: '“9 week waiting list” (“Hospital outpatient department”): of ten of your customers, how many come to you mainly because they would have to wait there?',
    });
  });

  it('says what a year may lose', () => {
    const found = foundBy(check, coachOf({ ...therapist, answers: { volume: 80, [key]: 4 } }));
    expect(found.text).toBe(
      'Of ten customers, 4 come to you mainly because of the wait elsewhere: “9 week waiting list” (“Hospital outpatient department”). If that wait disappears, up to $36,480 of sales a year may go with it.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 3_648_000 });
    expect(found.risk?.cost.value).toBe(3_648_000);
    // What is not sold costs nothing to make: 25 of 95 is not lost.
    const answers = { volume: 80, [key]: 4, 'cost.direct': 2_500 };
    const ofKnown = foundBy(check, coachOf({ ...therapist, answers }));
    expect(ofKnown.text).toContain('up to $36,480 of sales');
    expect(ofKnown.risk?.cost.value).toBe(2_688_000);
    expect(found.restsOn).toEqual(['m:9 week waiting list', 'm:Hospital outpatient department']);
  });

  it('speaks of one, in another trade', () => {
    const repair = { role: 'price', quote: 'service CHF 85', form: money(85, undefined, 'CHF') } as const;
    const amounts = [
      repair,
      { ...wait, quote: '3 weeks', form: { kind: 'duration', value: 3, unit: 'week' } },
    ] as const;
    const answers = { volume: 20, 'wait.share/m:3 weeks': 1 };
    expect(foundBy(check, coachOf({ currency: 'CHF', amounts, answers })).text).toContain(
      'Of ten customers, 1 comes to you mainly because of the wait elsewhere: “3 weeks”.',
    );
  });

  it('is silent where nobody comes for it or nobody knows, for a wait of one’s own, and for a time of day', () => {
    const look = (answers: Parameters<typeof coachOf>[0]['answers'], more: object = {}) =>
      check.look(coachOf({ ...therapist, amounts: [session, { ...wait, ...more }], answers: answers ?? {} }));
    expect(look({ volume: 80, [key]: 0 })).toBeNull();
    expect(look({ volume: 80, [key]: { kind: 'unknown' } })).toBeNull();
    expect(look({ volume: { kind: 'unknown' }, [key]: 4 })).toBeNull();
    expect(look({ volume: 80, [key]: 4 }, { role: 'duration.wait' })).toBeNull();
    expect(look({ volume: 80, [key]: 4 }, { form: { kind: 'time', text: '14:00' } })).toBeNull();
  });
});
