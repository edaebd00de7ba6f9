import { op } from '#shared/formula-build.ts';
import type { Block, TableBlock } from '#shared/prose.ts';
import { amountsOf } from '../business/business.ts';
import { numberOf } from '../checks/terms.ts';
import type { GatedCoach } from '../coach/coach.ts';
import { answerTo, choiceOf } from '../coach/question.ts';
import { isOfEachNew } from '../reckoning/entry-fees.ts';
import { billsFromKey, firstSale } from '../reckoning/first-sale.ts';
import { type Case, inCase, isPaidByTheYear } from '../reckoning/forecast.ts';
import { forecastTexts } from '../reckoning/forecast-texts.ts';
import { isSupposed, type Term } from '../reckoning/ledger.ts';
import { addNormalMonth, soldOf } from '../reckoning/normal-month.ts';
import { normalMonthTexts as monthTexts } from '../reckoning/normal-month-texts.ts';
import type { OneSale } from '../reckoning/one-sale.ts';
import { whenPaid } from '../reckoning/paid-later.ts';
import { isCounted } from '../reckoning/sale-line.ts';
import { salesTaxTexts as taxTexts } from '../reckoning/sales-tax-texts.ts';
import {
  choose,
  figure,
  listed,
  type Message,
  monthName,
  quoted,
  quotedWhole,
  say,
  type Text,
  within,
} from '../say/message.ts';
import type { Speaker } from '../say/speak.ts';
import { type Cell, richer } from './blocks.ts';
import { cashChart } from './cash-chart.ts';
import { findingsOf } from './findings.ts';
import { isPayCarried } from './pay-carried.ts';
import type { WritingInput } from './plan-input.ts';
import { sectionTexts as texts } from './section-texts.ts';
import { volumeTable } from './volume-table.ts';

/** The forecast; without a volume a table over the volume, and what is missing. */
export function financialProjections(input: WritingInput, speaker: Speaker): readonly Block[] {
  const rest = [...namedCosts(input), ...findingsOf(input, 'financial-projections')];
  if (!input.hasForecast) return [...volumeTable(input), ...rest];
  const { blocks, coach } = input;
  const find = (id: string): Term => {
    const term = coach.ledger.find(id);
    if (!term) throw new Error(`the forecast lacks "${id}"`);
    return term;
  };
  const line = (text: Text, id: string): Cell[] => [
    say(text),
    ...[1, 2, 3].map((year) => figure(find(`year.${year}.${id}`))),
  ];
  // A row of noughts says nothing.
  const unlessNought = (id: string, row: Cell[]): Cell[][] =>
    [1, 2, 3].some((year) => numberOf(find(`year.${year}.${id}`)) !== 0) ? [row] : [];
  const hasPay = coach.ledger.find('year.1.afterPay') !== undefined;
  const isCarried = isPayCarried(coach);
  return [
    ...normalMonth(input),
    ...(coach.ledger.currency ? [cashChart(find, { speaker, currency: coach.ledger.currency })] : []),
    blocks.table('years', {
      caption: say(texts.years),
      head: [null, say(texts.yearOne), say(texts.yearTwo), say(texts.yearThree)],
      rows: [
        line(forecastTexts.revenue, 'revenue'),
        ...unlessNought('direct', line(coach.sale.tax ? taxTexts.directTax : forecastTexts.direct, 'direct')),
        ...unlessNought('bills', line(forecastTexts.bills, 'bills')),
        line(forecastTexts.result, 'result'),
        ...(hasPay ? [line(forecastTexts.payTaken, 'pay'), line(forecastTexts.afterPay, 'afterPay')] : []),
      ],
      numeric: [1, 2, 3],
    }),
    ...yearBegins(input),
    blocks.table('cases', {
      caption: say(texts.casesTable),
      head: [null, say(texts.caseWorst), say(texts.caseBase), say(texts.caseBest)],
      rows: [
        ...whatDiffers(input),
        ...caseRows(hasPay, isCarried)
          .filter(([, id]) => id !== 'year.3.result' || !isSameAsFirst(find))
          .filter(([, id]) => ['worst', 'base', 'best'].some((name) => numberOf(find(inCase(name as Case, id))) !== 0))
          .map(([text, id]) => [
            say(text),
            ...(['worst', 'base', 'best'] as const).map((name) => figure(find(inCase(name, id)))),
          ]),
      ],
      numeric: [1, 2, 3],
    }),
    blocks.paragraph(
      'cases-basis',
      say(texts.caseBasis, {
        isOne: choose(growthOf(coach.sale, numberOf(find('ramp.months')))),
        ramp: figure(find('ramp.months')),
        supposed: choose(isSupposed(find('ramp.months')) ? 'yes' : 'no'),
        whole: choose(beginsLate(coach) ? 'yes' : 'no'),
        yearly: choose(hasYearly(coach) ? 'yes' : 'no'),
        joining: choose(coach.sale.others.some(({ said }) => said && isOfEachNew(coach.business, said)) ? 'yes' : 'no'),
      }),
    ),
    ...lowestCash(input, find),
    ...cashWithPay(input, find),
    richer(3, months(input, find)),
    blocks.paragraph('not-counted', notCounted(coach, hasPay && !isCarried)),
    ...rest,
  ];
}

