import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { netPay as check } from './net-pay.ts';

const visit = { role: 'price', quote: '€80 a visit', form: money(80), unit: 'visit/visits' } as const;
const known = { 'cost.direct': 1_000, volume: 50, bills: 60_000, pay: 240_000 };
const fitter = (answers = {}) => coachOf({ amounts: [visit], answers: { ...known, ...answers } });

describe('net-pay', () => {
  it('asks whether the pay that is wanted is meant after tax', () => {
    expect(askedBy(check, fitter())).toMatchObject({
      key: 'pay.net',
      stake: 2_880_000,
      text: 'You want €2,400 a month for yourself. Do you pay income tax and social insurance from that?',
    });
  });

  it('says that more has to be earned where so much is to be left, and how many sales a tenth of it is', () => {
    // 240 / 70 is four.
    const found = foundBy(check, fitter({ 'pay.net': 'left' }));
    expect(found.text).toBe(
      '€2,400 a month are to be left to you after income tax and social insurance, which are not reckoned here. Every €240 a month that they take needs about 4 visits a month more.',
    );
    expect(found.severity).toBe('costs');
    expect(found.next).toBeDefined();
  });

  it('names no number of sales where several things are sold', () => {
    const part = { role: 'price', quote: '€20 a part', form: money(20), unit: 'part/parts' } as const;
    const answers = {
      ...known,
      'main.price': 'm:€80 a visit',
      'pay.net': 'left',
      'volume/m:€80 a visit': 50,
      'cost.direct/m:€80 a visit': 1_000,
      'volume/m:€20 a part': 10,
      'cost.direct/m:€20 a part': 500,
    };
    expect(foundBy(check, coachOf({ amounts: [visit, part], answers })).text).toMatch(
      /has to be earned on top of it\.$/,
    );
  });

  it('names no number of sales where a few bring a tenth: a round one would say too much', () => {
    // 240 is less than three sales of 90.
    expect(foundBy(check, fitter({ 'pay.net': 'left', 'cost.direct': 0, volume: 60, pay: 230_000 })).text).toMatch(
      /on top of it\.$/,
    );
  });

  it('is silent where it is meant before tax or nobody knows, and where no pay is wanted or nothing is left', () => {
    expect(check.look(fitter({ 'pay.net': 'from' }))).toBeNull();
    expect(check.look(fitter({ 'pay.net': { kind: 'unknown' } }))).toBeNull();
    expect(check.look(fitter({ pay: 0 }))).toBeNull();
    expect(check.look(fitter({ pay: undefined }))).toBeNull();
    expect(check.look(fitter({ 'cost.direct': 9_000, 'pay.net': 'left' }))).toBeNull();
  });
});
