import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { commission as check } from './commission.ts';

const etsy = {
  amounts: [
    { role: 'price', quote: '€48 a bag', form: money(48) },
    { role: 'share.commission', quote: 'the shop keeps 35%', form: { kind: 'percent', percent: 35 } },
  ],
} as const;
const key = 'commission/m:the shop keeps 35%';
const often = 'commission.ofTen/m:the shop keeps 35%';

describe('commission', () => {
  it('asks who keeps it', () => {
    const asked = askedBy(check, coachOf(etsy));
    expect(asked).toMatchObject({ key, text: 'Who keeps “the shop keeps 35%” of a sale?' });
    expect(asked.field).toMatchObject({ options: [{ id: 'paid' }, { id: 'taken' }] });
  });

  it('says what comes to the founder, with what it is over a year where sales are known', () => {
    const found = foundBy(check, coachOf({ ...etsy, answers: { [key]: 'paid', [often]: 10 } }));
    expect(found.text).toBe('Of €48, others keep €16.80 on average (“the shop keeps 35%”): €31.20 comes to you.');
    expect(found).toMatchObject({ severity: 'costs', stake: 0, restsOn: ['m:the shop keeps 35%', 'm:€48 a bag'] });
    expect(foundBy(check, coachOf({ ...etsy, answers: { [key]: 'paid', [often]: 10, volume: 20 } })).stake).toBe(
      1680 * 20 * 12,
    );
    // Of every second sale: half as much on average.
    expect(foundBy(check, coachOf({ ...etsy, answers: { [key]: 'paid', [often]: 5 } })).text).toContain('€8.40');
  });

  it('asks which price is meant where there are several, and for the price where there is none', () => {
    const second = { role: 'price', quote: '€90 a rucksack', form: money(90) } as const;
    const several = { amounts: [...etsy.amounts, second], answers: { [key]: 'paid', [often]: 10 } };
    expect(askedBy(check, coachOf(several)).key).toBe('main.price');
    const unknown = { ...several.answers, 'main.price': { kind: 'unknown' } } as const;
    expect(check.look(coachOf({ ...several, answers: unknown }))).toBeNull();
    const bare = coachOf({ amounts: [etsy.amounts[1]], answers: { [key]: 'paid', [often]: 10 } });
    expect(bare.sale.commission?.lacks.map((question) => question.key)).toEqual(['price']);
  });

  it('asks of which of several prices it is kept, and takes it off that one alone', () => {
    const second = { role: 'price', quote: '€90 a rucksack', form: money(90) } as const;
    const [first] = etsy.amounts;
    const main = {
      [key]: 'paid',
      [often]: 10,
      'main.price': `m:${first.quote}`,
      [`cost.direct/m:${first.quote}`]: 1000,
    };
    const several = (answers: Record<string, string | number> = {}) =>
      coachOf({ amounts: [...etsy.amounts, second], answers: { ...main, ...answers } });
    const asked = askedBy(check, several());
    expect(asked.text).toBe(`Of which of your sales is “${etsy.amounts[1].quote}” kept?`);
    expect(asked.field).toMatchObject({
      options: [{ id: `m:${first.quote}` }, { id: 'm:€90 a rucksack' }, { id: 'all' }],
    });
    expect(several({ [asked.key]: 'm:€90 a rucksack' }).sale.commission).toBeUndefined();
    expect(check.look(several({ [asked.key]: 'm:€90 a rucksack' }))).toBeNull();
    for (const of of ['all', `m:${first.quote}`])
      expect(foundBy(check, several({ [asked.key]: of })).text).not.toBe('');
  });

  it('asks it also where an extra stands beside the one thing that is sold', () => {
    const blazer = { role: 'price.addon', quote: '€6 a blazer', form: money(6) } as const;
    const beside = (answers: Record<string, string> = {}) =>
      coachOf({ amounts: [...etsy.amounts, blazer], answers: { [key]: 'paid', [often]: 10, ...answers } });
    const asked = askedBy(check, beside());
    expect(asked.field).toMatchObject({ options: [{ id: 'm:€48 a bag' }, { id: 'm:€6 a blazer' }, { id: 'all' }] });
    expect(beside({ [asked.key]: 'm:€6 a blazer' }).sale.commission).toBeUndefined();
    expect(beside({ [asked.key]: 'm:€48 a bag' }).sale.commission?.value).toBe(1680);
  });

  it('adds up several shares, each with its own questions', () => {
    const [price, share] = etsy.amounts;
    const fee = { ...share, quote: 'card fee 2%', form: { kind: 'percent', percent: 2 } } as const;
    const answers = { [key]: 'paid', [often]: 10 };
    expect(askedBy(check, coachOf({ amounts: [price, share, fee], answers })).key).toBe('commission/m:card fee 2%');
    const both = {
      ...answers,
      'commission/m:card fee 2%': 'paid',
      'commission.ofTen/m:card fee 2%': { kind: 'unknown' },
    } as const;
    // 35% and 2% of €48; who does not know of how many pays it of each.
    expect(coachOf({ amounts: [price, share, fee], answers: both }).sale.commission?.value).toBe(1776);
  });

  it('is silent where the founder takes it, nobody knows, and on ranges', () => {
    expect(check.look(coachOf({ ...etsy, answers: { [key]: 'taken' } }))).toBeNull();
    expect(check.look(coachOf({ ...etsy, answers: { [key]: { kind: 'unknown' } } }))).toBeNull();
    const [price, share] = etsy.amounts;
    expect(check.look(coachOf({ amounts: [price, { ...share, toValue: 45 }] }))).toBeNull();
  });
});
