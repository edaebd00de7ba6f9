import { op, ref, total } from '#shared/formula-build.ts';
import { amountsOf, type Business, onlyAmountOf, type SaidAmount } from '../business/business.ts';
import { askFor, choiceOf, isUnknown, mostMoney, type Question } from '../coach/question.ts';
import { figure, quoted, quoteOf, say } from '../say/message.ts';
import { again as askedAgain, wrongParts } from './asked-again.ts';
import type { Ledger, Term } from './ledger.ts';
import { isPaidOn, perMonth, saidMoney } from './said-terms.ts';
import { addLine, pricesOf, type SaleLine } from './sale-line.ts';
import { mainPrice, mainPriceKey, monthQuestions } from './sale-questions.ts';
import { saleTexts as texts } from './sale-texts.ts';
import { addMonthCount, overYear, type Season, seasonOf } from './season.ts';

/** What one sale of the main thing brings and leaves, what is sold beside it, and what a month costs. */
export interface OneSale extends SaleLine {
  /** Asked where several prices were said and nobody chose the main one. */
  readonly choice: Question | undefined;
  /** What is sold beside the main thing, in the order in which it was said. */
  readonly others: readonly SaleLine[];
  /** When in the year it is sold. */
  readonly season: Season;
  /** What is paid in a month of sale whatever is sold. */
  readonly bills: Term;
  /** The same on average over the year: where it is not sold all year round, less may be paid in the other months. */
  readonly billsOverYear: Term;
  /** What the founder wants to earn a month. */
  readonly pay: Term;
}

/** Puts what is sold and what a month costs into the ledger. Every term is there; what nobody said is open and asks. */
export function addOneSale(ledger: Ledger, business: Business): OneSale {
  const prices = mainPrices(business);
  const isOnly = prices.length < 2;
  const chosen = choiceOf(business.answers, mainPriceKey);
  const said = isOnly ? prices[0] : prices.find(({ mention }) => mention === chosen);
  const isAverage = !isOnly && chosen === 'average';
  // With several main prices of which none was chosen nobody knows yet what an extra comes on top of.
  const isOpen = !said && !isAverage;
  const choice = isOnly || !isOpen ? undefined : mainPrice(business, prices);
  const isAlone = isOnly || isAverage;
  const line = addLine({ ledger, business, said, prefix: '', instead: choice, isAverage, isOnly: isAlone });
  // An average is one of what is paid at one time: what is paid again and again stands by itself.
  const again = prices.filter(({ every }) => isPaidOn(every));
  const beside = said ? prices.filter((price) => price !== said) : again.length < prices.length ? again : [];
  const others = isOpen ? [] : addOthers(ledger, business, beside);
  const season = seasonOf(business);
  if (said?.every === undefined) {
    const year = overYear(ledger, season, op('multiply', line.volume.id, 12));
    ledger.formula({ id: 'volume.year', label: say(texts.volumeYear), unit: 'count' }, year);
  }
  return {
    ...line,
    choice,
    others,
    season,
    ...addBills(ledger, business, season),
    pay: addPay(ledger, business, season),
  };
}

/** The prices of things that are sold again and again: not of extras, and nothing that is paid once or given back. */
export const mainPrices = (business: Business): readonly SaidAmount[] =>
  pricesOf(business, 'price', 'price.period', 'price.pack');

/** What is sold beside the main thing: at these prices, extras, what a customer pays once, and goods and material with a margin. */
function addOthers(ledger: Ledger, business: Business, prices: readonly SaidAmount[]): readonly SaleLine[] {
  const priced = [...prices, ...pricesOf(business, 'price.addon', 'price.entry')];
  return [
    ...priced.map((said, at) => addLine({ ledger, business, said, prefix: `sale.${at + 2}.`, isOnly: false })),
    ...amountsOf(business, 'share.margin').map((share, at) => addMargin(ledger, share, `margin.${at + 1}.`)),
  ];
}

/**
 * What goods and material leave that customers pay on top, of which a founder named the margin: asked by the month, as nobody said on
 * how much it is earned. One such month is one sale that costs nothing more.
 */
