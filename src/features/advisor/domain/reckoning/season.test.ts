import { describe, expect, it } from 'vitest';
import type { Answer } from '#features/advisor/domain/business/business.ts';
import { coachOf, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import { verdictOn } from '../coach/verdict.ts';
import { addForecast } from './forecast.ts';
import { busyQuestions, monthsSold, seasonOf } from './season.ts';

const today = '2026-11-23';
const tubers = { role: 'price', quote: '€5 a tuber', form: money(5, 'tuber') } as const;
const chosen = (...choices: string[]): Answer => ({ kind: 'choices', choices });
const sold = (months: Answer, closed: Answer | number = 10_000) => {
  const rest = { 'months.sold': months, 'bills.closed': closed };
  const answers = { 'cost.direct': 100, bills: 10_000, volume: 300, pay: 0, ...rest };
  const coach = coachOf({ amounts: [tubers], answers });
  return { coach, lacks: addForecast(coach.ledger, coach.business, coach.sale, today).lacks };
};
const verdict = ({ coach }: ReturnType<typeof sold>): string =>
  englishSpeaker.text(
    verdictOn({ ...coach, from: '2026-11-23', idle: 0, hidden: new Set(), pending: new Set() }).because,
  );

describe('The months in which something is sold', () => {
  it('bring everything, and the others only bills, as far as they are paid on', () => {
    const { coach, lacks } = sold(chosen('1', '2', '3'));
    expect(lacks).toEqual([]);
    const fewer = sold(chosen('1', '2', '3'), 2_000).coach.ledger.find('result')?.value as readonly number[];
    expect(fewer[28]).toBe(-2_000);
    // Who does not know pays all of them.
    const unknown = sold(chosen('1', '2', '3'), { kind: 'unknown' }).coach.ledger.find('result')?.value;
    expect((unknown as readonly number[])[28]).toBe(-10_000);
    const revenue = coach.ledger.find('revenue')?.value as readonly number[];
    const result = coach.ledger.find('result')?.value as readonly number[];
    // December, January, February, March, April of the first year; of the third year full.
    expect(revenue.slice(0, 5).map((one) => one > 0)).toEqual([false, true, true, true, false]);
    expect([revenue[25], revenue[28]]).toEqual([150_000, 0]);
    expect(result[28]).toBe(-10_000);
  });

  it('carry the whole year in the verdict, which says that it is an average', () => {
    // 300 × €4 in three of twelve months are €300, less bills of €100.
    expect(verdict(sold(chosen('1', '2', '3')))).toBe(
      'Over the year, a month pays its bills and your own pay, and leaves €200 before tax on average.',
    );
    expect(verdict(sold(chosen('1', '2', '3'), 2_000))).toContain('leaves €260 before tax');
    expect(verdict(sold(chosen('year')))).toBe(
      'A normal month pays its bills and your own pay, and leaves €1,100 before tax.',
    );
  });

  it('are asked before there is a forecast; who does not know sells all year', () => {
    const { business } = coachOf({ amounts: [tubers] });
    const open = { ...business, answers: new Map() };
    expect(seasonOf(open).lacks).toEqual([monthsSold]);
    expect(seasonOf({ answers: new Map([['months.sold', { kind: 'unknown' }]]) })).toMatchObject({
      lacks: [],
      isWholeYear: true,
    });
    expect(englishSpeaker.text(monthsSold.asks)).toBe('In which months of the year do you sell?');
    const { field } = monthsSold;
    const options = field.kind === 'choices' ? field.options.map(({ text }) => englishSpeaker.text(text)) : [];
    expect(options.slice(0, 3)).toEqual(['All year round', 'January', 'February']);
    expect(options).toHaveLength(13);
  });
});

describe('The months in which most is sold', () => {
  const asked = (answers: Parameters<typeof coachOf>[0]['answers'] = {}) => {
    const { business, sale } = coachOf({ answers });
    return busyQuestions(business, sale.season).map(({ asks, field }) => [
      englishSpeaker.text(asks),
      field.kind === 'choices' ? field.options.length : field.kind,
    ]);
  };

  it('are asked of the months of sale, then how much of a year falls into them', () => {
    expect(asked()).toEqual([
      ['In which of these months do you sell clearly more than in the others? Tick none if they are alike.', 12],
    ]);
    expect(asked({ 'months.sold': chosen('5', '6', '7', '8') })[0]![1]).toBe(4);
    expect(asked({ 'months.busy': chosen('6', '7') })).toEqual([
      ['How many of a hundred sales of a year fall into June and July?', 'amount'],
    ]);
    expect(
      seasonOf(coachOf({ answers: { 'months.busy': chosen('6', '7'), 'months.busyShare': 40 } }).business).weights,
    ).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) =>
        expect.closeTo(month === 6 || month === 7 ? 2.4 : 0.72, 5),
      ),
    );
  });

  it('are not asked where they are alike, in one or two months of sale, and while these are open', () => {
    expect(asked({ 'months.busy': chosen() })).toEqual([]);
    expect(asked({ 'months.sold': chosen('11', '12') })).toEqual([]);
    expect(asked({ 'months.sold': undefined })).toEqual([]);
    expect(asked({ 'months.sold': chosen('5', '6', '7'), 'months.busy': chosen('5', '6', '7') })).toEqual([]);
    expect(seasonOf(coachOf({ answers: { 'months.busy': { kind: 'unknown' } } }).business).weights).toBeUndefined();
  });
});

describe('The own pay in a season', () => {
  const months = { kind: 'choices', choices: ['10', '11', '12', '1', '2', '3'] } as const;
  const payOf = (answers = {}) => coachOf({ answers: { 'months.sold': months, ...answers } }).sale.pay;

  it('is asked for by the year: of an amount a month nobody knows which months it is meant for', () => {
    const [asked] = payOf().lacks;
    expect(asked).toMatchObject({ key: 'pay.year', field: { unit: 'money', per: 'year' } });
    expect(englishSpeaker.text(asked!.asks)).toBe(
      'What do you want to take out for yourself in a whole year, before tax?',
    );
    expect(payOf({ 'pay.year': 240_000 }).value).toBe(20_000);
    expect(payOf({ 'months.sold': undefined }).lacks[0]!.key).toBe('pay');
  });

  it('stands as it was answered by the month before', () => {
    expect(payOf({ pay: 30_000 }).value).toBe(30_000);
  });
});
