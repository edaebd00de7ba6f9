import { op } from '#shared/formula-build.ts';
import { amountsOf, wordsOf } from '../business/business.ts';
import { exactTerm, numberOf, numberTerm } from '../checks/terms.ts';
import { type GatedCoach, isKnown } from '../coach/coach.ts';
import { safeguardRows } from '../coach/safeguards.ts';
import type { SectionId } from '../plan.ts';
import { salesRise } from '../reckoning/first-sale.ts';
import { type Case, inCase } from '../reckoning/forecast.ts';
import type { Term } from '../reckoning/ledger.ts';
import { addMonthCount } from '../reckoning/season.ts';
import { figure, type Message, monthName, say, type Text } from '../say/message.ts';
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
  'competitor-analysis': ({ coach: { business } }) => {
    if (amountsOf(business, 'rival.price').length > 0) return texts.allPriced;
    // Who does without, or does it themselves, pays no price.
    return wordsOf(business, 'rival').length > 0 ? texts.askPrices : texts.askTrouble;
  },
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
function halfYear(coach: GatedCoach): Message | undefined {
  const { ledger, from } = coach;
  const until = Math.min(12, Math.max(findNumber(coach, 'first.sale'), findNumber(coach, salesRise.key)) + 6);
  const upTo = (name: Case): Term => {
    const sum = op('sumRange', inCase(name, ledger.find('cash.in') ? 'cash.in' : 'revenue'), 1, until);
    return exactTerm(ledger, inCase(name, 'revenue.until'), texts.untilMonth, sum);
  };
  const [base, worst] = [upTo('base'), upTo('worst')];
  // Up to then the cases do not differ by as much as somebody would notice.
  if (numberOf(worst) > numberOf(base) * mostAlike) return undefined;
  const values = { base: figure(base), worst: figure(worst) };
  return say(texts.trendMonths, { begin: monthName(from, 1), month: monthName(from, until), ...values });
}

/** From this part of what is expected on, a worst case is no alarm. */
const mostAlike = 0.95;

/** So many months without sales are a season. */
const leastClosed = 3;
