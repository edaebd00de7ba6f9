import { describe, expect, it } from 'vitest';
import { coachOf, count, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import { pricesChecks } from './index.ts';

/** Everything at once: each number has one place in the ledger, whichever checks look at it. */
const everything = {
  amounts: [
    { role: 'price', quote: 'one', form: money(8) },
    { role: 'price', quote: 'express', form: money(20) },
    { role: 'price.period', quote: 'flat', form: money(290, 'month') },
    { role: 'price.pack', quote: 'ten', form: money(60) },
    { role: 'pack.size', quote: '10', form: count(10, 'pieces') },
    { role: 'price.entry', quote: 'joining', form: money(50) },
    { role: 'price.addon', quote: 'extra', form: money(2) },
    { role: 'customer.budget', quote: 'budget', form: money(5), toValue: 15 },
    { role: 'share.commission', quote: '15%', form: { kind: 'percent', percent: 15 } },
    { role: 'share.tax', quote: '19%', form: { kind: 'percent', percent: 19 } },
  ],
  answers: {
    'main.price': 'm:one',
    'replaces/m:flat/m:one': 'replaces',
    'frequency/m:flat': 21,
    'pack.holds/m:ten': 'm:one',
    'pack.size/m:ten': 'm:10',
    'entry.with/m:joining': 'm:flat',
    'budget.for/m:budget': 'm:one',
    'commission/m:15%': 'paid',
    'commission.of/m:15%': 'all',
    'commission.ofTen/m:15%': 10,
    'tax/m:19%': 'inside',
    'cost.direct/m:one': 200,
  },
} as const;

describe('the checks of prices', () => {
  it('look at the same business one after another, and again in another order', () => {
    for (const checks of [pricesChecks, pricesChecks.toReversed()]) {
      const coach = coachOf(everything);
      const found = checks.flatMap((check) => {
        const outcome = check.look(coach);
        return outcome && 'found' in outcome ? [{ id: check.id, ...outcome.found }] : [];
      });
      expect(found.map(({ id }) => id).sort()).toEqual(pricesChecks.map(({ id }) => id).sort());
      for (const { says, next, restsOn } of found) {
        expect(restsOn).not.toHaveLength(0);
        for (const message of [says, ...(next ? [next] : [])]) {
          expect(message.text.message).not.toMatch(/\d/);
          expect(englishSpeaker.text(message)).not.toMatch(/[{}]/);
        }
      }
    }
  });

  it('say nothing of a business that said nothing', () => {
    for (const check of pricesChecks) expect(check.look(coachOf({})), check.id).toBeNull();
  });
});
