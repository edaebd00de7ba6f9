import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { inHouseAlternative as check } from './in-house-alternative.ts';

const words = [{ role: 'rival.self', quote: "the lab technician's own car" }] as const;
const own = { role: 'price', quote: '€7.90 per pick-up', form: money(7.9, 'pick-up') } as const;
const key = "hour.cost/m:the lab technician's own car";

describe('in-house-alternative', () => {
  it('asks what an hour of whoever does it costs', () => {
    expect(askedBy(check, coachOf({ words, amounts: [own] }))).toMatchObject({
      key,
      text: "“the lab technician's own car”: what does an hour of the person who does it cost your customer? Put nought if nobody is paid for it.",
    });
  });

  it('says how much of their time costs as much', () => {
    const found = foundBy(check, coachOf({ words, amounts: [own], answers: { [key]: 2_000 } }));
    expect(found.text).toBe(
      "“the lab technician's own car”: at €20 an hour, your €7.90 costs your customer as much as 24 minutes of that person. If doing it themselves takes longer, you are the cheaper one, counting time alone.",
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
    expect(found.restsOn).toEqual(["m:the lab technician's own car", 'm:€7.90 per pick-up']);
  });

  it('tells what is long in hours', () => {
    const payroll = { role: 'price', quote: '$300 a run', form: money(300, 'run', 'USD') } as const;
    const self = [{ role: 'rival.self', quote: 'the owner with a spreadsheet' }] as const;
    const answers = { 'hour.cost/m:the owner with a spreadsheet': 6_000 };
    const coach = coachOf({ currency: 'USD', words: self, amounts: [payroll], answers });
    expect(foundBy(check, coach).text).toContain('as much as 5 hours of that person');
  });

  it('is silent where nobody is paid, nobody knows, and for a price for a time', () => {
    const look = (answer: number | { readonly kind: 'unknown' }) =>
      check.look(coachOf({ words, amounts: [own], answers: { [key]: answer } }));
    expect(look(0)).toBeNull();
    expect(look({ kind: 'unknown' })).toBeNull();
    // Less than a minute.
    expect(look(10_000_000)).toBeNull();
    const flat = { role: 'price.period', quote: '€290 a month', form: money(290, 'month') } as const;
    expect(check.look(coachOf({ words, amounts: [flat], answers: { [key]: 2_000 } }))).toBeNull();
    expect(check.look(coachOf({ words }))).toBeNull();
    expect(check.look(coachOf({ amounts: [own] }))).toBeNull();
  });
});
