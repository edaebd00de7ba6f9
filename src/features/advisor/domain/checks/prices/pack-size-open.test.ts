import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { packAgainstSingle } from './pack-against-single.ts';
import { packSizeOpen as check } from './pack-size-open.ts';

const eggs = [
  { role: 'price', quote: '40 öre styck', form: money(4, 'styck', 'SEK'), unit: 'ägg/ägg' },
  { role: 'price.pack', quote: 'låda 50 kr', form: money(50, undefined, 'SEK') },
] as const;
const holds = { 'pack.holds/m:låda 50 kr': 'm:40 öre styck' };
const sweden = { currency: 'SEK', amounts: eggs, answers: holds } as const;

describe('pack-size-open', () => {
  it('says what the pack is worth in single ones', () => {
    const found = foundBy(check, coachOf(sweden));
    expect(found.text).toBe(
      '“låda 50 kr” costs as much as 13 ägg. Only with more than that in it does a customer save by taking the pack.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:låda 50 kr', 'm:40 öre styck'] });
  });

  it('asks what the pack holds', () => {
    expect(askedBy(check, coachOf({ ...sweden, answers: {} })).key).toBe('pack.holds/m:låda 50 kr');
  });

  it('leaves the pack whose size is known to the other check, and speaks of the next one', () => {
    const amounts = [...eggs, { role: 'price.pack', quote: 'stor låda', form: money(96, undefined, 'SEK') }] as const;
    const answers = { ...holds, 'pack.many/m:låda 50 kr': 12, 'pack.holds/m:stor låda': 'm:40 öre styck' };
    const coach = coachOf({ ...sweden, amounts, answers });
    expect(foundBy(packAgainstSingle, coach).text).toContain('12 ägg');
    expect(foundBy(check, coach).text).toContain('“stor låda” costs as much as 24 ägg.');
  });

  it('is silent where a size was said, and where the pack costs less than one', () => {
    const size = { role: 'pack.size', quote: 'sex', form: count(6, 'ägg') } as const;
    expect(check.look(coachOf({ ...sweden, amounts: [...eggs, size] }))).toBeNull();
    const dear = { ...eggs[0], form: money(60, 'styck', 'SEK') };
    expect(check.look(coachOf({ ...sweden, amounts: [dear, eggs[1]] }))).toBeNull();
    expect(check.look(coachOf({ ...sweden, answers: { 'pack.holds/m:låda 50 kr': 'none' } }))).toBeNull();
  });
});
