import { op } from '#shared/formula-build.ts';
import type { Block } from '#shared/prose.ts';
import { numberOf, numberTerm } from '../checks/terms.ts';
import type { GatedCoach } from '../coach/coach.ts';
import { answerTo, choiceOf, isUnknown } from '../coach/question.ts';
import { isOfEachNew } from '../reckoning/entry-fees.ts';
import { billsFromKey, firstSale, payFromKey, riseKey, salesRise } from '../reckoning/first-sale.ts';
import { inCase, isPaidByTheYear } from '../reckoning/forecast.ts';
import { forecastTexts } from '../reckoning/forecast-texts.ts';
import { isSupposed, type Term } from '../reckoning/ledger.ts';
import { addNormalMonth, soldOf } from '../reckoning/normal-month.ts';
import { normalMonthTexts as monthTexts } from '../reckoning/normal-month-texts.ts';
import { whenPaid } from '../reckoning/paid-later.ts';
import { isCounted } from '../reckoning/sale-line.ts';
import { salesTaxTexts as taxTexts } from '../reckoning/sales-tax-texts.ts';
import { allSalesToday } from '../reckoning/sales-today.ts';
import { busyShareKey } from '../reckoning/season.ts';
import { startCost } from '../reckoning/start-money.ts';
import { choose, figure, label, listed, monthName, say, type Text, whether, within } from '../say/message.ts';
import { type Cell, richer, tableOfSaid } from './blocks.ts';
import { cashChart } from './cash-chart.ts';
import { findNumber, findSeries, isPayCarried, type WritingInput } from './plan-input.ts';
import { costTexts, sectionTexts as texts } from './section-texts.ts';
import { volumeTable } from './volume-table.ts';

/** The forecast; without a volume a table over the volume, and what is missing. */
export function financialProjections(input: WritingInput): readonly Block[] {
  const { blocks, coach, speaker } = input;
  // What one sale costs stands with its price.
  const costs = blocks.table('costs-named', tableOfSaid(texts.costsNamed, coach.business.amounts, costTexts));
  if (!input.hasForecast) return [...volumeTable(input), costs];
  const { currency } = coach.ledger;
  return [
    ...normalMonth(input),
    ...(currency ? [cashChart(coach, currency, speaker)] : []),
    years(input),
    blocks.paragraph('year-begins', yearBegins(coach)),
    cases(input),
    blocks.paragraph('cases-basis', casesBasis(coach)),
    blocks.paragraph('lowest-cash', lowestCash(coach)),
    blocks.paragraph('own-pay', cashWithPay(coach)),
    richer(3, months(input)),
    blocks.paragraph('supposed', supposed(input)),
    blocks.paragraph('not-counted', notCounted(coach)),
    costs,
  ];
}

const yearsOf = (id: string): readonly string[] => [1, 2, 3].map((year) => `year.${year}.${id}`);
const casesOf = (id: string): readonly string[] => (['worst', 'base', 'best'] as const).map((name) => inCase(name, id));

const figureOf = ({ ledger }: GatedCoach, id: string) => figure(ledger.find(id)!);
const rowOf = (coach: GatedCoach, text: Cell, ids: readonly string[]): readonly Cell[] => [
  text,
  ...ids.map((id) => figureOf(coach, id)),
];
/** A row of noughts says nothing. */
const unlessNought = (coach: GatedCoach, text: Cell, ids: readonly string[]): readonly (readonly Cell[])[] =>
  ids.some((id) => findNumber(coach, id) !== 0) ? [rowOf(coach, text, ids)] : [];

/** The month in which the founder begins to take their own pay. */
const payBegin = ({ from, idle }: GatedCoach) => monthName(from, idle + 1);

const hasPay = ({ ledger }: GatedCoach): boolean => ledger.find('year.1.afterPay') !== undefined;

