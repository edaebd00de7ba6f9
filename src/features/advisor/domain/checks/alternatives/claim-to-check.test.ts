import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker, foundBy } from '#features/advisor/testing/coach-of.ts';
import { claimToCheck as check } from './claim-to-check.ts';

describe('claim-to-check', () => {
  it('says how a claim about others falls', () => {
    const found = foundBy(check, coachOf({ words: [{ role: 'claim', quote: 'none casts from sand' }] }));
    expect(found.text).toBe(
      '“none casts from sand” says something about others. A single example against it makes it untrue.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:none casts from sand'] });
    expect(found.next && englishSpeaker.text(found.next)).toContain('ask one rival');
  });

  it('speaks of several at once', () => {
    const found = foundBy(
      check,
      coachOf({
        words: [
          { role: 'claim', quote: 'nobody delivers on harvest day' },
          { role: 'claim', quote: 'cheapest in town' },
        ],
      }),
    );
    expect(found.text).toBe(
      '“nobody delivers on harvest day” and “cheapest in town” say something about others. A single example against one of them makes it untrue.',
    );
  });

  it('is silent about promises of one’s own', () => {
    expect(check.look(coachOf({ words: [{ role: 'promise', quote: 'only cash' }] }))).toBeNull();
  });
});
