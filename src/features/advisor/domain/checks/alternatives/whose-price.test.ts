import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, money } from '#features/advisor/testing/coach-of.ts';
import { rivalOf } from './rival-words.ts';
import { whosePrice as check } from './whose-price.ts';

const words = [
  { role: 'rival', quote: 'One-to-one tutors' },
  { role: 'rival', quote: 'YouTube' },
] as const;
const own = { role: 'price', quote: '€320 per course', form: money(320, 'course') } as const;
const theirs = { role: 'rival.price', quote: '€45 an hour', form: money(45, 'hour') } as const;
const key = 'whose/m:€45 an hour';

describe('whose-price', () => {
  it('asks whose price it is where that was not said', () => {
    expect(askedBy(check, coachOf({ words, amounts: [own, theirs] }))).toMatchObject({
      key,
      text: 'Whose price is “€45 an hour”?',
      field: { options: [{ id: 'm:One-to-one tutors' }, { id: 'm:YouTube' }, { id: 'other' }] },
    });
  });

  it('puts it beside that alternative once it is answered', () => {
    const { business } = coachOf({ words, amounts: [own, theirs], answers: { [key]: 'm:YouTube' } });
    expect(rivalOf(business, business.amounts[1]!)?.quote).toBe('YouTube');
  });

  it('is silent where that is said or plain, nobody knows, nobody is named, or no own price is known', () => {
    expect(check.look(coachOf({ words, amounts: [own, { ...theirs, of: 'm:YouTube' }] }))).toBeNull();
    expect(check.look(coachOf({ words: words.slice(0, 1), amounts: [own, theirs] }))).toBeNull();
    expect(check.look(coachOf({ words, amounts: [own, theirs], answers: { [key]: { kind: 'unknown' } } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [own, theirs] }))).toBeNull();
    expect(check.look(coachOf({ words, amounts: [theirs] }))).toBeNull();
  });
});
