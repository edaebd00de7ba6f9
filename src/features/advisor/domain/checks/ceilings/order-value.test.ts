import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { orderValue as check } from './order-value.ts';

const laptop = { role: 'price', quote: '€165 per laptop', form: money(165, 'laptop') } as const;
const size = { role: 'order.size', quote: '20 to 60 laptops', form: count(20, 'laptops'), toValue: 60 } as const;
const key = 'order/m:20 to 60 laptops/m:€165 per laptop';
const laptops = (answers = {}) => coachOf({ amounts: [laptop, size], answers: { [key]: 'usual', ...answers } });

describe('order-value', () => {
  it('asks whether it is one order at that price', () => {
    expect(askedBy(check, coachOf({ amounts: [laptop, size] }))).toMatchObject({
      key,
      text: 'Does one customer take “20 to 60 laptops” in one order, and pay “€165 per laptop” for each?',
    });
  });

  it('says what an order brings, a range as a range', () => {
    const found = foundBy(check, laptops());
    expect(found.text).toBe('One order of “20 to 60 laptops” brings €3,300 to €9,900.');
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
    expect(found.risk).toBeUndefined();
  });

  it('speaks of the smallest order by weight', () => {
    const fish = {
      amounts: [
        { role: 'price', quote: '€9 a kilo', form: money(9, 'kilo') },
        { role: 'order.size', quote: '12.5 kg', form: { kind: 'measure', value: 12.5, unit: 'kilogram' } },
      ],
      answers: { 'order/m:12.5 kg/m:€9 a kilo': 'least', bills: 5000 },
    } as const;
    expect(foundBy(check, coachOf(fish)).text).toBe(
      'The smallest order you take, “12.5 kg”, costs a customer €112.50.',
    );
  });

  it('is silent where it is no order, nobody knows, a single piece, money, and without a price', () => {
    expect(check.look(laptops({ [key]: 'no' }))).toBeNull();
    expect(check.look(laptops({ [key]: { kind: 'unknown' } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [size] }))).toBeNull();
    expect(check.look(coachOf({ amounts: [laptop, { ...size, form: count(1, 'laptop'), toValue: 1 }] }))).toBeNull();
    expect(check.look(coachOf({ amounts: [laptop, { ...size, form: money(85) }] }))).toBeNull();
    const month = { role: 'price.period', quote: '€40 a month', form: money(40, 'month') } as const;
    expect(check.look(coachOf({ amounts: [month, size] }))).toBeNull();
  });
});
