import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import type { GatedCoach } from './coach.ts';
import { guessesQuestion, guessRows } from './guesses.ts';

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
    const question = guessesQuestion(gated())!;
    expect(question).toMatchObject({ key: 'guesses', field: { kind: 'choices', isMany: true } });
    const options = question.field.kind === 'choices' ? question.field.options : [];
    expect(options.map(({ id, text }) => [id, englishSpeaker.text(text)])).toEqual([
      ['price', 'that somebody pays €9'],
      ['direct', 'that one costs you €4'],
      ['volume', 'that there are 800 sheep a month'],
    ]);
    expect(guessesQuestion(gated({ volume: undefined }))).toBeUndefined();
    expect(guessesQuestion(gated({ 'cost.direct': 1_000 }))).toBeUndefined();
  });

  it('names hours and customers as what they are', () => {
    const optionsOf = (quote: string, per: string) => {
      const priced = { role: 'price.period', quote, form: money(60, per) } as const;
      const coach = coachOf({ amounts: [priced], answers: { 'cost.direct': 400, volume: 90, bills: 0, pay: 0 } });
      const field = guessesQuestion(coach)?.field;
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
      'Offer it at this price to five who could buy, with a day on which they pay. Until two have paid, do not spend the €6,200 for the start.',
    );
    expect(direct![2]).toMatch(/^Do it three times as you will later/);
    expect(rows(gated({ guesses: all, 'start.cost': 0 }))[0]![2]).toMatch(/on which they pay\.$/);
  });

  it('bears a sales tax in the price, which is less of a lower one', () => {
    const taxed = { guesses: { kind: 'choices', choices: ['price'] }, 'tax.in': 'inside', 'tax.rate': 20 };
    // 7.50 comes in; 800 × 3.50 − 2,000 leaves 800: one of each, which is 1.20 of the price.
    expect(rows(gated({ ...taxed, pay: 100_000 }))[0]![1]).toBe('below €7.80');
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
