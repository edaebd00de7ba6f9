import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import { verdictOn } from './verdict.ts';

const price = { role: 'price', quote: '€40', form: money(40) } as const;
const judged = (written: Parameters<typeof coachOf>[0], hidden: readonly string[] = []) =>
  verdictOn({ ...coachOf(written), from: '2026-11-23', idle: 0, hidden: new Set(hidden), pending: new Set() });
const verdict = (answers: Record<string, number>, more: Parameters<typeof coachOf>[0]['amounts'] = []) => {
  const { kind, because } = judged({ amounts: [price, ...more], answers });
  return [kind, englishSpeaker.text(because)];
};

describe('The verdict', () => {
  it('is open without a price, and while costs, bills or sales are', () => {
    expect(judged({}).kind).toBe('open');
    expect(verdict({})).toEqual([
      'open',
      'Still open: what one sale costs you, what you pay every month, and how much you will sell.',
    ]);
    expect(verdict({ 'cost.direct': 1000, bills: 90_000 })).toEqual(['open', 'Still open: how much you will sell.']);
  });

  it('is open where several prices were said and nobody chose', () => {
    const other = { role: 'price', quote: '€90', form: money(90) } as const;
    expect(verdict({ 'cost.direct': 1000, bills: 0, volume: 5, pay: 0 }, [other])[0]).toBe('open');
  });

  it('fails without a volume where one sale leaves nothing', () => {
    expect(verdict({ 'cost.direct': 4500 })).toEqual([
      'fails',
      'One sale brings €40 and leaves −€5. More sales do not help: the price or its costs have to change.',
    ]);
  });

  it('fails where a normal month does not pay its bills, or not the pay that is wanted', () => {
    expect(verdict({ 'cost.direct': 1000, bills: 90_000, volume: 20 })).toEqual([
      'fails',
      'A normal month leaves −€300: the sales you expect do not pay its bills.',
    ]);
    expect(verdict({ 'cost.direct': 1000, bills: 90_000, volume: 60, pay: 200_000 })).toEqual([
      'fails',
      'A normal month pays its bills and leaves €900; €1,100 are missing for the pay you want.',
    ]);
  });

  it('carries itself where bills and pay are earned, and asks for the pay before it says so', () => {
    expect(verdict({ 'cost.direct': 1000, bills: 90_000, volume: 60 })).toEqual([
      'open',
      'A normal month pays its bills and leaves €900 before tax and your own pay. Say what you want to earn.',
    ]);
    expect(verdict({ 'cost.direct': 1000, bills: 90_000, volume: 60, pay: 80_000 })).toEqual([
      'carries',
      'A normal month pays its bills and your own pay, and leaves €100 before tax.',
    ]);
  });

  it('is open while a share may be kept by others', () => {
    const share = { role: 'share.commission', quote: '15%', form: { kind: 'percent', percent: 15 } } as const;
    const answers = { 'cost.direct': 1000, bills: 90_000, volume: 60, pay: 0 };
    expect(verdict(answers, [share])).toEqual(['open', 'Still open: whether others keep a share of a sale.']);
    expect(verdict(answers)[0]).toBe('carries');
    expect(judged({ amounts: [price, share], answers: { ...answers, 'commission/m:15%': 'paid' } }).kind).toBe('open');
    const ofTen = { ...answers, 'commission/m:15%': 'paid', 'commission.ofTen/m:15%': 5 };
    expect(judged({ amounts: [price, share], answers: ofTen }).kind).toBe('carries');
  });

  it('is open while something that is sold beside it was not asked for, and leaves out what nobody knows', () => {
    const extra = { role: 'price.addon', quote: '€5', form: money(5) } as const;
    const answers = { 'cost.direct': 1000, bills: 90_000, volume: 20, pay: 0 };
    expect(englishSpeaker.text(judged({ amounts: [price, extra], answers }).because)).toBe(
      'Still open: what your other offers bring.',
    );
    const unknown = { 'volume/m:€5': { kind: 'unknown' }, 'cost.direct/m:€5': 0 } as const;
    expect(judged({ amounts: [price, extra], answers: { ...answers, ...unknown } }).kind).toBe('fails');
  });

  it('concludes nothing from sales that a gate refused', () => {
    const written = { amounts: [price], answers: { 'cost.direct': 1000, bills: 90_000, volume: 60, pay: 80_000 } };
    expect(judged(written).kind).toBe('carries');
    expect(judged(written, ['volume']).kind).toBe('open');
  });

  it('reckons customers who pay by the week over a month', () => {
    const weekly = { role: 'price.period', quote: '€12 a week', form: money(12, 'week') } as const;
    const answers = { 'cost.direct': 0, bills: 100_000, volume: 25, pay: 0 };
    const { kind } = judged({ amounts: [weekly], answers });
    // 25 × 12 × 52 ÷ 12 = 1,300 a month.
    expect(kind).toBe('carries');
  });
});
