import { op, percentOf, ref, total } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import { currencyDecimals } from '#shared/money.ts';
import type { Business } from '../business/business.ts';
import { numberOf } from '../checks/terms.ts';
import { choiceOf, onceEach } from '../coach/question.ts';
import { choose, type Message, messageOf, monthName, say, type Text, within } from '../say/message.ts';
import { feesToAsk, isOfEachNew } from './entry-fees.ts';
import { billsFrom, dayBefore, monthsBefore, monthsBeforeRise, monthsBehind, payFrom } from './first-sale.ts';
import { forecastTexts as texts } from './forecast-texts.ts';
import type { Ledger, Term } from './ledger.ts';
import type { OneSale } from './one-sale.ts';
import { whenItComesIn, whenPaid } from './paid-later.ts';
import { isPaidOn } from './said-terms.ts';
import { isCounted, keptOf, type SaleLine } from './sale-line.ts';
import { salesTaxTexts as taxTexts } from './sales-tax-texts.ts';
import { allSalesToday } from './sales-today.ts';
import { asBusy, openMonths } from './season.ts';
import { startCost, startMoney } from './start-money.ts';

/** The cases of a forecast; the nodes of the outer two have the name before their id: "worst.cash.lowest". */
const cases = ['base', 'best', 'worst'] as const;
export type Case = (typeof cases)[number];

/** How far the outer cases lie from what is expected, in percent. */
const swingShare = 20;

/** From so many units of the currency in a month on its coins are worth nothing. */
const largeMonth = 100_000;

/** What amounts of a month are rounded to (decision 24), in minor units: the coin, or where a month brings much a unit of the currency. */
function stepOf(ledger: Ledger, lines: readonly SaleLine[]): number {
  const month = lines.reduce((sum, { volume, times, price }) => sum + numberOf(volume) * times * numberOf(price), 0);
  return month >= largeMonth * wholeUnit(ledger) ? wholeUnit(ledger) : 1;
}

/** One unit of the plan's currency in minor units. */
export const wholeUnit = ({ currency }: Ledger): number => (currency ? 10 ** currencyDecimals[currency] : 1);

/** The id of a number in a case. */
export const inCase = (name: Case, id: string): string => (name === 'base' ? id : `${name}.${id}`);

/**
 * Three years by the month in three cases, or nothing: it needs price, cost and volume of the main sale and the bills, all of them said
 * or answered. What is sold beside it counts as far as as much is known of it. Tax, loans and the founder's own pay are left out of result
 * and cash; where the pay is known it stands in a line of its own, and in a second cash that takes it out from when on it is wanted.
 * Amounts of a month are rounded to the coin where they arise, so that what is added up adds up as it is shown. Returns what it waits for, what it
 * asks beside that, the day from which months are counted (the first is the one after), and after how many of them (`idle`) the pay is taken.
 */
export function addForecast(ledger: Ledger, business: Business, sale: OneSale, today: string) {
  const money = startMoney(ledger, business)?.term;
  const beginning = beginningOf(ledger, business, sale, today);
  const { lines, asks, from, payWith } = beginning;
  const { price, direct, left, bills, volume, season, billsOverYear } = sale;
  const needed = [price, direct, bills, volume, season, left, ...(money ? [money] : []), billsOverYear];
  const fees = isPaidOn(sale.said?.every) && season.isWholeYear ? feesToAsk(business, lines) : [];
  const lacks = onceEach([...needed.flatMap((term) => term.lacks), ...fees]);
  if (lacks.length > 0) return { lacks, asks, from, idle: beginning.idle };
  // A season has its own shape: nobody sells least at its opening because the business is new. What is sold already grows in it.
  const ramp = season.isWholeYear || beginning.current.length > 0 ? Math.min(6, season.months.length) : 1;
  const spec = { id: 'ramp.months', label: say(texts.ramp), unit: 'months' } as const;
  // Of who begins in a season nobody is asked for it.
  const growing = (ramp === 1 ? ledger.convention : ledger.assumed)(spec, ramp, say(texts.rampBasis));
  const behind = beginning.behind ? numberOf(beginning.behind) : 0;
  const idle = beginning.idle + (payWith === 'grown' ? Math.max(0, Math.ceil(numberOf(growing)) - behind) : 0);
  ledger.assumed({ id: 'case.swing', label: say(texts.swing), unit: 'percent' }, swingShare, say(texts.swingBasis));
  const setup = startCost(ledger, business).term;
  const own = money ?? ledger.formula({ id: 'cash.own', label: say(texts.noOwnMoney), unit: 'money' }, 0);
  for (const name of cases) addCase(ledger, name, { ...beginning, idle, business, sale, setup, own });
  return { lacks, asks, from, idle };
}

