import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { paidLater as check } from './paid-later.ts';

const visit = { role: 'price', quote: '£420 per visit', form: money(420, 'visit', 'GBP') } as const;
const vans = { currency: 'GBP', amounts: [visit] } as const;
const answers = { 'cost.direct': 9000, volume: 10, 'paid.when': 'later', 'paid.days': 45 };

describe('paid-later', () => {
  it('asks when customers pay once a sale costs something, then after how many days', () => {
    const { 'paid.when': when, 'paid.days': days, ...rest } = answers;
    expect([when, days, askedBy(check, coachOf({ ...vans, answers: rest })).text]).toEqual([
      'later',
      45,
      'When do most of your customers pay?',
    ]);
    expect(askedBy(check, coachOf({ ...vans, answers: { ...rest, 'paid.when': when } }))).toMatchObject({
      text: 'How many days after they got it do your customers pay?',
      field: { unit: 'days' },
      stake: 90_000,
    });
  });

  it('says what is laid out until then', () => {
    const found = foundBy(check, coachOf({ ...vans, answers }));
    expect(found.text).toBe(
      'Your customers pay 45 days after you have delivered. At the sales you expect, you have by then laid out £1,350 for sales that no customer has paid you for yet.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 135_000, restsOn: ['m:£420 per visit'] });
    expect(englishSpeaker.text(found.next!)).toBe(
      'Ask two of those who pay whether they would pay a part when they order.',
    );
  });

  it('counts customers of a weekly price every week', () => {
    const boxes = { role: 'price.period', quote: '$60 a week', form: money(60, 'week', 'USD') } as const;
    const weekly = { ...answers, 'cost.direct': 3000, volume: 12, 'paid.days': 30 };
    expect(foundBy(check, coachOf({ currency: 'USD', amounts: [boxes], answers: weekly })).stake).toBe(156_000);
  });

  it('is silent where they pay at once, where a sale costs nothing, and before cost and sales are known', () => {
    for (const when of ['once', 'ahead', 'parts', { kind: 'unknown' } as const])
      expect(check.look(coachOf({ ...vans, answers: { ...answers, 'paid.when': when } }))).toBeNull();
    expect(check.look(coachOf({ ...vans, answers: { ...answers, 'cost.direct': 0 } }))).toBeNull();
    expect(check.look(coachOf({ ...vans, answers: { 'cost.direct': 9000, 'paid.when': 'later' } }))).toBeNull();
    const unknown = { ...answers, 'paid.days': { kind: 'unknown' } as const };
    expect(check.look(coachOf({ ...vans, answers: unknown }))).toBeNull();
  });
});
