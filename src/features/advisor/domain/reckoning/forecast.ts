import { op, percentOf, ref, total } from '#shared/formula-build.ts';
import type { Expression, FormulaNode, NodeUnit } from '#shared/formula-graph.ts';
import { currencyDecimals } from '#shared/money.ts';
import type { Business } from '../business/business.ts';
import { choiceOf, type Question } from '../coach/question.ts';
import { choose, type Message, say, type Text, within } from '../say/message.ts';
import { feesToAsk, isOfEachNew } from './entry-fees.ts';
import { billsFrom, dayBefore, monthsBefore, monthsBehind } from './first-sale.ts';
import { forecastTexts as texts } from './forecast-texts.ts';
import type { Ledger, Term } from './ledger.ts';
import type { OneSale } from './one-sale.ts';
import { whenItComesIn, whenPaid } from './paid-later.ts';
import { isCounted, keptOf, type SaleLine, timesAMonth } from './sale-line.ts';
import { salesTaxTexts as taxTexts } from './sales-tax-texts.ts';
import { allSalesToday, kindOf } from './sales-today.ts';
import { asBusy, inSeason, inSeasonOr } from './season.ts';
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
  const month = lines.reduce(
    (sum, line) => sum + Number(line.volume.value) * timesAMonth(line) * Number(line.price.value),
    0,
  );
  return month >= largeMonth * wholeUnit(ledger) ? wholeUnit(ledger) : 1;
}

/** One unit of the plan's currency in minor units. */
export const wholeUnit = ({ currency }: Ledger): number => (currency ? 10 ** currencyDecimals[currency] : 1);

/** The id of a number in a case. */
export const inCase = (name: Case, id: string): string => (name === 'base' ? id : `${name}.${id}`);

/**
 * Three years by the month in three cases, or nothing: it needs price, cost and volume of the main sale and the bills, all of them said
 * or answered. What is sold beside it counts as far as as much is known of it. Tax, loans and the founder's own pay are left out of result
 * and cash; where the pay is known it stands in a line of its own, and in a second cash that takes it out from the first sale on.
 * Amounts of a month are rounded to the coin where they arise, so that what is added up adds up as it is shown. Returns what it waits for, what it
 * asks beside that, and the day from which months are counted: the first is the one after.
 */
export function addForecast(
  ledger: Ledger,
  business: Business,
  sale: OneSale,
  today: string,
): Pick<Term, 'lacks'> & { readonly asks: readonly Question[]; readonly from: string } {
  const money = startMoney(ledger, business)?.term;
  const lines = [sale, ...sale.others].filter(isCounted);
  const current = allSalesToday(ledger, business, lines, today);
  // Whoever sells already waits for no first sale.
  const isSelling = current.some((term) => term?.lacks.length === 0 && Number(term.value) > 0);
  const begin = isSelling ? today : dayBefore(business, sale.bills, today);
  const wait = isSelling ? undefined : monthsBefore(ledger, business, begin);
  const behind = isSelling ? undefined : monthsBehind(ledger, business, today);
  const from = billsFrom(business, sale.bills, wait);
  const { price, direct, left, bills, volume, season, billsOverYear } = sale;
  const needed = [price, direct, bills, volume, season, left, ...(money ? [money] : []), billsOverYear];
  const fees = kindOf(sale.said?.every) === 'customer' && sale.season.isWholeYear ? feesToAsk(business, lines) : [];
  const lacks = [...new Map([...needed.flatMap((term) => term.lacks), ...fees].map((one) => [one.key, one])).values()];
  const asks = from.asks ? [from.asks] : [];
  if (lacks.length > 0) return { lacks, asks, from: begin };
  // A season that is shorter ends before half a year.
  const ramp = Math.min(6, season.months.length);
  ledger.assumed({ id: 'ramp.months', label: say(texts.ramp), unit: 'months' }, ramp, say(texts.rampBasis));
  ledger.assumed({ id: 'case.swing', label: say(texts.swing), unit: 'percent' }, swingShare, say(texts.swingBasis));
  const setup = addSetup(ledger, business);
  const own = addOwnMoney(ledger, business);
  const step = stepOf(ledger, lines);
  for (const name of cases)
    addCase(ledger, {
      name,
      business,
      sale,
      lines,
      setup,
      own,
      today: begin,
      wait,
      billsWait: from.wait,
      step,
      already: alreadySold(ledger, { lines, current: isSelling ? current : [], behind }),
    });
  return { lacks: [], asks, from: begin };
}

