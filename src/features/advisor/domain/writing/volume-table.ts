import { op } from '#shared/formula-build.ts';
import type { Block } from '#shared/prose.ts';
import { numberOf } from '../checks/terms.ts';
import type { GatedCoach } from '../coach/coach.ts';
import { againPrefix } from '../reckoning/asked-again.ts';
import { wholeUnit } from '../reckoning/forecast.ts';
import type { Term } from '../reckoning/ledger.ts';
import type { OneSale } from '../reckoning/one-sale.ts';
import { timesAMonth } from '../reckoning/sale-line.ts';
import { addMonthCount } from '../reckoning/season.ts';
import { figure, listed, say, type Text, within } from '../say/message.ts';
import type { Cell } from './blocks.ts';
import type { WritingInput } from './plan-input.ts';
import { sectionTexts as texts } from './section-texts.ts';

/** What is expected, half of it, and half as much again. */
const around = (expected: number): readonly number[] =>
  [...new Set([Math.round(expected / 2), expected, Math.round(expected * 1.5)])].filter((one) => one >= 1);

/** Rows where no most is known: few, some, many for one person. */
const plainRows = [5, 10, 20, 40];

/** As many sales as pay the bills, and the own pay as well, with rows around them; of a price alone where its costs are open. */
function neededRows({ sale }: GatedCoach): readonly number[] {
  const { left, price, billsOverYear: bills, pay, season } = sale;
  const each = numberOf(left.lacks.length === 0 ? left : price) * timesAMonth(sale);
  if (bills.lacks.length > 0 || each <= 0 || numberOf(bills) <= 0) return plainRows;
  const months = season.isWholeYear ? 1 : 12 / season.months.length;
  const forBills = Math.ceil((numberOf(bills) * months) / each);
  const wanted = (numberOf(bills) + numberOf(pay)) * months;
  const forPay = pay.lacks.length === 0 ? Math.ceil(wanted / each) : forBills * 2;
  return [...new Set([Math.ceil(forBills / 2), forBills, forPay, Math.ceil(forPay * 1.5)])].toSorted((a, b) => a - b);
}

/** What is counted a month of a sale: sales, hours, or customers who pay again and again. */
export function salesName({ said }: OneSale): Text {
  if (said?.every === undefined) return texts.salesMonth;
  return said.every === 'hour' ? texts.hoursMonth : texts.customersMonth;
}

/** What different volumes bring, down to what has to carry everything that is still open. */
export function volumeTable({ blocks, coach, forecastLacks }: WritingInput): readonly Block[] {
  const { ledger, sale } = coach;
  const missing = new Set(forecastLacks.flatMap(({ key }) => lackTexts[rootOf(key)] ?? texts.lacksCheck));
  const what = listed([...missing].map((text) => within(say(text))));
  if (sale.price.lacks.length > 0) {
    const isPending = (['price', 'price.period', 'price.pack'] as const).some((role) => coach.pending.has(role));
    return [blocks.paragraph('no-table', isPending ? say(texts.unconfirmed) : say(texts.noTable, { what }))];
  }
  const known = (id: string): number => {
    const term = ledger.find(id);
    return term && term.lacks.length === 0 ? Math.floor(numberOf(term)) : 0;
  };
  // No row beyond the most that can be sold.
  const most = Math.floor(known('ceiling.year') / 12);
  const expected = sale.volume.lacks.length === 0 && !coach.hidden.has('volume') ? numberOf(sale.volume) : 0;
  const counts =
    expected >= 1
      ? around(expected)
      : most >= 4
        ? [most / 4, most / 2, (most * 3) / 4, most].map(Math.floor)
        : neededRows(coach);
  const hasDirect = sale.left.lacks.length === 0;
  const hasBills = sale.billsOverYear.lacks.length === 0;
  // Months without sales are paid from those with them.
  const bills = sale.season.isWholeYear
    ? sale.billsOverYear.id
    : op('divide', op('multiply', sale.billsOverYear.id, 12), addMonthCount(ledger, sale.season));
  const unpaid = [
    ...(hasDirect ? [] : [texts.lacksDirect]),
    ...(hasBills ? [] : [texts.lacksBills]),
    texts.openTax,
    texts.openPay,
  ];
  // In whole units, as the forecast: what stands in a row adds up.
  const step = wholeUnit(ledger);
  const rows = counts.map((count, at): Cell[] => {
    const id = `row.${at + 1}`;
    const sales = ledger.convention(
      { id: `${id}.sales`, label: say(texts.salesMonth), unit: 'count' },
      count,
      say(texts.rowBasis),
    );
    const money = (name: string, text: Text, formula: ReturnType<typeof op>): Term =>
      ledger.formula({ id: `${id}.${name}`, label: say(text), unit: 'money' }, formula, step);
    const times = op('multiply', sales.id, timesAMonth(sale));
    const paid = money('in', texts.moneyIn, op('multiply', times, sale.price.id));
    const left = hasDirect ? [money('left', texts.afterDirect, op('multiply', times, sale.left.id))] : [];
    const gross = hasDirect ? `${id}.left` : `${id}.in`;
    const after = hasBills ? [money('after', texts.afterBills, op('subtract', gross, bills))] : [];
    return [figure(sales), figure(paid), ...[...left, ...after].map((term) => figure(term))];
  });
  return [
    blocks.paragraph('no-forecast', missing.size > 0 ? say(texts.noForecast, { what }) : say(texts.refusedForecast)),
    blocks.table('volumes', {
      caption: say(texts.volumeTable),
      head: [
        say(salesName(sale)),
        say(texts.moneyIn),
        ...(hasDirect ? [say(texts.afterDirect)] : []),
        ...(hasBills ? [say(texts.afterBills)] : []),
      ],
      rows,
      numeric: [0, 1, 2, 3],
    }),
    blocks.paragraph('for-unknown', say(texts.forUnknown, { what: listed(unpaid.map((text) => within(say(text)))) })),
  ];
}

const rootOf = (key: string): string =>
  (key.startsWith(againPrefix) ? key.slice(againPrefix.length) : key).split('/')[0]!;

const lackTexts: Readonly<Record<string, Text>> = {
  'main.price': texts.lacksMain,
  price: texts.lacksPrice,
  'cost.direct': texts.lacksDirect,
  'cost.together': texts.lacksDirect,
  bills: texts.lacksBills,
  'bills.other': texts.lacksBills,
  'bills.closed': texts.lacksBills,
  margin: texts.lacksPrice,
  bill: texts.lacksBills,
  volume: texts.lacksVolume,
  'months.sold': texts.lacksMonths,
  'start.money': texts.lacksMoney,
};
