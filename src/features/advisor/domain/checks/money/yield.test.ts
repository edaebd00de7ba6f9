import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { yieldOfInput as check } from './yield.ts';

const certificate = { role: 'price.addon', quote: '€12 certificate per donated unit', form: money(12) } as const;
const works = { role: 'share.other', quote: '70% work', form: { kind: 'percent', percent: 70 } } as const;
const laptops = { amounts: [certificate, works] } as const;
const usable = { 'share.of/m:70% work': 'usable' };

describe('yield', () => {
  it('asks what the share is of, then what is paid for each one that comes in', () => {
    expect(askedBy(check, coachOf(laptops))).toMatchObject({
      key: 'share.of/m:70% work',
      text: 'What is “70% work” a share of?',
    });
    expect(askedBy(check, coachOf({ ...laptops, answers: usable }))).toMatchObject({
      key: 'input/m:70% work',
      text: '“70% work”: is one of these for each one that comes in, whether it can be used or not?',
    });
  });

  it('says what is paid for each one that can be used', () => {
    const answers = { ...usable, 'input/m:70% work': 'm:€12 certificate per donated unit' };
    const found = foundBy(check, coachOf({ ...laptops, answers }));
    expect(found.text).toBe(
      'You are paid “€12 certificate per donated unit” for each one that comes in. If 70% of them can be used, that is €17.14 for each one that can. For 100 of those, 143 have to come in.',
    );
    expect(found).toMatchObject({
      severity: 'tells',
      stake: 0,
      restsOn: ['m:70% work', 'm:€12 certificate per donated unit'],
    });
    expect(found.next).toBeUndefined();
  });

  it('says what each one that can be used has cost, of a share that is lost', () => {
    const flowers = {
      currency: 'GBP',
      amounts: [
        { role: 'cost.direct', quote: '£1.20 a stem', form: money(1.2, 'stem', 'GBP') },
        { role: 'share.other', quote: 'a fifth wilts', form: { kind: 'percent', percent: 20 } },
      ],
      answers: { 'share.of/m:a fifth wilts': 'lost', 'input/m:a fifth wilts': 'm:£1.20 a stem' },
    } as const;
    const found = foundBy(check, coachOf(flowers));
    expect(found.text).toBe(
      'You pay “£1.20 a stem” for each one that comes in. If 80% of them can be used, each one that can has cost you £1.50. For 100 of those, 125 have to come in.',
    );
    expect(englishSpeaker.text(found.next!)).toBe('Count with £1.50 where you work out what one sale costs you.');
  });

  it('is silent on other shares, where nothing is paid for each one, and on a range or another currency', () => {
    expect(check.look(coachOf({ ...laptops, answers: { 'share.of/m:70% work': 'discount' } }))).toBeNull();
    expect(check.look(coachOf({ ...laptops, answers: { ...usable, 'input/m:70% work': 'none' } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [works], answers: usable }))).toBeNull();
    expect(check.look(coachOf({ amounts: [{ ...works, toValue: 80 }, certificate] }))).toBeNull();
    expect(check.look(coachOf({ amounts: [works, { ...certificate, toValue: 15 }], answers: usable }))).toBeNull();
    const dollars = { ...certificate, form: money(12, undefined, 'USD') };
    expect(check.look(coachOf({ amounts: [works, dollars], answers: usable }))).toBeNull();
  });
});