/**
 * Where sales begin: with what is sold today, or as far as they have grown since the first sale; from nought otherwise. Where they began
 * before, they grow for as many months fewer.
 */
function alreadySold(
  ledger: Ledger,
  {
    lines,
    current,
    behind,
  }: {
    readonly lines: readonly SaleLine[];
    readonly current: readonly (Term | undefined)[];
    readonly behind: Term | undefined;
  },
): { readonly from: readonly Expression[]; readonly grows: Expression } {
  const nought = lines.map((): Expression => 0);
  if (!behind) {
    const from = current.map((term): Expression => (term?.lacks.length === 0 ? ref(term.id) : 0));
    return { from: current.length > 0 ? from : nought, grows: ref('ramp.months') };
  }
  const isOver = Number(behind.value) >= Number(ledger.find('ramp.months')?.value);
  if (isOver) return { from: nought, grows: 1 };
  const grown = op('divide', behind.id, 'ramp.months');
  return {
    from: lines.map(({ volume }) => op('multiply', volume.id, grown)),
    grows: op('subtract', 'ramp.months', behind.id),
  };
}

/** What has to be bought before the start, as far as that was said or answered; undefined while it is open. */
function addSetup(ledger: Ledger, business: Business): string | undefined {
  const { term } = startCost(ledger, business);
  return term.lacks.length === 0 ? term.id : undefined;
}

/** What there is for the start, as far as it is certain; nought where none was named. */
function addOwnMoney(ledger: Ledger, business: Business): string {
  const spec = { id: 'cash.own', label: say(texts.noOwnMoney), unit: 'money' } as const;
  return (startMoney(ledger, business)?.term ?? ledger.formula(spec, 0)).id;
}

interface CaseInput {
  readonly name: Case;
  readonly business: Business;
  readonly sale: OneSale;
  /** What is sold, as far as its sales can be counted. */
  readonly lines: readonly SaleLine[];
  readonly setup: string | undefined;
  readonly own: string;
  /** ISO day; the plan begins with the month after. */
  readonly today: string;
  /** Months before the first sale. */
  readonly wait: Term | undefined;
  /** Months before the first bill. */
  readonly billsWait: Term | undefined;
  /** What amounts of a month are rounded to, in minor units. */
  readonly step: number;
  /** What is sold of each line in a month when the plan begins, and in how many months it grows from there. */
  readonly already: ReturnType<typeof alreadySold>;
}

type Put = (
  id: string,
  label: Message,
  value: readonly [NodeUnit, Expression],
  rounding?: FormulaNode['rounding'],
) => string;

