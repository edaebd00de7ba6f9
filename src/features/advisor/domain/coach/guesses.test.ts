import { describe, expect, it } from 'vitest';
import { coachOf, count, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import type { GatedCoach } from './coach.ts';
import { guessesQuestions, guessRows } from './guesses.ts';

const race = { role: 'price', quote: '€9 a sheep', form: money(9), unit: 'sheep/sheep' } as const;
const known = { 'cost.direct': 400, volume: 800, bills: 100_000, pay: 200_000, 'start.cost': 620_000 };
const all = { kind: 'choices', choices: ['price', 'direct', 'volume'] } as const;

function gated(answers = {}, hidden: readonly string[] = []): GatedCoach {
  const bare = coachOf({ amounts: [race], answers: { ...known, ...answers } });
  return { ...bare, from: bare.today, idle: 0, hidden: new Set(hidden), pending: new Set() };
}
const rows = (coach: GatedCoach) => guessRows(coach).map((row) => row.map(englishSpeaker.text));

describe('what a founder expects and has not seen', () => {
  it('is asked once price, cost and sales are known', () => {
    const [question] = guessesQuestions(gated());
    expect(question).toMatchObject({ key: 'guesses', field: { kind: 'choices', isMany: true } });
    const options = question?.field.kind === 'choices' ? question.field.options : [];
    expect(options.map(({ id, text }) => [id, englishSpeaker.text(text)])).toEqual([
      ['price', 'that somebody pays €9'],
      ['direct', 'that one costs you €4'],
      ['volume', 'that there are 800 sheep a month'],
    ]);
    expect(guessesQuestions(gated({ volume: undefined }))).toEqual([]);
    expect(guessesQuestions(gated({ 'cost.direct': 1_000 }))).toEqual([]);
  });

  it('names hours and customers as what they are', () => {
    const optionsOf = (quote: string, per: string) => {
      const priced = { role: 'price.period', quote, form: money(60, per) } as const;
      const coach = coachOf({ amounts: [priced], answers: { 'cost.direct': 400, volume: 90, bills: 0, pay: 0 } });
      const field = guessesQuestions(coach)[0]?.field;
      return field?.kind === 'choices' ? field.options.map(({ text }) => englishSpeaker.text(text)) : [];
    };
    expect(optionsOf('€60 an hour', 'hour')).toContain('that there are 90 paid hours a month');
    expect(optionsOf('€60 a month', 'month')).toContain('that there are 90 customers who pay every month at one time');
  });

  it('says of each from where on bills and own pay are not paid, and how to see it first', () => {
    // 800 × 5 − 3,000 leaves 1,000: €1.25 of each, or 200 sheep.
    expect(rows(gated({ guesses: all })).map(([expected, limit]) => [expected, limit])).toEqual([
      ['that somebody pays €9', 'below €7.75'],
      ['that one costs you €4', 'above €5.25'],
      ['that there are 800 sheep a month', 'below 600'],
    ]);
    const [price, direct] = rows(gated({ guesses: all }));
    expect(price![2]).toBe(
      'Name this price to five who could buy, and ask each for an order in writing or a part paid ahead. Spend the €6,200 for the start once two have said yes so.',
    );
    expect(direct![2]).toMatch(/^Do it three times as you will later/);
    expect(rows(gated({ guesses: all, 'start.cost': 0 }))[0]![2]).toMatch(/a part paid ahead\.$/);
  });

  it('bears a sales tax in the price, which is less of a lower one', () => {
    const taxed = { guesses: { kind: 'choices', choices: ['price'] }, 'tax.in': 'inside', 'tax.rate': 20 };
    // 7.50 comes in; 800 × 3.50 − 2,000 leaves 800: one of each, which is 1.20 of the price.
    expect(rows(gated({ ...taxed, pay: 100_000 }))[0]![1]).toBe('below €7.80');
  });

  it('of a few says their tenths', () => {
    // 9 × 500 − 2,000 − 2,260 leaves 240 of 500 each: 8.52 are enough.
    const few = { volume: 9, 'cost.direct': 40_000, bills: 200_000, pay: 226_000 };
    const dear = { role: 'price', quote: '€900 a boat', form: money(900), unit: 'boat/boats' } as const;
    const guesses = { kind: 'choices', choices: ['volume'] } as const;
    const bare = coachOf({ amounts: [dear], answers: { ...few, guesses } });
    const coach = { ...bare, from: bare.today, idle: 0, hidden: new Set<string>(), pending: new Set<never>() };
    expect(rows(coach)[0]![1]).toBe('below 8.6');
  });

  it('asks who sells already for nothing but the sales that are still to come', () => {
    const current = { role: 'sales.current', quote: '500 a month', form: count(500, 'sheep', 'month') } as const;
    const optionsOf = (now: number) => {
      const coach = coachOf({ amounts: [race, current], answers: { ...known, 'sales.today/m:€9 a sheep': now } });
      const field = guessesQuestions(coach)[0]?.field;
      return field?.kind === 'choices' ? field.options.map(({ id }) => id) : [];
    };
    expect(optionsOf(500)).toEqual(['volume']);
    expect(optionsOf(800)).toEqual([]);
    expect(optionsOf(0)).toEqual(['price', 'direct', 'volume']);
  });

  it('says that it does not pay already, and nothing of what was not ticked or is refused', () => {
    expect(rows(gated({ guesses: all, pay: 400_000 })).map(([, limit]) => limit)).toEqual(
      all.choices.map(() => 'at this number already'),
    );
    expect(rows(gated({ guesses: { kind: 'choices', choices: [] } }))).toEqual([]);
    expect(rows(gated())).toEqual([]);
    expect(rows(gated({ guesses: all }, ['volume']))).toEqual([]);
  });
});
