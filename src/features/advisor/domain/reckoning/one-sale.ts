import { op, total } from '#shared/formula-build.ts';
import { amountsOf, type Business, onlyAmountOf, type SaidAmount } from '../business/business.ts';
import { choiceOf, type Question } from '../coach/question.ts';
import { quoted, say } from '../say/message.ts';
import type { Ledger, Term } from './ledger.ts';
import { perMonth, saidMoney } from './said-terms.ts';
import { addLine, nameOf, type SaleLine } from './sale-line.ts';
import { mainPrice, monthQuestions } from './sale-questions.ts';
import { saleTexts as texts } from './sale-texts.ts';
import { overYear, type Season, seasonOf } from './season.ts';

/** What one sale of the main thing brings and leaves, what is sold beside it, and what a month costs. */
export interface OneSale extends SaleLine {
  /** Asked where several prices were said and nobody chose the main one. */
  readonly choice: Question | undefined;
  /** What is sold beside the main thing, in the order in which it was said. */
  readonly others: readonly SaleLine[];
  /** When in the year it is sold. */
  readonly season: Season;
  /** What is paid every month whatever is sold. */
  readonly bills: Term;
  /** What the founder wants to earn a month. */
  readonly pay: Term;
}

/** Puts what is sold and what a month costs into the ledger. Every term is there; what nobody said is open and asks. */
export function addOneSale(ledger: Ledger, business: Business): OneSale {
  const prices = mainPrices(business);
  const isOnly = prices.length < 2;
  const chosen = choiceOf(business.answers, mainPrice.key);
  const said = isOnly ? prices[0] : prices.find(({ mention }) => mention === chosen);
  const isAverage = !isOnly && chosen === 'average';
  const choice =
    isOnly || said || isAverage ? undefined : mainPrice.question(prices, (price) => nameOf(business, price));
  const line = addLine(ledger, business, { said, prefix: '', choice, isAverage, isOnly: isOnly || isAverage });
  const others =
    said && !isOnly
      ? prices
          .filter((price) => price !== said)
          .map((price, at) => addLine(ledger, business, { said: price, prefix: `sale.${at + 2}.`, isOnly: false }))
      : [];
  const season = seasonOf(business);
  if (said?.every === undefined)
    ledger.formula(
      { id: 'volume.year', label: say(texts.volumeYear), unit: 'count' },
      overYear(ledger, season, op('multiply', line.volume.id, 12)),
    );
  ledger.formula(
    { id: 'work.hours', label: say(texts.work), unit: 'hours' },
    op('multiply', line.volume.id, line.hours.id),
  );
  return { ...line, choice, others, season, bills: addBills(ledger, business), pay: addPay(ledger, business) };
}

/** The prices of things that are sold again and again: not of extras, and nothing that is paid once or given back. */
export const mainPrices = (business: Business): readonly SaidAmount[] =>
  amountsOf(business, 'price', 'price.period', 'price.pack').filter(({ form }) => form.kind === 'money');

/**
 * What was said of the month, each line by itself, with what else there is, which is asked. A range, what is paid by the hour, the day or
 * the week (for how many, and in how many weeks?) and what names no time comes to nobody knows how much: that is asked as well.
 */
function addBills(ledger: Ledger, business: Business): Term {
  const spec = { id: 'bills', label: say(texts.bills), unit: 'money' } as const;
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

function addPay(ledger: Ledger, business: Business): Term {
  const spec = { id: 'pay', label: say(texts.pay), unit: 'money' } as const;
  const said = onlyAmountOf(business, 'pay.own');
  if (said?.every !== undefined && said.every !== 'minute' && said.every !== 'hour' && said.toValue === undefined) {
    const wish = saidMoney(ledger, { id: 'pay.said', label: say(texts.paySaid) }, said);
    if (wish) return ledger.formula(spec, op('multiply', wish.id, perMonth[said.every]), 'minor');
  }
  return ledger.asked(spec, monthQuestions.pay);
}
