import { op } from '#shared/formula-build.ts';
import { toMinor } from '#shared/money.ts';
import { onlyAmountOf, type SaidAmount } from '../../business/business.ts';
import { type Check, type Coach, type Finding, type Outcome, once } from '../../coach/coach.ts';
import { minorOf } from '../../reckoning/said-terms.ts';
import { choose, figure, quoted, say } from '../../say/message.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { choosing, plainPrices, priceTerm, yearly } from './priced.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.check.budget.asks', message: 'Which of your prices do customers pay from “{budget}”?' },
  because: /*i18n*/ {
    id: 'advisor.check.budget.because',
    message: 'Where the money is meant for the same thing, your price can be compared with it.',
  },
  option: /*i18n*/ { id: 'advisor.check.budget.option', message: 'It is for this alone: “{words}”' },
  none: /*i18n*/ { id: 'advisor.check.budget.none', message: 'It has to pay for other things too' },
  low: /*i18n*/ { id: 'advisor.check.budget.term.low', message: 'What customers have for it, lower end' },
  high: /*i18n*/ { id: 'advisor.check.budget.term.high', message: 'What customers have for it, upper end' },
  over: /*i18n*/ { id: 'advisor.check.budget.term.over', message: 'Price above what customers have for it' },
  under: /*i18n*/ { id: 'advisor.check.budget.term.under', message: 'Price below what customers have for it' },
  share: /*i18n*/ { id: 'advisor.check.budget.term.share', message: 'Price as a share of what customers have for it' },
  above: /*i18n*/ {
    id: 'advisor.check.budget.found.above',
    message: '{price} is {over} above the upper end of what your customers have for it (“{budget}”).',
  },
  below: /*i18n*/ {
    id: 'advisor.check.budget.found.below',
    message: '{price} is {under} below the lower end of what your customers have for it (“{budget}”).',
  },
  inside: /*i18n*/ {
    id: 'advisor.check.budget.found.inside',
    message:
      '{price} lies {where, select, lower {in the lower third} middle {in the middle third} other {in the upper third}} of what your customers have for it (“{budget}”).',
  },
  part: /*i18n*/ {
    id: 'advisor.check.budget.found.part',
    message: '{price} is {share} of what your customers have for it (“{budget}”).',
  },
  nextAbove: /*i18n*/ {
    id: 'advisor.check.budget.next.above',
    message: 'Ask five of them what they paid for it the last time, and what they would leave out to pay less.',
  },
  nextBelow: /*i18n*/ {
    id: 'advisor.check.budget.next.below',
    message: 'Name a higher price to the next five who ask, and count how many still buy.',
  },
};

/** Where the own price lies in what customers have for the same thing. */
export const customerBudget: Check = {
  id: 'customer-budget',
  section: 'target-audience',
  look(coach) {
    const { business } = coach;
    const budget = onlyAmountOf(business, 'customer.budget');
    if (!budget || (minorOf(budget, business.currency) ?? 0) <= 0) return null;
    const prices = plainPrices(business, 'price', 'price.period', 'price.pack');
    const asking = {
      asks: say(texts.asks, { budget: quoted(budget) }),
      because: say(texts.because),
      option: texts.option,
      none: say(texts.none),
    };
    // A sum for a month is not compared with the price of one.
    const alike = prices.filter(({ every }) => every === budget.every);
    return choosing(coach, `budget.for/${budget.mention}`, asking, alike, (price) => find(coach, budget, price));
  },
};

function find(coach: Coach, budget: SaidAmount, said: SaidAmount): Outcome {
  const { ledger } = coach;
  const least = minorOf(budget, ledger.currency);
  if (least === undefined || ledger.currency === undefined) return null;
  const isRange = budget.toValue !== undefined;
  const most = isRange ? toMinor(budget.toValue, ledger.currency) : least;
  if (most < least) return null;
  const price = priceTerm(coach, said);
  const low = ledger.said({ id: 'budget.low', label: say(texts.low), unit: 'money' }, least, budget);
  const high = ledger.said({ id: 'budget.high', label: say(texts.high), unit: 'money' }, most, budget);
  const over = moneyTerm(ledger, 'budget.over', texts.over, op('max', 0, op('subtract', price.id, high.id)));
  const under = moneyTerm(ledger, 'budget.under', texts.under, op('max', 0, op('subtract', low.id, price.id)));
  const by = op('multiply', op('divide', price.id, high.id), 100);
  const share = numberTerm(ledger, ['budget.share', 'percent'], texts.share, by);
  const words = { price: figure(price), budget: quoted(budget) };
  const restsOn = [said.mention, budget.mention];
  return once([over, under, share], (): Finding => {
    const isOver = numberOf(over) > 0;
    // One number is what customers have on average, so some have more: it is no upper end.
    if (!isRange) {
      const says = say(texts.part, { ...words, share: figure(share) });
      const next = isOver ? { next: say(texts.nextAbove) } : {};
      return { severity: isOver ? 'costs' : 'tells', stake: yearly(coach, said, over), says, ...next, restsOn };
    }
    if (isOver)
      return {
        severity: 'costs',
        stake: yearly(coach, said, over),
        says: say(texts.above, { ...words, over: figure(over) }),
        next: say(texts.nextAbove),
        restsOn,
      };
    if (numberOf(under) > 0)
      return {
        severity: 'costs',
        stake: yearly(coach, said, under),
        says: say(texts.below, { ...words, under: figure(under) }),
        next: say(texts.nextBelow),
        restsOn,
      };
    const place = (numberOf(price) - least) / (most - least);
    const where = choose(place < 1 / 3 ? 'lower' : place < 2 / 3 ? 'middle' : 'upper');
    return { severity: 'tells', stake: 0, says: say(texts.inside, { ...words, where }), restsOn };
  });
}
