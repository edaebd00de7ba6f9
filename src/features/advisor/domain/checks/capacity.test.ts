import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { addCeiling } from '../reckoning/ceiling.ts';
import { capacity as check } from './capacity.ts';

const portrait = { role: 'price', quote: '€180 a portrait', form: money(180), unit: 'portrait/portraits' } as const;
const known = { 'cost.direct': 3_000, volume: 20, bills: 60_000 };
const ticked = (...choices: string[]) => ({ safeguards: { kind: 'choices', choices } }) as const;
const alone = ticked('alone');
const each = { 'hours.each/m:€180 a portrait': 5 };
const painter = (answers = {}, more: object = {}) =>
  coachOf({ amounts: [{ ...portrait, ...more }], answers: { ...known, ...answers } });

describe('capacity', () => {
  it('asks what one takes and how many hours there are, once it is known whose hours count', () => {
    expect(check.look(painter())).toBeNull();
    expect(askedBy(check, painter(alone))).toMatchObject({
      key: 'hours.each/m:€180 a portrait',
      text: 'How many hours of work does one “portrait” take, with the way there and the paperwork?',
      field: { kind: 'amount', unit: 'hours' },
    });
    expect(askedBy(check, painter({ ...alone, ...each })).key).toBe('hours.month');
    expect(askedBy(check, painter({ ...ticked(), ...each })).text).toBe(
      'How many hours can you and everybody who helps you work for this in a normal month, together?',
    );
    const customer = { quote: '€40 a month', form: money(40, 'month'), unit: undefined };
    expect(askedBy(check, painter(alone, customer)).text).toBe(
      'How many hours of work does one customer take in a month, with the way there and the paperwork?',
    );
  });

  it('says what is left of the hours beside the sales that are expected', () => {
    const found = foundBy(check, painter({ ...alone, ...each, 'hours.month': 140 }));
    expect(found.text).toBe(
      '20 portraits a month take 100 hours of your 140 hours; 40 hours are left for selling and everything else.',
    );
    expect(found).toMatchObject({ severity: 'tells', restsOn: ['m:€180 a portrait'] });
    expect(foundBy(check, painter({ ...ticked(), ...each, 'hours.all': 140 })).text).toMatch(/of the 140 hours;/);
  });

  it('breaks where they do not fit in', () => {
    const found = foundBy(check, painter({ ...alone, ...each, 'hours.month': 80 }));
    expect(found.text).toBe('20 portraits a month take 100 hours, and there are 80 hours of yours: 16 of them fit in.');
    expect(englishSpeaker.text(found.next!)).toBe(
      'Plan with 16, find help for 20 hours a month, or take more for each.',
    );
    expect(found.severity).toBe('breaks');
    // So close it is a guess beside a guess.
    expect(foundBy(check, painter({ ...alone, ...each, 'hours.month': 96 })).text).toMatch(/; 0 hours are left/);
    expect(foundBy(check, painter({ ...alone, ...each, 'hours.month': 95 })).severity).toBe('breaks');
  });

  it('looks at the busiest month', () => {
    const busy = { 'months.busy': { kind: 'choices', choices: ['6'] }, 'months.busyShare': 20 } as const;
    // 20 % of 240 are 48 in June.
    expect(foundBy(check, painter({ ...alone, ...each, ...busy, 'hours.month': 200 })).text).toBe(
      'In the busiest month 48 portraits take 240 hours, and there are 200 hours of yours: 40 of them fit in.',
    );
  });

  it('needs no more than the hours where these are what is paid', () => {
    const hourly = { quote: '€60 an hour', form: money(60, 'hour'), unit: undefined };
    expect(foundBy(check, painter({ ...alone, 'hours.month': 50 }, hourly)).text).toBe(
      'Of your 50 hours a month, 20 hours are paid for; 30 hours are left for everything nobody pays.',
    );
    expect(foundBy(check, painter({ ...alone, 'hours.month': 15 }, hourly)).text).toBe(
      'You expect 20 hours a month that are paid for, and there are 15 hours of yours.',
    );
  });

  it('is asked nothing more by who does not know', () => {
    const unknown = { kind: 'unknown' } as const;
    expect(check.look(painter({ ...alone, 'hours.each/m:€180 a portrait': unknown }))).toBeNull();
    expect(check.look(painter({ ...alone, ...each, 'hours.month': unknown }))).toBeNull();
  });

  it('goes by the limit that was named, where there is one', () => {
    const limit = { role: 'capacity', quote: '24 a month', form: count(24, 'portraits', 'month') } as const;
    const limited = (volume: number) => {
      const key = 'ceiling/m:€180 a portrait+m:24 a month';
      const coach = coachOf({ amounts: [portrait, limit], answers: { ...known, ...alone, volume, [key]: 'month' } });
      addCeiling(coach.ledger, coach.business, coach.sale);
      return coach;
    };
    expect(foundBy(check, limited(12)).text).toBe(
      'You expect 50% of the most you can sell: 12 portraits of 24 a month.',
    );
    expect(foundBy(check, limited(12)).next).toBeUndefined();
    const full = foundBy(check, limited(22));
    expect(englishSpeaker.text(full.next!)).toMatch(/keep a list of who waits/);
    expect(check.look(limited(30))).toBeNull();
  });
});
