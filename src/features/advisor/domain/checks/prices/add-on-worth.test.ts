import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { addOnWorth as check } from './add-on-worth.ts';

const swimwear = [
  { role: 'price', quote: 'Swimsuit €118', form: money(118) },
  { role: 'price.addon', quote: 'alterations €24', form: money(24) },
  { role: 'price.addon', quote: 'pocket kit €19', form: money(19) },
] as const;
const key = 'addon.with/m:alterations €24';

describe('add-on-worth', () => {
  it('asks what the add-ons are bought with', () => {
    expect(askedBy(check, coachOf({ amounts: swimwear }))).toMatchObject({
      key,
      text: 'With which of these do customers buy “alterations €24” and “pocket kit €19”?',
    });
  });

  it('says what a sale brings on average, and shows a few shares', () => {
    const found = foundBy(check, coachOf({ amounts: swimwear, answers: { [key]: 'm:Swimsuit €118' } }));
    expect(found.text).toBe(
      'If 30% of those who pay “Swimsuit €118” also take “alterations €24” and “pocket kit €19”, a sale brings €130.90 on average instead of €118.',
    );
    expect(found.rows).toEqual(['10% | €122.30', '30% | €130.90', '50% | €139.50']);
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
  });

  it('adds a monthly extra to a monthly price only', () => {
    const hosting = [
      { role: 'price.period', quote: '$40 a month', form: money(40, 'month', 'USD') },
      { role: 'price', quote: 'set-up $300', form: money(300, undefined, 'USD') },
      { role: 'price.addon', quote: 'backup $5 a month', form: money(5, 'month', 'USD') },
    ] as const;
    const asked = askedBy(check, coachOf({ currency: 'USD', amounts: hosting }));
    expect(asked.field).toMatchObject({ options: [{ id: 'm:$40 a month' }, { id: 'none' }] });
    const answers = { 'addon.with/m:backup $5 a month': 'm:$40 a month' };
    expect(foundBy(check, coachOf({ currency: 'USD', amounts: hosting, answers })).text).toContain(
      'brings $41.50 on average',
    );
  });

  it('is silent where all stand alone, and where times do not fit', () => {
    expect(check.look(coachOf({ amounts: swimwear, answers: { [key]: 'none' } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [swimwear[0]] }))).toBeNull();
    expect(check.look(coachOf({ amounts: [{ ...swimwear[0], form: money(118, 'month') }, swimwear[1]] }))).toBeNull();
    expect(check.look(coachOf({ amounts: [...swimwear, { ...swimwear[1], form: money(4, 'month') }] }))).toBeNull();
  });
});
