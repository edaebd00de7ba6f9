import { op, ref, total } from '#shared/formula-build.ts';
import { amountsOf, type Business } from '../business/business.ts';
import { askFor, isUnknown, type Question } from '../coach/question.ts';
import { figure, quoted, say } from '../say/message.ts';
import { again, wrongParts } from './asked-again.ts';
import type { Ledger, Term } from './ledger.ts';
import { perMonth, saidMoney } from './said-terms.ts';
import { monthQuestions } from './sale-questions.ts';
import { saleTexts as texts } from './sale-texts.ts';
import { addMonthCount, type Season } from './season.ts';

/** What is paid every month whatever is sold. */
interface Bills {
  /** In a month of sale. */
  readonly bills: Term;
  /** On average over the year. */
  readonly billsOverYear: Term;
}

/** Puts the bills into the ledger: of a month of sale, and on average where there are months without sales. */
export function addBills(ledger: Ledger, business: Business, season: Season): Bills {
  const bills = addMonthly(ledger, business);
  const closed = addClosed(ledger, business, { bills, season });
  if (!closed) return { bills, billsOverYear: bills };
  const count = addMonthCount(ledger, season);
  const all = op('add', op('multiply', bills.id, count), op('multiply', closed.id, op('subtract', 12, count)));
  const spec = { id: 'bills.average', label: say(texts.billsAverage), unit: 'money' } as const;
  // Rounded where it is shown: what is reckoned from it is rounded once.
  return { bills, billsOverYear: ledger.formula(spec, op('divide', all, 12)) };
}

/** With more months of sale than this the others are a holiday, and the bills go on. */
const mostOpenMonths = 9;

/**
 * What is paid in a month without sales, as 'bills.closed': asked; all of the bills where nobody knows. Undefined where there is no
 * such month, and no bill that could stop.
 */
function addClosed(
  ledger: Ledger,
  { answers }: Business,
  { bills, season }: { readonly bills: Term; readonly season: Season },
): Term | undefined {
  const isAlways = season.isWholeYear || season.lacks.length > 0 || season.months.length > mostOpenMonths;
  if (isAlways || bills.lacks.length > 0 || bills.value === 0) return undefined;
  const spec = { id: 'bills.closed', label: say(texts.billsClosed), unit: 'money' } as const;
  const question = closedQuestion(bills);
  return isUnknown(answers, question.key) ? ledger.formula(spec, ref(bills.id)) : ledger.asked(spec, question);
}

const closedQuestion = (bills: Term): Question =>
  askFor(
    'bills.closed',
    { asks: say(texts.closedAsks, { bills: figure(bills) }), because: say(texts.closedBecause) },
    { unit: 'money', per: 'month', min: 0, max: 100_000_000_000 },
  );

/**
 * What was said of the month, each line by itself, with what else there is, which is asked. A range, what is paid by the hour, the day or
 * the week (for how many, and in how many weeks?) and what names no time comes to nobody knows how much: that is asked as well.
 */
function addMonthly(ledger: Ledger, business: Business): Term {
  const spec = { id: 'bills', label: say(texts.bills), unit: 'money' } as const;
  if (wrongParts(business.answers).has('bills')) return ledger.asked(spec, again(monthQuestions.bills));
  const costs = amountsOf(business, 'cost.period');
  const lines = costs.map((cost, at): Term => {
    const id = `bills.${at + 1}`;
    const month = { id, label: say(texts.billMonth, { words: quoted(cost) }), unit: 'money' } as const;
    const { every, toValue } = cost;
    const isRegular = (every === 'month' || every === 'year') && toValue === undefined;
    const said = isRegular
      ? saidMoney(ledger, { id: `${id}.said`, label: say(texts.bill, { words: quoted(cost) }) }, cost)
      : undefined;
    return said && isRegular
      ? ledger.formula(month, op('multiply', said.id, perMonth[every]), 'minor')
      : ledger.asked(month, monthQuestions.bill(cost));
  });
  if (lines.length === 0) return ledger.asked(spec, monthQuestions.bills);
  // Whoever names some of their bills has seldom named all of them.
  const other = ledger.asked(
    { id: 'bills.other', label: say(texts.otherBills), unit: 'money' },
    monthQuestions.otherBills(costs),
  );
  return ledger.formula(spec, total([...lines, other].map(({ id }) => id)));
}
