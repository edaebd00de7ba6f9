import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import type { GatedCoach } from './coach.ts';
import { safeguardQuestions, safeguardRows } from './safeguards.ts';

const written = {
  amounts: [
    { role: 'price', quote: '€90 a fitting', form: money(90) },
    { role: 'own.money', quote: '€4,000', form: money(4000) },
  ],
  answers: { volume: 40, 'cost.direct': 2000, bills: 60_000, pay: 150_000 },
} as const;

function rowsOf(ticked: readonly string[], more: Parameters<typeof coachOf>[0] = {}) {
  const answers = {
    ...written.answers,
    'tax.in': 'top',
    ...more.answers,
    safeguards: { kind: 'choices', choices: ticked } as const,
  };
  const bare = coachOf({ ...written, ...more, answers });
  const coach: GatedCoach = { ...bare, from: bare.today, idle: 0, hidden: new Set(), pending: new Set() };
  return safeguardRows(coach).map((row) => row.map(englishSpeaker.text));
}

describe('what to settle beforehand', () => {
  it('says of what was ticked what to settle, with the money of this business', () => {
    expect(rowsOf(['booked', 'alone'])).toEqual([
      [
        'customers book a time or a place',
        'Say when they book until when they may cancel, and what they pay after that.',
      ],
      [
        'nobody but you can do the work',
        'Name who stands in for you, and lay money aside for an illness. Two weeks without you are about €1,400 less, and the bills go on.',
      ],
    ]);
    expect(rowsOf(['made', 'stock']).map(([, settle]) => settle)).toEqual([
      'Have them agree in writing to what it will be and what it costs. Take €20 before you spend anything on it: so much it costs you.',
      'Buy as little at a time as the price allows. Each one that is not sold costs you €20.',
    ]);
    expect(rowsOf(['guaranteed'])[0]![1]).toBe(
      'Write down what the promise covers, until when, and what it does not. Doing one again costs you €20.',
    );
  });

  it('names no sum where it is not known, or not known of which sale', () => {
    const bare = { amounts: [], answers: { volume: undefined, 'cost.direct': undefined } };
    expect(rowsOf(['booked', 'made', 'stock', 'alone'], bare).join(' ')).not.toMatch(/\d/);
    const several = [...written.amounts, { role: 'price', quote: '€15 a repair', form: money(15) } as const];
    expect(
      rowsOf(['booked'], { amounts: several, answers: { 'main.price': 'm:€90 a fitting' } }).join(' '),
    ).not.toMatch(/\d/);
  });

  it('says nothing while nothing was ticked', () => {
    expect(rowsOf([])).toEqual([]);
  });

  it('has a row for whatever can be ticked', () => {
    const ids = safeguardQuestions.flatMap(({ field }) =>
      field.kind === 'choices' ? field.options.map(({ id }) => id) : [],
    );
    expect(safeguardQuestions.map(({ key }) => key)).toEqual(['safeguards', 'safeguards.work']);
    expect(ids).toHaveLength(28);
    expect(rowsOf(ids)).toHaveLength(ids.length);
  });

  it('says a row wherever it was ticked: each list keeps its own answer', () => {
    const work = { kind: 'choices', choices: ['booked'] } as const;
    expect(rowsOf(['grows'], { answers: { 'safeguards.work': work } }).map(([holds]) => holds)).toEqual([
      'you want to buy something, or employ somebody, so as to sell more',
      'customers book a time or a place',
    ]);
    expect(rowsOf(['grows'])[0]![1]).toContain('Each of them leaves €70. Look first');
  });

  it('names what a year comes to where no sales tax is charged', () => {
    // 40 × 90 × 12.
    expect(rowsOf([], { answers: { 'tax.in': 'none' } })).toEqual([
      [
        'you charge no sales tax',
        'Ask the tax office from which sales a year on you must: the sales you expect come to €43,200 in a full year.',
      ],
    ]);
    expect(rowsOf([], { answers: { 'tax.in': 'top' } })).toEqual([]);
    expect(rowsOf([], { answers: { 'tax.in': 'none', volume: undefined } })).toEqual([]);
  });
});
