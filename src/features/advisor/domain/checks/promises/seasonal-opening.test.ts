import { describe, expect, it } from 'vitest';
import type { Answer } from '#features/advisor/domain/business/business.ts';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { seasonalOpening as check } from './seasonal-opening.ts';

const rent = { role: 'cost.period', quote: '€900 rent a month', form: money(900, 'month') } as const;
const months = (...choices: string[]): Answer => ({ kind: 'choices', choices });
const kayaks = (answers: Record<string, Answer | number | string>, amounts = [rent]) => coachOf({ amounts, answers });
const summer = months('5', '6', '7', '8', '9', '10');

describe('seasonal-opening', () => {
  it('asks whether bills go on, and then for the bills', () => {
    expect(askedBy(check, kayaks({ 'months.sold': summer })).text).toBe(
      'Do you go on paying your monthly bills in the months in which you do not sell?',
    );
    expect(askedBy(check, kayaks({ 'months.sold': summer, 'season.bills': 'all' }, [])).key).toBe('bills');
  });

  it('says what each open month has to leave', () => {
    const found = foundBy(check, kayaks({ 'months.sold': summer, 'season.bills': 'all' }));
    expect(found.text).toBe(
      'You sell in 6 months of the year, but bills of €900 fall due in every one: each of those months has to leave €1,800 for them.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 540_000 });
    expect(englishSpeaker.text(found.next!)).toBe(
      'Put €5,400 aside by the end of the season: that is what the closed months cost.',
    );
  });

  it('says one month as one, of a Christmas market', () => {
    const answers = { 'months.sold': months('12'), 'season.bills': 'all', bills: 20_000 };
    expect(foundBy(check, kayaks(answers, [])).text).toBe(
      'You sell in 1 month of the year, but bills of €200 fall due in every one: that month has to leave €2,400 for them.',
    );
  });

  it('is silent where the year is whole or unknown, where bills stop too, and where there are none', () => {
    const all = { 'season.bills': 'all' } as const;
    expect(check.look(kayaks({ ...all, 'months.sold': months('year') }))).toBeNull();
    const ten = months('1', '2', '3', '4', '5', '6', '7', '8', '9', '10');
    expect(check.look(kayaks({ ...all, 'months.sold': ten }))).toBeNull();
    expect(check.look(kayaks({ ...all, 'months.sold': { kind: 'unknown' } }))).toBeNull();
    expect(check.look(kayaks({ 'months.sold': summer, 'season.bills': 'some' }))).toBeNull();
    expect(check.look(kayaks({ ...all, 'months.sold': summer, bills: 0 }, []))).toBeNull();
  });
});
