import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { customersNeeded as check } from './customers-needed.ts';

const hold = { role: 'price', quote: '£4 a wash', form: money(4, 'wash', 'GBP'), unit: 'wash/washes' } as const;
const known = { 'cost.direct': 100, volume: 800 };
const key = 'customer.takes/m:£4 a wash';
const halls = { role: 'customers.possible', quote: '47 halls', form: count(47, 'halls') } as const;
const washing = (answers = {}, more: Parameters<typeof coachOf>[0]['amounts'] = []) =>
  coachOf({ currency: 'GBP', amounts: [hold, ...more], answers: { ...known, ...answers } });

describe('customers-needed', () => {
  it('asks what one customer takes in a year, with what was said of it', () => {
    expect(askedBy(check, washing()).text).toBe(
      'For how many “washes” does one customer pay in a year, on average? Whatever is paid again counts again.',
    );
    const size = { role: 'order.size', quote: 'orders of 300', form: count(300, '') } as const;
    expect(askedBy(check, washing({}, [size]))).toMatchObject({
      key,
      text: 'You said “orders of 300”. For how many “washes” does one customer pay in a year, on average? Whatever is paid again counts again.',
      stake: 300 * 800 * 12,
    });
    const hour = { role: 'price', quote: '£30 an hour', form: money(30, 'hour', 'GBP') } as const;
    const hourly = coachOf({ currency: 'GBP', amounts: [hour], answers: { 'cost.direct': 0, volume: 60 } });
    expect(askedBy(check, hourly).text).toBe('How many hours does one customer pay for in a year, on average?');
    const bare = coachOf({
      currency: 'GBP',
      amounts: [{ ...hour, form: money(30, undefined, 'GBP') }],
      answers: known,
    });
    expect(askedBy(check, bare).text).toMatch(/^How often does one customer buy in a year, on average\? Whoever/);
  });

  it('says how many customers that is and what one of them is worth', () => {
    const found = foundBy(check, washing({ [key]: 1_500 }));
    expect(found.text).toBe(
      'A normal year of 9,600 washes is about 6 customers who take 1,500 each. Every one you win or lose is £4,500 a year, before bills.',
    );
    expect(englishSpeaker.text(found.next!)).toMatch(/^That is few enough to know each by name/);
    expect(foundBy(check, washing({ [key]: 10 })).next).toBeUndefined();
  });

  it('speaks of other customers where nobody comes back', () => {
    expect(foundBy(check, washing({ [key]: 1, volume: 2 })).text).toBe(
      'A normal year of 24 washes needs 24 different customers. Every one you win or lose is £3, before bills.',
    );
  });

  it('counts what a customer pays on top, and the same at another price for other customers', () => {
    const dear = { ...hold, quote: '£5 a wash', form: money(5, 'wash', 'GBP') } as const;
    const run = {
      role: 'price.addon',
      quote: '£35 a run',
      form: money(35, undefined, 'GBP'),
      unit: 'run/runs',
    } as const;
    const answers = {
      'main.price': 'm:£4 a wash',
      'cost.direct/m:£4 a wash': 100,
      'volume/m:£4 a wash': 600,
      'cost.direct/m:£5 a wash': 100,
      'volume/m:£5 a wash': 200,
      'cost.direct/m:£35 a run': 900,
      'volume/m:£35 a run': 40,
      [key]: 960,
    };
    // 12 × (600 × 3 + 40 × 26) of 7.5.
    expect(foundBy(check, washing({ ...answers, volume: 600 }, [run])).text).toBe(
      'A normal year of 7,200 washes is about 8 customers who take 960 each. Every one you win or lose is £4,544 a year, before bills.',
    );
    // Nobody knows which of them pay on top.
    expect(foundBy(check, washing(answers, [dear, run])).text).toBe(
      'A normal year of 7,200 washes at £4 is about 8 customers who take 960 each. Every one you win or lose is £2,880 a year, before bills.',
    );
    // What is something else may have customers of its own.
    const mats = { role: 'price', quote: '£35 a mat', form: money(35, 'mat', 'GBP'), unit: 'mat/mats' } as const;
    const beside = { ...answers, 'cost.direct/m:£35 a mat': 900, 'volume/m:£35 a mat': 40 };
    expect(check.look(coachOf({ currency: 'GBP', amounts: [hold, mats], answers: beside }))).toBeNull();
  });

  it('holds them against those who could buy, and costs where it hangs on few or there are not as many', () => {
    const some = foundBy(check, washing({ [key]: 1_500 }, [halls]));
    expect(some.text).toMatch(/Of “47 halls”, 6 are 13%\.$/);
    expect(some.severity).toBe('tells');
    expect(foundBy(check, washing({ [key]: 900 }, [halls])).severity).toBe('costs');
    const many = foundBy(check, washing({ [key]: 100 }, [halls]));
    expect(many.text).toMatch(/“47 halls” are fewer than that\.$/);
    expect(many.severity).toBe('costs');
    expect(many.restsOn).toEqual(['m:£4 a wash', 'm:47 halls']);
    // A range of them is no number.
    expect(foundBy(check, washing({ [key]: 100 }, [{ ...halls, toValue: 60 }])).severity).toBe('tells');
  });

  it('counts whoever pays again and again as a customer, and asks nothing', () => {
    const monthly = { role: 'price.period', quote: '£90 a month', form: money(90, 'month', 'GBP') } as const;
    const found = foundBy(
      check,
      coachOf({ currency: 'GBP', amounts: [monthly], answers: { 'cost.direct': 0, volume: 65 } }),
    );
    expect(found.text).toBe(
      'You expect 65 paying customers at one time. Every one you win or lose is £90 a month, before bills.',
    );
  });

  it('reckons with the months of sale', () => {
    const months = { kind: 'choices', choices: ['6', '7', '8', '9'] } as const;
    expect(foundBy(check, washing({ [key]: 1_500, 'months.sold': months, 'bills.closed': 0 })).text).toMatch(
      /^A normal year of 3,200 washes is about 2 customers/,
    );
  });

  it('is silent while price, cost or sales are open, where nothing is left, and where nobody knows', () => {
    expect(check.look(washing({ volume: undefined }))).toBeNull();
    expect(check.look(washing({ 'cost.direct': 500 }))).toBeNull();
    expect(check.look(washing({ [key]: { kind: 'unknown' } }))).toBeNull();
  });
});
