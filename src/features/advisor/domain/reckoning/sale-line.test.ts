import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';

type Written = Parameters<typeof coachOf>[0];
const tuning = { role: 'price', quote: '€119 a tuning', form: money(119, 'tuning'), of: 'm:tuning' } as const;
const repair = { role: 'price', quote: '€68 an hour', form: money(68, 'hour'), of: 'm:repairs' } as const;
const words = [
  { role: 'offer', quote: 'tuning' },
  { role: 'offer', quote: 'repairs' },
] as const;
const cost = (quote: string, amount: number, more: object = {}) =>
  ({ role: 'cost.direct', quote, form: money(amount), ...more }) as const;
const asked = (written: Written, term: 'direct' | 'volume' | 'price') =>
  coachOf(written).sale[term].lacks.map(({ key, asks }) => [key, englishSpeaker.text(asks)]);

describe('What is sold', () => {
  it('takes one cost that was said for the same unit, and asks where it is for another', () => {
    const { sale } = coachOf({ amounts: [tuning, cost('€9 for strings', 9)] });
    expect([sale.direct.value, sale.left.value]).toEqual([900, 11_000]);
    const perHour = cost('€20 an hour for help', 20, { form: money(20, 'hour') });
    expect(asked({ amounts: [tuning, perHour] }, 'direct')).toEqual([
      [
        'cost.direct',
        'You named “€20 an hour for help”. What does one sale cost you altogether: material, parts, people paid for it?',
      ],
    ]);
  });

  it('asks what a customer costs over the time they pay for, and never takes a cost of the beginning for one', () => {
    const flat = { role: 'price.period', quote: '€95 a month', form: money(95, 'month') } as const;
    const cages = cost('€140 for cages', 140);
    expect(asked({ amounts: [flat, cages] }, 'direct')).toEqual([
      [
        'cost.direct',
        'You named “€140 for cages”. What does one customer cost you a month altogether? Leave out what you pay once when they begin.',
      ],
    ]);
    const monthly = cost('€12 a month of feed', 12, { form: money(12, 'month') });
    expect(coachOf({ amounts: [flat, monthly] }).sale.direct.value).toBe(1200);
    expect(asked({ amounts: [flat] }, 'direct')[0]?.[1]).toMatch(/^What does one customer cost you a month: material/);
    const hour = { role: 'price', quote: '€48 an hour', form: money(48, 'hour') } as const;
    expect(asked({ amounts: [hour, cost('€8 parking', 8, { form: money(8, 'visit') })] }, 'direct')[0]?.[1]).toBe(
      'You named “€8 parking”. What does one paid hour cost you altogether? What comes once a visit is shared out over its hours.',
    );
  });

  it('asks for how long a price is paid that names no time, before anything is counted', () => {
    const rent = { role: 'price.period', quote: '月租128元', form: money(128) } as const;
    expect(asked({ amounts: [rent] }, 'volume')).toEqual([
      ['every/m:月租128元', '“月租128元”: for how long does a customer pay that?'],
    ]);
    expect(asked({ amounts: [rent], answers: { 'every/m:月租128元': 'once' } }, 'volume')[0]?.[0]).toBe('volume');
    const monthly = { ...rent, every: 'month' } as const;
    expect(asked({ amounts: [monthly] }, 'volume')[0]?.[1]).toMatch(/^How many paying customers/);
  });

  it('says for how much a cost is asked: for what the price pays for', () => {
    const animal = { role: 'price', quote: '35 por animal', form: money(35, 'animal', 'MXN') } as const;
    const [question] = coachOf({ currency: 'MXN', amounts: [animal] }).sale.direct.lacks;
    expect(question && englishSpeaker.text(question.because)).toBe(
      'For just as much as a customer gets for “35 por animal”: it decides what is left of it.',
    );
  });

  it('leaves what an extra costs to the extra', () => {
    const sand = [
      { role: 'price.addon', quote: '€95 a tonne', form: money(95), of: 'm:sand' },
      cost('€58', 58, { of: 'm:sand' }),
    ] as const;
    const pit = { role: 'price', quote: '€480', form: money(480) } as const;
    expect(asked({ amounts: [pit, ...sand] }, 'direct')[0]?.[0]).toBe('cost.direct');
    expect(coachOf({ amounts: [pit, { ...sand[1], of: 'm:pit' }] }).sale.direct.value).toBe(5800);
  });

  it('adds several costs up only once a person said that they are all of it', () => {
    const amounts = [tuning, cost('€9 for strings', 9), cost('€5 for felt', 5)];
    expect(asked({ amounts }, 'direct')).toEqual([
      ['cost.together', 'Is that all that one sale costs you, “€9 for strings” and “€5 for felt”?'],
    ]);
    expect(coachOf({ amounts, answers: { 'cost.together': 'all' } }).sale.direct.value).toBe(1400);
    expect(asked({ amounts, answers: { 'cost.together': 'not' } }, 'direct')[0]?.[0]).toBe('cost.direct');
  });

  it('keeps the numbers of several things apart, each under what it is called', () => {
    const written = { amounts: [tuning, repair], words, answers: { 'main.price': 'm:€119 a tuning' } } as const;
    const { sale, ledger } = coachOf(written);
    expect([sale.price.value, sale.others.map(({ price }) => price.value)]).toEqual([11_900, [6800]]);
    expect(ledger.find('sale.2.price')?.node?.label).toBe('Price: “repairs”');
    expect(asked(written, 'volume')).toEqual([
      ['volume/m:€119 a tuning', '“tuning”: How many sales a month do you expect in a normal month?'],
    ]);
    const answers = { ...written.answers, 'volume/m:€68 an hour': 12 };
    expect(coachOf({ ...written, answers }).sale.others[0]?.volume.value).toBe(12);
    expect(coachOf({ ...written, answers }).sale.volume.value).toBeUndefined();
  });

  it('gives a number to the one price whose unit it names, and to none where two prices are for the same', () => {
    const loaf = { role: 'price', quote: '€6.50', form: money(6.5), unit: 'loaf/loaves' } as const;
    const basket = { role: 'price', quote: '€45', form: money(45), unit: 'basket/baskets' } as const;
    const flour = cost('€1.20 per loaf', 1.2, { form: money(1.2, 'loaf') });
    const written = (basketUnit: string) => ({
      amounts: [
        loaf,
        { ...basket, unit: basketUnit },
        flour,
        {
          role: 'sales.expected',
          quote: '500 loaves a month',
          form: { kind: 'count', count: 500, of: 'Loaves', per: 'month' },
        } as const,
      ],
      answers: { 'main.price': 'm:€6.50' },
    });
    const apart = coachOf(written('basket/baskets')).sale;
    expect([apart.direct.value, apart.volume.value]).toEqual([120, 500]);
    expect([apart.others[0]?.direct.value, apart.others[0]?.volume.value]).toEqual([undefined, undefined]);
    expect(englishSpeaker.text(apart.others[0]!.direct.lacks[0]!.asks)).not.toContain('1.20');
    const shared = coachOf(written('loaf/loaves')).sale;
    expect([shared.direct.value, shared.volume.value]).toEqual([undefined, undefined]);
  });

  it('names the price in what it asks of things that are called the same', () => {
    const one = { role: 'price', quote: '£58 each', form: money(58, undefined, 'GBP'), unit: 'visit/visits' } as const;
    const other = { ...one, quote: '£68 one off', form: money(68, undefined, 'GBP') } as const;
    const { sale } = coachOf({
      currency: 'GBP',
      amounts: [one, other],
      answers: { 'main.price': 'm:£58 each' },
    });
    expect([sale, ...sale.others].map(({ volume }) => englishSpeaker.text(volume.lacks[0]!.asks))).toEqual([
      '“£58 each”: How many “visits” do you expect to sell in a normal month?',
      '“£68 one off”: How many “visits” do you expect to sell in a normal month?',
    ]);
  });

  it('asks for the month where sales were said by the day or the hour: nobody said how many of those there are', () => {
    const sales = (per: string) => ({
      amounts: [
        tuning,
        { role: 'sales.expected', quote: `4 a ${per}`, form: { kind: 'count', count: 4, of: '', per } },
      ],
    });
    for (const per of ['day', 'hour'])
      expect(asked(sales(per) as Written, 'volume')).toEqual([
        ['volume', `You said “4 a ${per}”. How many sales a month do you expect in a normal month?`],
      ]);
    expect(coachOf(sales('month') as Written).sale.volume.value).toBe(4);
  });

  it('gives a cost that names its sale to that one alone, and asks about one that names none', () => {
    const answers = { 'main.price': 'm:€119 a tuning' };
    const named = cost('€9 for strings', 9, { of: 'm:tuning' });
    const { sale } = coachOf({ amounts: [tuning, repair, named], words, answers });
    expect([sale.direct.value, sale.others[0]?.direct.value]).toEqual([900, undefined]);
    expect(asked({ amounts: [tuning, repair, cost('€9', 9)], words, answers }, 'direct')[0]?.[0]).toBe(
      'cost.together/m:€119 a tuning',
    );
  });

  it('asks nothing of a line before somebody chose the main price, and one price where they are sold alike', () => {
    const written = { amounts: [tuning, repair], words };
    for (const term of ['price', 'direct', 'volume'] as const) expect(asked(written, term)[0]?.[0]).toBe('main.price');
    const { sale } = coachOf({ ...written, answers: { 'main.price': 'average', 'price/average': 9000 } });
    expect([sale.price.value, sale.others]).toEqual([9000, []]);
  });

  it('keeps what is paid again and again beside an average, which is one of what is paid at one time', () => {
    const storing = { role: 'price.period', quote: '€55 a month', form: money(55, 'month') } as const;
    const answers = { 'main.price': 'average', 'price/average': 9000 };
    const { sale } = coachOf({ amounts: [tuning, repair, storing], words, answers });
    expect([sale.price.value, sale.others.map(({ said }) => said?.quote)]).toEqual([9000, ['€55 a month']]);
  });

  it('asks what most pay where a range was said', () => {
    const range = { ...tuning, quote: '€100 to €300', toValue: 300 };
    expect(asked({ amounts: [range] }, 'price')).toEqual([
      ['price', 'You said “€100 to €300”. What do most customers pay?'],
    ]);
  });

  it('asks what else is paid every month beside the bills that were named', () => {
    const rent = { role: 'cost.period', quote: '€1,200 a year', form: money(1200, 'year') } as const;
    expect(coachOf({ amounts: [tuning, rent] }).sale.bills.value).toBe(10_000);
    const { sale } = coachOf({ amounts: [tuning, rent], answers: { 'bills.other': { kind: 'unknown' } } });
    expect(sale.bills.lacks.map(({ key }) => key)).toEqual(['bills.other']);
  });
});
