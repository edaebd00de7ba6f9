import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import { alternativesChecks } from './index.ts';

const own = { role: 'price', quote: '€14 per kg', form: money(14, 'kg') } as const;
const farm = {
  words: [
    { role: 'rival', quote: 'Wholesale', question: 'competitors' },
    { role: 'rival', quote: 'hobby growers', question: 'competitors' },
    { role: 'rival.self', quote: 'the kitchen grows them', question: 'competitors' },
    { role: 'rival.nothing', quote: 'no mushrooms on the menu', question: 'competitors' },
    { role: 'claim', quote: 'nobody delivers on harvest day', question: 'competitors' },
    { role: 'town', quote: 'Porto', question: 'audience' },
    { role: 'town', quote: 'Vigo', question: 'competitors' },
  ],
  amounts: [
    own,
    { role: 'rival.price', quote: '€6 to €8', form: money(6, 'kg'), toValue: 8, of: 'm:Wholesale' },
    { role: 'rival.price', quote: '€15', form: money(15), of: 'm:hobby growers' },
    { role: 'rival.wait', quote: 'a week', form: { kind: 'duration', value: 1, unit: 'week' }, of: 'm:Wholesale' },
    { role: 'customer.price', quote: 'a dish at €18', form: money(18) },
  ],
  answers: {
    volume: 200,
    'cost.direct': 500,
    'wait.share/m:a week': 5,
  },
} as const;

describe('the checks of the alternatives', () => {
  it('find what they find in one ledger', () => {
    const coach = coachOf(farm);
    const found = alternativesChecks.flatMap((check) => {
      const outcome = check.look(coach);
      return outcome && 'found' in outcome ? [{ check: check.id, ...outcome.found }] : [];
    });
    expect(found.map(({ check }) => check)).toEqual(alternativesChecks.map(({ id }) => id));
    for (const { says, next, restsOn, risk } of found) {
      expect(englishSpeaker.text(says)).not.toMatch(/undefined|NaN|[{}]/);
      for (const text of [next, risk?.sign, risk?.answer]) if (text) expect(englishSpeaker.text(text)).not.toBe('');
      expect(restsOn).not.toHaveLength(0);
    }
  });

  it('find and ask nothing where no alternative was named', () => {
    expect(alternativesChecks.map((check) => check.look(coachOf({ amounts: [own] })))).toEqual(
      alternativesChecks.map(() => null),
    );
  });
});