/** What three years bring and cost in the base case. */
function years({ blocks, coach }: WritingInput): Block {
  const row = (text: Text, id: string): readonly Cell[] => rowOf(coach, text, yearsOf(id));
  return blocks.table('years', {
    caption: texts.years,
    head: [null, texts.yearOne, texts.yearTwo, texts.yearThree],
    rows: [
      row(forecastTexts.revenue, 'revenue'),
      ...unlessNought(coach, coach.sale.tax ? taxTexts.directTax : forecastTexts.direct, yearsOf('direct')),
      ...unlessNought(coach, forecastTexts.bills, yearsOf('bills')),
      row(forecastTexts.result, 'result'),
      ...(hasPay(coach)
        ? [
            rowOf(coach, say(forecastTexts.payTaken, { begin: payBegin(coach) }), yearsOf('pay')),
            row(forecastTexts.afterPay, 'afterPay'),
          ]
        : []),
    ],
    numeric: [1, 2, 3],
  });
}

/** Whether it is known what is spent before the start, and it is more than nothing. */
function hasStart({ ledger, business }: GatedCoach): boolean {
  const { term } = startCost(ledger, business);
  return term.lacks.length === 0 && numberOf(term) > 0;
}

/** How much of year one lies before the first sale: it is no whole year then. */
function yearBegins(coach: GatedCoach): Cell {
  const { ledger, from, sale, business } = coach;
  const [wait, behind] = [ledger.find('first.sale'), ledger.find('first.behind')];
  const rise = findNumber(coach, salesRise.key);
  const areOpen = Array.from({ length: rise }, (_, at) => ((Number(from.slice(5, 7)) + at) % 12) + 1);
  if (areOpen.some((month) => sale.season.months.includes(month)))
    return say(texts.yearRises, { month: monthName(from, rise + 1) });
  if (!wait && !behind) return null;
  const later = wait ? numberOf(wait) : -numberOf(behind!);
  const isOpen = wait !== undefined && numberOf(sale.bills) > 0 && !business.answers.has(billsFromKey);
  return say(texts.yearBegins, {
    begin: monthName(from, 1),
    month: monthName(from, later + 1),
    behind: whether(behind !== undefined),
    bills: choose(isOpen ? 'supposed' : 'said'),
  });
}

/** What differs in the outer cases, and what comes of it. */
function cases({ blocks, coach }: WritingInput): Block {
  const { ledger } = coach;
  const swing = ledger.find('case.swing')!;
  // Sales differ by all of it, costs of a sale and what is bought once by half of it.
  const half = numberTerm(ledger, ['case.half', 'percent'], texts.caseHalf, op('divide', swing.id, 2));
  const by = (text: Text, share: Term): Cell => say(text, { share: figure(share) });
  // Nobody sells more than they can make.
  const most = ledger.find('ceiling.month') ? texts.caseMost : texts.caseMore;
  const [first, third] = [casesOf('year.1.result'), casesOf('year.3.result')];
  const isSame = first.every((id, at) => findNumber(coach, id) === findNumber(coach, third[at]!));
  // Whoever takes a pay needs more money than who takes none; a pay that is never earned nobody can borrow.
  const need = isPayCarried(coach) ? 'payCash.need' : 'funding.need';
  return blocks.table('cases', {
    caption: texts.casesTable,
    head: [null, texts.caseWorst, texts.caseBase, texts.caseBest],
    rows: [
      [texts.caseSales, by(texts.caseLess, swing), texts.caseAsIs, by(most, swing)],
      [
        say(texts.caseCosts, { once: whether(hasStart(coach)) }),
        by(texts.caseMore, half),
        texts.caseAsIs,
        by(texts.caseLess, half),
      ],
      ...unlessNought(coach, texts.resultOne, first),
      // Where year three ends as the first does in each case, it is said once.
      ...(isSame ? [] : unlessNought(coach, texts.resultThree, third)),
      ...unlessNought(coach, label(ledger.find(need)!), casesOf(need)),
    ],
    numeric: [1, 2, 3],
  });
}

