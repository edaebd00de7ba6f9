import { op } from '#shared/formula-build.ts';
import { amountsOf, wordsOf } from '../business/business.ts';
import { numberOf, numberTerm } from '../checks/terms.ts';
import { isKnown } from '../coach/coach.ts';
import type { SectionId } from '../plan.ts';
import { addMonthCount } from '../reckoning/season.ts';
import { choose, figure, type Message, say } from '../say/message.ts';
import type { WritingInput } from './plan-input.ts';
import { sectionTexts as texts } from './section-texts.ts';

/** What a section says that would have tables alone, or nothing; undefined where nothing follows from what is known. */
export function leadOf(id: SectionId, input: WritingInput): Message | undefined {
  return leads[id]?.(input);
}

const leads: Readonly<Partial<Record<SectionId, (input: WritingInput) => Message | undefined>>> = {
  'market-analysis': ({ coach: { business } }) =>
    say(amountsOf(business, 'customers.possible').length > 0 ? texts.marketOwn : texts.marketOpen),
  'target-audience': ({ coach }) => {
    const decides = wordsOf(coach.business, 'decider').length > 0;
    if (decides || wordsOf(coach.business, 'payer').length > 0)
      return say(texts.firstTalks, { who: choose(decides ? 'decide' : 'pay') });
    return coach.pending.has('payer') ? undefined : say(texts.whoPays);
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
  'trend-analysis': ({ coach, hasForecast }) => {
    const { ledger, sale } = coach;
    if (sale.season.lacks.length > 0) return undefined;
    // A month of holidays is no season.
    if (sale.season.months.length > 12 - leastClosed) return hasForecast ? say(texts.trendMonths) : say(texts.noSeason);
    const closed = op('subtract', 12, addMonthCount(ledger, sale.season));
    const months = ledger.find('months.closed') ?? numberTerm(ledger, ['months.closed', 'count'], texts.closed, closed);
    return say(texts.season, { months: figure(months) });
  },
};

/** So many months without sales are a season. */
const leastClosed = 3;
