import { describe, expect, it } from 'vitest';
import { coachOf, count, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import { addCeiling } from './ceiling.ts';
import { addForecast } from './forecast.ts';
import { allSalesToday } from './sales-today.ts';

const classes = {
  amounts: [
    { role: 'price', quote: '€40 per place', form: money(40, 'place'), unit: 'place/places' },
    { role: 'cost.direct', quote: '€10 for clay', form: money(10) },
    { role: 'cost.period', quote: '€900 rent a month', form: money(900, 'month') },
    { role: 'own.money', quote: '€5,000 of my own', form: money(5000) },
    { role: 'sales.expected', quote: '60 places a month', form: count(60, 'places', 'month') },
  ],
} as const;

const today = '2026-11-23';
/** The kiln: what has to be paid before the start is always asked. */
const kiln = { 'start.cost': 300_000 };

describe('The forecast', () => {
  it('runs over three years by the month, in three cases', () => {
    const { ledger, business, sale } = coachOf({ ...classes, answers: kiln });
    expect(addForecast(ledger, business, sale, today).lacks).toEqual([]);
    const value = (id: string): unknown => ledger.find(id)?.value;
    const revenue = value('revenue') as readonly number[];
    // Sixty places at €40, a sixth more each month until the sixth.
    expect([revenue[0], revenue[2], revenue[5], revenue[35]]).toEqual([40_000, 120_000, 240_000, 240_000]);
    // 60 × (40 − 10) − 900 in a normal month.
    expect((value('result') as readonly number[])[11]).toBe(90_000);
    // 5,000 − 3,000, then −600, −300, 0, 300 …: the third month ends lowest.
    expect(value('cash.lowest')).toBe(110_000);
    expect(value('funding.need')).toBe(0);
    expect(value('breakEven.month')).toBe(3);
    expect(value('year.2.result')).toBe(1_080_000);
    // The worst case: four fifths of the sales at €11 each (€528), the kiln at €3,300.
    expect((value('worst.result') as readonly number[])[11]).toBe(192_000 - 52_800 - 90_000);
    expect(value('worst.cash.lowest')).toBeLessThan(110_000);
    expect(evaluate(ledger.graph()).get('best.cash.end')).toBe(value('best.cash.end'));
  });

  it('begins with the month of the first sale, and pays the bills until then', () => {
    const date = { 'first.sale': { kind: 'date', date: '2027-03-15' } } as const;
    const open = coachOf({ ...classes, answers: date });
    const { lacks, asks } = addForecast(open.ledger, open.business, open.sale, today);
    // While nobody said otherwise the bills begin next month.
    expect([lacks, asks.map(({ key }) => key)]).toEqual([[], ['bills.from']]);
    expect((open.ledger.find('result')!.value as readonly number[])[0]).toBe(-90_000);
    const { ledger, business, sale } = coachOf({ ...classes, answers: { ...date, 'bills.from': 'now' } });
    addForecast(ledger, business, sale, today);
    const revenue = ledger.find('revenue')?.value as readonly number[];
    // December is the first month: nothing comes in before March.
    expect(revenue.slice(0, 5)).toEqual([0, 0, 0, 40_000, 80_000]);
    expect((ledger.find('result')!.value as readonly number[])[0]).toBe(-90_000);
    const later = coachOf({ ...classes, answers: { ...date, 'bills.from': 'sale' } });
    // Months in which nothing comes in and nothing is paid are none of the plan.
    expect(addForecast(later.ledger, later.business, later.sale, today).from).toBe('2027-02-01');
    expect(later.ledger.find('costs.bills')!.value).toBe(90_000);
    expect((later.ledger.find('revenue')!.value as readonly number[])[0]).toBe(40_000);
    const past = coachOf({ ...classes, answers: { 'first.sale': { kind: 'date', date: '2026-11-01' } } });
    addForecast(past.ledger, past.business, past.sale, today);
    // November was the first of six steps: December is the second.
    expect((past.ledger.find('revenue')!.value as readonly number[])[0]).toBe(80_000);
    const longAgo = coachOf({ ...classes, answers: { 'first.sale': { kind: 'date', date: '2026-02-01' } } });
    addForecast(longAgo.ledger, longAgo.business, longAgo.sale, today);
    expect(longAgo.ledger.find('revenue')!.value).toEqual(Array(36).fill(240_000));
  });

  it('begins with what is sold today, each line with its own', () => {
    const washes = { role: 'price', quote: '€4 a wash', form: money(4), unit: 'wash/washes' } as const;
    const rolls = { role: 'price', quote: '€10 a roll', form: money(10), unit: 'roll/rolls' } as const;
    const now = { role: 'sales.current', quote: '140 go out', form: count(140, '') } as const;
    const of = (key: string, value: number) => ({
      [`${key}/m:€4 a wash`]: value,
      [`${key}/m:€10 a roll`]: value,
    });
    const answers = {
      'main.price': 'm:€4 a wash',
      ...of('cost.direct', 0),
      ...of('volume', 600),
      bills: 0,
      'sales.today/m:€4 a wash': 300,
      'sales.today/m:€10 a roll': 0,
    };
    const { ledger, business, sale } = coachOf({ amounts: [washes, rolls, now], answers });
    addForecast(ledger, business, sale, today);
    const units = ledger.find('units')?.value as readonly number[];
    expect(units.slice(0, 6)).toEqual([350, 400, 450, 500, 550, 600]);
    expect((ledger.find('sale.2.units')!.value as readonly number[])[0]).toBe(100);
    // Until the day on which they begin in earnest they go on with what they sell.
    const rise = { kind: 'date', date: '2027-02-10' } as const;
    const later = coachOf({ amounts: [washes, rolls, now], answers: { ...answers, 'sales.rise': rise } });
    addForecast(later.ledger, later.business, later.sale, today);
    expect((later.ledger.find('units')!.value as readonly number[]).slice(0, 5)).toEqual([300, 300, 350, 400, 450]);
    // A day that was named for a first sale tells the same of who sells already.
    const first = coachOf({ amounts: [washes, rolls, now], answers: { ...answers, 'first.sale': rise } });
    addForecast(first.ledger, first.business, first.sale, today);
    expect(first.ledger.find('units')!.value).toEqual(later.ledger.find('units')!.value);
  });

  it('takes the own pay of who begins with the first sale, once sales have grown, or after a year: that is asked', () => {
    const wash = { role: 'price', quote: '€4 a wash', form: money(4), unit: 'wash/washes' } as const;
    const answers = { 'cost.direct': 0, volume: 600, bills: 0, pay: 50_000 };
    const paying = (from?: string, more = {}) => {
      const { ledger, business, sale } = coachOf({
        amounts: [wash],
        answers: { ...answers, 'pay.from': from, ...more },
      });
      const { asks, idle } = addForecast(ledger, business, sale, today);
      return [ledger.find('year.1.pay')!.value, asks.map(({ key }) => key), idle];
    };
    expect(paying()).toEqual([600_000, ['pay.from'], 0]);
    expect(paying('sale')).toEqual([600_000, [], 0]);
    // Sales grow over six months, or as many as the founder says.
    expect(paying('grown')).toEqual([300_000, [], 6]);
    expect(paying('grown', { 'own/ramp.months': 3 })).toEqual([450_000, [], 3]);
    expect(paying('year')).toEqual([0, [], 12]);
    expect(paying(undefined, { pay: 0 })[1]).toEqual([]);
    // As far as they have grown since a first sale that lies behind.
    expect(paying('grown', { 'first.sale': { kind: 'date', date: '2026-09-10' } })[2]).toBe(3);
  });

  it('takes the own pay of who sells already from next month on, or with the growth of their sales: that is asked', () => {
    const wash = { role: 'price', quote: '€4 a wash', form: money(4), unit: 'wash/washes' } as const;
    const now = { role: 'sales.current', quote: '300 now', form: count(300, 'washes', 'month') } as const;
    const answers = {
      'cost.direct': 0,
      volume: 600,
      bills: 0,
      pay: 50_000,
      'sales.today/m:€4 a wash': 300,
      'sales.rise': { kind: 'date', date: '2027-02-10' },
    } as const;
    const paying = (from?: string) => {
      const { ledger, business, sale } = coachOf({ amounts: [wash, now], answers: { ...answers, 'pay.from': from } });
      const { asks, idle } = addForecast(ledger, business, sale, today);
      return [ledger.find('year.1.pay')!.value, asks.map(({ key }) => key), idle];
    };
    expect(paying()).toEqual([600_000, ['pay.from'], 0]);
    expect(paying('now')).toEqual([600_000, [], 0]);
    expect(paying('rise')).toEqual([500_000, [], 2]);
    expect(paying('year')).toEqual([0, [], 12]);
    // Answered before it was known that something is sold already.
    expect(paying('sale')[2]).toBe(0);
    expect(paying('grown')[2]).toBe(8);
    // In closed months as well.
    const summer = { kind: 'choices', choices: ['5', '6', '7', '8'] } as const;
    const closed = coachOf({ amounts: [wash, now], answers: { ...answers, 'months.sold': summer, 'pay.from': 'now' } });
    expect(addForecast(closed.ledger, closed.business, closed.sale, today).idle).toBe(0);
    const first = coachOf({ amounts: [wash, now], answers: { ...answers, 'months.sold': summer, 'pay.from': 'sale' } });
    expect(addForecast(first.ledger, first.business, first.sale, today).idle).toBe(5);
    // What is sold there already grows with each month of sale, from May on.
    const grown = coachOf({
      amounts: [wash, now],
      answers: { ...answers, 'sales.rise': undefined, 'months.sold': summer },
    });
    addForecast(grown.ledger, grown.business, grown.sale, today);
    expect((grown.ledger.find('units')!.value as readonly number[]).slice(4, 10)).toEqual([0, 375, 450, 525, 600, 0]);
    // Bills that wait as well wait for the growth: there is no first sale to come.
    const billed = coachOf({ amounts: [wash, now], answers: { ...answers, bills: 10_000 } });
    const { asks } = addForecast(billed.ledger, billed.business, billed.sale, today);
    const { field } = asks.find(({ key }) => key === 'bills.from')!;
    expect(field.kind === 'choices' && field.options.map(({ text }) => englishSpeaker.text(text))).toEqual([
      'From next month on',
      'From the month on in which sales grow',
    ]);
  });

  it('counts a fee of the beginning for everybody who is new', () => {
    const tank = { role: 'price.period', quote: '¥480 a month', form: money(480, 'month') } as const;
    const fee = { role: 'price.entry', quote: '¥600 once', form: money(600) } as const;
    const answers = {
      'cost.direct': 0,
      'cost.direct/m:¥480 a month': 0,
      'cost.direct/m:¥600 once': 0,
      volume: 24,
      'volume/m:¥600 once': 1,
      bills: 0,
    };
    const open = coachOf({ amounts: [tank, fee], answers });
    expect(addForecast(open.ledger, open.business, open.sale, today).lacks.map(({ key }) => key)).toEqual([
      'entry.each/m:¥600 once',
    ]);
    const feesOf = (each: string) => {
      const { ledger, business, sale } = coachOf({
        amounts: [tank, fee],
        answers: { ...answers, 'entry.each/m:¥600 once': each },
      });
      addForecast(ledger, business, sale, today);
      return (ledger.find('sale.2.units')!.value as readonly number[]).slice(0, 8).map((one) => Math.round(one * 6));
    };
    // Four new a month while 24 are won in six months; then the one of a normal month, who takes the place of another.
    expect(feesOf('yes')).toEqual([24, 24, 24, 24, 24, 24, 6, 6]);
    // The one of a normal month, as it grows: customers may be flats, and the fee one of the house.
    expect(feesOf('no')).toEqual([1, 2, 3, 4, 5, 6, 6, 6]);
  });

  it('has a whole year from whoever pays by the year as soon as they join, and again a year later', () => {
    const yearly = { role: 'price.period', quote: '$590 a year', form: money(590, 'year') } as const;
    const now = { role: 'sales.current', quote: '6 farms', form: count(6, 'farms') } as const;
    const answers = { 'cost.direct': 1200, volume: 12, bills: 0 };
    const fresh = coachOf({ amounts: [yearly], answers });
    addForecast(fresh.ledger, fresh.business, fresh.sale, today);
    const revenue = fresh.ledger.find('revenue')?.value as readonly number[];
    // Two join in each of six months.
    expect(revenue.slice(0, 8)).toEqual([...Array(6).fill(118_000), 0, 0]);
    expect(revenue.slice(12, 20)).toEqual([...Array(6).fill(118_000), 0, 0]);
    expect(fresh.ledger.find('year.3.revenue')?.value).toBe(12 * 59_000);
    // What they cost is spread over their year.
    expect((fresh.ledger.find('costs.direct')!.value as readonly number[])[6]).toBe(1200);
    const selling = coachOf({ amounts: [yearly, now], answers: { ...answers, 'sales.today/m:$590 a year': 6 } });
    addForecast(selling.ledger, selling.business, selling.sale, today);
    // Six are there and pay when they joined: one in two months; one joins in each of six.
    expect((selling.ledger.find('revenue')!.value as readonly number[]).slice(5, 8)).toEqual([88_500, 29_500, 29_500]);
  });

  it('lets a share of the year fall into its busiest months', () => {
    const october = { role: 'date', quote: 'October on', form: { kind: 'date', text: 'October on' } } as const;
    const answers = {
      ...kiln,
      'own/ramp.months': 1,
      'months.busy': { kind: 'choices', choices: ['1', '12'] },
      'months.busyShare': 50,
    } as const;
    const { ledger, business, sale } = coachOf({ ...classes, amounts: [...classes.amounts, october], answers });
    addForecast(ledger, business, sale, today);
    const revenue = ledger.find('revenue')!.value as readonly number[];
    // 720 places a year: 180 in December and in January, 36 in each of the ten others.
    expect(revenue.slice(0, 4)).toEqual([720_000, 720_000, 144_000, 144_000]);
    expect(ledger.find('year.2.revenue')?.value).toBe(720 * 4000);
  });

  it('has what was sold before it begins paid in it', () => {
    const now = { role: 'sales.current', quote: '60 a month', form: count(60, '', 'month') } as const;
    const answers = { ...kiln, 'sales.today/m:€40 per place': 60, 'paid.when': 'later', 'paid.days': 30 };
    const { ledger, business, sale } = coachOf({ amounts: [...classes.amounts, now], answers });
    addForecast(ledger, business, sale, today);
    expect((ledger.find('cash.in')!.value as readonly number[]).slice(0, 2)).toEqual([240_000, 240_000]);
    // While nobody said how many days later, a month.
    const { 'paid.days': _said, ...open } = answers;
    const usual = coachOf({ amounts: classes.amounts, answers: { ...open, 'own/ramp.months': 1 } });
    addForecast(usual.ledger, usual.business, usual.sale, today);
    expect((usual.ledger.find('cash.in')!.value as readonly number[])[0]).toBe(0);
    // Of a month in which nothing was sold nothing comes in: after forty days a third of October's would have.
    const months = { kind: 'choices', choices: ['11', '12', '1', '2', '3', '4', '5', '6'] } as const;
    const season = coachOf({
      amounts: [...classes.amounts, now],
      answers: { ...answers, 'paid.days': 40, 'months.sold': months, 'bills.closed': 0 },
    });
    addForecast(season.ledger, season.business, season.sale, today);
    expect((season.ledger.find('cash.in')!.value as readonly number[])[0]).toBe(160_000);
  });

  it('asks what is sold today of whoever began before it', () => {
    const behind = { ...kiln, 'first.sale': { kind: 'date', date: '2026-08-15' } } as const;
    const asked = coachOf({ ...classes, answers: behind });
    expect(allSalesToday(asked.ledger, asked.business, [asked.sale], today)[0]?.lacks[0]?.key).toBe(
      'sales.today/m:€40 per place',
    );
    const ahead = coachOf({ ...classes, answers: { ...kiln, 'first.sale': { kind: 'date', date: '2027-08-15' } } });
    expect(allSalesToday(ahead.ledger, ahead.business, [ahead.sale], today)).toEqual([undefined]);
  });

  it('ends the best case at the most there is', () => {
    const most = { role: 'capacity', quote: 'no more than 66 a month', form: count(66, '', 'month') } as const;
    const bestOf = (answers = {}) => {
      const { ledger, business, sale } = coachOf({
        amounts: [...classes.amounts, most],
        answers: { ...kiln, ...answers },
      });
      addCeiling(ledger, business, sale);
      addForecast(ledger, business, sale, today);
      return (ledger.find('best.revenue')!.value as readonly number[])[35];
    };
    // A fifth more than sixty places at €40, or 66.
    expect(bestOf()).toBe(288_000);
    expect(bestOf({ 'ceiling/m:€40 per place+m:no more than 66 a month': 'month' })).toBe(264_000);
  });

  it('has the money when customers pay, not when they buy', () => {
    const answers = { ...kiln, 'paid.when': 'later', 'paid.days': 30 };
    const { ledger, business, sale } = coachOf({ ...classes, answers });
    addForecast(ledger, business, sale, today);
    const cash = ledger.find('cash.closing')?.value as readonly number[];
    // 2,000 at the start; the first month pays 900 and 100 of clay, and its €400 come a month later.
    expect(cash.slice(0, 2)).toEqual([100_000, 200_000 - 100_000 - 90_000 - 20_000 + 40_000]);
    expect((ledger.find('result')!.value as readonly number[])[0]).toBe(-60_000);
    const atOnce = coachOf({ ...classes, answers: { ...kiln, 'paid.when': 'once' } });
    addForecast(atOnce.ledger, atOnce.business, atOnce.sale, today);
    expect((atOnce.ledger.find('cash.closing')!.value as readonly number[])[0]).toBe(140_000);
  });

  it('waits for what nobody said', () => {
    const { ledger, business, sale } = coachOf({ amounts: [classes.amounts[0]] });
    const { lacks } = addForecast(ledger, business, sale, today);
    expect(lacks.map(({ key }) => key)).toEqual(['cost.direct', 'bills', 'volume']);
    expect(ledger.find('revenue')).toBeUndefined();
  });

  it('reckons customers who pay by the week as twelve months of fifty-two weeks', () => {
    const { ledger, business, sale } = coachOf({
      amounts: [{ role: 'price.period', quote: '€12 a week', form: money(12, 'week') }],
      answers: { 'cost.direct': 200, bills: 0, volume: 30 },
    });
    addForecast(ledger, business, sale, today);
    const revenue = ledger.find('revenue')?.value as readonly number[];
    expect(revenue[35]).toBe(Math.round((30 * 52 * 1200) / 12));
  });

  it('has a line after the own pay where it is known, and leaves it out of the cash', () => {
    const { ledger, business, sale } = coachOf({ ...classes, answers: { ...kiln, pay: 100_000 } });
    addForecast(ledger, business, sale, today);
    expect(ledger.find('year.1.afterPay')?.value).toBe(Number(ledger.find('year.1.result')?.value) - 1_200_000);
    expect(ledger.find('cash.lowest')?.value).toBe(110_000);
    // A second cash takes the pay out.
    const cash = (id: string) => ledger.find(id)?.value as readonly number[];
    expect(cash('payCash.closing')[1]).toBe(cash('cash.closing')[1]! - 200_000);
    expect(ledger.find('payCash.need')?.value).toBeGreaterThan(0);
  });

  it('begins with what is there and pays what has to be bought, also where both were answered', () => {
    const [price, direct, rent, , sold] = classes.amounts;
    const savings = [
      { role: 'own.money', quote: '€4,000', form: money(4000) },
      { role: 'money.others', quote: '€2,000 of my aunt', form: money(2000) },
    ] as const;
    const amounts = [price, direct, rent, sold, ...savings];
    const open = coachOf({ amounts });
    expect(addForecast(open.ledger, open.business, open.sale, today).lacks.map(({ key }) => key)).toEqual([
      'start.money',
    ]);
    const { ledger, business, sale } = coachOf({
      amounts,
      answers: { 'start.money': 550_000, 'start.cost': 350_000 },
    });
    addForecast(ledger, business, sale, today);
    // 5,500 − 3,500, then −600 in the first month, and the third ends lowest at 1,100.
    const closing = ledger.find('cash.closing')?.value as readonly number[];
    expect(closing[0]).toBe(140_000);
    expect(ledger.find('cash.lowest')?.value).toBe(110_000);
  });

  it('pays the bills of the months as the calendar has them, also where they begin later', () => {
    const months = { kind: 'choices', choices: ['2', '3', '4', '5'] } as const;
    const answers = {
      ...kiln,
      'months.sold': months,
      'bills.closed': 30_000,
      'first.sale': { kind: 'date', date: '2027-02-10' },
    } as const;
    const { ledger, business, sale } = coachOf({ ...classes, answers: { ...answers, 'bills.from': 'sale' } });
    addForecast(ledger, business, sale, today);
    // February to May 900, June 300.
    const bills = ledger.find('costs.bills')?.value as readonly number[];
    expect(bills.slice(0, 6)).toEqual([90_000, 90_000, 90_000, 90_000, 30_000, 30_000]);
  });

  it('lets sales of a season grow with its months', () => {
    const months = { kind: 'choices', choices: ['12', '1', '6', '7'] } as const;
    const answers = { ...kiln, 'months.sold': months, 'bills.closed': 0, 'own/ramp.months': 3 } as const;
    const { ledger, business, sale } = coachOf({ ...classes, answers });
    addForecast(ledger, business, sale, today);
    const revenue = ledger.find('revenue')?.value as readonly number[];
    expect(revenue.slice(0, 8)).toEqual([80_000, 160_000, 0, 0, 0, 0, 240_000, 240_000]);
  });

  it('rounds amounts of a month where they arise, so that what is added up adds up as it is shown', () => {
    const answers = { 'cost.direct': 1234, bills: 93_700, volume: 37, pay: 0 };
    const { ledger, business, sale } = coachOf({ amounts: [classes.amounts[0]], answers });
    addForecast(ledger, business, sale, today);
    const series = (id: string) => ledger.find(id)?.value as readonly number[];
    // A sixth of 37 × €12.34 more each month: to the cent.
    for (const id of ['revenue', 'costs', 'result', 'cash.closing'])
      expect(series(id).every(Number.isInteger), id).toBe(true);
    // Where a month brings a hundred thousand and more, in whole euros.
    const large = coachOf({ amounts: [classes.amounts[0]], answers: { ...answers, volume: 3700 } });
    addForecast(large.ledger, large.business, large.sale, today);
    expect((large.ledger.find('revenue')!.value as readonly number[]).every((value) => value % 100 === 0)).toBe(true);
    series('cash.closing').forEach((cash, at) => {
      expect(cash - (series('cash.closing')[at - 1] ?? 0)).toBe(series('result')[at]);
    });
  });
});
