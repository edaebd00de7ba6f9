import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import { isShareOpen, shareQuestion } from './open-share.ts';

const etsy = {
  amounts: [
    { role: 'price', quote: '€48 a bag', form: money(48) },
    { role: 'share.commission', quote: 'the shop keeps 35%', form: { kind: 'percent', percent: 35 } },
  ],
} as const;
const key = 'commission/m:the shop keeps 35%';
const often = 'commission.ofTen/m:the shop keeps 35%';
const rucksack = { role: 'price', quote: '€90 a rucksack', form: money(90) } as const;

type Coach = ReturnType<typeof coachOf>;
const asked = ({ business, sale }: Coach) => {
  const question = shareQuestion(business, sale);
  return question && { ...question, text: englishSpeaker.text(question.asks) };
};

describe('A share of each sale that somebody may keep', () => {
  it('is asked about: who keeps it', () => {
    const question = asked(coachOf(etsy));
    expect(question).toMatchObject({ key, text: 'Who keeps “the shop keeps 35%” of a sale?' });
    expect(question?.field).toMatchObject({ options: [{ id: 'paid' }, { id: 'taken' }] });
    expect(isShareOpen(coachOf(etsy).business)).toBe(true);
  });

  it('is taken off each sale that it is kept of, once somebody else keeps it', () => {
    const kept = coachOf({ ...etsy, answers: { [key]: 'paid', [often]: 10 } });
    expect([asked(kept), isShareOpen(kept.business), kept.sale.commission?.value]).toEqual([undefined, false, 1680]);
    // Of every second sale: half as much on average.
    expect(coachOf({ ...etsy, answers: { [key]: 'paid', [often]: 5 } }).sale.commission?.value).toBe(840);
    const bare = coachOf({ amounts: [etsy.amounts[1]], answers: { [key]: 'paid', [often]: 10 } });
    expect(bare.sale.commission?.lacks.map((question) => question.key)).toEqual(['price']);
  });

  it('asks of which of several prices it is kept once the main one is known, and takes it off that one alone', () => {
    const [first] = etsy.amounts;
    const main = {
      [key]: 'paid',
      [often]: 10,
      'main.price': `m:${first.quote}`,
      [`cost.direct/m:${first.quote}`]: 1000,
    };
    const several = (answers: Parameters<typeof coachOf>[0]['answers'] = {}) =>
      coachOf({ amounts: [...etsy.amounts, rucksack], answers: { ...main, ...answers } });
    expect(asked(several({ 'main.price': undefined }))).toBeUndefined();
    expect(asked(several({ 'main.price': { kind: 'unknown' } }))).toBeUndefined();
    const question = asked(several())!;
    expect(question.text).toBe(`Of which of your sales is “${etsy.amounts[1].quote}” kept?`);
    expect(question.field).toMatchObject({
      options: [{ id: `m:${first.quote}` }, { id: 'm:€90 a rucksack' }, { id: 'all' }],
    });
    expect(isShareOpen(several().business)).toBe(true);
    const other = several({ [question.key]: 'm:€90 a rucksack' });
    expect([asked(other), isShareOpen(other.business), other.sale.commission]).toEqual([undefined, false, undefined]);
    for (const of of ['all', `m:${first.quote}`])
      expect(several({ [question.key]: of }).sale.commission?.value).toBe(1680);
  });

  it('asks it also where an extra stands beside the one thing that is sold', () => {
    const blazer = { role: 'price.addon', quote: '€6 a blazer', form: money(6) } as const;
    const beside = (answers: Record<string, string> = {}) =>
      coachOf({ amounts: [...etsy.amounts, blazer], answers: { [key]: 'paid', [often]: 10, ...answers } });
    const question = asked(beside())!;
    expect(question.field).toMatchObject({ options: [{ id: 'm:€48 a bag' }, { id: 'm:€6 a blazer' }, { id: 'all' }] });
    expect(beside({ [question.key]: 'm:€6 a blazer' }).sale.commission).toBeUndefined();
    expect(beside({ [question.key]: 'm:€48 a bag' }).sale.commission?.value).toBe(1680);
  });

  it('adds up several shares, each with its own questions', () => {
    const [price, share] = etsy.amounts;
    const fee = { ...share, quote: 'card fee 2%', form: { kind: 'percent', percent: 2 } } as const;
    const answers = { [key]: 'paid', [often]: 10 };
    expect(asked(coachOf({ amounts: [price, share, fee], answers }))?.key).toBe('commission/m:card fee 2%');
    const both = {
      ...answers,
      'commission/m:card fee 2%': 'paid',
      'commission.ofTen/m:card fee 2%': { kind: 'unknown' },
    } as const;
    // 35% and 2% of €48; who does not know of how many pays it of each.
    expect(coachOf({ amounts: [price, share, fee], answers: both }).sale.commission?.value).toBe(1776);
  });

  it('is settled where the founder takes it and on ranges; where nobody knows it stays open and is not asked again', () => {
    const taken = coachOf({ ...etsy, answers: { [key]: 'taken' } });
    expect([asked(taken), isShareOpen(taken.business)]).toEqual([undefined, false]);
    const unknown = coachOf({ ...etsy, answers: { [key]: { kind: 'unknown' } } });
    expect([asked(unknown), isShareOpen(unknown.business)]).toEqual([undefined, true]);
    const [price, share] = etsy.amounts;
    const range = coachOf({ amounts: [price, { ...share, toValue: 45 }] });
    expect([asked(range), isShareOpen(range.business)]).toEqual([undefined, false]);
  });
});
