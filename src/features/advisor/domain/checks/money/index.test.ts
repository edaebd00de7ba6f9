import { describe, expect, it } from 'vitest';
import { coachOf, count, money } from '#features/advisor/testing/coach-of.ts';
import { allChecks } from '../all-checks.ts';
import { customersChecks } from '../customers/index.ts';
import { moneyChecks } from './index.ts';

const percent = (share: number) => ({ kind: 'percent', percent: share }) as const;
const checks = [...moneyChecks, ...customersChecks];
const frames = {
  amounts: [
    { role: 'price', quote: '€120 a frame', form: money(120), unit: 'frame/frames' },
    { role: 'cost.direct', quote: '€30 of wood', form: money(30) },
    { role: 'cost.period', quote: 'helper €900 a month', form: money(900, 'month') },
    { role: 'pay.own', quote: '€2,500 a month', form: money(2500, 'month') },
    { role: 'duration.unit', quote: 'two hours', form: { kind: 'duration', value: 2, unit: 'hour' } },
    { role: 'partner.count', quote: 'two galleries', form: count(2, 'galleries') },
    { role: 'partner.count', quote: '20 painters', form: count(20, 'painters') },
    { role: 'capacity', quote: '3 fairs a year', form: count(3, 'fairs', 'year') },
  ],
  words: [{ role: 'payer', quote: 'collectors' }],
  answers: { volume: 30, 'hours.month': 120, 'customer.takes/m:€120 a frame': 2 },
} as const;

describe('the checks of money and customers', () => {
  it('look at one business side by side: no number has two meanings, and every finding rests on words', () => {
    const coach = coachOf(frames);
    const found = checks.flatMap((check) => {
      const outcome = check.look(coach);
      return outcome && 'found' in outcome ? [[check.id, outcome.found.restsOn.length > 0]] : [];
    });
    expect(found.every(([, rests]) => rests)).toBe(true);
    // A margin is where nothing is missing, a largest line where several are.
    const silent = ['margin-of-safety', 'largest-line'];
    expect(found.map(([id]) => id)).toEqual(checks.map(({ id }) => id).filter((id) => !silent.includes(id)));
  });

  it('say nothing of what is left while somebody may keep a share of each sale', () => {
    const share = { role: 'share.commission', quote: '15%', form: percent(15) } as const;
    const coach = coachOf({ ...frames, amounts: [...frames.amounts, share] });
    const found = moneyChecks.filter((check) => {
      const outcome = check.look(coach);
      return outcome && 'found' in outcome;
    });
    expect(found).toEqual([]);
  });

  it('have no number in common with other families', () => {
    const coach = coachOf(frames);
    expect(() => allChecks.map((check) => check.look(coach))).not.toThrow();
  });

  it('have nothing to say of a business that said nothing', () => {
    expect(checks.map((check) => check.look(coachOf({})))).toEqual(checks.map(() => null));
  });

  it('are each there once', () => {
    expect(new Set(allChecks.map(({ id }) => id)).size).toBe(allChecks.length);
  });
});
