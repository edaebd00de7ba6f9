import { op } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import type { Block } from '#shared/prose.ts';
import { numberOf, numberTerm } from '../checks/terms.ts';
import { type GatedCoach, isKnown } from '../coach/coach.ts';
import { againPrefix } from '../reckoning/asked-again.ts';
import { wholeUnit } from '../reckoning/forecast.ts';
import type { Term } from '../reckoning/ledger.ts';
import type { OneSale } from '../reckoning/one-sale.ts';
import { timesAMonth } from '../reckoning/sale-line.ts';
import { addMonthCount } from '../reckoning/season.ts';
import { figure, listed, say, type Text, type Value, within } from '../say/message.ts';
import { findNumber, type WritingInput } from './plan-input.ts';
import { lackTexts, sectionTexts as texts } from './section-texts.ts';

/** Rows where no most is known: few, some, many for one person. */
const plainRows = [5, 10, 20, 40];

/** What is expected, half of it, and half as much again; else parts of the most that can be sold, beyond which is no row. */
function rowsOf(coach: GatedCoach): readonly number[] {
  const expected = isKnown(coach, coach.sale.volume) ? numberOf(coach.sale.volume) : 0;
  if (expected >= 1) return upwards([Math.round(expected / 2), expected, Math.round(expected * 1.5)]);
  const most = Math.floor(findNumber(coach, 'ceiling.year') / 12);
  return most >= 4 ? [most / 4, most / 2, (most * 3) / 4, most].map(Math.floor) : neededRows(coach);
}

/** As many sales as pay the bills, and the own pay as well, with rows around them; of a price alone where its costs are open. */
function neededRows({ sale }: GatedCoach): readonly number[] {
  const { left, price, billsOverYear: bills, pay, season } = sale;
  const each = numberOf(left.lacks.length === 0 ? left : price) * timesAMonth(sale);
  if (bills.lacks.length > 0 || each <= 0 || numberOf(bills) <= 0) return plainRows;
  const months = season.isWholeYear ? 1 : 12 / season.months.length;
  const forBills = Math.ceil((numberOf(bills) * months) / each);
  const wanted = (numberOf(bills) + numberOf(pay)) * months;
  const forPay = pay.lacks.length === 0 ? Math.ceil(wanted / each) : forBills * 2;
  return upwards([Math.ceil(forBills / 2), forBills, forPay, Math.ceil(forPay * 1.5)]);
}

const upwards = (counts: readonly number[]): readonly number[] =>
  [...new Set(counts)].filter((one) => one >= 1).toSorted((one, other) => one - other);

/** What is counted a month of a sale: sales, hours, or customers who pay again and again. */
export function salesName({ said }: OneSale): Text {
  if (said?.every === undefined) return texts.salesMonth;
  return said.every === 'hour' ? texts.hoursMonth : texts.customersMonth;
}

/** What different volumes bring, down to what has to carry everything that is still open. */
export function volumeTable({ blocks, coach, forecastLacks }: WritingInput): readonly Block[] {
  const { ledger, sale } = coach;
  const missing = forecastLacks.map(({ key }) => lackTexts[rootOf(key)] ?? texts.lacksCheck);
  const what = named(missing);
  if (sale.price.lacks.length > 0) {
    const isPending = (['price', 'price.period', 'price.pack'] as const).some((role) => coach.pending.has(role));
    return [blocks.paragraph('no-table', isPending ? texts.unconfirmed : say(texts.noTable, { what }))];
  }
  const hasDirect = sale.left.lacks.length === 0;
  const hasBills = sale.billsOverYear.lacks.length === 0;
  // Months without sales are paid from those with them.
  const bills = sale.season.isWholeYear
    ? sale.billsOverYear.id
    : op('divide', op('multiply', sale.billsOverYear.id, 12), addMonthCount(ledger, sale.season));
  const rows = rowsOf(coach).map((count, at) => {
    const row = `row.${at + 1}`;
    const spec = { id: `${row}.sales`, label: say(texts.salesMonth), unit: 'count' } as const;
    const sales = ledger.convention(spec, count, say(texts.rowBasis));
    const times = op('multiply', sales.id, timesAMonth(sale));
    // In whole units, as the forecast: what stands in a row adds up.
    const money = (id: string, text: Text, formula: Expression): Term =>
      numberTerm(ledger, [`${row}.${id}`, 'money'], text, formula, wholeUnit(ledger));
    const paid = money('in', texts.moneyIn, op('multiply', times, sale.price.id));
    const left = hasDirect && money('left', texts.afterDirect, op('multiply', times, sale.left.id));
    const after = hasBills && money('after', texts.afterBills, op('subtract', (left || paid).id, bills));
    return [sales, paid, left, after].filter((term) => term !== false).map((term) => figure(term));
  });
  const columns = [texts.moneyIn, hasDirect && texts.afterDirect, hasBills && texts.afterBills];
  const unpaid = [!hasDirect && texts.lacksDirect, !hasBills && texts.lacksBills, texts.openTax, texts.openPay];
  return [
    blocks.paragraph('no-forecast', missing.length > 0 ? say(texts.noForecast, { what }) : texts.refusedForecast),
    blocks.table('volumes', {
      caption: texts.volumeTable,
      head: [salesName(sale), ...columns.filter((text) => text !== false)],
      rows,
      numeric: [0, 1, 2, 3],
    }),
    blocks.paragraph('for-unknown', say(texts.forUnknown, { what: named(unpaid.filter((text) => text !== false)) })),
  ];
}

/** Several texts in a row, each once. */
const named = (all: readonly Text[]): Value => listed([...new Set(all)].map(within));

const rootOf = (key: string): string =>
  (key.startsWith(againPrefix) ? key.slice(againPrefix.length) : key).split('/')[0]!;