/** One case: volume swings fully, direct costs and what is bought once by half; prices and bills stay as they were said. */
function addCase(ledger: Ledger, input: CaseInput): void {
  const { name, business, sale, lines, setup, own, today, wait, billsWait, step, already } = input;
  const named = (text: Text): Message => (name === 'base' ? say(text) : say(texts[name], { what: within(say(text)) }));
  const put: Put = (id, label, [unit, formula], rounding) =>
    ledger.formula({ id: inCase(name, id), label, unit }, formula, rounding).id;
  const up = name === 'best' ? 'add' : 'subtract';
  const down = name === 'best' ? 'subtract' : 'add';
  const swing = (sign: 'add' | 'subtract', share: number): Expression =>
    name === 'base' ? 1 : op(sign, 1, op('multiply', percentOf('case.swing'), share));
  const since = (amount: Expression, months: Term | undefined): Expression =>
    months ? op('delay', amount, months.id) : amount;

  const isPaidOn = kindOf(sale.said?.every) === 'customer';
  /** A fee that each new customer pays comes also from those with whom the customers of the main thing grow to a normal month. */
  const ofEach = (line: SaleLine, sold: Expression): Expression => {
    if (!line.said || !isPaidOn || !sale.season.isWholeYear || !isOfEachNew(business, line.said)) return sold;
    const units = inCase(name, 'units');
    const grown = op(
      'max',
      0,
      op('subtract', units, op('lag', units, op('multiply', already.from[0] ?? 0, timesAMonth(sale)))),
    );
    return op('max', sold, op('divide', grown, timesAMonth(sale)));
  };
  // In a season sales grow with each month of sale.
  const open = inSeason(ledger, sale.season, today, since(1, wait));
  const share = sale.season.isWholeYear
    ? op('ramp', already.grows)
    : op('min', 1, op('divide', op('cumulate', open), op('max', 1, already.grows)));
  const most = mostAMonth(ledger, sale);
  const streams = lines.map((line, at) => {
    const swung = op('multiply', line.volume.id, swing(up, 1));
    const full = at === 0 && name === 'best' && most ? op('min', swung, most) : swung;
    const from = already.from[at] ?? 0;
    const normal =
      from === 0 ? op('multiply', full, share) : op('add', from, op('multiply', op('subtract', full, from), share));
    const even = sale.season.isWholeYear ? since(normal, wait) : op('multiply', open, normal);
    // Whoever pays again and again pays in every month.
    const volume = kindOf(line.said?.every) === 'customer' ? even : asBusy(ledger, sale.season, today, even);
    const id = at === 0 ? 'units' : `sale.${at + 1}.units`;
    const units = put(id, named(texts.units), ['count', ofEach(line, op('multiply', volume, timesAMonth(line)))]);
    const each = op('multiply', line.direct.id, swing(down, 0.5));
    const kept = keptOf(line);
    const spent = kept.length > 0 ? op('add', each, ...kept) : each;
    const paying = isPaidByTheYear(business, sale, line) ? paidByTheYear(volume, from) : ref(units);
    const keeps = line.commission ? op('multiply', units, line.commission.id) : undefined;
    return { paid: op('multiply', paying, line.price.id), spent: op('multiply', units, spent), keeps };
  });
  const sums = { paid: total(streams.map(({ paid }) => paid)), spent: total(streams.map(({ spent }) => spent)) };
  const revenue = put('revenue', named(texts.revenue), ['money', sums.paid], step);
  const directText = lines.some(({ tax }) => tax) ? taxTexts.directTax : texts.direct;
  const direct = put('costs.direct', named(directText), ['money', sums.spent], step);
  const closed = ledger.find('bills.closed');
  const everyMonth = closed ? inSeasonOr(ledger, sale.season, today, [sale.bills.id, closed.id]) : ref(sale.bills.id);
  const paying = billsWait ? op('multiply', everyMonth, since(1, billsWait)) : everyMonth;
  const bills = put('costs.bills', named(texts.bills), ['money', paying], step);
  const costs = put('costs', named(texts.costs), ['money', op('add', direct, bills)]);
  const result = put('result', named(texts.result), ['money', op('subtract', revenue, costs)]);
  const paid = setup ? op('multiply', setup, swing(down, 0.5)) : 0;
  const hasPay = sale.pay.lacks.length === 0;
  const idle = monthsIdle(sale.season, today, wait ? Number(wait.value) : 0);
  const taken = idle > 0 ? op('delay', sale.pay.id, idle) : ref(sale.pay.id);
  const pay = hasPay && put('pay.taken', named(texts.payTaken), ['money', taken], step);
  const start = put('cash.start', named(texts.start), ['money', op('subtract', own, paid)], step);
  // What was sold and is not paid for yet is no cash.
  const before = already.from.flatMap((from, at) =>
    from === 0
      ? []
      : [
          op(
            'multiply',
            from,
            timesAMonth(lines[at]!),
            op('subtract', lines[at]!.price.id, lines[at]!.commission?.id ?? 0),
          ),
        ],
  );
  // What others keep of a sale they never hand over.
  const keeps = streams.flatMap((one) => one.keeps ?? []);
  const kept = keeps.length > 0 ? put('costs.kept', named(texts.kept), ['money', total(keeps)], step) : undefined;
  const sold = kept ? op('subtract', revenue, kept) : ref(revenue);
  const later = whenItComesIn(ledger, business, sold, before.length > 0 ? total(before) : 0);
  const arrived = later && put('cash.in', named(texts.arrived), ['money', later], step);
  const spent = kept ? op('subtract', costs, kept) : ref(costs);
  const cash = arrived ? op('subtract', arrived, spent) : ref(result);
  const closing = put('cash.closing', named(texts.closing), ['money', op('add', start, op('cumulate', cash))]);
  putLowest(put, named, { id: 'cash', closing, start, hasPay });
  put('cash.end', named(texts.end), ['money', op('last', closing)]);
  put('breakEven.month', named(texts.breakEven), ['count', op('firstMonth', revenue, costs)]);
  put('revenue.total', named(texts.revenueTotal), ['money', op('sum', revenue)]);
  const afterPay = pay && put('afterPay', named(texts.afterPay), ['money', op('subtract', result, pay)]);
  if (pay) {
    const left = put('payCash.closing', named(texts.closingPay), [
      'money',
      op('subtract', closing, op('cumulate', pay)),
    ]);
    putLowest(put, named, { id: 'payCash', closing: left, start, hasPay });
  }
  for (const [index, year] of (['one', 'two', 'three'] as const).entries()) {
    const months = [index * 12 + 1, index * 12 + 12] as const;
    for (const [what, series, text] of [
      ['revenue', revenue, texts.revenue],
      ['direct', direct, directText],
      ['bills', bills, texts.bills],
      ['costs', costs, texts.costs],
      ['result', result, texts.result],
      ...(pay && afterPay
        ? [['pay', pay, texts.payTaken] as const, ['afterPay', afterPay, texts.afterPay] as const]
        : []),
    ] as const) {
      const label = say(texts.year, { what: within(named(text)), year: choose(year) });
      put(`year.${index + 1}.${what}`, label, ['money', op('sumRange', series, ...months)]);
    }
  }
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
  if (!year || year.lacks.length > 0 || kindOf(said?.every) === 'customer') return undefined;
  const spec = { id: 'ceiling.month', label: say(texts.most), unit: 'count' } as const;
  const known = ledger.find(spec.id);
  if (known) return known.id;
  const most = Number(year.value) / season.months.length;
  if (most < Number(volume.value) || most >= Number(volume.value) * (1 + swingShare / 100)) return undefined;
  return ledger.formula(spec, op('divide', year.id, season.months.length)).id;
}

/** The lowest the cash falls to, and what is missing then; where a pay is known it is said whether it is taken. */
function putLowest(
  put: Put,
  named: (text: Text) => Message,
  { id, closing, start, hasPay }: { id: 'cash' | 'payCash'; closing: string; start: string; hasPay: boolean },
): void {
  const [lowestText, needText] =
    id === 'payCash'
      ? [texts.lowestPay, texts.needPay]
      : hasPay
        ? [texts.lowestNoPay, texts.needNoPay]
        : [texts.lowest, texts.need];
  const least = op('min', start, op('minimum', closing));
  const lowest = put(`${id}.lowest`, named(lowestText), ['money', least]);
  const need = op('max', 0, op('subtract', 0, lowest));
  put(id === 'payCash' ? 'payCash.need' : 'funding.need', named(needText), ['money', need]);
}
