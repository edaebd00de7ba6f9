import { op } from '#shared/formula-build.ts';
import { amountsOf, wordsOf } from '../business/business.ts';
import { numberOf, numberTerm } from '../checks/terms.ts';
import { type GatedCoach, isKnown } from '../coach/coach.ts';
import type { SectionId } from '../plan.ts';
import { type Case, inCase } from '../reckoning/forecast.ts';
import type { Term } from '../reckoning/ledger.ts';
import { isCounted } from '../reckoning/sale-line.ts';
import { isSelling } from '../reckoning/sales-today.ts';
import { addMonthCount } from '../reckoning/season.ts';
import { figure, type Message, monthName, say } from '../say/message.ts';
import type { WritingInput } from './plan-input.ts';
import { sectionTexts as texts } from './section-texts.ts';

/** What a section says that would have tables alone, or nothing; undefined where nothing follows from what is known. */
export function leadOf(id: SectionId, input: WritingInput): Message | undefined {
  return leads[id]?.(input);
}

const leads: Readonly<Partial<Record<SectionId, (input: WritingInput) => Message | undefined>>> = {
  'market-analysis': ({ coach }) => {
    if (amountsOf(coach.business, 'customers.possible').length > 0) return say(texts.marketNames);
    if (coach.pending.has('customers.possible')) return undefined;
    return say(sells(coach) ? texts.marketBuyers : texts.marketOpen);
  },
  'target-audience': ({ coach }) => {
    const { business, pending } = coach;
    if (sells(coach)) return say(texts.askBuyers);
    if (wordsOf(business, 'decider').length > 0) return say(texts.askDeciders);
    if (wordsOf(business, 'payer').length > 0) return say(texts.askPayers);
    return pending.has('payer') ? undefined : say(texts.whoPays);
  },
  'revenue-streams': ({ coach }) => {
    const { ledger, sale } = coach;
    if (!isKnown(coach, sale.left) || !isKnown(coach, sale.price)) return undefined;
    // Where nothing is left the verdict says so.
    if (numberOf(sale.price) <= 0 || numberOf(sale.left) <= 0) return undefined;
    const by = op('multiply', op('divide', sale.left.id, sale.price.id), 100);
    const share = ledger.find('left.share') ?? numberTerm(ledger, ['left.share', 'percent'], texts.shareTerm, by);
    return say(texts.shareLeft, { price: figure(sale.price), share: figure(share) });
  },
  'competitor-analysis': ({ coach: { business } }) =>
    say(amountsOf(business, 'rival.price').length > 0 ? texts.allPriced : texts.askPrices),
  'trend-analysis': (input) => {
    const { ledger, sale } = input.coach;
    if (sale.season.lacks.length > 0) return undefined;
    // A month of holidays is no season.
    if (sale.season.months.length > 12 - leastClosed) return input.hasForecast ? halfYear(input) : undefined;
    const closed = op('subtract', 12, addMonthCount(ledger, sale.season));
    const months = ledger.find('months.closed') ?? numberTerm(ledger, ['months.closed', 'count'], texts.closed, closed);
    return say(texts.season, { months: figure(months) });
  },
};

/** What sales should have brought in half a year after they begin, and what they would have brought in the worst case. */
function halfYear({ coach }: WritingInput): Message {
  const { ledger, from } = coach;
  const before = ledger.find('first.sale');
  const until = Math.min(12, (before ? numberOf(before) : 0) + 6);
  const upTo = (name: Case): Term =>
    ledger.find(inCase(name, 'revenue.until')) ??
    ledger.formula(
      { id: inCase(name, 'revenue.until'), label: say(texts.untilMonth), unit: 'money' },
      op('sumRange', inCase(name, ledger.find('cash.in') ? 'cash.in' : 'revenue'), 1, until),
    );
  return say(texts.trendMonths, {
    month: monthName(from, until),
    base: figure(upTo('base')),
    worst: figure(upTo('worst')),
  });
}

const sells = ({ ledger, business, sale, today }: GatedCoach): boolean =>
  isSelling(ledger, business, [sale, ...sale.others.filter(isCounted)], today);

/** So many months without sales are a season. */
const leastClosed = 3;