/** How sales grow in words: not at all, or for some months; in a season months without sales are among them. */
function casesBasis(coach: GatedCoach): Cell {
  const { business, ledger, sale } = coach;
  const lines = [sale, ...sale.others].filter(isCounted);
  const current = allSalesToday(ledger, business, lines, coach.today);
  // Nothing grows where as much is sold today.
  if (lines.every(({ volume }, at) => current[at] && numberOf(current[at]) >= numberOf(volume))) return null;
  const ramp = ledger.find('ramp.months')!;
  const first = answerTo(business.answers, firstSale.key);
  const { isWholeYear } = sale.season;
  // Of who sells already the first sale lies behind, and what is sold grows to what is expected.
  const isSelling = current.some((term) => term !== undefined && numberOf(term) > 0);
  const isGrown = numberOf(ramp) <= 1 || (!isSelling && findNumber(coach, 'first.behind') >= numberOf(ramp));
  const begin = answerTo(business.answers, isSelling ? riseKey(business.answers, coach.today) : firstSale.key);
  if (isGrown && isSelling) return null;
  const growth = isGrown ? (isWholeYear ? 'yes' : 'season') : isWholeYear ? 'no' : 'part';
  return say(texts.caseBasis, {
    isOne: choose(growth),
    ramp: figure(ramp),
    supposed: whether(isSupposed(ramp)),
    open: choose(begin ? 'known' : isSelling ? 'rise' : 'sale'),
    month: monthName(coach.from, findSeries(coach, 'revenue').findIndex((one) => one > 0) + 1),
    whole: whether(first?.kind === 'date' && isLateInMonth(first.date, sale.season.months)),
    yearly: whether(hasYearly(coach)),
    joining: whether(sale.others.some(({ said }) => said && isOfEachNew(business, said))),
  });
}

/** Whether a month of sale is begun so late that it is no whole one. */
const isLateInMonth = (day: string, months: readonly number[]): boolean =>
  Number(day.slice(8, 10)) > lateInMonth && months.includes(Number(day.slice(5, 7)));

/** After this day a month is less than two thirds of one. */
const lateInMonth = 10;

/** Whether anything is paid for a whole year at once. */
const hasYearly = ({ business, sale }: GatedCoach): boolean =>
  [sale, ...sale.others].some((line) => isPaidByTheYear(business, sale, line));

/** When the cash is lowest, and what that takes; nothing where it never falls below nought. */
function lowestCash(coach: GatedCoach): Cell {
  const closing = findSeries(coach, 'cash.closing');
  const least = Math.min(...closing);
  // What is missing before the first month is said of the start.
  if (findNumber(coach, 'funding.need') <= 0 || findNumber(coach, 'cash.start') <= least) return null;
  const lowest = figureOf(coach, 'cash.lowest');
  const at = closing.indexOf(least);
  if (at === closing.length - 1) return say(texts.cashFalls, { lowest });
  return say(texts.lowestCash, {
    pay: choose(coach.sale.pay.lacks.length === 0 ? 'known' : 'open'),
    month: monthName(coach.from, at + 1),
    lowest,
    money: choose(coach.ledger.find('start.money') ? 'named' : 'none'),
    need: figureOf(coach, 'funding.need'),
  });
}

/** What becomes of the cash when the founder takes their pay from the first sale on; nothing where it never falls below nought. */
function cashWithPay(coach: GatedCoach): Cell {
  if (findNumber(coach, 'payCash.lowest') >= 0) return null;
  const { sale, from } = coach;
  const closing = findSeries(coach, 'payCash.closing');
  const pay = figure(sale.pay);
  if (!isPayCarried(coach)) {
    const gone = closing.findIndex((one) => one < 0);
    // Money that is missing before anything is sold is told of the start, and what bills use up before the pay of them.
    if (gone < coach.idle || findNumber(coach, 'cash.start') < 0) return null;
    return say(texts.payGone, { pay, begin: payBegin(coach), month: monthName(from, gone + 1) });
  }
  const lowest = Math.min(...closing);
  // The same of a low point before the first month.
  if (lowest >= findNumber(coach, 'cash.start')) return null;
  // By the cash: what was sold and is not paid for yet pays nobody.
  const wait = Math.max(
    0,
    findSeries(coach, 'revenue').findIndex((one) => one > 0),
  );
  const paying = closing.findIndex((one, month) => month > wait && month >= coach.idle && one >= closing[month - 1]!);
  return say(texts.ownPay, {
    pay,
    begin: payBegin(coach),
    lowest: figureOf(coach, 'payCash.lowest'),
    month: monthName(from, closing.indexOf(lowest) + 1),
    // In a season nobody lives from the months before it.
    later: whether(sale.season.isWholeYear && paying > wait),
    paying: monthName(from, paying + 1),
  });
}

