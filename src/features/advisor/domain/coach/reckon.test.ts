import { describe, expect, it } from 'vitest';
import { englishSpeaker } from '#features/advisor/testing/coach-of.ts';
import type { Answer } from '../business/business.ts';
import type { Reading } from '../business/fold.ts';
import type { Label, Mention, Role } from '../reading/label.ts';
import type { AmountForm } from '../reading/spotted.ts';
import { reckon } from './reckon.ts';

const mention = (quote: string, form?: AmountForm): Mention => ({
  id: `revenue@${quote}`,
  question: 'revenue',
  quote,
  ...(form && { amount: { form, isCertain: true } }),
});
const flat = mention('flat €290 a month', { kind: 'money', amount: 290, currency: 'EUR', per: 'month' });
const single = mention('€7.90 per pick-up', { kind: 'money', amount: 7.9, currency: 'EUR', per: 'pick-up' });
const label = ({ id }: Mention, role: Role, state: Label['state'] = 'taken'): Label => ({
  mention: id,
  role,
  by: state === 'taken' ? 'person' : 'ranker',
  state,
});
const reckoned = (labels: readonly Label[], answers: Record<string, Answer> = {}, mentions = [flat, single]) => {
  const reading: Reading = {
    language: 'en',
    currency: 'EUR',
    country: undefined,
    trade: undefined,
    mentions,
    labels,
    answers: new Map(Object.entries(answers)),
  };
  return reckon(reading, { today: '2026-11-23', textOf: englishSpeaker.text });
};
const both = [label(flat, 'price.period'), label(single, 'price')];
const keys = ({ questions }: ReturnType<typeof reckoned>): readonly string[] => questions.map(({ key }) => key);

