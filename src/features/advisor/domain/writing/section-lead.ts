import { op } from '#shared/formula-build.ts';
import { amountsOf, wordsOf } from '../business/business.ts';
import { quotedList, rivalOf } from '../checks/alternatives/rival-words.ts';
import { numberOf, numberTerm } from '../checks/terms.ts';
import { isKnown } from '../coach/coach.ts';
import type { SectionId } from '../plan.ts';
import { addMonthCount } from '../reckoning/season.ts';
import { choose, counted, figure, type Message, quoted, say } from '../say/message.ts';
import type { WritingInput } from './plan-input.ts';
import { sectionTexts as texts } from './section-texts.ts';

/** What a section says that would have tables alone, or nothing; undefined where nothing follows from what is known. */
export function leadOf(id: SectionId, input: WritingInput): Message | undefined {
  return leads[id]?.(input);
}

const leads: Readonly<Partial<Record<SectionId, (input: WritingInput) => Message | undefined>>> = {
  'market-analysis': ({ coach }) => {
    const { ledger, sale } = coach;
    const [list] = amountsOf(coach.business, 'customers.possible');
    if (list) return say(texts.marketOwn, { list: quoted(list) });
    const year = ledger.find('volume.year');
    if (sale.others.length > 0 || !isKnown(coach, sale.volume)) return say(texts.marketOpen);
    // Who takes several at once is no name for each of them.
    const isByOrder = amountsOf(coach.business, 'order.size').length > 0;
    if (!isByOrder && year && isKnown(coach, year) && numberOf(year) > 0)
      return say(texts.marketCount, { sales: counted(year, sale.unit) });
    if (sale.said?.every === undefined || numberOf(sale.volume) <= 0) return say(texts.marketOpen);
    const isPerson = sale.said.every !== 'hour' && sale.said.every !== 'day';
    if (!isPerson) return say(texts.marketOpen);
    return say(texts.marketPeople, { count: choose(numberOf(sale.volume)), customers: figure(sale.volume) });
  },
  'target-audience': ({ coach }) => {
    const payers = wordsOf(coach.business, 'payer').slice(0, mostNamed);
    if (payers.length > 0) return say(texts.firstTalks, { payers: quotedList(payers) });
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
  'competitor-analysis': ({ coach: { business } }) => {
    const priced = new Set(amountsOf(business, 'rival.price').map((price) => rivalOf(business, price)?.mention));
    const rivals = wordsOf(business, 'rival');
    const open = rivals.filter(({ mention }) => !priced.has(mention)).slice(0, mostNamed);
    if (open.length > 0) return say(texts.askPrices, { rivals: quotedList(open) });
    return rivals.length > 0 ? say(texts.allPriced, { rivals: quotedList(rivals.slice(0, mostNamed)) }) : undefined;
  },
  'trend-analysis': ({ coach }) => {
    const { ledger, sale, business } = coach;
    if (sale.season.lacks.length > 0) return undefined;
    if (sale.season.isWholeYear) return amountsOf(business, 'date').length > 0 ? undefined : say(texts.noSeason);
    const months = ledger.find(addMonthCount(ledger, sale.season))!;
    return say(texts.season, { count: choose(numberOf(months)), months: figure(months) });
  },
};

/** More names than this nobody reads in a sentence. */
const mostNamed = 4;
