import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { customerBudget as check } from './customer-budget.ts';

const ring = { role: 'price', quote: 'Single rings £340', form: money(340, undefined, 'GBP') } as const;
const budget = {
  role: 'customer.budget',
  quote: '£300 to £900',
  form: money(300, undefined, 'GBP'),
  toValue: 900,
} as const;
const key = 'budget.for/m:£300 to £900';

const ringsAt = (price: number, volume?: number) =>
  coachOf({
    currency: 'GBP',
    amounts: [{ ...ring, form: money(price, undefined, 'GBP') }, budget],
    answers: { [key]: 'm:Single rings £340', ...(volume !== undefined && { volume }) },
  });

describe('customer-budget', () => {
  it('asks what the money is for', () => {
    const asked = askedBy(check, coachOf({ currency: 'GBP', amounts: [ring, budget] }));
    expect(asked).toMatchObject({ key, text: 'Which of your prices do customers pay from “£300 to £900”?' });
    expect(asked.field).toMatchObject({ options: [{ id: 'm:Single rings £340' }, { id: 'none' }] });
  });

  it('says where the price lies', () => {
    const found = foundBy(check, ringsAt(340));
    expect(found.text).toBe('£340 lies in the lower third of what your customers have for it (“£300 to £900”).');
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
    expect(foundBy(check, ringsAt(600)).text).toContain('in the middle third');
    expect(foundBy(check, ringsAt(900)).text).toContain('in the upper third');
  });

  it('finds it costly outside', () => {
    const above = foundBy(check, ringsAt(950, 4));
    expect(above.text).toBe('£950 is £50 above the upper end of what your customers have for it (“£300 to £900”).');
    expect(above).toMatchObject({ severity: 'costs', stake: 50_00 * 4 * 12 });
    const below = foundBy(check, ringsAt(250, 4));
    expect(below.text).toBe('£250 is £50 below the lower end of what your customers have for it (“£300 to £900”).');
    expect(below).toMatchObject({ severity: 'costs', stake: 50_00 * 4 * 12 });
  });

  it('takes one number as no upper end', () => {
    const meals = (price: number) =>
      foundBy(
        check,
        coachOf({
          amounts: [
            { role: 'price.period', quote: 'menú', form: money(price, 'month') },
            { role: 'customer.budget', quote: '200 € al mes', form: money(200, 'month') },
          ],
          answers: { 'budget.for/m:200 € al mes': 'm:menú' },
        }),
      );
    expect(meals(150).text).toBe('€150 is 75% of what your customers have for it (“200 € al mes”).');
    expect(meals(150)).toMatchObject({ severity: 'tells', stake: 0 });
    expect(meals(250).text).toContain('125% of what');
    expect(meals(250).severity).toBe('costs');
  });

  it('is silent where it pays for the whole wedding, for another time, and the wrong way round', () => {
    const look = (more: object, answers = {}) =>
      check.look(coachOf({ currency: 'GBP', amounts: [ring, { ...budget, ...more }], answers }));
    expect(look({}, { [key]: 'none' })).toBeNull();
    expect(look({ form: money(300, 'month', 'GBP') })).toBeNull();
    expect(look({ form: money(300, undefined, 'EUR') })).toBeNull();
    expect(look({ toValue: 90 }, { [key]: 'm:Single rings £340' })).toBeNull();
  });
});
