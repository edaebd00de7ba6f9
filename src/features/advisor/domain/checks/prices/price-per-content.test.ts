import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { pricePerContent as check } from './price-per-content.ts';

const day = { role: 'price.pack', quote: 'Day rate £420', form: money(420, undefined, 'GBP') } as const;
const bikes = { currency: 'GBP', amounts: [day] } as const;
const key = 'content/m:Day rate £420';
const most = 'content.most/m:Day rate £420';

describe('price-per-content', () => {
  it('asks whether customers count, then how many there are at most', () => {
    expect(askedBy(check, coachOf(bikes))).toMatchObject({
      key,
      text: 'Do customers who pay “Day rate £420” count what they get for it, such as pieces, hours or people?',
    });
    expect(askedBy(check, coachOf({ ...bikes, answers: { [key]: 'varies' } }))).toMatchObject({
      key: most,
      text: 'How many of what your customers count are in “Day rate £420” at most?',
    });
  });

  it('says what each costs at the full and at half the number', () => {
    const found = foundBy(check, coachOf({ ...bikes, answers: { [key]: 'varies', [most]: 10 } }));
    expect(found.text).toBe(
      'For “Day rate £420” a customer who gets 10 pays £42 for each. Who gets only 5 pays £84 for each.',
    );
    expect(found.rows).toEqual(['10 | £42', '8 | £52.50', '5 | £84']);
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
  });

  it('shows no number twice', () => {
    const room = { role: 'price.pack', quote: '包间 300元', form: money(300, undefined, 'CNY') } as const;
    const answers = { 'content/m:包间 300元': 'varies', 'content.most/m:包间 300元': 3 };
    const found = foundBy(check, coachOf({ currency: 'CNY', amounts: [room], answers }));
    expect(found.rows).toHaveLength(2);
    expect(found.text).toContain('Who gets only 2 pays');
  });

  it('is silent where nobody counts or it is always the same, and leaves a pack of single ones to its check', () => {
    for (const answer of ['fixed', 'none', { kind: 'unknown' } as const])
      expect(check.look(coachOf({ ...bikes, answers: { [key]: answer } }))).toBeNull();
    const unknown = { [key]: 'varies', [most]: { kind: 'unknown' } } as const;
    expect(check.look(coachOf({ ...bikes, answers: unknown }))).toBeNull();
    const repair = { role: 'price', quote: '£60 a repair', form: money(60, undefined, 'GBP') } as const;
    const both = { ...bikes, amounts: [day, repair] };
    expect(check.look(coachOf(both))).toBeNull();
    const holds = 'pack.holds/m:Day rate £420';
    expect(check.look(coachOf({ ...both, answers: { [holds]: 'm:£60 a repair' } }))).toBeNull();
    expect(askedBy(check, coachOf({ ...both, answers: { [holds]: 'none' } })).key).toBe(key);
    const size = { role: 'pack.size', quote: 'twelve bikes', form: count(12, 'bikes') } as const;
    expect(check.look(coachOf({ ...bikes, amounts: [day, size] }))).toBeNull();
  });
});
