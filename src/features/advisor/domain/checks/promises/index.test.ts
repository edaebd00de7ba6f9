import { describe, expect, it } from 'vitest';
import { coachOf, money } from '#features/advisor/testing/coach-of.ts';
import { promisesChecks } from './index.ts';

const form = (text: string) => ({ kind: 'date', text }) as const;
const written = {
  amounts: [
    { role: 'price', quote: '€320', form: money(320) },
    { role: 'deposit', quote: '€50 for the key', form: money(50) },
    { role: 'deposit', quote: '€25 for a trial', form: money(25) },
    { role: 'cost.once', quote: '€6,000 for tools', form: money(6000) },
    { role: 'own.money', quote: '€9,000', form: money(9000) },
    { role: 'money.others', quote: '€5,000 grant', form: money(5000) },
    { role: 'share.other', quote: '30%', form: { kind: 'percent', percent: 30 } },
    { role: 'date', quote: 'May to July', form: form('May to July') },
    { role: 'frequency', quote: 'four rounds', form: { kind: 'count', count: 4, of: 'rounds' } },
  ],
  words: [{ role: 'promise', quote: 'money back' }],
  answers: {
    volume: 8,
    'cost.direct': 14_000,
    bills: 200_000,
    pay: 50_000,
    refund: 'm:money back',
    'refund.what/m:money back': 'whole',
    'refund.share/m:money back': 5,
    'deposit/m:€50 for the key': 'back',
    'held/m:€50 for the key': 4,
    'deposit/m:€25 for a trial': 'order',
    'convert/m:€25 for a trial': 900,
    'start.money': 1_400_000,
    'money.others/m:€5,000 grant': 'once',
    'share.of/m:30%': 'income',
    'date.busy': 'm:May to July',
    'busy.months/m:May to July': { kind: 'choices', choices: ['5', '6', '7'] },
    'peak.share/m:May to July': 60,
    'peak.limit/m:May to July': 15,
    'paid.when': 'later',
    'paid.days': 30,
    'start.cost': 900_000,
  },
} as const;

describe('the checks of promises, time and cash', () => {
  it('look at one business side by side: no number has two meanings, and every finding rests on words or answers', () => {
    const coach = coachOf(written);
    const found = promisesChecks.flatMap((check) => {
      const outcome = check.look(coach);
      return outcome && 'found' in outcome ? [[check.id, outcome.found.restsOn.length > 0]] : [];
    });
    expect(found.every(([, rests]) => rests)).toBe(true);
    // Others look at what excludes these: a season in which alone is sold, another time of payment, a month that leaves something.
    const silent = ['paid-ahead', 'instalments', 'seasonal-opening', 'payback'];
    expect(found.map(([id]) => id)).toEqual(promisesChecks.map(({ id }) => id).filter((id) => !silent.includes(id)));
  });

  it('have nothing to say of a business that said nothing', () => {
    expect(promisesChecks.map((check) => check.look(coachOf({})))).toEqual(promisesChecks.map(() => null));
  });

  it('are each there once', () => {
    expect(new Set(promisesChecks.map(({ id }) => id)).size).toBe(promisesChecks.length);
  });
});
