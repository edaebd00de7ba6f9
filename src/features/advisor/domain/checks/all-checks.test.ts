import { describe, expect, it } from 'vitest';
import { coachOf, count, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import { allChecks } from './all-checks.ts';

const named = (...ids: readonly string[]) => allChecks.filter(({ id }) => ids.includes(id));
const moneyChecks = named('what-would-carry', 'margin-of-safety', 'largest-line', 'own-hour', 'what-moves-it');
const checks = named(...moneyChecks.map(({ id }) => id), 'customers-needed');
const alternativesChecks = named('rival-wait', 'price-beside-theirs');
const promisesChecks = named('paid-later', 'seasonal-opening', 'runway');

const percent = (share: number) => ({ kind: 'percent', percent: share }) as const;
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
      return outcome && !('asks' in outcome) ? [[check.id, outcome.restsOn.length > 0]] : [];
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
      return outcome && !('asks' in outcome);
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

const own = { role: 'price', quote: '€14 per kg', form: money(14, 'kg') } as const;
const farm = {
  words: [
    { role: 'rival', quote: 'Wholesale', question: 'competitors' },
    { role: 'rival', quote: 'hobby growers', question: 'competitors' },
    { role: 'rival.self', quote: 'the kitchen grows them', question: 'competitors' },
    { role: 'rival.nothing', quote: 'no mushrooms on the menu', question: 'competitors' },
    { role: 'claim', quote: 'nobody delivers on harvest day', question: 'competitors' },
    { role: 'town', quote: 'Porto', question: 'audience' },
    { role: 'town', quote: 'Vigo', question: 'competitors' },
  ],
  amounts: [
    own,
    { role: 'rival.price', quote: '€6 to €8', form: money(6, 'kg'), toValue: 8, of: 'm:Wholesale' },
    { role: 'rival.price', quote: '€15', form: money(15), of: 'm:hobby growers' },
    { role: 'rival.wait', quote: 'a week', form: { kind: 'duration', value: 1, unit: 'week' }, of: 'm:Wholesale' },
    { role: 'customer.price', quote: 'a dish at €18', form: money(18) },
  ],
  answers: {
    volume: 200,
    'cost.direct': 500,
    'wait.share/m:a week': 5,
  },
} as const;

describe('the checks of the alternatives', () => {
  it('find what they find in one ledger', () => {
    const coach = coachOf(farm);
    const found = alternativesChecks.flatMap((check) => {
      const outcome = check.look(coach);
      return outcome && !('asks' in outcome) ? [{ check: check.id, ...outcome }] : [];
    });
    expect(found.map(({ check }) => check)).toEqual(alternativesChecks.map(({ id }) => id));
    for (const { says, next, restsOn, risk } of found) {
      expect(englishSpeaker.text(says)).not.toMatch(/undefined|NaN|[{}]/);
      for (const text of [next, risk?.sign, risk?.answer]) if (text) expect(englishSpeaker.text(text)).not.toBe('');
      expect(restsOn).not.toHaveLength(0);
    }
  });

  it('find and ask nothing where no alternative was named', () => {
    expect(alternativesChecks.map((check) => check.look(coachOf({ amounts: [own] })))).toEqual(
      alternativesChecks.map(() => null),
    );
  });
});

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
    'start.money': 1_400_000,
    'money.others/m:€5,000 grant': 'once',
    'share.of/m:30%': 'income',
    'months.busy': { kind: 'choices', choices: ['5', '6', '7'] },
    'months.busyShare': 60,
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
      return outcome && !('asks' in outcome) ? [[check.id, outcome.restsOn.length > 0]] : [];
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
