import { describe, expect, it } from 'vitest';
import { addCeiling } from '#features/advisor/domain/reckoning/ceiling.ts';
import { coachOf, count, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { whatWouldCarry as check } from './what-would-carry.ts';

const suit = { role: 'price', quote: '€3.50 a suit', form: money(3.5), unit: 'suit/suits' } as const;
const known = { 'cost.direct': 90, bills: 81_500, volume: 600 };
const washing = (answers = {}, more: Parameters<typeof coachOf>[0]['amounts'] = []) =>
  coachOf({ amounts: [suit, ...more], answers: { ...known, ...answers } });

describe('what-would-carry', () => {
  it('says how many sales or which price would pay bills and own pay', () => {
    const found = foundBy(check, washing({ pay: 130_000 }));
    // 2,115 / 2.60 = 813.5; 0.90 + 2,115 / 600 = 4.425.
    expect(found.text).toBe(
      'Bills and your own pay take 814 suits a month (about 188 a week) at €3.50, or a price of €4.43 at the sales you expect.',
    );
    expect(found).toMatchObject({ severity: 'breaks', stake: (211_500 - 156_000) * 12 });
  });

  it('reckons with the months in which something is sold', () => {
    const months = { kind: 'choices', choices: ['6', '7', '8', '9'] } as const;
    // 2,115 × 12 / 4 = 6,345 a month; 2,441 suits, in three digits.
    expect(foundBy(check, washing({ pay: 130_000, 'months.sold': months, 'bills.closed': 81_500 })).text).toMatch(
      /^In the months in which you sell, bills and your own pay take 2,440 suits a month .* or a price of €11.50 /,
    );
  });

  it('takes off what else is sold, and grosses the price up by a share that others keep', () => {
    const zip = { role: 'price', quote: '€35 a zip', form: money(35) } as const;
    const answers = { pay: 130_000, 'main.price': 'm:€3.50 a suit', 'cost.direct/m:€3.50 a suit': 90 };
    const beside = {
      ...answers,
      'volume/m:€3.50 a suit': 600,
      'cost.direct/m:€35 a zip': 500,
      'volume/m:€35 a zip': 10,
    };
    // 2,115 − 600 × 2.60 − 10 × 30 = 255; of 1,860 that is 13.7 %, of 2,450 in prices 10.4 %.
    expect(foundBy(check, washing(beside, [zip])).text).toBe(
      'Any one of these closes the gap of €255 a month: 14% more sales of everything you offer, prices 11% higher throughout, or as much less in bills and own pay.',
    );
    // 14 % more than 7,200 a year is above 8,000.
    const most = { role: 'capacity', quote: '8000 a year', form: count(8000, '', 'year') } as const;
    const limited = washing({ ...beside, 'ceiling/m:€3.50 a suit+m:8000 a year': 'year' }, [zip, most]);
    addCeiling(limited.ledger, limited.business, limited.sale);
    expect(foundBy(check, limited).text).toBe(
      'More sales alone do not close the gap of €255 a month: 14% more would be above the most you named. It takes prices 11% higher throughout, or as much less in bills and own pay.',
    );
    // What else is sold has no such limit: 2,415 − 1,560 − 600 can come from it.
    const more = { ...beside, pay: 160_000, 'volume/m:€35 a zip': 20 };
    const second = washing({ ...more, 'ceiling/m:€3.50 a suit+m:8000 a year': 'year' }, [zip, most]);
    addCeiling(second.ledger, second.business, second.sale);
    expect(foundBy(check, second).text).toMatch(/^Any one of these closes the gap of €255 a month/);
    // 2,115 − 60 × 2.60 − 10 × 30 = 1,659 of 456.
    const far = foundBy(check, washing({ ...beside, 'volume/m:€3.50 a suit': 60 }, [zip]));
    expect(far.text).toBe(
      'A little more does not close the gap of €1,659 a month: it would take 364% more sales of everything you offer, or prices 297% higher.',
    );
    expect(englishSpeaker.text(far.next!)).toMatch(/^Plan it beside another income/);
    // What nobody knows the sales of brings nothing here.
    const open = { ...beside, 'volume/m:€35 a zip': { kind: 'unknown' } } as const;
    expect(foundBy(check, washing(open, [zip])).text).toMatch(/take 814 suits a month/);
    const share = { role: 'share.commission', quote: '20%', form: { kind: 'percent', percent: 20 } } as const;
    // (0.90 + 2,115 / 600) / 0.8 = 5.53.
    expect(
      foundBy(check, washing({ pay: 130_000, 'commission/m:20%': 'paid', 'commission.ofTen/m:20%': 10 }, [share])).text,
    ).toMatch(/a price of €5.53 /);
  });

  it('speaks of the bills alone where no pay was said', () => {
    expect(foundBy(check, washing({ volume: 100 })).text).toMatch(/^The bills alone take 314 suits a month/);
  });

  it.each([
    ['week', 12, 52_000, '10 customers who pay every week at €12'],
    ['month', 12, 1_200, '1 customer who pays every month at €12'],
    ['year', 60, 52_000, '104 customers who pay every year at €60'],
    ['hour', 50, 52_000, '11 paid hours a month (about 3 a week) at €50'],
    ['day', 260, 52_000, '2 paid days a month at €260'],
  ] as const)('counts what is paid by the %s in its own way', (per, amount, bills, text) => {
    const price = { role: 'price.period', quote: `€${amount}`, form: money(amount, per) } as const;
    const coach = coachOf({ amounts: [price], answers: { 'cost.direct': 0, bills, volume: 0.5 } });
    expect(foundBy(check, coach).text).toContain(`The bills alone take ${text}, or a price of `);
  });

  it('says how rarely one sale is enough', () => {
    const yacht = { role: 'price', quote: '€300,000', form: money(300_000), unit: 'yacht/yachts' } as const;
    const answers = { 'cost.direct': 24_000_000, bills: 500_000, volume: 0.01 };
    expect(foundBy(check, coachOf({ amounts: [yacht], answers })).text).toContain(
      'take 1 yacht every 12 months at €300,000,',
    );
  });

  it('is silent where the sales carry it, and while anything is open', () => {
    expect(check.look(washing({ volume: 900, pay: 130_000 }))).toBeNull();
    expect(check.look(washing({ volume: { kind: 'unknown' } }))).toBeNull();
    expect(check.look(washing({ 'cost.direct': 400 }))).toBeNull();
  });
});
