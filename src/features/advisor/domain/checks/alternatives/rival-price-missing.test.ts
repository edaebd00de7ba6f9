import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { rivalPriceMissing as check } from './rival-price-missing.ts';

const words = [
  { role: 'rival', quote: 'One-to-one tutors' },
  { role: 'rival', quote: 'grinds schools' },
  { role: 'rival', quote: 'YouTube' },
] as const;
const own = { role: 'price', quote: '€320 per course', form: money(320, 'course') } as const;
const theirs = { role: 'rival.price', quote: '€45 an hour', form: money(45, 'hour') } as const;
const key = 'whose/m:€45 an hour';

describe('rival-price-missing', () => {
  it('names those whose price was not said', () => {
    const linked = { ...theirs, of: 'm:One-to-one tutors' };
    const found = foundBy(check, coachOf({ words, amounts: [own, linked] }));
    expect(found.text).toBe(
      'You named no price for “grinds schools” and “YouTube”. Without one you cannot know whether your customer finds you cheap or dear beside them.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:grinds schools', 'm:YouTube'] });
  });

  it('asks whose price it is where that was not said', () => {
    const coach = coachOf({ words, amounts: [own, theirs] });
    expect(askedBy(check, coach)).toMatchObject({ key, text: 'Whose price is “€45 an hour”?' });
    const answered = (answer: string) =>
      foundBy(check, coachOf({ words, amounts: [own, theirs], answers: { [key]: answer } })).restsOn;
    expect(answered('m:YouTube')).toEqual(['m:One-to-one tutors', 'm:grinds schools']);
    expect(answered('other')).toHaveLength(3);
  });

  it('speaks of one, in another trade', () => {
    const clinic = { role: 'rival', quote: '大手の訪問理美容チェーン' } as const;
    const cut = { role: 'price', quote: 'カット￥3,300', form: money(3_300, undefined, 'JPY') } as const;
    const found = foundBy(check, coachOf({ currency: 'JPY', words: [clinic], amounts: [cut] }));
    expect(found.text).toBe(
      'You named no price for “大手の訪問理美容チェーン”. Without it you cannot know whether your customer finds you cheap or dear beside it.',
    );
    expect(found.next && englishSpeaker.text(found.next)).toBe(
      'Find out this week what a customer pays there for the same.',
    );
  });

  it('is silent where all have one, nobody knows whose it is, nobody is named, or no own price is known', () => {
    expect(check.look(coachOf({ words: words.slice(0, 1), amounts: [own, theirs] }))).toBeNull();
    const answers = { [key]: { kind: 'unknown' } } as const;
    expect(check.look(coachOf({ words, amounts: [own, theirs], answers }))).toBeNull();
    expect(check.look(coachOf({ words }))).toBeNull();
    const others = [
      { role: 'rival.nothing', quote: 'nothing' },
      { role: 'rival.self', quote: 'home sewing' },
    ] as const;
    expect(check.look(coachOf({ words: others, amounts: [own] }))).toBeNull();
  });
});
