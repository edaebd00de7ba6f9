import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { salesPerRoute as check } from './sales-per-route.ts';

const groups = { role: 'partner.count', quote: '31 patient associations', form: count(31, 'associations') } as const;
const suit = { role: 'price', quote: '€118', form: money(118), unit: 'swimsuit/swimsuits' } as const;
const swimwear = { amounts: [groups, suit] } as const;
const key = 'source/m:31 patient associations';

describe('sales-per-route', () => {
  it('asks what they are once the sales are known', () => {
    expect(check.look(coachOf(swimwear))).toBeNull();
    expect(askedBy(check, coachOf({ ...swimwear, answers: { volume: 31 } })).key).toBe(key);
  });

  it('says how many sales each has to bring', () => {
    const found = foundBy(check, coachOf({ ...swimwear, answers: { volume: 31, [key]: 'bring' } }));
    expect(found.text).toBe(
      'You expect 372 swimsuits a year, and nearly all through “31 patient associations”. That is 12 a year from each, if all bring the same.',
    );
    expect(englishSpeaker.text(found.next!)).toMatch(/^Ask three of them/);
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:31 patient associations', 'm:€118'] });
  });

  it('says from how many of them one comes where there are more of them than sales', () => {
    const clubs = { role: 'partner.count', quote: '1,100 skating clubs', form: count(1100, 'clubs') } as const;
    const answers = { volume: 10, 'source/m:1,100 skating clubs': 'bring' };
    expect(foundBy(check, coachOf({ amounts: [clubs, suit], answers })).text).toMatch(
      /That is one from every 9 of them: not each has to bring one\.$/,
    );
  });

  it('is silent on customers, on few, and on what is paid by the month', () => {
    expect(check.look(coachOf({ ...swimwear, answers: { volume: 31, [key]: 'buyers' } }))).toBeNull();
    const two = { ...groups, form: count(2, 'associations') };
    expect(check.look(coachOf({ amounts: [two, suit], answers: { volume: 31, [key]: 'bring' } }))).toBeNull();
    const monthly = { role: 'price.period', quote: '€9 a month', form: money(9, 'month') } as const;
    expect(check.look(coachOf({ amounts: [groups, monthly], answers: { volume: 31, [key]: 'bring' } }))).toBeNull();
  });
});
