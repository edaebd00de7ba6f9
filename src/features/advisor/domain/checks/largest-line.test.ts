import { describe, expect, it } from 'vitest';
import { coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { largestLine as check } from './largest-line.ts';

const amounts = [
  { role: 'price', quote: '€1,150', form: money(1150), unit: 'place/places' },
  { role: 'price', quote: '€395', form: money(395), unit: 'weekend/weekends' },
] as const;
const courses = (answers = {}) =>
  coachOf({
    amounts,
    answers: {
      'main.price': 'm:€1,150',
      'cost.direct/m:€1,150': 55_000,
      'volume/m:€1,150': 7,
      'cost.direct/m:€395': 9500,
      'volume/m:€395': 4,
      bills: 50_000,
      ...answers,
    },
  });

describe('largest-line', () => {
  it('names the offer that a business lives on', () => {
    // 7 × 600 of 4,200 + 4 × 300.
    const found = foundBy(check, courses());
    expect(found.text).toBe(
      'Of the €5,400 that your sales leave in a normal month, €4,200 comes from “place” alone: 78%.',
    );
    expect(found).toMatchObject({ severity: 'tells', restsOn: ['m:€1,150'] });
  });

  it('names one that costs more than it brings', () => {
    const found = foundBy(check, courses({ 'cost.direct/m:€395': 42_000 }));
    expect(found.text).toBe('Each “weekend” takes €25 more than it brings.');
    expect(found).toMatchObject({ severity: 'costs', stake: 120_000 });
  });

  it('weighs by the months in which it is sold', () => {
    const months = { kind: 'choices', choices: ['5', '6', '7'] } as const;
    expect(foundBy(check, courses({ 'months.sold': months })).stake).toBe(3 * 420_000);
    expect(foundBy(check, courses()).stake).toBe(12 * 420_000);
    const dear = { 'cost.direct/m:€395': 42_000, 'months.sold': months };
    expect(foundBy(check, courses(dear)).stake).toBe(3 * 4 * 2500);
  });

  it('is silent where they are alike, where one thing is sold, and while anything is open', () => {
    expect(check.look(courses({ 'volume/m:€395': 12 }))).toBeNull();
    // An extra beside it: next to all of it is the one.
    expect(check.look(courses({ 'volume/m:€395': 1 }))).toBeNull();
    const one = { 'cost.direct': 100, bills: 0, volume: 5 };
    expect(check.look(coachOf({ amounts: [amounts[0]], answers: one }))).toBeNull();
    expect(check.look(courses({ bills: { kind: 'unknown' } }))).toBeNull();
  });
});
