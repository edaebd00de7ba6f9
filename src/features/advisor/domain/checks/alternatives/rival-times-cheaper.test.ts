import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { rivalTimesCheaper as check } from './rival-times-cheaper.ts';

const words = [
  { role: 'rival', quote: 'Wholesale from Spain' },
  { role: 'rival', quote: 'hobby growers' },
] as const;
const own = { role: 'price', quote: '€14 per kg oyster', form: money(14, 'kg') } as const;
const theirs = {
  role: 'rival.price',
  quote: '€6 to €8 per kg',
  form: money(6, 'kg'),
  toValue: 8,
  of: 'm:Wholesale from Spain',
} as const;
const farm = { words, amounts: [own, theirs] } as const;
const compares = 'compares/m:€14 per kg oyster/m:€6 to €8 per kg';

describe('rival-times-cheaper', () => {
  it('says that price cannot be the reason', () => {
    const found = foundBy(check, coachOf({ ...farm, answers: { [compares]: 'same' } }));
    expect(found.text).toBe(
      'For the same, your customer pays you €14. That is 1.75 to 2.33 times “€6 to €8 per kg” (“Wholesale from Spain”): price cannot be the reason to buy from you.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 0 });
    expect(found.risk).toBeUndefined();
    expect(found.next && englishSpeaker.text(found.next)).toContain('what would have to be better for them to pay €14');
  });

  it('puts a year at that price at stake once sales are known', () => {
    const found = foundBy(check, coachOf({ ...farm, answers: { [compares]: 'same', volume: 100 } }));
    // (14 − 8) × 100 × 12
    expect(found.stake).toBe(720_000);
    expect(found.risk?.cost.value).toBe(720_000);
  });

  const visit = { role: 'price', quote: '¥18,000 a visit', form: money(18_000, 'visit', 'JPY') } as const;
  const monthly = { role: 'rival.price', quote: '¥60,000 a season', form: money(60_000, 'season', 'JPY') } as const;
  const pair = 'm:¥18,000 a visit/m:¥60,000 a season';
  const garden = { currency: 'JPY', amounts: [visit, monthly] } as const;

  it('asks how many of one replace the other, whichever price is the larger', () => {
    const coach = coachOf({ ...garden, answers: { [`compares/${pair}`]: 'amount' } });
    expect(askedBy(check, coach)).toMatchObject({
      key: `replaces.many/${pair}`,
      text: 'How many times would a customer have to pay your “¥18,000 a visit” to get what they give once for “¥60,000 a season”?',
    });
    const six = { [`compares/${pair}`]: 'amount', [`replaces.many/${pair}`]: 6 };
    expect(foundBy(check, coachOf({ ...garden, answers: six })).text).toBe(
      'For the same, your customer pays you ¥108,000. That is 1.8 times “¥60,000 a season”: price cannot be the reason to buy from you.',
    );
    // Of 48,000 a customer pays more for the same, on each of ten visits a month a sixth of it.
    const sold = foundBy(check, coachOf({ ...garden, answers: { ...six, volume: 10 } }));
    expect(sold.stake).toBe(960_000);
  });

  it('is silent below half as much again, beyond twenty times, and where nobody knows how many', () => {
    const at = (price: number) =>
      check.look(coachOf({ amounts: [{ ...own, form: money(price, 'kg') }, theirs], answers: { [compares]: 'same' } }));
    expect(at(11.99)).toBeNull();
    expect(at(12)).not.toBeNull();
    expect(at(161)).toBeNull();
    const unknown = { [`compares/${pair}`]: 'amount', [`replaces.many/${pair}`]: { kind: 'unknown' } } as const;
    expect(check.look(coachOf({ ...garden, answers: unknown }))).toBeNull();
    expect(check.look(coachOf({ ...farm, answers: { [compares]: 'other' } }))).toBeNull();
  });
});
