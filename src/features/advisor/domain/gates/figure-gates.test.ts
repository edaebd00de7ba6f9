import { describe, expect, it } from 'vitest';
import { coachOf, count, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import { addForecast } from '../reckoning/forecast.ts';
import { say } from '../say/message.ts';
import { hiddenFigures } from './gates.ts';

const price = { role: 'price', quote: '€40', form: money(40) } as const;
const known = { 'cost.direct': 1000, bills: 0 };

const gated = (written: Parameters<typeof coachOf>[0]) => {
  const coach = coachOf(written);
  addForecast(coach.ledger, coach.business, coach.sale, '2026-11-23');
  const { hidden, asks } = hiddenFigures(coach);
  return { hidden, asks: asks.map(({ key }) => key), words: asks.map((one) => englishSpeaker.text(one.asks)) };
};

describe('What cannot be is hidden and asked', () => {
  it('hides the forecast of a month with less than one sale, until a person says that it is right', () => {
    const yachts = { amounts: [price], answers: { ...known, volume: 1 / 6 } };
    const { hidden, asks, words } = gated(yachts);
    const [key = ''] = asks;
    expect(key).toMatch(/^month\.right\/below\//);
    expect(words[0]).toBe('0.17 a month is less than one sale. Is that what you sell?');
    expect([...hidden]).toEqual(expect.arrayContaining(['volume', 'revenue', 'year.1.result', 'best.cash.end']));
    expect(hidden.has('price')).toBe(false);
    const right = gated({ ...yachts, answers: { ...yachts.answers, [key]: 'right' } });
    expect(right.hidden.size).toBe(0);
    // Called wrong, it is asked outright, and what is said then counts.
    const wrong = { ...yachts, answers: { ...yachts.answers, [key]: 'volume' } };
    expect(coachOf(wrong).sale.volume.lacks.map((lack) => lack.key)).toEqual(['again/volume']);
    expect(gated({ ...wrong, answers: { ...wrong.answers, 'again/volume': 2 } }).hidden.size).toBe(0);
    expect(gated({ ...yachts, answers: { ...yachts.answers, volume: 2 } }).hidden.size).toBe(0);
  });

  it('asks whether a list shorter than a month of sales is all the customers', () => {
    const schools = { role: 'customers.possible', quote: '31 associations', form: count(31, 'associations') } as const;
    const few = { amounts: [price, schools], answers: { ...known, volume: 60 } };
    expect(gated(few).asks).toEqual(['market/m:31 associations']);
    expect(gated({ ...few, answers: { ...few.answers, volume: 20 } }).asks).toEqual([]);
  });

  it('asks which holds where more is expected than the most', () => {
    const coach = coachOf({ amounts: [price], answers: { ...known, volume: 20 } });
    coach.ledger.convention(
      { id: 'ceiling.year', label: say({ id: 'x', message: 'Most' }), unit: 'count' },
      96,
      say({ id: 'y', message: 'y' }),
    );
    expect(hiddenFigures(coach).asks.map(({ key }) => key)).toEqual([expect.stringMatching(/^month\.right\/limit\//)]);
    expect(hiddenFigures(coach).hidden.has('volume')).toBe(true);
  });

  it('shows no forecast of sales that leave nothing, and leaves the words to the finding', () => {
    const { hidden, asks } = gated({ amounts: [price], answers: { 'cost.direct': 4000, bills: 0, volume: 20 } });
    expect([hidden.has('revenue'), asks]).toEqual([true, []]);
  });

  it('asks about a need above what three years bring', () => {
    const start = (cost: number, more = {}) =>
      gated({ amounts: [price], answers: { ...known, volume: 20, 'start.cost': cost, ...more } });
    const [key = ''] = start(90_000_000).asks;
    expect(key).toMatch(/^month\.right\/need\//);
    expect(start(90_000).asks).toEqual([]);
    expect(start(90_000_000, { [key]: 'right' }).hidden.size).toBe(0);
    // What is called wrong is asked once more, and the need it makes is another.
    expect(start(90_000_000, { [key]: 'volume' }).asks).toEqual([]);
    const mended = start(90_000_000, { [key]: 'volume', 'again/volume': 40_000 });
    expect([mended.hidden.size, mended.asks]).toEqual([0, []]);
  });
});
