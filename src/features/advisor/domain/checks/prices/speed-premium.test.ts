import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { speedPremium as check } from './speed-premium.ts';

const courier = [
  { role: 'price', quote: '€7.90 per pick-up', form: money(7.9) },
  { role: 'price', quote: 'express €19', form: money(19) },
  { role: 'price.period', quote: 'flat €290 a month', form: money(290, 'month') },
] as const;
const key = 'differ/m:€7.90 per pick-up/m:express €19';

describe('speed-premium', () => {
  it('asks how the two differ', () => {
    const asked = askedBy(check, coachOf({ amounts: courier }));
    expect(asked.key).toBe(key);
    expect(asked.field).toMatchObject({ options: [{ id: 'larger' }, { id: 'faster' }, { id: 'differs' }] });
  });

  it('says how much longer the fast one may take', () => {
    const found = foundBy(check, coachOf({ amounts: courier, answers: { [key]: 'faster' } }));
    expect(found.text).toBe(
      '“express €19” brings 2.41 times as much as “€7.90 per pick-up”. An hour of your work brings more that way only if a fast one takes less than 2.41 times as long as a normal one.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
  });

  it('says it of translations as well, whichever price stands first', () => {
    const pages = [
      { role: 'price', quote: '翌日 6000円', form: money(6000, undefined, 'JPY') },
      { role: 'price', quote: '1ページ 4000円', form: money(4000, undefined, 'JPY') },
    ] as const;
    const answers = { 'differ/m:1ページ 4000円/m:翌日 6000円': 'faster' };
    expect(foundBy(check, coachOf({ currency: 'JPY', amounts: pages, answers })).text).toContain(
      '“翌日 6000円” brings 1.5 times as much as “1ページ 4000円”.',
    );
  });

  it('is silent where express is another thing, and among three prices', () => {
    expect(check.look(coachOf({ amounts: courier, answers: { [key]: 'differs' } }))).toBeNull();
    const third = { role: 'price', quote: 'night €30', form: money(30) } as const;
    expect(check.look(coachOf({ amounts: [...courier, third] }))).toBeNull();
    expect(check.look(coachOf({ amounts: [courier[0], { ...courier[1], form: money(19, 'hour') }] }))).toBeNull();
  });
});
