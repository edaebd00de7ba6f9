import { op } from '#shared/formula-build.ts';
import { amountsOf, type Business, onlyAmountOf, type SaidAmount } from '../business/business.ts';
import { choiceOf, type Question } from '../coach/question.ts';
import { say } from '../say/message.ts';
import { addBills } from './bills.ts';
import type { Ledger, Term } from './ledger.ts';
import { addMargin } from './margin-line.ts';
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
  const chosen = choiceOf(business.answers, mainPrice.key);
  const said = isOnly ? prices[0] : prices.find(({ mention }) => mention === chosen);
  const isAverage = !isOnly && chosen === 'average';
  const choice =
    isOnly || said || isAverage ? undefined : mainPrice.question(prices, (price) => nameOf(business, price));
  const line = addLine(ledger, business, { said, prefix: '', choice, isAverage, isOnly: isOnly || isAverage });
  // With several main prices of which none was chosen nobody knows yet what an extra comes on top of.
  const beside = [
    ...(said && !isOnly ? prices.filter((price) => price !== said) : []),
    ...(said || isAverage ? extraPrices(business) : []),
  ];
  const others = [
    ...beside.map((price, at) => addLine(ledger, business, { said: price, prefix: `sale.${at + 2}.`, isOnly: false })),
    ...(said || isAverage ? marginsOf(business).map((share, at) => addMargin(ledger, share, `margin.${at + 1}.`)) : []),
  ];
  const season = seasonOf(business);
  if (said?.every === undefined)
    ledger.formula(
      { id: 'volume.year', label: say(texts.volumeYear), unit: 'count' },
      overYear(ledger, season, op('multiply', line.volume.id, 12)),
    );
  return { ...line, choice, others, season, ...addBills(ledger, business, season), pay: addPay(ledger, business) };
}

/** The prices of extras, and of what a customer pays once: sold beside the main thing. */
const extraPrices = (business: Business): readonly SaidAmount[] =>
  amountsOf(business, 'price.addon', 'price.entry').filter(({ form }) => form.kind === 'money');

/** Margins and markups: goods and material that customers pay on top. */
const marginsOf = (business: Business): readonly SaidAmount[] => amountsOf(business, 'share.margin');

/** The prices of things that are sold again and again: not of extras, and nothing that is paid once or given back. */
export const mainPrices = (business: Business): readonly SaidAmount[] =>
  amountsOf(business, 'price', 'price.period', 'price.pack').filter(({ form }) => form.kind === 'money');

function addPay(ledger: Ledger, business: Business): Term {
  const spec = { id: 'pay', label: say(texts.pay), unit: 'money' } as const;
  const said = onlyAmountOf(business, 'pay.own');
  if (said?.every !== undefined && said.every !== 'minute' && said.every !== 'hour' && said.toValue === undefined) {
    const wish = saidMoney(ledger, { id: 'pay.said', label: say(texts.paySaid) }, said);
    if (wish) return ledger.formula(spec, op('multiply', wish.id, perMonth[said.every]), 'minor');
  }
  return ledger.asked(spec, monthQuestions.pay);
}
