import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { leftOfOneSale as check } from './left-of-one-sale.ts';

const course = { role: 'price', quote: '€320 per course', form: money(320, 'course') } as const;
const soap = {
  currency: 'GBP',
  amounts: [
    { role: 'price', quote: '£6.50 a bar', form: money(6.5, 'bar', 'GBP'), unit: 'bar/bars' },
    { role: 'cost.direct', quote: '£7.10 for oils and paper', form: money(7.1, undefined, 'GBP') },
  ],
} as const;

describe('left-of-one-sale', () => {
  it('asks for the cost of one sale, and says what is left of it', () => {
    expect(askedBy(check, coachOf({ amounts: [course] })).key).toBe('cost.direct');
    const found = foundBy(check, coachOf({ amounts: [course], answers: { 'cost.direct': 24_000 } }));
    expect(found.text).toBe(
      'Of €320, €80 is left once the sale itself is paid for. Rent and other bills, tax and your own pay all come out of that.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:€320 per course'] });
    expect(found.next).toBeUndefined();
  });

  it('breaks where a sale loses money, by what the sales of a year lose', () => {
    const found = foundBy(check, coachOf({ ...soap, answers: { volume: 200 } }));
    expect(found.text).toBe(
      'A sale brings £6.50 and costs you £7.10. Each one loses £0.60, and selling more loses more.',
    );
    expect(englishSpeaker.text(found.next!)).toBe(
      'Ask five customers whether they would pay more than £7.10, and get a second offer for the largest part of what a sale costs you.',
    );
    expect(found).toMatchObject({
      severity: 'breaks',
      stake: 60 * 200 * 12,
      restsOn: ['m:£6.50 a bar', 'm:£7.10 for oils and paper'],
    });
    expect(foundBy(check, coachOf(soap)).stake).toBe(0);
  });

  it('breaks where nothing is left', () => {
    const found = foundBy(check, coachOf({ amounts: [course], answers: { 'cost.direct': 32_000 } }));
    expect(found.text).toBe(
      'Of €320, nothing is left once the sale itself is paid for: nothing for bills and tax, and nothing for you.',
    );
    expect(found.severity).toBe('breaks');
  });

  it('takes off what others keep, and says nothing before that is clear', () => {
    const share = { role: 'share.commission', quote: '30%', form: { kind: 'percent', percent: 30 } } as const;
    const kept = (answers: NonNullable<Parameters<typeof coachOf>[0]['answers']>) =>
      coachOf({ amounts: [course, share], answers: { 'cost.direct': 10_000, ...answers } });
    expect(check.look(kept({}))).toBeNull();
    expect(check.look(kept({ 'commission/m:30%': { kind: 'unknown' } }))).toBeNull();
    expect(foundBy(check, kept({ 'commission/m:30%': 'paid' })).text).toMatch(/^Of €320, €124 is left/);
    expect(foundBy(check, kept({ 'commission/m:30%': 'taken' })).text).toMatch(/^Of €320, €220 is left/);
  });

  it('asks which of several is the main one, and speaks of another where that one loses money', () => {
    const kit = { role: 'price', quote: 'kit €19', form: money(19), of: 'm:kits' } as const;
    const several = { amounts: [course, kit], words: [{ role: 'offer', quote: 'kits' }] } as const;
    expect(askedBy(check, coachOf(several)).key).toBe('main.price');
    const answers = { 'main.price': 'm:€320 per course', 'cost.direct/m:€320 per course': 24_000 };
    expect(foundBy(check, coachOf({ ...several, answers })).text).toMatch(
      /^Of €320 for “€320 per course”, €80 is left/,
    );
    const loses = { ...answers, 'cost.direct/m:kit €19': 2_500 };
    expect(foundBy(check, coachOf({ ...several, answers: loses })).text).toMatch(
      /^A sale brings €19 for “kits” and costs you €25\. Each one loses €6/,
    );
  });

  it('is silent without price and cost, where the cost is not known, without a currency, and where nothing is paid', () => {
    const unknown = { 'cost.direct': { kind: 'unknown' } } as const;
    expect(check.look(coachOf({}))).toBeNull();
    expect(check.look(coachOf({ amounts: [course], answers: unknown }))).toBeNull();
    const free = { ...course, quote: '€0', form: money(0) };
    expect(check.look(coachOf({ amounts: [free], answers: { 'cost.direct': 100 } }))).toBeNull();
  });
});
