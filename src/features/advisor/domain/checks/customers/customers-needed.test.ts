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
    expect(askedBy(check, washing()).text).toBe('How many “washes” does one customer take in a year, on average?');
    const size = { role: 'order.size', quote: 'orders of 300', form: count(300, '') } as const;
    expect(askedBy(check, washing({}, [size]))).toMatchObject({
      key,
      text: 'You said “orders of 300”. How many “washes” does one customer take in a year, on average?',
      stake: 300 * 800 * 12,
    });
    const hour = { role: 'price', quote: '£30 an hour', form: money(30, 'hour', 'GBP') } as const;
    const hourly = coachOf({ currency: 'GBP', amounts: [hour], answers: { 'cost.direct': 0, volume: 60 } });
    expect(askedBy(check, hourly).text).toBe('How many paid hours does one customer take in a year, on average?');
    const bare = coachOf({
      currency: 'GBP',
      amounts: [{ ...hour, form: money(30, undefined, 'GBP') }],
      answers: known,
    });
    expect(askedBy(check, bare).text).toMatch(
      /^How many of them does one customer buy in a year, on average\? Whoever/,
    );
  });

  it('says how many customers that is and what one of them is worth', () => {
    const found = foundBy(check, washing({ [key]: 1_500 }));
    expect(found.text).toBe(
      'A normal year of 9,600 washes is 7 customers who take 1,500 each. Every customer you win or lose is £4,500 a year, before bills.',
    );
    expect(englishSpeaker.text(found.next!)).toMatch(/^That is few enough to know each by name/);
    expect(englishSpeaker.text(foundBy(check, washing({ [key]: 10 })).next!)).toMatch(/^They cannot all come by word/);
  });

  it('holds them against those who could buy, and costs where it hangs on few or there are not as many', () => {
    const some = foundBy(check, washing({ [key]: 1_500 }, [halls]));
    expect(some.text).toMatch(/That is 15% of those who could buy \(“47 halls”\)\.$/);
    expect(some.severity).toBe('tells');
    expect(foundBy(check, washing({ [key]: 900 }, [halls])).severity).toBe('costs');
    const many = foundBy(check, washing({ [key]: 100 }, [halls]));
    expect(many.text).toMatch(/That is more than all who could buy \(“47 halls”\)\.$/);
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
      'You expect 65 paying customers at one time. Every one you win or lose is £1,080 a year, before bills.',
    );
  });

  it('reckons with the months of sale', () => {
    const months = { kind: 'choices', choices: ['6', '7', '8', '9'] } as const;
    expect(foundBy(check, washing({ [key]: 1_500, 'months.sold': months, 'bills.closed': 0 })).text).toMatch(
      /^A normal year of 3,200 washes is 3 customers/,
    );
  });

  it('is silent while price, cost or sales are open, where nothing is left, and where nobody knows', () => {
    expect(check.look(washing({ volume: undefined }))).toBeNull();
    expect(check.look(washing({ 'cost.direct': 500 }))).toBeNull();
    expect(check.look(washing({ [key]: { kind: 'unknown' } }))).toBeNull();
  });
});
