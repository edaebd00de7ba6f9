import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker } from '#features/advisor/testing/coach-of.ts';
import { firstBuyersQuestion, firstGroup, firstStep } from './first-buyers.ts';

const words = [
  { role: 'payer', quote: 'church wardens' },
  { role: 'payer', quote: 'town councils' },
] as const;
const businessWith = (answer?: string, said: Parameters<typeof coachOf>[0]['words'] = words) =>
  coachOf({ words: said, answers: { 'first.buyers': answer } }).business;
const stepOf = (...of: Parameters<typeof businessWith>) => {
  const step = firstStep(businessWith(...of), false);
  return step && englishSpeaker.text(step);
};

describe('who buys soonest', () => {
  it('is asked of the groups that were named, and of the ways to a customer', () => {
    const { asks, field } = firstBuyersQuestion(businessWith());
    expect(englishSpeaker.text(asks)).toBe('Who would buy from you soonest?');
    expect(field.kind === 'choices' && field.options.map(({ text }) => englishSpeaker.text(text))).toEqual([
      '“church wardens”',
      '“town councils”',
      'people who have asked me already',
      'people who know me or my work',
      'customers whom others turn away, keep waiting or leave',
      'customers whom somebody sends me',
      'whoever lives or works close by',
    ]);
  });

  it('is where the plan begins, in the words of the founder', () => {
    expect(stepOf('m:town councils')).toBe(
      'Begin with “town councils”: you expect these to buy soonest. Go to the others once the first of them have paid.',
    );
    // Whoever sells already has been to all of them.
    expect(englishSpeaker.text(firstStep(businessWith('m:town councils'), true)!)).toBe(
      'Begin with “town councils”: you expect these to buy soonest.',
    );
    expect(firstGroup(businessWith('m:town councils'))?.quote).toBe('town councils');
    expect(stepOf('m:church wardens', words.slice(0, 1))).toBe(
      'Begin with “church wardens”: you expect these to buy soonest.',
    );
  });

  it('has a first step for each way', () => {
    for (const way of ['asked', 'known', 'turned', 'sent', 'near']) expect(stepOf(way)).toMatch(/^Begin /);
    expect(stepOf('turned')).toMatch(/ask those who are full, or stop, to name you/);
    expect(firstGroup(businessWith('turned'))).toBeUndefined();
  });

  it('is said of nobody while it is open, or of a group that is named no more', () => {
    expect(stepOf()).toBeNull();
    expect(stepOf('m:town councils', words.slice(0, 1))).toBeNull();
  });
});
