import { describe, expect, it } from 'vitest';
import { coachOf, count, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import { addNormalMonth, monthQuestion } from './normal-month.ts';

const visit = { role: 'price', quote: '£36', form: money(36, undefined, 'GBP'), unit: 'visit/visits' } as const;
const known = { 'cost.direct': 600, bills: 4200, volume: 45, pay: 100_000 };
const feet = (answers = {}, amounts: Parameters<typeof coachOf>[0]['amounts'] = [visit]) =>
  coachOf({ currency: 'GBP', amounts, answers: { ...known, ...answers } });
const asked = ({ ledger, business, sale }: ReturnType<typeof feet>) => monthQuestion(ledger, business, sale);

describe('A normal month', () => {
  it('is read back to its founder, line by line', () => {
    const question = asked(feet())!;
    expect(englishSpeaker.text(question.asks)).toBe(
      'A normal month, as we reckon it: 45 visits at £36 bring £1,620. £270 of that goes into these sales and £42 into bills, so £1,308 is left before tax and your own pay. Is that right?',
    );
    expect(question.field.kind === 'choices' && question.field.options.map(({ id }) => id)).toEqual([
      'right',
      'volume',
      'price',
      'direct',
      'bills',
    ]);
  });

  it('counts extras, fees that are paid once, and goods with a margin', () => {
    const amounts = [
      visit,
      { role: 'price.addon', quote: '£15 check', form: money(15, undefined, 'GBP') },
      { role: 'price.entry', quote: 'joining £20', form: money(20, undefined, 'GBP') },
      { role: 'share.margin', quote: '30%', form: { kind: 'percent', percent: 30 } },
    ] as const;
    const beside = {
      'volume/m:£15 check': 4,
      'cost.direct/m:£15 check': 100,
      'volume/m:joining £20': 2,
      'cost.direct/m:joining £20': 0,
      'margin/m:30%': 5000,
    };
    const { ledger, sale } = feet(beside, amounts);
    // 45 × 30 + 4 × 14 + 2 × 20 + 50 − 42.
    expect(addNormalMonth(ledger, sale)?.left.value).toBe(145_400);
    const open = feet({}, amounts);
    expect(open.sale.others.flatMap(({ volume, left }) => [...volume.lacks, ...left.lacks]).length).toBeGreaterThan(0);
  });

  it('is asked about again once a number of it has changed, and not before the own pay was asked for', () => {
    expect(asked(feet())?.key).not.toBe(asked(feet({ volume: 46 }))?.key);
    expect(
      asked(coachOf({ amounts: [visit], currency: 'GBP', answers: { ...known, pay: { kind: 'unknown' } } })),
    ).toBeDefined();
    const { pay, ...unasked } = known;
    expect([pay, asked(coachOf({ amounts: [visit], currency: 'GBP', answers: unasked }))]).toEqual([
      100_000,
      undefined,
    ]);
    expect(asked(feet({ volume: { kind: 'unknown' } }))).toBeUndefined();
  });

  it('has what its founder calls wrong asked outright, whatever was said of it before', () => {
    const amounts = [
      visit,
      { role: 'cost.period', quote: '£42 a month', form: money(42, 'month', 'GBP') },
      { role: 'sales.expected', quote: '45 visits a month', form: count(45, 'visits', 'month') },
    ] as const;
    const keyOf = (answers: object) =>
      asked(coachOf({ currency: 'GBP', amounts, answers: { 'cost.direct': 600, pay: 0, ...answers } }))!.key;
    const key = keyOf({});
    for (const [part, again] of [
      ['bills', 'again/bills'],
      ['volume', 'again/volume'],
      ['direct', 'again/cost.direct'],
      ['price', 'again/price'],
    ] as const) {
      const { sale } = coachOf({ currency: 'GBP', amounts, answers: { 'cost.direct': 600, pay: 0, [key]: part } });
      const lacks = [sale.bills, sale.volume, sale.left].flatMap((term) => term.lacks.map((question) => question.key));
      expect(lacks, part).toEqual([again]);
    }
    const mended = coachOf({
      currency: 'GBP',
      amounts,
      answers: { 'cost.direct': 600, pay: 0, [key]: 'bills', 'again/bills': 9000 },
    });
    expect(mended.sale.bills.value).toBe(9000);
    expect(asked(mended)?.key).not.toBe(key);
  });
});
