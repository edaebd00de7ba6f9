import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { fromToday } from './from-today.ts';
import { newBills as check } from './new-bills.ts';

const trap = { role: 'price', quote: '€13.50 a trap', form: money(13.5, 'trap'), unit: 'trap/traps' } as const;
const current = { role: 'sales.current', quote: '300 a month', form: count(300, 'traps', 'month') } as const;
const known = { 'cost.direct': 500, volume: 600, bills: 200_000, 'sales.today/m:€13.50 a trap': 300 };
function trapper(answers = {}) {
  const coach = coachOf({ amounts: [trap, current], answers: { ...known, ...answers } });
  fromToday.look(coach);
  return coach;
}

describe('new-bills', () => {
  it('asks which bills come with the growth', () => {
    expect(askedBy(check, trapper())).toMatchObject({
      key: 'bills.new',
      text: 'Of your bills of €2,000 a month, how much do you not pay yet today?',
      field: { unit: 'money', per: 'month' },
    });
  });

  it('says how much of the growth pays for them', () => {
    // Each leaves €8.50.
    expect(foundBy(check, trapper({ 'bills.new': 120_000 })).text).toBe(
      'Of the 300 more a month that you expect, 142 pay for the €1,200 of bills that come with them.',
    );
    expect(foundBy(check, trapper({ bills: 400_000, 'bills.new': 300_000 })).text).toBe(
      'The €3,000 of bills a month that come with the growth take 353 more sales a month, and you expect 300 more: they are not paid by it.',
    );
  });

  it('is silent where none are new or nobody knows, and where nothing grows', () => {
    expect(check.look(trapper({ 'bills.new': 0 }))).toBeNull();
    expect(check.look(trapper({ 'bills.new': { kind: 'unknown' } }))).toBeNull();
    expect(check.look(trapper({ volume: 310 }))).toBeNull();
    expect(check.look(trapper({ bills: 0 }))).toBeNull();
  });
});
