import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { flatAgainstSingle } from './flat-against-single.ts';
import { priceOfAStop as check } from './price-of-a-stop.ts';

const courier = [
  { role: 'price', quote: '€7.90 per pick-up', form: money(7.9, 'pick-up'), unit: 'pick-up/pick-ups' },
  { role: 'price.period', quote: 'flat €290 a month', form: money(290, 'month') },
] as const;
const relation = 'replaces/m:flat €290 a month/m:€7.90 per pick-up';
const many = 'frequency/m:flat €290 a month';

describe('price-of-a-stop', () => {
  it('asks whether one replaces the other, then how many there are', () => {
    expect(askedBy(check, coachOf({ amounts: courier })).key).toBe(relation);
    expect(askedBy(check, coachOf({ amounts: courier, answers: { [relation]: 'replaces' } }))).toMatchObject({
      key: many,
      text: 'How many does a customer who pays “flat €290 a month” get in a usual month?',
    });
  });

  it('says what each one brings where the flat price is dear', () => {
    const coach = coachOf({ amounts: courier, answers: { [relation]: 'replaces', [many]: 21 } });
    const found = foundBy(check, coach);
    expect(found.text).toBe(
      'With 21 pick-ups a month, “flat €290 a month” brings you €13.81 for each of them. Paid singly, the same number would cost your customer only €165.90.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
    expect(found.next).toBeUndefined();
    // Once that is known no example is needed.
    expect(flatAgainstSingle.look(coach)).toBeNull();
    const unknown = coachOf({ amounts: courier, answers: { [relation]: 'replaces' } });
    expect(foundBy(flatAgainstSingle, unknown).text).toContain('37 pick-ups');
  });

  it('says it where a yoga pass is cheap, without a name for one visit', () => {
    const yoga = [
      { role: 'price', quote: '$18 a class', form: money(18, 'class', 'USD') },
      { role: 'price.period', quote: '$90 unlimited', form: money(90, 'month', 'USD') },
    ] as const;
    const answers = { 'replaces/m:$90 unlimited/m:$18 a class': 'replaces', 'frequency/m:$90 unlimited': 12 };
    const found = foundBy(check, coachOf({ currency: 'USD', amounts: yoga, answers }));
    expect(found.text).toBe(
      'With 12 single ones a month, “$90 unlimited” brings you $7.50 for each of them. Paid singly, the same number would bring you $216.',
    );
    expect(found.next).toBeDefined();
    const even = foundBy(
      check,
      coachOf({ currency: 'USD', amounts: yoga, answers: { ...answers, 'frequency/m:$90 unlimited': 5 } }),
    );
    expect(even.text).toContain('That is as much as paid singly.');
  });

  it('is silent where the two are different things, where nobody knows how many, and on a range', () => {
    const unknown = { [relation]: 'replaces', [many]: { kind: 'unknown' } } as const;
    expect(check.look(coachOf({ amounts: courier, answers: unknown }))).toBeNull();
    expect(check.look(coachOf({ amounts: courier, answers: { [relation]: 'differs' } }))).toBeNull();
    const range = { ...courier[0], toValue: 9.9 };
    expect(check.look(coachOf({ amounts: [range, courier[1]] }))).toBeNull();
  });
});
