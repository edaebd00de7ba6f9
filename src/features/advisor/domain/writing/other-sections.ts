import { op } from '#shared/formula-build.ts';
import type { Block } from '#shared/prose.ts';
import { salesFor } from '../checks/sales-needed.ts';
import { moneyTerm, numberOf } from '../checks/terms.ts';
import { type Coach, isKnown } from '../coach/coach.ts';
import { choiceOf } from '../coach/question.ts';
import { safeguardRows } from '../coach/safeguards.ts';
import { wholeUnit } from '../reckoning/forecast.ts';
import { mainPrices } from '../reckoning/one-sale.ts';
import { isShareOpen } from '../reckoning/open-share.ts';
import { timesAMonth } from '../reckoning/sale-line.ts';
import { choose, figure, monthName, quoted, say, within } from '../say/message.ts';
import { findingsOf, sayFinding } from './findings.ts';
import type { Found, WritingInput } from './plan-input.ts';
import { sectionTexts as texts } from './section-texts.ts';
import { salesName } from './volume-table.ts';

/** How many findings the summary holds, and how many risks stand in their table. */
const most = 3;
/** The findings that the summary says: the heaviest of those that every plan may read; what only tells a number, where nothing weighs more. */
export function heaviestOf(findings: readonly Found[]): readonly Found[] {
  const open = findings.filter(({ isOpen }) => isOpen);
  const heavy = open.filter(({ severity }) => severity !== 'tells');
  return heavy.length > 0 ? heavy.slice(0, most) : open.slice(0, 1);
}

/** The heaviest findings; without any, what is asked first. The verdict stands above all sections. */
export function executiveSummary(input: WritingInput): readonly Block[] {
  const { blocks, heaviest, questions } = input;
  if (heaviest.length > 0) return [blocks.list('heaviest', heaviest.map(sayFinding), true)];
  const first = questions.slice(0, most).map(({ asks }) => asks);
  if (first.length === 0) return leftForBills(input);
  return [blocks.paragraph('asked-first', say(texts.askedFirst)), blocks.list('asked', first)];
}

/** What a month leaves while the bills are open; nothing where the sales are as well. */
function leftForBills({ blocks, coach }: WritingInput): readonly Block[] {
  const { ledger, sale } = coach;
  const { left, volume, pay } = sale;
  if (!isKnown(coach, left) || !isKnown(coach, volume) || !isAllSold(coach)) return [];
  const month = op('multiply', left.id, volume.id, timesAMonth(sale));
  const spec = { id: 'left.beforeBills', label: say(texts.leftBefore), unit: 'money' } as const;
  const term = ledger.find(spec.id) ?? ledger.formula(spec, month, wholeUnit(ledger));
  const wish = pay.lacks.length === 0 ? { pay: choose('known'), wish: figure(pay) } : { pay: choose('open') };
  return [blocks.paragraph('before-bills', say(texts.beforeBills, { left: figure(term), ...wish }))];
}

/**
 * Whether the main sale is all that is sold, or stands for all of it as an average: only then what holds of it holds of the business.
 * Extras, fees and goods are sold beside it.
 */
const isAllSold = ({ business, sale }: Coach): boolean =>
  sale.others.length === 0 &&
  (mainPrices(business).length < 2 || choiceOf(business.answers, 'main.price') === 'average');

/** What may change: what dates and seasons mean for the numbers, and by what a change would be seen early. */
export const trendAnalysis = (input: WritingInput): readonly Block[] => [
  ...findingsOf(input, 'trend-analysis'),
  ...watched(input),
  ...safeguards(input),
];

/** What a founder ticked of what can go wrong in their business, each with what to settle beforehand. */
function safeguards({ blocks, coach }: WritingInput): readonly Block[] {
  const rows = safeguardRows(coach);
  if (rows.length === 0) return [];
  const head = [say(texts.holds), say(texts.settle)];
  return [blocks.table('safeguards', { caption: say(texts.safeguards), head, rows })];
}

/** How many have to be sold by the month in which the start is over; nothing where that is not known. */
function watched({ blocks, coach, hasForecast }: WritingInput): readonly Block[] {
  const { ledger, sale, from } = coach;
  const known = (id: string) => [ledger.find(id)].filter((term) => term?.lacks.length === 0)[0];
  const ramp = known('ramp.months');
  // Beside other offers it would be too many.
  if (!hasForecast || !ramp || !sale.season.isWholeYear || !isAllSold(coach) || isShareOpen(coach.business)) return [];
  const { billsOverYear: bills, pay } = sale;
  const withPay = () => moneyTerm(ledger, 'needed.need', texts.billsAndPay, op('add', bills.id, pay.id));
  const needed =
    pay.lacks.length === 0
      ? salesFor(coach, 'needed.wage', texts.salesForPay, withPay())
      : salesFor(coach, 'needed.bills', texts.salesForBills, bills);
  // Where more is needed than is expected, the summary says so.
  if (numberOf(needed) <= 0 || numberOf(needed) > numberOf(sale.volume)) return [];
  const before = known('first.sale');
  const month = monthName(from, Math.ceil((before ? numberOf(before) : 0) + numberOf(ramp)));
  const name = say(salesName(sale));
  return [blocks.paragraph('watch', say(texts.watch, { month, name: within(name), needed: figure(needed) }))];
}

/** Up to three risks, each with the words it rests on and what it costs. */
export function risks({ blocks, coach, findings }: WritingInput): readonly Block[] {
  const said = [...coach.business.words, ...coach.business.amounts];
  const rows = findings.flatMap(({ risk, restsOn }) => {
    const words = said.find(({ mention }) => mention === restsOn[0]);
    if (!risk || !words || risk.cost.lacks.length > 0) return [];
    const whole = { ...words, quote: words.sentence ?? words.clause ?? words.quote };
    return [[quoted(whole), risk.sign, risk.answer, figure(risk.cost)]];
  });
  if (rows.length === 0) return [];
  return [
    blocks.table('risks', {
      caption: say(texts.risks),
      head: [say(texts.words), say(texts.sign), say(texts.answer), say(texts.cost)],
      rows: rows.slice(0, most),
      numeric: [3],
    }),
  ];
}
