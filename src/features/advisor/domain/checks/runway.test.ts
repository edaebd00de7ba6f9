import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { runway as check } from './runway.ts';

const own = { role: 'own.money', quote: '$14,000 of my own', form: money(14_000, undefined, 'USD') } as const;
const tank = { role: 'cost.once', quote: 'a tank for $5,000', form: money(5000, undefined, 'USD') } as const;
const rent = { role: 'cost.period', quote: '$1,800 a month', form: money(1800, 'month', 'USD') } as const;
const bought = { 'start.cost': 500_000 };
const seaweed = { currency: 'USD', amounts: [own, tank, rent], answers: bought } as const;

describe('runway', () => {
  it('says how many months of bills the money pays once the start is paid', () => {
    const found = foundBy(check, coachOf(seaweed));
    expect(found.text).toBe(
      'Of $14,000, $9,000 is left once everything for the start is bought. Without a sale, that pays your bills for 5 months, with nothing for yourself.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
    expect(found.restsOn).toEqual(['m:$14,000 of my own', 'm:a tank for $5,000']);
    expect(found.next).toBeUndefined();
  });

  it('breaks below three months', () => {
    const dear = { ...rent, quote: '$4,000 a month', form: money(4000, 'month', 'USD') };
    const found = foundBy(check, coachOf({ ...seaweed, amounts: [own, tank, dear] }));
    expect(found).toMatchObject({ severity: 'breaks', stake: 300_000 });
    expect(found.text).toMatch(/pays your bills for 2 months, with nothing for yourself\.$/);
    const three = { ...rent, quote: '$3,000 a month', form: money(3000, 'month', 'USD') };
    expect(foundBy(check, coachOf({ ...seaweed, amounts: [own, tank, three] })).severity).toBe('tells');
    const most = { ...rent, quote: '$9,500 a month', form: money(9500, 'month', 'USD') };
    expect(foundBy(check, coachOf({ ...seaweed, amounts: [own, tank, most] })).text).toContain(
      'for less than a month,',
    );
  });

  it('breaks where the start alone is dearer, whatever the bills are', () => {
    const boat = { ...tank, quote: 'a boat for $20,000', form: money(20_000, undefined, 'USD') };
    const found = foundBy(check, coachOf({ ...seaweed, amounts: [own, boat], answers: { 'start.cost': 2_000_000 } }));
    expect(found.text).toBe(
      'What you have to buy for the start costs $20,000. You have $14,000: $6,000 is missing before the first bill.',
    );
    expect(found).toMatchObject({ severity: 'breaks', stake: 600_000 });
  });

  it('asks for what is missing: the start, the bills, or all the money where several amounts were said', () => {
    const asked = askedBy(check, coachOf({ ...seaweed, amounts: [own, rent], answers: {} }));
    expect(asked).toMatchObject({
      key: 'start.cost',
      text: expect.stringMatching(/^How much do you have to spend before/),
    });
    expect(askedBy(check, coachOf({ ...seaweed, amounts: [own, tank] })).key).toBe('bills');
    // Whoever names a machine may have it already.
    expect(askedBy(check, coachOf({ ...seaweed, answers: {} })).text).toBe(
      'You named “a tank for $5,000”. What do you still have to pay altogether before you can begin? Leave out what you have already.',
    );
    const loan = { role: 'money.others', quote: 'a loan of $85k', form: money(85_000, undefined, 'USD') } as const;
    const both = { ...seaweed, amounts: [own, loan, tank, rent] };
    expect(askedBy(check, coachOf(both)).text).toBe(
      'You named “$14,000 of my own” and “a loan of $85k”. How much money will you have for the start that is certain, loans and grants included?',
    );
    expect(foundBy(check, coachOf({ ...both, answers: { ...bought, 'start.money': 2_500_000 } })).text).toContain(
      'for 11 months,',
    );
    // More than a year is no risk.
    expect(check.look(coachOf({ ...both, answers: { ...bought, 'start.money': 5_000_000 } }))).toBeNull();
  });

  it('speaks of a business that has nothing to buy', () => {
    const saved = { role: 'own.money', quote: '4.000 hab ich gespart', form: money(4000) } as const;
    const dogs = coachOf({ amounts: [saved], answers: { 'start.cost': 0, bills: 90_000 } });
    expect(foundBy(check, dogs).text).toBe(
      'Without a sale, €4,000 pays your bills for 4 months, with nothing for yourself.',
    );
  });

  it('says no number of months to who sells already, nor where the bills of the months differ', () => {
    const price = { role: 'price', quote: '$9 a bag', form: money(9, undefined, 'USD'), unit: 'bag/bags' } as const;
    const current = { role: 'sales.current', quote: '80 a month', form: count(80, 'bags', 'month') } as const;
    const amounts = [own, tank, rent, price, current];
    const selling = (now: number) =>
      coachOf({ ...seaweed, amounts, answers: { ...bought, 'sales.today/m:$9 a bag': now } });
    expect(check.look(selling(80))).toBeNull();
    expect(check.look(selling(0))).not.toBeNull();
    const months = { kind: 'choices', choices: ['5', '6', '7'] } as const;
    const season = { ...bought, 'months.sold': months, 'bills.closed': 0 };
    expect(check.look(coachOf({ ...seaweed, answers: season }))).toBeNull();
    // What is missing before the first bill is said to everybody.
    expect(foundBy(check, coachOf({ ...seaweed, answers: { ...season, 'start.cost': 2_000_000 } })).severity).toBe(
      'breaks',
    );
  });

  it('is silent without own money, without bills, and where nobody knows', () => {
    expect(check.look(coachOf({ ...seaweed, amounts: [tank, rent] }))).toBeNull();
    expect(check.look(coachOf({ ...seaweed, amounts: [own], answers: {} }))).toBeNull();
    expect(check.look(coachOf({ ...seaweed, amounts: [own, tank], answers: { ...bought, bills: 0 } }))).toBeNull();
    const range = { ...seaweed, amounts: [{ ...own, toValue: 20_000 }, tank, rent] };
    expect(askedBy(check, coachOf(range)).key).toBe('start.money');
    const monthly = { ...own, quote: '$400 a month', form: money(400, 'month', 'USD') };
    expect(askedBy(check, coachOf({ ...seaweed, amounts: [monthly, tank, rent] })).key).toBe('start.money');
    expect(check.look(coachOf({ ...range, answers: { ...bought, 'start.money': { kind: 'unknown' } } }))).toBeNull();
    const coach = coachOf(seaweed);
    expect(check.look({ ...coach, business: { ...coach.business, currency: undefined } })).toBeNull();
  });
});
