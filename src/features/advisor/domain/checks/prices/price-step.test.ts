import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { priceStep as check } from './price-step.ts';

const tenders = [
  { role: 'price.period', quote: '€149 a month', form: money(149, 'month') },
  { role: 'price.period', quote: '€399 with bid calendar', form: money(399) },
] as const;
const key = 'differ/m:€149 a month/m:€399 with bid calendar';

describe('price-step', () => {
  it('asks how two prices differ', () => {
    expect(askedBy(check, coachOf({ amounts: tenders }))).toMatchObject({
      key,
      text: 'How do “€149 a month” and “€399 with bid calendar” differ?',
    });
  });

  it('says how far the larger version is away', () => {
    const found = foundBy(check, coachOf({ amounts: tenders, answers: { [key]: 'larger' } }));
    expect(found.text).toBe(
      '“€399 with bid calendar” costs 2.68 times as much as “€149 a month”, and there is nothing in between. A customer for whom “€149 a month” is a little too small has to pay €250 more.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 0 });
  });

  it('takes the widest of several steps, and single prices as well', () => {
    const three = [...tenders, { role: 'price.period', quote: '€1,500 all', form: money(1500, 'month') }] as const;
    expect(askedBy(check, coachOf({ amounts: three })).key).toBe('differ/m:€399 with bid calendar/m:€1,500 all');
    const cleaning = [
      { role: 'price', quote: '清洁 200元', form: money(200, undefined, 'CNY') },
      { role: 'price', quote: '深度清洁 500元', form: money(500, undefined, 'CNY') },
    ] as const;
    const answers = { 'differ/m:清洁 200元/m:深度清洁 500元': 'larger' };
    expect(foundBy(check, coachOf({ currency: 'CNY', amounts: cleaning, answers })).text).toContain('2.5 times');
  });

  it('is silent on a suit beside a kit, on small steps, other times, ranges, and prices too far apart', () => {
    expect(check.look(coachOf({ amounts: tenders, answers: { [key]: 'differs' } }))).toBeNull();
    expect(check.look(coachOf({ amounts: tenders, answers: { [key]: 'faster' } }))).toBeNull();
    expect(check.look(coachOf({ amounts: tenders, answers: { [key]: { kind: 'unknown' } } }))).toBeNull();
    const second = (more: object) => check.look(coachOf({ amounts: [tenders[0], { ...tenders[1], ...more }] }));
    expect(second({ form: money(290) })).toBeNull();
    expect(second({ form: money(999, 'year') })).toBeNull();
    expect(second({ form: money(1600) })).toBeNull();
    expect(second({ toValue: 599 })).toBeNull();
    expect(second({ role: 'price' })).toBeNull();
  });
});
