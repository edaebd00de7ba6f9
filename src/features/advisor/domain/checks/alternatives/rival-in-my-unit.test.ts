import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { rivalInMyUnit as check } from './rival-in-my-unit.ts';

const words = [{ role: 'rival', quote: 'One-to-one tutors' }] as const;
const own = { role: 'price', quote: '€320 per course', form: money(320, 'course') } as const;
const theirs = { role: 'rival.price', quote: '€45 an hour', form: money(45, 'hour') } as const;
const sessions = { role: 'pack.size', quote: 'eight Saturdays', form: count(8, 'Saturdays') } as const;
const tutoring = { words, amounts: [own, theirs] } as const;
const pair = 'm:€320 per course/m:€45 an hour';
const [compares, many] = [`compares/${pair}`, `replaces.many/${pair}`];
const holds = 'holds.times/m:€320 per course/m:eight Saturdays';

describe('rival-in-my-unit', () => {
  it('asks whether a customer chooses between the two', () => {
    const asked = askedBy(check, coachOf(tutoring));
    expect(asked).toMatchObject({
      key: compares,
      text: 'Could the same customer pay “€45 an hour” (“One-to-one tutors”) instead of your “€320 per course”?',
    });
    expect(asked.field).toMatchObject({ options: [{ id: 'same' }, { id: 'amount' }, { id: 'other' }] });
  });

  it('says how much of the other the own price pays for', () => {
    const found = foundBy(check, coachOf({ ...tutoring, answers: { [compares]: 'amount' } }));
    expect(found.text).toBe(
      'Your €320 pays for 7.11 hours at “€45 an hour” (“One-to-one tutors”). You are the cheaper one where a customer would need more than that there, and the dearer one where less is enough.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
    expect(found.restsOn).toEqual(['m:€320 per course', 'm:€45 an hour', 'm:One-to-one tutors']);
  });

  it('asks whether a customer gets the number that was said, and spreads the time over it', () => {
    const amounts = [own, theirs, sessions];
    const asked = askedBy(check, coachOf({ words, amounts, answers: { [compares]: 'amount' } }));
    expect(asked).toMatchObject({ key: holds, text: 'Does a customer get “eight Saturdays” for “€320 per course”?' });
    const spread = foundBy(check, coachOf({ words, amounts, answers: { [compares]: 'amount', [holds]: 'yes' } }));
    expect(spread.text).toContain('Spread over “eight Saturdays” that is 53 minutes each time');
    const apart = foundBy(check, coachOf({ words, amounts, answers: { [compares]: 'amount', [holds]: 'no' } }));
    expect(apart.text).not.toContain('eight Saturdays');
    expect(apart.restsOn).not.toContain('m:eight Saturdays');
  });

  it('puts them side by side once it is known how many of one replace the other', () => {
    const found = foundBy(check, coachOf({ ...tutoring, answers: { [compares]: 'amount', [many]: 8 } }));
    expect(found.text).toBe(
      'For the same, your customer pays you €40. That is €5 less than “€45 an hour” (“One-to-one tutors”), or 11% cheaper.',
    );
    expect(check.look(coachOf({ ...tutoring, answers: { [compares]: 'amount', [many]: 4 } }))).toBeNull();
  });

  const mower = { role: 'price', quote: '0,45 € per m²', form: money(0.45, 'm²') } as const;
  const gardener = { role: 'rival.price', quote: '€90 a garden', form: money(90, 'garden') } as const;

  it('turns it round where theirs is the larger price', () => {
    const answers = { 'compares/m:0,45 € per m²/m:€90 a garden': 'amount' };
    expect(foundBy(check, coachOf({ amounts: [mower, gardener], answers })).text).toBe(
      '“€90 a garden” costs 200 times your €0.45. They are the cheaper one where a customer would have to pay yours more often than that to get the same, and the dearer one where less often is enough.',
    );
  });

  it('counts in the unit that was confirmed, and without one in times', () => {
    const box = { role: 'price', quote: '€30 box', form: money(30) } as const;
    const bag = { role: 'rival.price', quote: '€4 a bag', form: money(4, 'bag') } as const;
    const answers = { 'compares/m:€30 box/m:€4 a bag': 'amount' };
    const inBags = foundBy(check, coachOf({ amounts: [box, { ...bag, unit: 'bag/bags' }], answers }));
    expect(inBags.text).toContain('Your €30 pays for 7.5 bags at “€4 a bag”.');
    const inTimes = foundBy(check, coachOf({ amounts: [box, bag], answers }));
    expect(inTimes.text).toContain('Your €30 is 7.5 times the price of “€4 a bag”.');
  });

  const month = { role: 'price.period', quote: '€39 a month', form: money(39, 'month') } as const;
  const year = { role: 'rival.price', quote: '€432 a year', form: money(432, 'year') } as const;

  it('counts a year by the month where only the time differs', () => {
    const coach = coachOf({ amounts: [month, year] });
    expect(askedBy(check, coach).field).toMatchObject({ options: [{ id: 'same' }, { id: 'other' }] });
    const answers = { 'compares/m:€39 a month/m:€432 a year': 'same' };
    expect(foundBy(check, coachOf({ amounts: [month, year], answers })).text).toBe(
      'For the same, your customer pays you €39. That is €3 more than “€432 a year” (€36 a month), or 8.3% dearer.',
    );
  });

  it('asks first with which of several prices a customer compares', () => {
    const express = { role: 'price', quote: 'express €400', form: money(400) } as const;
    const amounts = [own, express, theirs];
    expect(askedBy(check, coachOf({ words, amounts }))).toMatchObject({
      key: 'against/m:€45 an hour',
      text: 'With which of your prices does a customer compare “€45 an hour” (“One-to-one tutors”)?',
    });
    const answers = { 'against/m:€45 an hour': 'm:express €400' };
    expect(askedBy(check, coachOf({ words, amounts, answers })).key).toBe('compares/m:express €400/m:€45 an hour');
    expect(check.look(coachOf({ words, amounts, answers: { 'against/m:€45 an hour': 'none' } }))).toBeNull();
  });

  it('goes on to the next alternative where one is of no concern', () => {
    const second = { role: 'rival.price', quote: '€38 evening class', form: money(38) } as const;
    const asked = askedBy(check, coachOf({ amounts: [own, theirs, second], answers: { [compares]: 'other' } }));
    expect(asked.key).toBe('compares/m:€320 per course/m:€38 evening class');
  });

  it('is silent where they are two things, where nobody knows, for ranges, other currencies and what is free', () => {
    const silent = (more: object, answer: object | string = 'same') =>
      check.look(coachOf({ amounts: [own, { ...theirs, ...more }], answers: { [compares]: answer as string } }));
    expect(silent({}, 'other')).toBeNull();
    expect(silent({}, { kind: 'unknown' })).toBeNull();
    expect(silent({ toValue: 50 })).toBeNull();
    expect(silent({ form: money(45, 'hour', 'GBP') })).toBeNull();
    expect(silent({ form: money(0) })).toBeNull();
    // Twenty times cheaper for "the same" is of another unit.
    expect(silent({ form: money(6500) })).toBeNull();
    expect(check.look(coachOf({ amounts: [own] }))).toBeNull();
    expect(check.look(coachOf({ amounts: [theirs] }))).toBeNull();
  });
});