/** Months before the first that has sales, from 0. */
function waitOf(find: (id: string) => Term): number {
  const revenue = find('revenue').value;
  return typeof revenue === 'object'
    ? Math.max(
        0,
        revenue.findIndex((one) => one > 0),
      )
    : 0;
}

/** How sales grow in words: not at all, or for some months; in a season months without sales are among them. */
function growthOf({ season }: OneSale, ramp: number): 'yes' | 'season' | 'part' | 'no' {
  if (ramp <= 1) return season.isWholeYear ? 'yes' : 'season';
  return season.isWholeYear ? 'no' : 'part';
}

/** How much of year one lies before the first sale: it is no whole year then. */
function yearBegins({ blocks, coach: { ledger, from, sale, business } }: WritingInput): readonly Block[] {
  const [wait, behind] = [ledger.find('first.sale'), ledger.find('first.behind')];
  if (!wait && !behind) return [];
  const later = wait ? numberOf(wait) : -numberOf(behind!);
  const months = { begin: monthName(from, 1), month: monthName(from, later + 1) };
  const isOpen = wait !== undefined && numberOf(sale.bills) > 0 && !business.answers.has(billsFromKey);
  const says = say(texts.yearBegins, {
    ...months,
    behind: choose(behind ? 'yes' : 'no'),
    bills: choose(isOpen ? 'supposed' : 'said'),
  });
  return [blocks.paragraph('year-begins', says)];
}

/** When the cash is lowest, and what that takes; nothing where it never falls below nought. */
function lowestCash({ blocks, coach }: WritingInput, find: (id: string) => Term): readonly Block[] {
  const closing = find('cash.closing').value;
  const need = find('funding.need');
  if (typeof closing !== 'object' || numberOf(need) <= 0) return [];
  const lowest = figure(find('cash.lowest'));
  const least = Math.min(...closing);
  // What is missing before the first month is said of the start.
  if (numberOf(find('cash.start')) <= least) return [];
  const at = closing.indexOf(least);
  if (at === closing.length - 1) return [blocks.paragraph('lowest-cash', say(texts.cashFalls, { lowest }))];
  const month = monthName(coach.from, at + 1);
  const money = choose(coach.ledger.find('start.money') ? 'named' : 'none');
  const pay = choose(coach.sale.pay.lacks.length === 0 ? 'known' : 'open');
  return [blocks.paragraph('lowest-cash', say(texts.lowestCash, { pay, month, lowest, money, need: figure(need) }))];
}

/** Whether year three ends as the first does in each case: said once. */
const isSameAsFirst = (find: (id: string) => Term): boolean =>
  (['worst', 'base', 'best'] as const).every(
    (name) => numberOf(find(inCase(name, 'year.1.result'))) === numberOf(find(inCase(name, 'year.3.result'))),
  );

/** Whether the first sale comes late in its month, which is counted whole. */
function beginsLate({ business }: GatedCoach): boolean {
  const answer = answerTo(business.answers, firstSale.key);
  return answer?.kind === 'date' && Number(answer.date.slice(8, 10)) > lateInMonth;
}