/** When the plan begins, and with what: the lines whose sales can be counted, and what is sold of them by then. */
function beginningOf(ledger: Ledger, business: Business, sale: OneSale, today: string) {
  const lines = [sale, ...sale.others].filter(isCounted);
  const current = allSalesToday(ledger, business, lines, today);
  // Whoever sells already waits for no first sale.
  const isSelling = current.some((term) => term !== undefined && numberOf(term) > 0);
  const from = isSelling ? today : dayBefore(business, sale.bills, today);
  const wait = isSelling ? undefined : monthsBefore(ledger, business, from);
  // Whoever sells beside something else goes on with that until they begin in earnest.
  const rise = isSelling ? monthsBeforeRise(ledger, business, from) : undefined;
  const behind = isSelling ? undefined : monthsBehind(ledger, business, today);
  const bills = billsFrom(business, sale.bills, wait, rise);
  const pay = payFrom(business, sale.pay, rise, isSelling);
  // Whoever sells already lives from it in closed months as well.
  const months = (term: Term | undefined): number => (term ? numberOf(term) : 0);
  const isLater = pay.choice === 'rise' || pay.choice === 'grown';
  const isInSale = !isSelling || pay.choice === 'sale';
  const first = isInSale ? monthsIdle(sale.season, from, months(wait)) : isLater ? months(rise) : 0;
  const idle = pay.choice === 'year' ? Math.max(first, 12) : first;
  const asks = [...bills.asks, ...pay.asks];
  const billsWait = bills.wait;
  return {
    lines,
    current: isSelling ? current : [],
    from,
    wait,
    rise,
    behind,
    asks,
    billsWait,
    idle,
    payWith: pay.choice,
  };
}

type Beginning = ReturnType<typeof beginningOf>;

/**
 * Where sales begin: with what is sold today, or as far as they have grown since the first sale; from nought otherwise. Where they began
 * before, they grow for as many months fewer.
 */
function alreadySold(ledger: Ledger, { lines, current, behind }: Beginning) {
  if (!behind) {
    const terms = lines.map((_, at) => current[at]);
    return { from: terms.map((term) => (term?.lacks.length === 0 ? ref(term.id) : 0)), grows: ref('ramp.months') };
  }
  if (numberOf(behind) >= numberOf(ledger.find('ramp.months')!)) return { from: lines.map(() => 0), grows: 1 };
  const grown = op('divide', behind.id, 'ramp.months');
  const from = lines.map(({ volume }) => op('multiply', volume.id, grown));
  return { from, grows: op('subtract', 'ramp.months', behind.id) };
}

interface CaseInput extends Beginning {
  readonly business: Business;
  readonly sale: OneSale;
  /** What has to be bought before the start, and what there is for it. */
  readonly setup: Term;
  readonly own: Term;
}

