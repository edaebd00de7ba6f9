import { describe, expect, it } from 'vitest';
import { coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { marginOfSafety as check } from './margin-of-safety.ts';

const visit = { role: 'price', quote: '€36', form: money(36), unit: 'visit/visits' } as const;
const known = { 'cost.direct': 600, bills: 10_000, volume: 50 };
const visits = (answers = {}) => coachOf({ amounts: [visit], answers: { ...known, ...answers } });

describe('margin-of-safety', () => {
  it('says how far sales may stay below what is expected', () => {
    // 50 × 30 = 1,500; less 100 and 1,000 leaves 400.
    const found = foundBy(check, visits({ pay: 100_000 }));
    expect(found.text).toBe(
      'If your sales are more than 26% below what you expect, they no longer pay your bills and your own pay. In a normal month €400 is left over.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 480_000 });
    expect(foundBy(check, visits()).text).toMatch(
      /^If your sales are more than 93% below what you expect, they no longer pay your bills\. In a normal month/,
    );
  });

  it('finds little of it costly', () => {
    const found = foundBy(check, visits({ pay: 130_000 }));
    expect(found.severity).toBe('costs');
  });

  it('pays the months without sales from those with them', () => {
    const months = { kind: 'choices', choices: ['5', '6', '7', '8', '9', '10'] } as const;
    // Bills of 100 all year are 200 in each of six months: 1,300 of 1,500 is over.
    const season = (more = {}) => foundBy(check, visits({ 'months.sold': months, 'bills.closed': 10_000, ...more }));
    expect(season().text).toBe(
      'If your sales are more than 86% below what you expect, they no longer pay the bills of the year. In a year €7,800 is left over.',
    );
    expect(season({ pay: 50_000 }).text).toBe(
      'If your sales are more than 20% below what you expect, they no longer pay your bills and your own pay of the year. In a year €1,800 is left over.',
    );
  });

  it('is silent where nothing is over, and while anything is open', () => {
    expect(check.look(visits({ pay: 140_000 }))).toBeNull();
    expect(check.look(visits({ volume: { kind: 'unknown' } }))).toBeNull();
    expect(check.look(coachOf({}))).toBeNull();
  });
});