/** After this day a month is less than two thirds of one. */
const lateInMonth = 10;

/** Whether anything is paid for a whole year at once. */
const hasYearly = ({ business, sale }: GatedCoach): boolean =>
  [sale, ...sale.others].some((line) => isPaidByTheYear(business, sale, line));

/** What the forecast leaves out, by name: what of it is open, what is paid once, and what only some add. */
function notCounted(coach: GatedCoach, withoutPay: boolean): Message {
  const { sale, business } = coach;
  const open = sale.others.filter((line) => !isCounted(line)).flatMap(({ name }) => name ?? []);
  const words = open.map((quote) => within(say(texts.quote, { words: { kind: 'quote', quote } })));
  const when = choiceOf(business.answers, whenPaid.key);
  // What is paid by the year is counted when it is paid.
  const early =
    when === 'ahead'
      ? hasYearly(coach)
        ? []
        : [texts.openAhead]
      : when === 'deposit' || when === 'parts'
        ? [texts.openParts]
        : [];
  const own = [texts.openTax, texts.openLoans, ...(withoutPay ? [texts.openPayCash] : []), ...early].map((text) =>
    within(say(text)),
  );
  const busiest = amountsOf(business, 'date').filter(
    ({ mention }) => mention === choiceOf(business.answers, 'date.busy'),
  );
  // What of a year falls in it is counted once that is known.
  const isShared = sale.season.weights !== undefined;
  const peak = (isShared ? [] : busiest).map((season) => within(say(texts.openPeak, { season: quoted(season) })));
  return say(texts.notCounted, { what: listed([...own, ...peak, ...words]) });
}

const costNames = {
  'cost.period': texts.costPeriod,
  'cost.once': texts.costOnce,
  'own.money': texts.moneyOwn,
  'money.others': texts.moneyOthers,
} as const;

/** Bills and money for the start as they were said; what one sale costs stands with its price. */
function namedCosts({ blocks, coach }: WritingInput): readonly Block[] {
  const said = coach.business.amounts.flatMap((amount): Cell[][] => {
    const text = costNames[amount.role as keyof typeof costNames];
    return text ? [[quotedWhole(amount), say(text)]] : [];
  });
  if (said.length === 0) return [];
  const head = [say(texts.words), say(texts.what)];
  return [blocks.table('costs-named', { caption: say(texts.costsNamed), head, rows: said })];
}

/** Whoever takes a pay needs more money than who takes none; a pay that is never earned nobody can borrow. */
const caseRows = (hasPay: boolean, isPayCarried: boolean): readonly (readonly [Text, string])[] => [
  [texts.resultOne, 'year.1.result'],
  [texts.resultThree, 'year.3.result'],
  isPayCarried
    ? [forecastTexts.needPay, 'payCash.need']
    : [hasPay ? forecastTexts.needNoPay : forecastTexts.need, 'funding.need'],
];

/** The first year by the month, from what is there before it; a column stands only where its number is known. */
function months({ blocks, coach }: WritingInput, find: (id: string) => Term): TableBlock {
  const has = (id: string): boolean => coach.ledger.find(id) !== undefined;
  const columns = [
    [forecastTexts.revenue, 'revenue'],
    [forecastTexts.costs, 'costs'],
    [forecastTexts.result, 'result'],
    ...(has('cash.in') ? [[texts.arrived, 'cash.in'] as const] : []),
    [forecastTexts.closing, 'cash.closing'],
    ...(isPayCarried(coach) ? [[texts.cashPay, 'payCash.closing'] as const] : []),
  ] as const;
  const start = figure(find('cash.start'));
  return blocks.table('months', {
    caption: say(texts.months),
    head: [say(texts.month), ...columns.map(([text]) => say(text))],
    rows: [
      [say(texts.start), ...columns.map(([, id]) => (id.endsWith('.closing') ? start : null))],
      ...Array.from({ length: 12 }, (_, at) => at)
        .slice(firstMoved(find))
        .map((at) => [monthName(coach.from, at + 1), ...columns.map(([, id]) => figure(find(id), at))]),
    ],
    numeric: columns.map((_, at) => at + 1),
  });
}

