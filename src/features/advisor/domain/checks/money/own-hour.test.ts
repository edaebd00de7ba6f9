import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { ownHour as check } from './own-hour.ts';

const portrait = {
  amounts: [{ role: 'price', quote: '€180 a portrait', form: money(180), unit: 'portrait/portraits' }],
} as const;
const known = { 'cost.direct': 3_000, hours: 6, 'hours.shared': 'one' };
const form = { kind: 'duration', value: 90, unit: 'minute' } as const;
const massage = {
  currency: 'USD',
  amounts: [
    { role: 'price', quote: '$120', form: money(120, undefined, 'USD') },
    { role: 'duration.unit', quote: '90 minutes', form },
  ],
} as const;

describe('own-hour', () => {
  it('asks for the hours, then whether they are shared', () => {
    expect(askedBy(check, coachOf({ ...portrait, answers: { 'cost.direct': 3_000 } })).key).toBe('hours');
    expect(askedBy(check, coachOf({ ...portrait, answers: { 'cost.direct': 3_000, hours: 6 } })).key).toBe(
      'hours.shared',
    );
  });

  it('says what an hour leaves', () => {
    const found = foundBy(check, coachOf({ ...portrait, answers: known }));
    expect(found.text).toBe(
      'One sale takes 6 hours of your work and leaves €150. That is €25 an hour, before bills and tax.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:€180 a portrait'] });
    expect(foundBy(check, coachOf({ ...portrait, answers: { ...known, pay: 420_000 } })).severity).toBe('tells');
  });

  it('asks what comes before and after a duration that was said', () => {
    const asked = askedBy(check, coachOf({ ...massage, answers: { 'cost.direct': 0 } }));
    expect(asked).toMatchObject({
      key: 'hours.all/m:90 minutes',
      text: 'You said “90 minutes”. How many hours of your work is that with everything before and after: the way there, preparing, tidying up, writing the bill?',
    });
    const answers = { 'cost.direct': 0, 'hours.all/m:90 minutes': 2.5, 'hours.shared': 'one' };
    expect(foundBy(check, coachOf({ ...massage, answers })).text).toBe(
      'One sale takes 2.5 hours of your work and leaves $120. That is $48 an hour, before bills and tax.',
    );
  });

  it('is silent on shared hours, on what is paid for a time, and where nothing is known to be left', () => {
    expect(check.look(coachOf({ ...portrait, answers: { ...known, 'hours.shared': 'several' } }))).toBeNull();
    expect(check.look(coachOf({ ...portrait, answers: { ...known, hours: 0 } }))).toBeNull();
    expect(check.look(coachOf({ ...portrait, answers: { ...known, 'cost.direct': 18_000 } }))).toBeNull();
    expect(check.look(coachOf({ ...portrait, answers: { hours: 6 } }))).toBeNull();
    expect(
      check.look(coachOf({ ...portrait, answers: { 'cost.direct': 3_000, hours: { kind: 'unknown' } } })),
    ).toBeNull();
    const monthly = { role: 'price.period', quote: '€90 a month', form: money(90, 'month') } as const;
    expect(check.look(coachOf({ amounts: [monthly], answers: known }))).toBeNull();
    const hourly = { ...massage.amounts[0], form: money(120, 'hour', 'USD') };
    expect(
      check.look(coachOf({ ...massage, amounts: [hourly, massage.amounts[1]], answers: { 'cost.direct': 0 } })),
    ).toBeNull();
  });
});
