import { describe, expect, it } from 'vitest';
import type { Answer } from '#features/advisor/domain/business/business.ts';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { seasonalOpening as check } from './seasonal-opening.ts';

const rent = { role: 'cost.period', quote: '€900 rent a month', form: money(900, 'month') } as const;
const months = (...choices: string[]): Answer => ({ kind: 'choices', choices });
const kayaks = (answers: Record<string, Answer | number | string>, amounts = [rent]) => coachOf({ amounts, answers });
const summer = months('5', '6', '7', '8', '9', '10');

describe('seasonal-opening', () => {
  it('asks what of the bills goes on', () => {
    expect(askedBy(check, kayaks({ 'months.sold': summer })).text).toBe(
      'In the months in which you do not sell: what of your bills of €900 a month do you still pay?',
    );
  });

  it('says what each open month has to leave', () => {
    const found = foundBy(check, kayaks({ 'months.sold': summer, 'bills.closed': 30_000 }));
    // (6 × 900 + 6 × 300) / 6.
    expect(found.text).toBe(
      'You sell in 6 months of the year and pay €300 in each of the others: every month of sale has to leave €1,200 for all bills.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 180_000 });
    expect(englishSpeaker.text(found.next!)).toBe(
      'The months without sales cost €1,800 a year: put €300 aside of each month in which you sell, on average.',
    );
  });

  it('puts the own pay of the closed months aside as well', () => {
    const living = { 'months.sold': summer, 'bills.closed': 30_000, pay: 150_000 };
    expect(englishSpeaker.text(foundBy(check, kayaks(living)).next!)).toBe(
      'The months without sales cost €10,800 a year, your own pay in them included: put €1,800 aside of each month in which you sell, on average.',
    );
    expect(foundBy(check, kayaks({ ...living, 'bills.closed': 0 })).text).toBe(
      'You sell in 6 months of the year: €9,000 of the pay you want in a year falls into the others.',
    );
  });

  it('says where that is more than a month of sale leaves', () => {
    const hire = { role: 'price', quote: '€20 an hour', form: money(20) } as const;
    const answers = { 'months.sold': summer, 'bills.closed': 30_000, pay: 150_000, 'cost.direct': 0 };
    const selling = (volume: number) =>
      englishSpeaker.text(foundBy(check, coachOf({ amounts: [rent, hire], answers: { ...answers, volume } })).next!);
    // 300 × 20 − 900 − 1,500 = 3,600 and 200 × 20 − 900 − 1,500 = 1,600, with 1,800 to put aside.
    expect(selling(300)).toMatch(/put €1,800 aside/);
    expect(selling(200)).toMatch(
      /that takes €1,800 of each month in which you sell, more than it leaves after your own pay\.$/,
    );
  });

  it('says one month as one, of a Christmas market', () => {
    const answers = { 'months.sold': months('12'), 'bills.closed': 20_000, bills: 20_000 };
    expect(foundBy(check, kayaks(answers, [])).text).toBe(
      'You sell in 1 month of the year and pay €200 in each of the others: that month has to leave €2,400 for all bills.',
    );
  });

  it('is silent where the year is whole or unknown, where bills stop too, and where there are none', () => {
    const all = { 'bills.closed': 90_000 };
    expect(check.look(kayaks({ ...all, 'months.sold': months('year') }))).toBeNull();
    const ten = months('1', '2', '3', '4', '5', '6', '7', '8', '9', '10');
    expect(check.look(kayaks({ ...all, 'months.sold': ten }))).toBeNull();
    expect(check.look(kayaks({ ...all, 'months.sold': { kind: 'unknown' } }))).toBeNull();
    expect(check.look(kayaks({ 'months.sold': summer, 'bills.closed': 0 }))).toBeNull();
    expect(check.look(kayaks({ ...all, 'months.sold': summer, bills: 0 }, []))).toBeNull();
  });
});