/** What the forecast supposes of what its founder was asked and has not said, by name. */
function supposed({ coach, questions }: WritingInput): Cell {
  const { business, from } = coach;
  const isUnsaid = (key: string): boolean =>
    isUnknown(business.answers, key) || questions.some((one) => one.key === key);
  const what = [
    ...(hasPay(coach) && isUnsaid(payFromKey) ? [say(texts.supposedPay, { month: payBegin(coach) })] : []),
    ...(isUnsaid(billsFromKey) ? [say(texts.supposedBills, { month: monthName(from, 1) })] : []),
    ...(isUnsaid(busyShareKey) ? [texts.supposedBusy] : []),
  ];
  return what.length > 0 ? say(texts.supposed, { what: listed(what.map(within)) }) : null;
}

/** What the forecast leaves out, by name: what of it is open, what is paid once, and what only some add. */
function notCounted(coach: GatedCoach): Cell {
  const { sale, business } = coach;
  const when = choiceOf(business.answers, whenPaid.key);
  const open = sale.others.filter((line) => !isCounted(line)).flatMap(({ name }) => name ?? []);
  const what = [
    texts.openTax,
    ...(startCost(coach.ledger, business).term.lacks.length > 0 ? [texts.openStart] : []),
    texts.openLoans,
    ...(hasPay(coach) && !isPayCarried(coach) ? [texts.openPayCash] : []),
    // What is paid by the year is counted when it is paid.
    ...(when === 'ahead' && !hasYearly(coach) ? [texts.openAhead] : []),
    ...(when === 'deposit' || when === 'parts' ? [texts.openParts] : []),
    ...open.map((quote) => say(texts.quote, { words: { kind: 'quote', quote } })),
  ];
  return say(texts.notCounted, { what: listed(what.map(within)) });
}

/** The first year by the month, from what is there before it; a column stands only where its number is known. */
function months({ blocks, coach }: WritingInput): Block {
  const { ledger, from } = coach;
  const pay = isPayCarried(coach) ? ['payCash.closing'] : [];
  const columns = ['revenue', 'costs', 'result', 'cash.in', 'cash.closing', ...pay].flatMap(
    (id) => ledger.find(id) ?? [],
  );
  const start = figureOf(coach, 'cash.start');
  // Months before the first in which anything comes in or is paid are all nought.
  const costs = findSeries(coach, 'costs');
  const moved = findSeries(coach, 'revenue').findIndex((one, month) => one !== 0 || costs[month] !== 0);
  const first = moved < 12 ? Math.max(0, moved) : 0;
  const shown = Array.from({ length: 12 - first }, (_, at) => first + at);
  return blocks.table('months', {
    caption: texts.months,
    head: [texts.month, ...columns.map((term) => (pay.includes(term.id) ? texts.cashPay : label(term)))],
    rows: [
      [texts.start, ...columns.map(({ id }) => (id.endsWith('.closing') ? start : null))],
      ...shown.map((at) => [monthName(from, at + 1), ...columns.map((term) => figure(term, at))]),
    ],
    numeric: columns.map((_, at) => at + 1),
  });
}

/** A month once the start is behind the business, line by line, with where each number comes from. */
function normalMonth({ blocks, coach: { ledger, sale } }: WritingInput): readonly Block[] {
  const month = addNormalMonth(ledger, sale);
  if (!month) return [];
  const { lines, spent, tax, left, afterPay } = month;
  const row = (text: Text, term: Term): readonly Cell[] => [text, figure(term)];
  return [
    blocks.table('normal-month', {
      caption: sale.season.isWholeYear ? monthTexts.table : monthTexts.tableOfSale,
      head: [null, null],
      rows: [
        ...lines.map(({ line, paid }) => [soldOf(line), figure(paid)]),
        ...(numberOf(spent) !== 0 ? [row(monthTexts.lessSpent, spent)] : []),
        ...(tax ? [row(taxTexts.lessTax, tax)] : []),
        ...(numberOf(sale.bills) !== 0 ? [row(monthTexts.lessBills, sale.bills)] : []),
        row(monthTexts.left, left),
        ...(afterPay ? [row(monthTexts.lessPay, sale.pay), row(monthTexts.afterPay, afterPay)] : []),
      ],
      numeric: [1],
    }),
  ];
}