/** One case: volume swings fully, direct costs and what is bought once by half; prices and bills stay as they were said. */
function addCase(ledger: Ledger, name: Case, input: CaseInput): void {
  const { business, sale, lines, setup, own, from: today, wait, rise, billsWait, idle } = input;
  const { season, pay: wish } = sale;
  const step = stepOf(ledger, lines);
  const named = (text: Text | Message): Message =>
    name === 'base' ? messageOf(text) : say(texts[name], { what: within(text) });
  const put = (id: string, label: Message, formula: Expression, rounding?: number): string =>
    ledger.formula({ id: inCase(name, id), label, unit: 'money' }, formula, rounding).id;
  const count = (id: string, label: Message, formula: Expression): string =>
    ledger.formula({ id: inCase(name, id), label, unit: 'count' }, formula).id;
  const swing = (sign: 'add' | 'subtract', share: number): Expression =>
    name === 'base' ? 1 : op(sign, 1, op('multiply', percentOf('case.swing'), share));
  const [up, down] = name === 'best' ? (['add', 'subtract'] as const) : (['subtract', 'add'] as const);
  const since = (amount: Expression, months: Term | undefined): Expression =>
    months ? op('delay', amount, months.id) : amount;

  const already = alreadySold(ledger, input);
  /** A fee that each new customer pays comes also from those with whom the customers of the main thing grow to a normal month. */
  const ofEach = ({ said }: SaleLine, sold: Expression): Expression => {
    if (!said || !isPaidOn(sale.said?.every) || !season.isWholeYear || !isOfEachNew(business, said)) return sold;
    const units = inCase(name, 'units');
    const first = op('multiply', already.from[0] ?? 0, sale.times);
    const grown = op('max', 0, op('subtract', units, op('lag', units, first)));
    return op('max', sold, op('divide', grown, sale.times));
  };
  // In a season sales grow with each month of sale.
  const open = season.isWholeYear ? 1 : op('multiply', since(1, wait), openMonths(ledger, season, today));
  const share = season.isWholeYear
    ? since(op('ramp', already.grows), rise)
    : op('min', 1, op('divide', op('cumulate', op('multiply', open, since(1, rise))), op('max', 1, already.grows)));
  const most = mostAMonth(ledger, sale);
  const streams = lines.map((line, at) => {
    const swung = op('multiply', line.volume.id, swing(up, 1));
    const full = at === 0 && name === 'best' && most ? op('min', swung, most) : swung;
    const from = already.from[at] ?? 0;
    const normal =
      from === 0 ? op('multiply', full, share) : op('add', from, op('multiply', op('subtract', full, from), share));
    const even = season.isWholeYear ? since(normal, wait) : op('multiply', open, normal);
    // Whoever pays again and again pays in every month.
    const volume = isPaidOn(line.said?.every) ? even : asBusy(ledger, season, today, even);
    const id = at === 0 ? 'units' : `sale.${at + 1}.units`;
    const units = count(id, named(texts.units), ofEach(line, op('multiply', volume, line.times)));
    const each = op('multiply', line.direct.id, swing(down, 0.5));
    const kept = keptOf(line);
    const paying = isPaidByTheYear(business, sale, line) ? paidByTheYear(volume, from) : ref(units);
    const price = op('subtract', line.price.id, line.commission?.id ?? 0);
    return {
      paid: op('multiply', paying, line.price.id),
      spent: op('multiply', units, kept.length > 0 ? op('add', each, ...kept) : each),
      keeps: line.commission ? [op('multiply', units, line.commission.id)] : [],
      before: from === 0 ? [] : [op('multiply', from, line.times, price)],
    };
  });
  const directText = lines.some(({ tax }) => tax) ? taxTexts.directTax : texts.direct;
  const revenue = put('revenue', named(texts.revenue), total(streams.map(({ paid }) => paid)), step);
  const direct = put('costs.direct', named(directText), total(streams.map(({ spent }) => spent)), step);
  const bills = put('costs.bills', named(texts.bills), billsOf(ledger, sale, today, billsWait), step);
  const costs = put('costs', named(texts.costs), op('add', direct, bills));
  const result = put('result', named(texts.result), op('subtract', revenue, costs));
  const taken = idle > 0 ? op('delay', wish.id, idle) : ref(wish.id);
  const payTaken = say(texts.payTaken, { begin: monthName(today, idle + 1) });
  const pay = wish.lacks.length === 0 ? put('pay.taken', named(payTaken), taken, step) : undefined;
  const bought = setup.lacks.length === 0 ? op('multiply', setup.id, swing(down, 0.5)) : 0;
  const start = put('cash.start', named(texts.start), op('subtract', own.id, bought), step);
  // What others keep of a sale they never hand over.
  const keeps = streams.flatMap((one) => one.keeps);
  const kept = keeps.length > 0 ? put('costs.kept', named(texts.kept), total(keeps), step) : undefined;
  const sold = kept ? op('subtract', revenue, kept) : ref(revenue);
  // What was sold before and is not paid for yet is no cash.
  const wasOpen = (ago: number): boolean => season.months.includes(((Number(today.slice(5, 7)) - ago + 24) % 12) + 1);
  const later = whenItComesIn(ledger, business, sold, total(streams.flatMap(({ before }) => before)), wasOpen);
  const arrived = later && put('cash.in', named(texts.arrived), later, step);
  const spent = kept ? op('subtract', costs, kept) : ref(costs);
  const cash = arrived ? op('subtract', arrived, spent) : ref(result);
  const closing = put('cash.closing', named(texts.closing), op('add', start, op('cumulate', cash)));
  /** The lowest the cash falls to, and what is missing then. */
  const putLowest = (id: string, series: string, need: string, [least, missing]: readonly [Text, Text]): void => {
    const lowest = put(id, named(least), op('min', start, op('minimum', series)));
    put(need, named(missing), op('max', 0, op('subtract', 0, lowest)));
  };
  // Where a pay is known it is said whether it is taken.
  const lowestTexts = pay ? ([texts.lowestNoPay, texts.needNoPay] as const) : ([texts.lowest, texts.need] as const);
  putLowest('cash.lowest', closing, 'funding.need', lowestTexts);
  put('cash.end', named(texts.end), op('last', closing));
  count('breakEven.month', named(texts.breakEven), op('firstMonth', revenue, costs));
  put('revenue.total', named(texts.revenueTotal), op('sum', revenue));
  const ofYear: [id: string, series: string, text: Text | Message][] = [
    ['revenue', revenue, texts.revenue],
    ['direct', direct, directText],
    ['bills', bills, texts.bills],
    ['costs', costs, texts.costs],
    ['result', result, texts.result],
  ];
  if (pay) {
    const afterPay = put('afterPay', named(texts.afterPay), op('subtract', result, pay));
    const left = put('payCash.closing', named(texts.closingPay), op('subtract', closing, op('cumulate', pay)));
    putLowest('payCash.lowest', left, 'payCash.need', [texts.lowestPay, texts.needPay]);
    ofYear.push(['pay', pay, payTaken], ['afterPay', afterPay, texts.afterPay]);
  }
  for (const [at, year] of ['one', 'two', 'three'].entries())
    for (const [id, series, text] of ofYear) {
      const label = say(texts.year, { what: within(named(text)), year: choose(year) });
      put(`year.${at + 1}.${id}`, label, op('sumRange', series, at * 12 + 1, at * 12 + 12));
    }
}

