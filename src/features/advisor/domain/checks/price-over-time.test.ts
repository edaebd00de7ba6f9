import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { priceBesideTheirs } from './price-beside-theirs.ts';
import { priceOverTime as check } from './price-over-time.ts';

const trap = { role: 'price', quote: '€13.50 a trap', form: money(13.5, 'trap'), unit: 'trap/traps' } as const;
const theirs = { role: 'rival.price', quote: '€9.50 a trap', form: money(9.5, 'trap') } as const;
const known = { 'cost.direct': 500, volume: 600 };
function beside(answers = {}, own: object = {}) {
  const coach = coachOf({ amounts: [{ ...trap, ...own }, theirs], answers: { ...known, ...answers } });
  priceBesideTheirs.look(coach);
  return coach;
}
const own = { 'lasts.own/m:€13.50 a trap': 54 };

describe('price-over-time', () => {
  it('asks how long the dearer one serves, and the other', () => {
    expect(askedBy(check, beside()).text).toBe(
      'How many months does one “trap” serve a customer before they need it again?',
    );
    expect(askedBy(check, beside(own)).text).toBe(
      'And what they get elsewhere for €9.50: how many months does that serve them?',
    );
  });

  it('says what a month of use costs where it is the cheaper one', () => {
    const found = foundBy(check, beside({ ...own, 'lasts.theirs': 24 }));
    expect(found.text).toBe(
      'Yours costs €13.50 and lasts 54 months, theirs costs €9.50 and lasts 24 months: a month of use is €0.25 against €0.40.',
    );
    expect(englishSpeaker.text(found.next!)).toMatch(/^Name the price of a month of use first/);
    expect(check.look(beside({ ...own, 'lasts.theirs': 39 }))).toBeNull();
  });

  it('is silent where theirs is dearer, where time is paid for, and where nobody knows', () => {
    expect(check.look(beside({}, { quote: '€9 a trap', form: money(9, 'trap') }))).toBeNull();
    expect(check.look(coachOf({ amounts: [trap], answers: known }))).toBeNull();
    expect(check.look(beside({ 'lasts.own/m:€13.50 a trap': { kind: 'unknown' } }))).toBeNull();
    expect(check.look(beside({ ...own, 'lasts.theirs': { kind: 'unknown' } }))).toBeNull();
  });
});
