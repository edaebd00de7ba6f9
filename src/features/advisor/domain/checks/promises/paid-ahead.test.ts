import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { paidAhead as check } from './paid-ahead.ts';

const software = { role: 'price.period', quote: '€149 a month', form: money(149, 'month') } as const;
const garden = { role: 'price.period', quote: '$600 a year', form: money(600, 'year', 'USD') } as const;
const ahead = 'ahead/m:€149 a month';

describe('paid-ahead', () => {
  it('asks when customers pay, then how many months in advance', () => {
    expect(askedBy(check, coachOf({ amounts: [software] })).key).toBe('paid.when');
    expect(askedBy(check, coachOf({ amounts: [software], answers: { 'paid.when': 'ahead' } }))).toMatchObject({
      key: ahead,
      text: 'How many months in advance does a customer pay “€149 a month”?',
    });
  });

  it('says how much of it is still owed', () => {
    const found = foundBy(check, coachOf({ amounts: [software], answers: { 'paid.when': 'ahead', [ahead]: 12 } }));
    expect(found.text).toBe(
      'Whoever pays “€149 a month” for 12 months in advance gives you €1,788 on the first day, and you still owe all the work for it. €149 a month is earned as time goes by.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:€149 a month'] });
  });

  it('knows a year’s price without asking', () => {
    expect(
      foundBy(check, coachOf({ currency: 'USD', amounts: [garden], answers: { 'paid.when': 'ahead' } })).text,
    ).toBe(
      'Whoever pays “$600 a year” in advance gives you $600 on the first day, and you still owe a whole year of work for it. $50 a month is earned as time goes by.',
    );
  });

  it('is silent where they pay otherwise, one month ahead, by the piece or by the week', () => {
    for (const answer of ['once', 'later', { kind: 'unknown' } as const])
      expect(check.look(coachOf({ amounts: [software], answers: { 'paid.when': answer, [ahead]: 12 } }))).toBeNull();
    const one = { 'paid.when': 'ahead', [ahead]: 1 };
    expect(check.look(coachOf({ amounts: [software], answers: one }))).toBeNull();
    const unknown = { 'paid.when': 'ahead', [ahead]: { kind: 'unknown' } as const };
    expect(check.look(coachOf({ amounts: [software], answers: unknown }))).toBeNull();
    const piece = { role: 'price', quote: '€20', form: money(20) } as const;
    const week = { ...software, form: money(20, 'week') };
    const places = { ...software, form: count(5, 'places', 'month') };
    for (const price of [piece, week, places])
      expect(check.look(coachOf({ amounts: [price], answers: { 'paid.when': 'ahead' } }))).toBeNull();
  });
});