/** What is paid every month, and in months without sales as far as it goes on; from the first sale on where that was said. */
function billsOf(ledger: Ledger, { bills, season }: OneSale, today: string, wait: Term | undefined): Expression {
  const closed = ledger.find('bills.closed');
  const isOpen = closed && openMonths(ledger, season, today);
  const everyMonth = isOpen
    ? op('add', op('multiply', bills.id, isOpen), op('multiply', closed.id, op('subtract', 1, isOpen)))
    : ref(bills.id);
  return wait ? op('multiply', everyMonth, op('delay', 1, wait.id)) : everyMonth;
}

/** Whether what is paid for a year comes in at once: in a business that sells all year round, and unless it is paid in parts. */
export const isPaidByTheYear = ({ answers }: Business, { season }: OneSale, { said }: SaleLine): boolean =>
  said?.every === 'year' && season.isWholeYear && choiceOf(answers, whenPaid.key) !== 'parts';

/** Months of the plan before the first in which something is sold: those before the first sale, and closed ones behind it. */
function monthsIdle({ months }: OneSale['season'], today: string, wait: number): number {
  const monthAt = (at: number): number => ((Number(today.slice(5, 7)) + at) % 12) + 1;
  let at = wait;
  while (at < wait + 12 && !months.includes(monthAt(at))) at += 1;
  return at;
}

/**
 * How many pay in a month what is paid by the year: whoever joins pays at once, and again after each year; those who were there when the plan begins
 * pay in whatever month they joined.
 */
function paidByTheYear(customers: Expression, from: Expression): Expression {
  const joining = op('max', 0, op('subtract', customers, op('lag', customers, from)));
  return op('add', op('divide', from, 12), joining, op('delay', joining, 12), op('delay', joining, 24));
}

/** The most that can be sold of the main thing in a month of sale, as 'ceiling.month', where that is known and above what is expected. */
function mostAMonth(ledger: Ledger, { said, season, volume }: OneSale): string | undefined {
  const year = ledger.find('ceiling.year');
  if (!year || year.lacks.length > 0 || isPaidOn(said?.every)) return undefined;
  const spec = { id: 'ceiling.month', label: say(texts.most), unit: 'count' } as const;
  const most = numberOf(year) / season.months.length;
  if (most < numberOf(volume) || most >= numberOf(volume) * (1 + swingShare / 100)) return undefined;
  return (ledger.find(spec.id) ?? ledger.formula(spec, op('divide', year.id, season.months.length))).id;
}
