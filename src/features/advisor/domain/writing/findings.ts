import { op } from '#shared/formula-build.ts';
import type { Block } from '#shared/prose.ts';
import { salesFor } from '../checks/sales-needed.ts';
import { moneyTerm, numberOf, numberTerm } from '../checks/terms.ts';
import { type Coach, type FindingTable, isKnown } from '../coach/coach.ts';
import { guessRows } from '../coach/guesses.ts';
import { choiceOf } from '../coach/question.ts';
import type { Found } from '../coach/reckon.ts';
import { safeguardRows } from '../coach/safeguards.ts';
import type { SectionId } from '../plan.ts';
import { wholeUnit } from '../reckoning/forecast.ts';
import { mainPrices } from '../reckoning/one-sale.ts';
import { isShareOpen } from '../reckoning/open-share.ts';
import { timesAMonth } from '../reckoning/sale-line.ts';
import { choose, figure, type Message, monthName, say, within } from '../say/message.ts';
import { type Cell, richer } from './blocks.ts';
import { findNumber, type WritingInput } from './plan-input.ts';
import { sectionTexts as texts } from './section-texts.ts';
import { salesName } from './volume-table.ts';

/** How many findings the summary holds. */
const most = 3;

/** The findings that the summary says: the heaviest of those that every plan may read; what only tells a number, where nothing weighs more. */
function heaviestOf(findings: readonly Found[]): readonly Found[] {
  const open = findings.filter(({ isOpen }) => isOpen);
  const heavy = open.filter(({ severity }) => severity !== 'tells');
  return heavy.length > 0 ? heavy.slice(0, most) : open.slice(0, 1);
}

/** A finding and what to do about it. */
const sayFinding = ({ says, next }: Found): Message =>
  next ? say(texts.findingWithNext, { says: within(says), next: within(next) }) : says;

/**
 * The findings of a section, the heaviest first, each in one paragraph for everybody, unless the summary says it; the rows that show
 * it belong to a richer text.
 */
export const findingsOf = ({ blocks, findings }: WritingInput, section: SectionId): readonly Block[] =>
  findings
    .filter((found) => found.section === section)
    .flatMap((found) => {
      const { check, table = { caption: null, head: [], rows: [] } } = found;
      const says = heaviestOf(findings).includes(found) ? null : sayFinding(found);
      const rows = blocks.table(`finding-${check}-table`, { ...table, numeric: numericOf(table) });
      return [blocks.paragraph(`finding-${check}`, says), richer(2, rows)];
    });

/** Columns that hold nothing but figures. */
const numericOf = ({ head, rows }: Pick<FindingTable, 'head' | 'rows'>): readonly number[] =>
  [...head.keys()].slice(1).filter((column) => rows.every((row) => ['figure', 'counted'].includes(row[column]!.kind)));

/** The heaviest findings; without any, what is asked first. The verdict stands above all sections. */
export function executiveSummary(input: WritingInput): readonly Block[] {
  const { blocks, findings, questions } = input;
  const heaviest = heaviestOf(findings);
  if (heaviest.length > 0) return [blocks.list('heaviest', heaviest.map(sayFinding), true)];
  const first = questions.slice(0, most).map(({ asks }) => asks);
  if (first.length === 0) return [blocks.paragraph('before-bills', leftForBills(input))];
  return [blocks.paragraph('asked-first', texts.askedFirst), blocks.list('asked', first)];
}

/** What a month leaves while the bills are open; nothing where the sales are as well. */
function leftForBills({ coach }: WritingInput): Cell {
  const { ledger, sale } = coach;
  const { left, volume, pay } = sale;
  if (!isKnown(coach, left) || !isKnown(coach, volume) || !isAllSold(coach)) return null;
  const month = op('multiply', left.id, volume.id, timesAMonth(sale));
  const term = numberTerm(ledger, ['left.beforeBills', 'money'], texts.leftBefore, month, wholeUnit(ledger));
  const wish = pay.lacks.length === 0 ? { pay: choose('known'), wish: figure(pay) } : { pay: choose('open') };
  return say(texts.beforeBills, { left: figure(term), ...wish });
}

/**
 * Whether the main sale is all that is sold, or stands for all of it as an average: only then what holds of it holds of the business.
 * Extras, fees and goods are sold beside it.
 */
const isAllSold = ({ business, sale }: Coach): boolean =>
  sale.others.length === 0 &&
  (mainPrices(business).length < 2 || choiceOf(business.answers, 'main.price') === 'average');

/** How many have to be sold by the month in which the start is over; nothing where that is not known. */
export function watched({ coach, hasForecast }: WritingInput): Cell {
  const { ledger, sale, from, business } = coach;
  // Beside other offers it would be too many.
  if (!hasForecast || !sale.season.isWholeYear || !isAllSold(coach) || isShareOpen(business)) return null;
  const { billsOverYear: bills, pay } = sale;
  const withPay = () => moneyTerm(ledger, 'needed.need', texts.billsAndPay, op('add', bills.id, pay.id));
  const needed =
    pay.lacks.length === 0
      ? salesFor(coach, 'needed.wage', texts.salesForPay, withPay())
      : salesFor(coach, 'needed.bills', texts.salesForBills, bills);
  // Where more is needed than is expected, the summary says so.
  if (numberOf(needed) <= 0 || numberOf(needed) > numberOf(sale.volume)) return null;
  const month = monthName(from, Math.ceil(findNumber(coach, 'first.sale') + findNumber(coach, 'ramp.months')));
  const name = within(salesName(sale));
  return say(texts.watch, { month, name, needed: figure(needed) });
}

/** What a founder expects and has not seen: from where on it no longer pays, and how to see it first. */
export const guesses = ({ blocks, coach }: WritingInput): Block =>
  blocks.table('guesses', {
    caption: texts.guesses,
    head: [texts.guessed, texts.noLonger, texts.seeFirst],
    rows: guessRows(coach),
  });

/** What a founder ticked of what can go wrong in their business, each with what to settle beforehand. */
export const safeguards = ({ blocks, coach }: WritingInput): Block =>
  blocks.table('safeguards', {
    caption: texts.safeguards,
    head: [texts.holds, texts.settle],
    rows: safeguardRows(coach),
  });