describe('Reckoning a business through', () => {
  it('asks which price is the main one before anything that rests on it', () => {
    expect(keys(reckoned(both))[0]).toBe('main.price');
    expect(keys(reckoned(both))).not.toContain('cost.direct');
    expect(keys(reckoned(both, { 'main.price': { kind: 'choice', choice: single.id } }))).toEqual(
      expect.arrayContaining([`cost.direct/${single.id}`, 'bills', `volume/${single.id}`, 'pay']),
    );
  });

  it('asks for the money of the start and the first sale once a price is known', () => {
    const start = ['start.cost', 'start.money', 'first.sale'];
    const known = reckoned(both, { 'main.price': { kind: 'choice', choice: single.id } });
    expect(keys(known).filter((key) => start.includes(key))).toEqual(start);
    expect(keys(known).indexOf('pay')).toBeLessThan(keys(known).indexOf('start.cost'));
    expect(keys(reckoned([])).filter((key) => start.includes(key))).toEqual([]);
  });

  it('does not ask again what was answered, also with “I don’t know”', () => {
    const answers: Record<string, Answer> = {
      'main.price': { kind: 'choice', choice: single.id },
      bills: { kind: 'unknown' },
      pay: { kind: 'amount', value: 100_000 },
    };
    expect(keys(reckoned(both, answers))).not.toEqual(expect.arrayContaining(['main.price', 'bills', 'pay']));
  });

  it('neither uses nor asks for what was read and waits to be confirmed', () => {
    const guessed = reckoned([label(flat, 'price.period', 'asked'), label(single, 'price', 'asked')]);
    expect(keys(guessed)).not.toContain('price');
    expect(guessed.coach.ledger.find('price')?.lacks).toHaveLength(1);
    expect(englishSpeaker.text(guessed.verdict.because)).toMatch(/not confirmed/);
    expect(keys(reckoned([]))).toContain('price');
  });

  it('asks for what was left unconfirmed once nothing else is open', () => {
    const volume = mention('50 a month', { kind: 'count', count: 50, of: '', per: 'month' });
    const labels = [label(single, 'price'), label(volume, 'sales.expected', 'asked')];
    const answers: Record<string, Answer> = {};
    let asked = keys(reckoned(labels, answers, [single, volume]));
    expect(asked).not.toContain('volume');
    for (let round = 0; round < 40 && !asked.includes('volume'); round += 1) {
      expect(asked.length).toBeGreaterThan(0);
      for (const key of asked) answers[key] = { kind: 'unknown' };
      asked = keys(reckoned(labels, answers, [single, volume]));
    }
    expect(asked).toContain('volume');
  });

  it('stands the most unpleasant first, then by the money at stake', () => {
    const { findings } = reckoned(
      [label(single, 'price')],
      {
        'cost.direct': { kind: 'amount', value: 300 },
        bills: { kind: 'amount', value: 40_000 },
        pay: { kind: 'amount', value: 100_000 },
        volume: { kind: 'amount', value: 100 },
        'months.sold': { kind: 'choices', choices: ['year'] },
        'tax.in': { kind: 'choice', choice: 'none' },
        'hours.month': { kind: 'amount', value: 210 },
      },
      [single],
    );
    const order = findings.map(({ severity }) => ['breaks', 'costs', 'tells'].indexOf(severity));
    expect(order).toEqual([...order].sort());
    expect(findings.map(({ check }) => check)).toEqual(['what-would-carry', 'own-hour', 'what-moves-it']);
  });

  it('asks what is sold today of a business that sells, and no longer for a first sale', () => {
    const today = mention('70 a month now', { kind: 'count', count: 70, of: '', per: 'month' });
    const selling = (answers: Record<string, Answer> = {}) =>
      reckoned([label(single, 'price'), label(today, 'sales.current')], answers, [single, today]);
    const key = `sales.today/${single.id}`;
    expect(keys(selling())).toContain(key);
    expect(keys(selling())).not.toContain('first.sale');
    expect(keys(selling({ [key]: { kind: 'amount', value: 70 } }))).not.toContain('first.sale');
    // Who expects more says from when on; who expects the same is not asked.
    const amount = (value: number): Answer => ({ kind: 'amount', value });
    const none: Answer = { kind: 'choice', choice: 'none' };
    const expecting = (volume: number) =>
      keys(selling({ [key]: amount(70), 'cost.direct': amount(300), volume: amount(volume), 'tax.in': none }));
    expect(expecting(100)).toContain('sales.rise');
    expect(expecting(70)).not.toContain('sales.rise');
    // What is sold today of something else nobody knows.
    const both = (answers: Record<string, Answer>) =>
      keys(
        reckoned([label(single, 'price'), label(flat, 'price.period'), label(today, 'sales.current')], answers, [
          single,
          flat,
          today,
        ]),
      );
    const partly: Record<string, Answer> = { 'main.price': { kind: 'choice', choice: single.id }, 'tax.in': none };
    for (const one of [single, flat]) partly[`cost.direct/${one.id}`] = amount(300);
    for (const one of [single, flat]) partly[`volume/${one.id}`] = amount(100);
    partly[key] = amount(70);
    expect(both(partly)).not.toContain('sales.rise');
    expect(both({ ...partly, [`sales.today/${flat.id}`]: { kind: 'unknown' } })).toContain('sales.rise');
    // Nought: it has not begun.
    expect(keys(selling({ [key]: { kind: 'amount', value: 0 } }))).toContain('first.sale');
  });

  it('shows no finding that rests on a number which a gate refused', () => {
    const answers: Record<string, Answer> = {
      'main.price': { kind: 'choice', choice: single.id },
      [`cost.direct/${single.id}`]: { kind: 'amount', value: 300 },
      bills: { kind: 'amount', value: 0 },
      [`volume/${single.id}`]: { kind: 'amount', value: 0.2 },
    };
    const { coach, forecastLacks } = reckoned(both, answers);
    expect(coach.hidden.has('volume')).toBe(true);
    expect(forecastLacks.map(({ key }) => key)).toEqual([expect.stringMatching(/^month\.right\/below\//)]);
  });

  it('asks which holds where more is expected than the most that was confirmed', () => {
    const most = mention('4 a week', { kind: 'count', count: 4, of: '', per: 'week' });
    const answers: Record<string, Answer> = {
      [`ceiling/${single.id}+${most.id}`]: { kind: 'choice', choice: 'week' },
      'cost.direct': { kind: 'amount', value: 300 },
      bills: { kind: 'amount', value: 0 },
      'months.sold': { kind: 'choices', choices: ['year'] },
      'tax.in': { kind: 'choice', choice: 'none' },
    };
    const expecting = (volume: number) =>
      reckoned(
        [label(single, 'price'), label(most, 'capacity')],
        { ...answers, volume: { kind: 'amount', value: volume } },
        [single, most],
      );
    // The limit itself is asked about while nobody said what it is of.
    const bare = reckoned([label(single, 'price'), label(most, 'capacity')], {}, [single, most]);
    expect(keys(bare)).toContain(`ceiling/${single.id}+${most.id}`);
    expect(keys(expecting(20))).not.toContain(`ceiling/${single.id}+${most.id}`);
    const limitKey = keys(expecting(20))[0]!;
    expect(limitKey).toMatch(/^month\.right\/limit\//);
    expect(expecting(20).hasForecast).toBe(false);
    expect(keys(expecting(17)).filter((key) => key.startsWith('month.right/limit'))).toEqual([]);
    // Whoever says that the most holds is asked for their sales once more.
    const most17 = {
      ...answers,
      volume: { kind: 'amount', value: 20 },
      [limitKey]: { kind: 'choice', choice: 'volume' },
    } as const;
    const again = reckoned([label(single, 'price'), label(most, 'capacity')], most17, [single, most]);
    expect(keys(again)).toContain('again/volume');
    expect(expecting(17).hasForecast).toBe(true);
  });
});