function addMargin(ledger: Ledger, said: SaidAmount, prefix: string): SaleLine {
  const words = quoted(said);
  const question = askFor(
    `margin/${said.mention}`,
    { asks: say(texts.marginAsks, { words }), because: texts.marginBecause },
    { unit: 'money', per: 'month', min: 0, max: mostMoney },
  );
  const label = say(texts.margin, { words });
  const price = ledger.asked({ id: `${prefix}price`, label, unit: 'money' }, question);
  return {
    said,
    name: quoteOf(said),
    isMonthly: true,
    price,
    direct: ledger.formula({ id: `${prefix}direct`, label: say(texts.direct), unit: 'money' }, 0),
    times: 1,
    left: ledger.formula({ id: `${prefix}left`, label, unit: 'money' }, ref(price.id)),
    volume: ledger.formula({ id: `${prefix}volume`, label: say(texts.volume), unit: 'count' }, 1),
  };
}

/** With more months of sale than this the others are a holiday, and the bills go on. */
const mostOpenMonths = 9;

/** The bills of a month of sale, and on average where there are months without sales: what is paid then is asked; all of them where nobody knows. */
function addBills(ledger: Ledger, business: Business, season: Season): Pick<OneSale, 'bills' | 'billsOverYear'> {
  const bills = addMonthly(ledger, business);
  if (season.months.length > mostOpenMonths || bills.lacks.length > 0 || bills.value === 0)
    return { bills, billsOverYear: bills };
  const question = askFor(
    'bills.closed',
    { asks: say(texts.closedAsks, { bills: figure(bills) }), because: texts.closedBecause },
    { unit: 'money', per: 'month', min: 0, max: mostMoney },
  );
  const spec = { id: 'bills.closed', label: say(texts.billsClosed), unit: 'money' } as const;
  const isAll = isUnknown(business.answers, question.key);
  const closed = isAll ? ledger.formula(spec, ref(bills.id)) : ledger.asked(spec, question);
  const count = addMonthCount(ledger, season);
  const all = op('add', op('multiply', bills.id, count), op('multiply', closed.id, op('subtract', 12, count)));
  const average = { id: 'bills.average', label: say(texts.billsAverage), unit: 'money' } as const;
  // Rounded where it is shown: what is reckoned from it is rounded once.
  return { bills, billsOverYear: ledger.formula(average, op('divide', all, 12)) };
}

/**
 * What was said of the month, each line by itself, with what else there is, which is asked. A range, what is paid by the hour, the day or
 * the week (for how many, and in how many weeks?) and what names no time comes to nobody knows how much: that is asked as well.
 */
function addMonthly(ledger: Ledger, business: Business): Term {
  const spec = { id: 'bills', label: say(texts.bills), unit: 'money' } as const;
  if (wrongParts(business.answers).has('bills')) return ledger.asked(spec, askedAgain(monthQuestions.bills));
  const costs = amountsOf(business, 'cost.period');
  if (costs.length === 0) return ledger.asked(spec, monthQuestions.bills);
  const lines = costs.map((cost, at) => {
    const id = `bills.${at + 1}`;
    const words = quoted(cost);
    const month = { id, label: say(texts.billMonth, { words }), unit: 'money' } as const;
    const times = cost.every === 'month' || cost.every === 'year' ? perMonth[cost.every] : undefined;
    const isPlain = times !== undefined && cost.toValue === undefined;
    const said = isPlain ? saidMoney(ledger, { id: `${id}.said`, label: say(texts.bill, { words }) }, cost) : undefined;
    return said && times
      ? ledger.formula(month, op('multiply', said.id, times), 'minor')
      : ledger.asked(month, monthQuestions.bill(cost));
  });
  // Whoever names some of their bills has seldom named all of them.
  const otherBills = { id: 'bills.other', label: say(texts.otherBills), unit: 'money' } as const;
  const other = ledger.asked(otherBills, monthQuestions.otherBills(costs));
  return ledger.formula(spec, total([...lines, other].map(({ id }) => id)));
}

function addPay(ledger: Ledger, business: Business, season: Season): Term {
  const spec = { id: 'pay', label: say(texts.pay), unit: 'money' } as const;
  const said = onlyAmountOf(business, 'pay.own');
  if (said?.every !== undefined && said.every !== 'minute' && said.every !== 'hour' && said.toValue === undefined) {
    const wish = saidMoney(ledger, { id: 'pay.said', label: say(texts.paySaid) }, said);
    if (wish) return ledger.formula(spec, op('multiply', wish.id, perMonth[said.every]), 'minor');
  }
  if (season.isWholeYear || business.answers.has('pay')) return ledger.asked(spec, monthQuestions.pay);
  const year = ledger.asked({ id: 'pay.year', label: say(texts.payYear), unit: 'money' }, monthQuestions.payOfYear);
  return ledger.formula(spec, op('divide', year.id, 12), 'minor');
}
