import { describe, expect, it } from 'vitest';
import { coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { rivalPriceMoves as check } from './rival-price-moves.ts';

const words = [{ role: 'rival', quote: 'One-to-one tutors' }] as const;
const own = { role: 'price', quote: '€320 per course', form: money(320, 'course') } as const;
const theirs = { role: 'rival.price', quote: '€45 an hour', form: money(45, 'hour') } as const;
const compares = 'compares/m:€320 per course/m:€45 an hour';
const many = 'replaces.many/m:€320 per course/m:€45 an hour';

/** A haircut beside one at a chain. */
const haircut = (mine: number, chain: number) =>
  coachOf({
    currency: 'GBP',
    amounts: [
      { role: 'price', quote: 'cut', form: money(mine, undefined, 'GBP') },
      { role: 'rival.price', quote: 'chain', form: money(chain, undefined, 'GBP') },
    ],
    answers: { 'compares/m:cut/m:chain': 'same' },
  });

describe('rival-price-moves', () => {
  it('says from where on one would be the cheaper one', () => {
    const found = foundBy(check, coachOf({ words, amounts: [own, theirs], answers: { [compares]: 'amount' } }));
    expect(found.text).toBe(
      'If “€45 an hour” (“One-to-one tutors”) falls by 20% to €36, you are the cheaper one only where a customer would have to pay it more than 8.89 times to get what you give for €320. If it rises by 10% to €49.50, you are the cheaper one from 6.46 times on.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
  });

  it('says by how much once both are counted alike', () => {
    const answers = { [compares]: 'amount', [many]: 8 };
    expect(foundBy(check, coachOf({ words, amounts: [own, theirs], answers })).text).toBe(
      'If “€45 an hour” (“One-to-one tutors”) falls by 20% to €36, you are €4 dearer for the same. If it rises by 10% to €49.50, you are €9.50 cheaper.',
    );
  });

  it('keeps to what does not change', () => {
    expect(foundBy(check, haircut(20, 30)).text).toContain(
      'falls by 20% to £24, you are still £4 cheaper for the same.',
    );
    expect(foundBy(check, haircut(24, 30)).text).toContain('falls by 20% to £24, both cost the same.');
    expect(foundBy(check, haircut(28, 20)).text).toContain('If it rises by 10% to £22, you are still £6 dearer.');
  });

  it('is silent for ranges, two things, and where price is no reason anyway', () => {
    const range = { ...theirs, toValue: 50 };
    expect(check.look(coachOf({ amounts: [own, range], answers: { [compares]: 'amount' } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [own, theirs], answers: { [compares]: 'other' } }))).toBeNull();
    expect(check.look(haircut(30, 20))).toBeNull();
    expect(check.look(haircut(1, 30))).toBeNull();
    // Theirs is the larger price and nobody said how many of one's own replace it.
    const answers = { 'compares/m:€320 per course/m:€900 a year': 'amount' };
    const year = { role: 'rival.price', quote: '€900 a year', form: money(900, 'year') } as const;
    expect(check.look(coachOf({ amounts: [own, year], answers }))).toBeNull();
  });
});
