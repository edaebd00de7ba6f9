import { op } from '#shared/formula-build.ts';
import { amountsOf, wordsOf } from '../business/business.ts';
import { exactTerm, numberOf, numberTerm } from '../checks/terms.ts';
import { type GatedCoach, isKnown } from '../coach/coach.ts';
import { safeguardRows } from '../coach/safeguards.ts';
import type { SectionId } from '../plan.ts';
import { type Case, inCase } from '../reckoning/forecast.ts';
import { addMonthCount } from '../reckoning/season.ts';
import { figure, type Message, monthName, say, type Text, type Value } from '../say/message.ts';
import { findNumber, sells, type WritingInput } from './plan-input.ts';
import { sectionTexts as texts } from './section-texts.ts';

type Lead = (input: WritingInput) => Text | Message | undefined;

/** What a section says that would have tables alone, or nothing; undefined where nothing follows from what is known. */
export const leads: Readonly<Partial<Record<SectionId, Lead>>> = {
  'market-analysis': ({ coach }) => {
    if (sells(coach)) return texts.marketBuyers;
    if (amountsOf(coach.business, 'customers.possible').length > 0) return texts.marketNames;
    return coach.pending.has('customers.possible') ? undefined : texts.marketOpen;
  },
  'target-audience': ({ coach }) => {
    if (sells(coach)) return texts.askBuyers;
    if (wordsOf(coach.business, 'decider').length > 0) return texts.askDeciders;
    if (wordsOf(coach.business, 'payer').length > 0) return texts.askPayers;
    return coach.pending.has('payer') ? undefined : texts.whoPays;
  },
  'revenue-streams': ({ coach }) => {
    const { left, price } = coach.sale;
    if (!isKnown(coach, left) || !isKnown(coach, price)) return undefined;
    // Where nothing is left the verdict says so.
    if (numberOf(price) <= 0 || numberOf(left) <= 0) return undefined;
    const by = op('multiply', op('divide', left.id, price.id), 100);
    const share = numberTerm(coach.ledger, ['left.share', 'percent'], texts.shareTerm, by);
    return say(texts.shareLeft, { price: figure(price), share: figure(share) });
  },
  'competitor-analysis': ({ coach }) =>
    amountsOf(coach.business, 'rival.price').length > 0 ? texts.allPriced : texts.askPrices,
  'trend-analysis': ({ coach, hasForecast }) => {
    const { ledger, sale } = coach;
    const isSettled = safeguardRows(coach).length > 0;
    // A month of holidays is no season, nor are months here and there.
    const { months, lacks } = sale.season;
    const seasons = months.filter((month) => !months.includes((month % 12) + 1)).length;
    if (lacks.length > 0 || months.length > 12 - leastClosed || seasons > 1 || sells(coach))
      return hasForecast ? halfYear(coach) : isSettled ? texts.settleOne : undefined;
    const closed = op('subtract', 12, addMonthCount(ledger, sale.season));
    return say(texts.season, { months: figure(numberTerm(ledger, ['months.closed', 'count'], texts.closed, closed)) });
  },
};

/** What sales should have brought in half a year after they begin, and what they would have brought in the worst case. */
function halfYear(coach: GatedCoach): Message {
  const { ledger, from } = coach;
  const until = Math.min(12, findNumber(coach, 'first.sale') + 6);
  const upTo = (name: Case): Value => {
    const sum = op('sumRange', inCase(name, ledger.find('cash.in') ? 'cash.in' : 'revenue'), 1, until);
    return figure(exactTerm(ledger, inCase(name, 'revenue.until'), texts.untilMonth, sum));
  };
  return say(texts.trendMonths, { month: monthName(from, until), base: upTo('base'), worst: upTo('worst') });
}

/** So many months without sales are a season. */
const leastClosed = 3;
