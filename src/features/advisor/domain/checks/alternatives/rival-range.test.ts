import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { rivalRange as check } from './rival-range.ts';

const words = [{ role: 'rival', quote: 'surgical stores' }] as const;
const theirs = { role: 'rival.price', quote: '€90 to €140', form: money(90), toValue: 140 } as const;
const at = (price: number, answer = 'same') => {
  const own = { role: 'price', quote: 'Swimsuit', form: money(price) } as const;
  return coachOf({ words, amounts: [own, theirs], answers: { 'compares/m:Swimsuit/m:€90 to €140': answer } });
};

describe('rival-range', () => {
  it('says that a price within the range decides nothing', () => {
    const found = foundBy(check, at(118));
    expect(found.text).toBe(
      'For the same, your customer pays you €118. That lies within “€90 to €140” (“surgical stores”): price alone is no reason to choose you, nor one against you.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
    expect(foundBy(check, at(90)).text).toContain('lies within');
    expect(foundBy(check, at(140)).text).toContain('lies within');
  });

  it('says how far outside it lies', () => {
    const below = foundBy(check, at(75));
    expect(below.text).toBe(
      'For the same, your customer pays you €75. That is €15 less than the lowest price of “€90 to €140” (“surgical stores”).',
    );
    expect(below.next && englishSpeaker.text(below.next)).toBe(
      'Name the next five who ask a price nearer to €90, and count how many still buy.',
    );
    expect(foundBy(check, at(150)).text).toContain('That is €10 more than the highest price of “€90 to €140”');
  });

  it('counts a course in hours before it compares', () => {
    const own = { role: 'price', quote: '£320 per course', form: money(320, 'course', 'GBP') } as const;
    const hour = { role: 'rival.price', quote: '£38–45/h', form: money(38, 'hour', 'GBP'), toValue: 45 } as const;
    const pair = 'm:£320 per course/m:£38–45/h';
    const lessons = { currency: 'GBP', amounts: [own, hour] } as const;
    const asked = askedBy(check, coachOf({ ...lessons, answers: { [`compares/${pair}`]: 'amount' } }));
    expect(asked.text).toBe(
      'How many times would a customer have to pay “£38–45/h” to get what you give once for “£320 per course”?',
    );
    const answers = { [`compares/${pair}`]: 'amount', [`replaces.many/${pair}`]: 8 };
    expect(foundBy(check, coachOf({ ...lessons, answers })).text).toContain(
      'your customer pays you £40. That lies within',
    );
  });

  it('shows both ends for the time of the own price', () => {
    const own = { role: 'price.period', quote: '€10 a month', form: money(10, 'month') } as const;
    const year = { role: 'rival.price', quote: '€96–144 a year', form: money(96, 'year'), toValue: 144 } as const;
    const answers = { 'compares/m:€10 a month/m:€96–144 a year': 'same' };
    expect(foundBy(check, coachOf({ amounts: [own, year], answers })).text).toContain(
      'lies within “€96–144 a year” (€8 to €12 a month)',
    );
  });

  it('is silent far outside, for a range the wrong way round, one price, and another product', () => {
    expect(check.look(at(210))).toBeNull();
    expect(check.look(at(4))).toBeNull();
    expect(check.look(at(118, 'other'))).toBeNull();
    const own = { role: 'price', quote: 'Swimsuit', form: money(118) } as const;
    for (const toValue of [80, undefined]) {
      const { toValue: _, ...single } = theirs;
      const rival = toValue === undefined ? single : { ...theirs, toValue };
      const answers = { 'compares/m:Swimsuit/m:€90 to €140': 'same' };
      expect(check.look(coachOf({ amounts: [own, rival], answers }))).toBeNull();
    }
  });
});
