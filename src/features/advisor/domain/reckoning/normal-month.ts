import { type Argument, op, total } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import type { Business } from '../business/business.ts';
import { numberOf } from '../checks/terms.ts';
import { chooseFrom, type Question } from '../coach/question.ts';
import { choose, counted, figure, listed, type Message, say, type Text, within } from '../say/message.ts';
import { monthKey } from './asked-again.ts';
import type { Ledger, Term } from './ledger.ts';
import { normalMonthTexts as texts, whatIsWrong } from './normal-month-texts.ts';
import type { OneSale } from './one-sale.ts';
import { isCounted, type SaleLine } from './sale-line.ts';
import { salesTaxTexts as taxTexts } from './sales-tax-texts.ts';

/** A month of sale once the start is behind the business. */
export interface NormalMonth {
  readonly lines: readonly { readonly line: SaleLine; readonly paid: Term }[];
  /** What goes into these sales, and what others keep of them. */
  readonly spent: Term;
  /** The sales tax in what these sales bring; undefined where none is in the prices. */
  readonly tax: Term | undefined;
  /** After the bills; income tax and the own pay have still to be paid from it. */
  readonly left: Term;
  /** After the own pay as well; undefined where that is not known. */
  readonly afterPay: Term | undefined;
}

/** Puts the month into the ledger, of all that is sold and can be counted; undefined while price, cost, sales or bills are open. */
export function addNormalMonth(ledger: Ledger, sale: OneSale): NormalMonth | undefined {
  const { bills, pay, others } = sale;
  if (!isCounted(sale) || bills.lacks.length > 0 || ledger.currency === undefined) return undefined;
  const money = (id: string, label: Text, formula: Expression): Term =>
    // To the coin, so that what stands in a column adds up.
    ledger.find(id) ?? ledger.formula({ id, label: say(label), unit: 'money' }, formula, 1);
  // What brings nothing is no line of a month.
  const brings = ({ volume, price }: SaleLine): boolean => numberOf(volume) * numberOf(price) !== 0;
  const sold = [sale, ...others.filter((line) => isCounted(line) && brings(line))];
  const ofLine = ({ times, volume }: SaleLine, each: Argument): Expression =>
    op('multiply', times === 1 ? volume.id : op('multiply', volume.id, times), each);
  const lines = sold.map((line, at) => ({
    line,
    paid: money(`month.${at + 1}.in`, texts.paid, ofLine(line, line.price.id)),
  }));
  const ofAll = (each: (line: SaleLine) => Argument): Expression =>
    op('add', 0, ...sold.map((line) => ofLine(line, each(line))));
  const costs = ofAll(({ direct, commission }) => op('add', direct.id, commission?.id ?? 0));
  const spent = money('month.out', texts.spent, costs);
  const taxes = ofAll(({ tax }) => tax?.id ?? 0);
  const tax = sale.tax && money('month.tax', taxTexts.month, taxes);
  const paid = total(lines.map((one) => one.paid.id));
  const left = money('month.left', texts.left, op('subtract', paid, spent.id, tax?.id ?? 0, bills.id));
  const hasPay = pay.lacks.length === 0;
  const afterPay = hasPay ? money('month.afterPay', texts.afterPay, op('subtract', left.id, pay.id)) : undefined;
  return { lines, spent, tax, left, afterPay };
}

/** A clause up to this length stands for a price that nobody gave a name. */
const longestName = 50;

/** "45 visits at £36": what is sold of a line in a month. */
export function soldOf({ said, volume, price, unit, name, isMonthly }: SaleLine): Message {
  if (isMonthly && name) return say(texts.goods, { name: { kind: 'quote', quote: name } });
  const every = said?.every;
  const shown = { count: choose(numberOf(volume)), shown: figure(volume), price: figure(price) };
  if (every === 'hour' || every === 'minute') return say(texts.hours, shown);
  if (every === 'day') return say(texts.days, shown);
  if (every !== undefined) return say(texts.customers, { ...shown, every: choose(every) });
  // Without a name of its own a thing is called by its price.
  const isPrice = name?.text === said?.quote;
  const clause = said?.clause && said.clause.length <= longestName ? said.clause : undefined;
  if (unit || !name || (isPrice && !clause))
    return say(texts.pieces, { sales: counted(volume, unit), price: figure(price) });
  const text = (isPrice && clause) || name.text;
  return say(isPrice ? texts.priced : texts.named, { ...shown, name: { kind: 'quote', quote: { ...name, text } } });
}

/**
 * Reads a month back to its founder and asks whether it is one: what was misread shows here before it runs through three years. Asked
 * again once a number of it has changed; undefined while the month, or the wish for an own pay, is open.
 */
export function monthQuestion(ledger: Ledger, { answers }: Business, sale: OneSale): Question | undefined {
  const month = addNormalMonth(ledger, sale);
  if (!month || sale.pay.lacks.some(({ key }) => !answers.has(key))) return undefined;
  const { lines, spent, tax, left, afterPay } = month;
  const spec = { id: 'month.gone', label: say(taxTexts.gone), unit: 'money' } as const;
  const gone = tax ? (ledger.find(spec.id) ?? ledger.formula(spec, op('add', spent.id, tax.id), 'minor')) : spent;
  const numbers = [...lines.flatMap(({ line }) => [line.volume, line.price]), gone, sale.bills, afterPay];
  const items = lines.map(({ line, paid }) =>
    within(say(texts.bring, { sold: within(soldOf(line)), paid: figure(paid) })),
  );
  const values = {
    lines: listed(items),
    spent: figure(gone),
    bills: figure(sale.bills),
    left: figure(left),
    season: choose(sale.season.isWholeYear ? 'whole' : 'part'),
  };
  return chooseFrom(`${monthKey}/${signOf(numbers.filter((one) => one !== undefined))}`, {
    asks: say(texts.asks, values),
    because: texts.because,
    options: whatIsWrong,
  });
}

/** A short sign of these numbers (FNV-1a): another one as soon as one of them is another. */
export function signOf(numbers: readonly Term[]): string {
  const text = numbers.map(({ value }) => String(value)).join(' ');
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193) >>> 0;
  return hash.toString(36);
}
