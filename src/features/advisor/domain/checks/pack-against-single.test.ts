import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { packAgainstSingle as check } from './pack-against-single.ts';

const rings = [
  { role: 'price', quote: 'Single rings £340', form: money(340, undefined, 'GBP'), unit: 'ring/rings' },
  { role: 'price.pack', quote: 'pairs £620', form: money(620, undefined, 'GBP') },
] as const;
const holds = 'pack.holds/m:pairs £620';
const confirmed = { [holds]: 'm:Single rings £340' };

const lessons = [
  { role: 'price', quote: '60 Euro die Stunde', form: money(60, 'hour') },
  { role: 'price.pack', quote: 'Zehnerkarte 400 Euro', form: money(400) },
  { role: 'pack.size', quote: 'zehn Stunden', form: count(10, 'Stunden') },
] as const;
const lessonsHold = { 'pack.holds/m:Zehnerkarte 400 Euro': 'm:60 Euro die Stunde' };
const size = 'pack.size/m:Zehnerkarte 400 Euro';

describe('pack-against-single', () => {
  it('asks what the pack holds, then how many', () => {
    expect(askedBy(check, coachOf({ currency: 'GBP', amounts: rings }))).toMatchObject({
      key: holds,
      text: 'Does “pairs £620” hold several of something that you also sell singly?',
      field: { options: [{ id: 'm:Single rings £340' }, { id: 'none' }] },
    });
    expect(askedBy(check, coachOf({ currency: 'GBP', amounts: rings, answers: confirmed }))).toMatchObject({
      key: 'pack.many/m:pairs £620',
      text: 'How many are in “pairs £620”?',
    });
  });

  it('says what the pack costs less', () => {
    const answers = { ...confirmed, 'pack.many/m:pairs £620': 2 };
    const found = foundBy(check, coachOf({ currency: 'GBP', amounts: rings, answers }));
    expect(found.text).toBe(
      'Paid one by one, 2 rings cost £680. “pairs £620” is £60 less, a discount of 8.8%, and each one in it brings you £310.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:pairs £620', 'm:Single rings £340'] });
    expect(found.next).toBeUndefined();
  });

  it('looks at the next pack where one is at the price of its pieces', () => {
    const third = { role: 'price.pack', quote: 'threes £900', form: money(900, undefined, 'GBP') } as const;
    const even = { ...rings[1], form: money(680, undefined, 'GBP') };
    const answers = {
      ...confirmed,
      'pack.many/m:pairs £620': 2,
      'pack.holds/m:threes £900': 'm:Single rings £340',
      'pack.many/m:threes £900': 3,
    };
    const found = foundBy(check, coachOf({ currency: 'GBP', amounts: [rings[0], even, third], answers }));
    expect(found.restsOn).toEqual(['m:threes £900', 'm:Single rings £340']);
  });

  it('asks whether a size that was said is the one of the pack, and finds a high discount costly', () => {
    expect(askedBy(check, coachOf({ amounts: lessons, answers: lessonsHold })).text).toBe(
      'Does one of these say how many are in “Zehnerkarte 400 Euro”?',
    );
    const found = foundBy(check, coachOf({ amounts: lessons, answers: { ...lessonsHold, [size]: 'm:zehn Stunden' } }));
    expect(found.text).toBe(
      'Paid one by one, 10 single ones cost €600. “Zehnerkarte 400 Euro” is €200 less, a discount of 33%, and each one in it brings you €40.',
    );
    expect(found.severity).toBe('costs');
    expect(found.next).toBeDefined();
    expect(askedBy(check, coachOf({ amounts: lessons, answers: { ...lessonsHold, [size]: 'none' } })).key).toBe(
      'pack.many/m:Zehnerkarte 400 Euro',
    );
  });

  it('says it where the pack is dearer, and nothing where it costs the same', () => {
    const of = (many: number) =>
      coachOf({
        amounts: [lessons[0], { ...lessons[1], quote: 'pack', form: money(300) }],
        answers: { 'pack.holds/m:pack': 'm:60 Euro die Stunde', 'pack.many/m:pack': many },
      });
    expect(foundBy(check, of(4)).text).toBe(
      'Paid one by one, 4 single ones cost €240. “pack” is €60 more, so whoever works it out buys one by one.',
    );
    expect(check.look(of(5))).toBeNull();
  });

  it('goes on to the next pack where one is of something else or of unknown size', () => {
    const amounts = [...rings, { role: 'price.pack', quote: 'set £900', form: money(900, undefined, 'GBP') }] as const;
    const next = 'pack.holds/m:set £900';
    expect(askedBy(check, coachOf({ currency: 'GBP', amounts, answers: { [holds]: 'none' } })).key).toBe(next);
    const unknown = { ...confirmed, 'pack.many/m:pairs £620': { kind: 'unknown' } } as const;
    expect(askedBy(check, coachOf({ currency: 'GBP', amounts, answers: unknown })).key).toBe(next);
  });

  it('is silent where the pair is the unit, without a single price, and in another currency', () => {
    expect(check.look(coachOf({ currency: 'GBP', amounts: rings, answers: { [holds]: 'none' } }))).toBeNull();
    expect(check.look(coachOf({ currency: 'GBP', amounts: [rings[1]] }))).toBeNull();
    expect(check.look(coachOf({ currency: 'EUR', amounts: rings }))).toBeNull();
    const unknown = { [holds]: { kind: 'unknown' } } as const;
    expect(check.look(coachOf({ currency: 'GBP', amounts: rings, answers: unknown }))).toBeNull();
  });
});
