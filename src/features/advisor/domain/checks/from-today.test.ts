import { describe, expect, it } from 'vitest';
import { coachOf, count, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { customersNeeded } from './customers-needed.ts';
import { fromToday as check } from './from-today.ts';

const trap = { role: 'price', quote: '€13.50 a trap', form: money(13.5, 'trap'), unit: 'trap/traps' } as const;
const current = { role: 'sales.current', quote: '300 a month', form: count(300, 'traps', 'month') } as const;
const known = { 'cost.direct': 500, volume: 600, 'sales.today/m:€13.50 a trap': 300 };
const trapper = (answers = {}) => coachOf({ amounts: [trap, current], answers: { ...known, ...answers } });

describe('from-today', () => {
  it('says how far what is expected is from what is sold today', () => {
    const found = foundBy(check, trapper());
    expect(found.text).toBe('Today you sell 300 traps a month and expect 600: 2 times as many.');
    expect(englishSpeaker.text(found.next!)).toBe(
      'Write down where the next 300 traps a month come from, by name or place, before you spend on them.',
    );
    expect(found).toMatchObject({ severity: 'costs', restsOn: ['m:€13.50 a trap'] });
  });

  it('says how many customers that is, where it is known what one takes', () => {
    const coach = trapper({ 'customer.takes/m:€13.50 a trap': 120 });
    customersNeeded.look(coach);
    expect(foundBy(check, coach).text).toBe(
      'Today you sell 300 traps a month and expect 600: 2 times as many, which takes about 30 more customers a year.',
    );
  });

  it('adds up what else is sold, in sales of all', () => {
    const crate = { role: 'price', quote: '€80 a crate', form: money(80, 'crate'), unit: 'crate/crates' } as const;
    const answers = {
      'main.price': 'm:€13.50 a trap',
      'cost.direct/m:€13.50 a trap': 500,
      'volume/m:€13.50 a trap': 600,
      'sales.today/m:€13.50 a trap': 300,
      'cost.direct/m:€80 a crate': 3000,
      'volume/m:€80 a crate': 50,
    };
    const several = (today?: number) =>
      coachOf({ amounts: [trap, crate, current], answers: { ...answers, 'sales.today/m:€80 a crate': today } });
    expect(foundBy(check, several(25)).text).toBe('Today you sell 325 sales a month and expect 650: 2 times as many.');
    expect(check.look(several())).toBeNull();
  });

  it('is silent where it is hardly more, where nothing is sold yet, and while it is open', () => {
    expect(check.look(trapper({ volume: 370 }))).toBeNull();
    expect(check.look(trapper({ volume: 380 }))).not.toBeNull();
    expect(check.look(trapper({ 'sales.today/m:€13.50 a trap': 0 }))).toBeNull();
    expect(check.look(trapper({ 'sales.today/m:€13.50 a trap': undefined }))).toBeNull();
    expect(check.look(coachOf({ amounts: [trap], answers: known }))).toBeNull();
  });
});
