import { op, percentOf, ref } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import type { Check, Coach } from '../coach/coach.ts';
import type { Term } from '../reckoning/ledger.ts';
import type { NormalMonth } from '../reckoning/normal-month.ts';
import type { SaleLine } from '../reckoning/sale-line.ts';
import { overYear } from '../reckoning/season.ts';
import { choose, figure, say, within } from '../say/message.ts';
import { mentionsOf } from './looking.ts';
import { broughtBy, inMonth, leftOf, linesOf, seasonWord, settledMonth } from './month.ts';
import { moneyTerm, numberOf } from './terms.ts';

const texts = {
  share: /*i18n*/ { id: 'advisor.check.moves.term.share', message: 'How much worse, in the example' },
  shareBasis: /*i18n*/ {
    id: 'advisor.check.moves.term.share.basis',
    message: 'A round number to compare with; put in the one that you think of.',
  },
  price: /*i18n*/ { id: 'advisor.check.moves.price', message: 'Prices {share} lower' },
  sales: /*i18n*/ { id: 'advisor.check.moves.sales', message: '{share} fewer sales' },
  direct: /*i18n*/ { id: 'advisor.check.moves.direct', message: 'Each sale costs you {share} more' },
  bills: /*i18n*/ { id: 'advisor.check.moves.bills', message: 'Bills {share} higher' },
  termPrice: /*i18n*/ { id: 'advisor.check.moves.term.price', message: 'What lower prices take' },
  termSales: /*i18n*/ { id: 'advisor.check.moves.term.sales', message: 'What fewer sales take' },
  termDirect: /*i18n*/ {
    id: 'advisor.check.moves.term.direct',
    message: 'What dearer sales take',
  },
  termBills: /*i18n*/ { id: 'advisor.check.moves.term.bills', message: 'What higher bills take' },
  each: /*i18n*/ { id: 'advisor.check.moves.term.each', message: 'What one percent of it comes to' },
  rest: /*i18n*/ { id: 'advisor.check.moves.term.rest', message: 'What is left then' },
  found: /*i18n*/ {
    id: 'advisor.check.moves.found',
    message:
      '{what, select, both {Prices and the number of sales weigh most: each percent of either is {each} a month.} price {Prices weigh most: each percent of them is {each} a month.} sales {The number of sales weighs most: each percent of it is {each} a month.} direct {What the sales cost you weighs most: each percent of it is {each} a month.} other {The bills weigh most: each percent of them is {each} a month.}}',
  },
  caption: /*i18n*/ {
    id: 'advisor.check.moves.caption',
    message: '{season, select, part {What moves a month, on average over the year} other {What moves a normal month}}',
  },
  headIf: /*i18n*/ { id: 'advisor.check.moves.head.if', message: 'If it goes worse' },
  headLost: /*i18n*/ { id: 'advisor.check.moves.head.lost', message: 'Less a month' },
  headPay: /*i18n*/ { id: 'advisor.check.moves.head.pay', message: 'Left then, after your own pay' },
  headLeft: /*i18n*/ { id: 'advisor.check.moves.head.left', message: 'Left then, before your own pay' },
  before: /*i18n*/ { id: 'advisor.check.moves.term.before', message: 'Left of a month, on average over the year' },
};

/** What a tenth of price, sales, costs and bills does to a normal month, or in a season to one on average over the year: what to look after first. */
export const whatMovesIt: Check = {
  id: 'what-moves-it',
  section: 'revenue-streams',
  look(coach) {
    const { ledger, sale } = coach;
    const month = settledMonth(coach);
    if (!month) return null;
    const percent = { id: 'moves.share', label: say(texts.share), unit: 'percent' } as const;
    const share = ledger.convention(percent, 10, say(texts.shareBasis));
    // To the coin: what an example comes to.
    const rows = parts(coach, month)
      .map(({ part, text, of }) => ({
        part,
        of,
        lost: moneyTerm(ledger, `moves.${part}`, text, op('multiply', of, percentOf(share.id)), 1),
      }))
      .filter(({ lost }) => numberOf(lost) > 0)
      .toSorted((one, other) => numberOf(other.lost) - numberOf(one.lost));
    const [first, second] = rows;
    if (!first) return null;
    // Where a sale costs nothing a lower price takes as much as fewer sales.
    const isTie = first.part === 'price' && second?.part === 'sales' && numberOf(second.lost) === numberOf(first.lost);
    const before = leftBefore(coach, month);
    const each = moneyTerm(ledger, 'moves.each', texts.each, op('multiply', first.of, 0.01), 1);
    return {
      severity: 'tells',
      stake: 0,
      says: say(texts.found, { what: choose(isTie ? 'both' : first.part), each: figure(each) }),
      table: {
        caption: say(texts.caption, { season: seasonWord(sale) }),
        head: [say(texts.headIf), say(texts.headLost), say(month.afterPay ? texts.headPay : texts.headLeft)],
        rows: rows.map(({ part, lost }) => [
          within(say(texts[part], { share: figure(share) })),
          figure(lost),
          figure(moneyTerm(ledger, `moves.${part}.rest`, texts.rest, op('subtract', before.id, lost.id), 1)),
        ]),
      },
      restsOn: mentionsOf(sale.said),
    };
  },
};

/** What each part comes to in a normal month, or in one on average where not every month is one of sale. */
function parts({ ledger, sale }: Coach, month: NormalMonth) {
  const ofAll = (each: (line: SaleLine) => string | Expression): Expression =>
    overYear(ledger, sale.season, inMonth(linesOf(month), each));
  return [
    // Whoever keeps a share of a price, and the sales tax in it, bear their part of a lower one.
    { part: 'price', text: texts.termPrice, of: ofAll(broughtBy) },
    { part: 'sales', text: texts.termSales, of: ofAll(leftOf) },
    { part: 'direct', text: texts.termDirect, of: ofAll(({ direct }) => direct.id) },
    { part: 'bills', text: texts.termBills, of: ref(sale.billsOverYear.id) },
  ] as const;
}

/** What is left before anything goes worse; by the month also in a season: the result of a year is what a forecast says. */
function leftBefore({ ledger, sale }: Coach, { left, afterPay }: NormalMonth): Term {
  if (sale.season.isWholeYear) return afterPay ?? left;
  const earned = overYear(ledger, sale.season, op('add', left.id, sale.bills.id));
  const taken = op('add', sale.billsOverYear.id, afterPay ? sale.pay.id : 0);
  return moneyTerm(ledger, 'moves.before', texts.before, op('subtract', earned, taken));
}