/** The first month in which anything comes in or is paid, from 0: months before it are all nought. */
function firstMoved(find: (id: string) => Term): number {
  const [sales, costs] = ['revenue', 'costs'].map((id) => find(id).value);
  if (typeof sales !== 'object' || typeof costs !== 'object') return 0;
  const at = sales.findIndex((one, month) => one !== 0 || costs[month] !== 0);
  return at > 0 && at < 12 ? at : 0;
}

/** A month once the start is behind the business, line by line, with where each number comes from. */
function normalMonth({ blocks, coach }: WritingInput): readonly Block[] {
  const { ledger, sale } = coach;
  const month = addNormalMonth(ledger, sale);
  if (!month) return [];
  const { lines, spent, tax, left, afterPay } = month;
  const row = (text: Text, term: Term): Cell[] => [say(text), figure(term)];
  const isPart = !sale.season.isWholeYear;
  return [
    blocks.table('normal-month', {
      caption: say(isPart ? monthTexts.tableOfSale : monthTexts.table),
      head: [null, null],
      rows: [
        ...lines.map(({ line, paid }): Cell[] => [soldOf(line), figure(paid)]),
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

/** What becomes of the cash when the founder takes their pay from the first sale on; nothing where it never falls below nought. */
function cashWithPay({ blocks, coach }: WritingInput, find: (id: string) => Term): readonly Block[] {
  if (!coach.ledger.find('payCash.lowest') || numberOf(find('payCash.lowest')) >= 0) return [];
  const { sale, from } = coach;
  const closing = find('payCash.closing').value;
  const series = typeof closing === 'object' ? closing : [];
  const pay = figure(sale.pay);
  if (!isPayCarried(coach)) {
    const gone = series.findIndex((one) => one < 0);
    // Money that is missing before anything is sold is told of the start.
    if (gone < 0 || numberOf(find('cash.start')) < 0) return [];
    return [blocks.paragraph('own-pay', say(texts.payGone, { pay, month: monthName(from, gone + 1) }))];
  }
  const month = monthName(from, series.indexOf(Math.min(...series)) + 1);
  const values = { pay, lowest: figure(find('payCash.lowest')), month };
  const says = say(texts.ownPay, { ...values, ...payingFrom(sale, from, find) });
  return [blocks.paragraph('own-pay', says)];
}

/** The first month of a year without a season that pays the own pay as well: nobody lives from the months before it. */
function payingFrom(sale: OneSale, from: string, find: (id: string) => Term) {
  const left = find('payCash.closing').value;
  // By the cash: what was sold and is not paid for yet pays nobody.
  const at =
    typeof left === 'object'
      ? left.findIndex((one, month) => month > waitOf(find) && one >= (left[month - 1] ?? 0))
      : -1;
  const isLater = sale.season.isWholeYear && at > waitOf(find);
  return { later: choose(isLater ? 'yes' : 'no'), ...(isLater && { paying: monthName(from, at + 1) }) };
}

/** What is other in the outer cases: sales by the whole difference, costs of a sale and what is bought once by half of it. */
function whatDiffers({ coach: { ledger } }: WritingInput): readonly (readonly Cell[])[] {
  const swing = ledger.find('case.swing')!;
  const half =
    ledger.find('case.half') ??
    ledger.formula({ id: 'case.half', label: say(texts.caseHalf), unit: 'percent' }, op('divide', swing.id, 2));
  // Nobody sells more than they can make.
  const isCapped = ledger.find('ceiling.month') !== undefined;
  const most = say(texts.caseMost, { share: figure(swing) });
  const [more, less] = [texts.caseMore, texts.caseLess].map(
    (text) => (term: Term) => say(text, { share: figure(term) }),
  );
  return [
    [say(texts.caseSales), less!(swing), say(texts.caseAsIs), isCapped ? most : more!(swing)],
    [say(texts.caseCosts), more!(half), say(texts.caseAsIs), less!(half)],
  ];
}
