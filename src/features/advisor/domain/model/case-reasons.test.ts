import { describe, expect, it } from 'vitest';
import { getIndustryFixture, industries } from '#testing/model/model-fixtures.ts';
import { createReasons } from './case-reasons.ts';
import { caseNames } from './cases.ts';

const kinds = ['ramp', 'churn', 'volume', 'cost', 'setup'] as const;

describe('reasons of the cases', () => {
  it.each(industries)(
    '$id: each is a clause with a verb, without capital, dot or digit, and none comes twice',
    (entry) => {
      for (const name of caseNames) {
        const reasonFor = createReasons(entry, name);
        const reasons = kinds.map(reasonFor);
        for (const reason of reasons) {
          expect(reason).toMatch(/^\D+[^.]$/);
          expect(reason).toMatch(/\b(may|can|seldom)\b/);
          expect(reason).not.toMatch(/it should survive|, since|because|\.$/);
          expect(reason).not.toMatch(/^(The|A|An|It) /);
        }
        expect(new Set(reasons).size).toBe(reasons.length);
      }
    },
  );

  it('speak of the industry: the oven next door, not of sales in general', () => {
    const reasonFor = createReasons(getIndustryFixture('artisan-bakery'), 'worst');
    expect(reasonFor('volume')).toBe(
      'a supermarket oven next door can cost sales: warm part-baked loaves smell just as good',
    );
    expect(reasonFor('cost')).toBe(
      'a jump in flour and butter prices can raise the bill: small bakers buy without long contracts',
    );
    const bestFor = createReasons(getIndustryFixture('artisan-bakery'), 'best');
    expect(bestFor('ramp')).toBe('a standing order at three nearby cafés may bring bread buyers from the first weeks');
  });

  it('without an industry stay general', () => {
    expect(createReasons(null, 'worst')('ramp')).toBe('a new name takes time to be known');
  });
});
