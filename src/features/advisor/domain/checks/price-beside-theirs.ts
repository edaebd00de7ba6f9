import { op } from '#shared/formula-build.ts';
import { amountsOf, type Business, type SaidAmount, wordsOf } from '../business/business.ts';
import type { Check, Coach, Finding, Outcome } from '../coach/coach.ts';
import { askFor, moneyField } from '../coach/question.ts';
import type { Term } from '../reckoning/ledger.ts';
import { isShareOpen } from '../reckoning/open-share.ts';
import { minorOf, saidMoney } from '../reckoning/said-terms.ts';
import { isCounted, keptOf, type SaleLine } from '../reckoning/sale-line.ts';
import { figure, say, whether } from '../say/message.ts';
import { quotedList } from '../say/quoted-list.ts';
import { mentionsOf, onceKnown } from './looking.ts';
import { broughtBy, inMonth, seasonWord } from './month.ts';
import { moneyTerm, numberOf } from './terms.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.beside.asks',
    message:
      '{said, select, yes {Elsewhere: {words}. What would a customer pay there for what costs {own} with you?} other {What would a customer pay elsewhere for what costs {own} with you?}}',
  },
  because: /*i18n*/ {
    id: 'advisor.check.beside.because',
    message: 'Prices can be put beside each other only where they are for the same.',
  },
  theirs: /*i18n*/ { id: 'advisor.check.beside.term.theirs', message: 'Price elsewhere' },
  gap: /*i18n*/ { id: 'advisor.check.beside.term.gap', message: 'Between your price and theirs' },
  half: /*i18n*/ { id: 'advisor.check.beside.term.half', message: 'Half of the way to their price, a month' },
  same: /*i18n*/ { id: 'advisor.check.beside.term.same', message: 'Less a month at their price' },
  below: /*i18n*/ {
    id: 'advisor.check.beside.below',
    message:
      'You take {own} where others take {theirs}. Half of that difference on your price would bring {half} more {season, select, part {in each month of sale} other {a month}} at the sales you expect.',
  },
  belowNext: /*i18n*/ {
    id: 'advisor.check.beside.below.next',
    message: 'Name the higher price to your next five customers and see whether one of them goes away.',
  },
  above: /*i18n*/ {
    id: 'advisor.check.beside.above',
    message:
      'You take {own} where others take {theirs}: {gap} more. At their price a {season, select, part {month of sale} other {normal month}} would bring {same} less.',
  },
  between: /*i18n*/ {
    id: 'advisor.check.beside.between',
    message: 'You take {own}, between {low} and {theirs} elsewhere.',
  },
  low: /*i18n*/ { id: 'advisor.check.beside.term.low', message: 'A lower price elsewhere' },
  aboveNext: /*i18n*/ {
    id: 'advisor.check.beside.above.next',
    message: 'Write in one line what a customer gets for the {gap}, and show it before you name the price.',
  },
};

/** The own price beside that of others, where both are for the same: what room there is, or what has to be explained. */
export const priceBesideTheirs: Check = {
  id: 'price-beside-theirs',
  section: 'competitor-analysis',
  look(coach) {
    const { sale, business } = coach;
    if (isShareOpen(business)) return null;
    // Of several prices of the same the dearest: half the way from a lower one would pass it.
    const lines = [sale, ...sale.others].filter(isCounted);
    const pair = lines
      .toSorted((one, other) => numberOf(other.price) - numberOf(one.price))
      .flatMap((line) => amountsOf(business, 'rival.price').map((price) => ({ line, price })))
      .find(({ line, price }) => isForTheSame(business, line, price));
    if (!pair) return isCounted(sale) ? ofAsked(coach) : null;
    // Of a range the end that is nearer: what is said holds for all of it.
    const theirs = saidMoney(coach.ledger, { id: 'beside.theirs', label: say(texts.theirs) }, pair.price);
    return theirs ? find(coach, pair.line, theirs, mentionsOf(pair.price, pair.line.said)) : null;
  },
};

/** Where nobody said what others take for the same, what its founder answers: of the main sale, beside everything that was said of others. */
function ofAsked(coach: Coach): Outcome {
  const { ledger, sale, business } = coach;
  const prices = amountsOf(business, 'rival.price');
  if (!sale.said || (prices.length === 0 && wordsOf(business, 'rival').length === 0)) return null;
  const [first] = prices;
  const words = first && { words: quotedList([{ ...first, quote: first.clause ?? first.quote }]) };
  const asks = say(texts.asks, { said: whether(first !== undefined), own: figure(sale.price), ...words });
  const stake = numberOf(sale.price) * numberOf(sale.volume) * 12;
  const asked = askFor('rival.same', { asks, because: say(texts.because) }, moneyField, stake);
  const theirs = ledger.asked({ id: 'beside.theirs', label: say(texts.theirs), unit: 'money' }, asked);
  return onceKnown(coach, [theirs], () => {
    const times = numberOf(theirs) / numberOf(sale.price);
    return times > furthest || times < 1 / furthest ? null : find(coach, sale, theirs, mentionsOf(first, sale.said));
  });
}

/** Prices further apart than so many times are not for the same, whatever word stands behind them. */
const furthest = 3;

/** Whether both are for one of the same: by the word or the time behind "a", or by the name the founder gave to one of theirs. */
function isForTheSame({ currency }: Business, { said, unit, price: own }: SaleLine, price: SaidAmount): boolean {
  const times = (minorOf(price, currency) ?? 0) / numberOf(own);
  if (!said || price.form.kind !== 'money' || times === 1 || times > furthest || times < 1 / furthest) return false;
  // A range that holds the own price says nothing.
  if (times < 1 && (times * (price.toValue ?? 0)) / price.form.amount >= 1) return false;
  if (said.every !== undefined || price.every !== undefined) return said.every === price.every;
  const per = price.form.per?.toLowerCase();
  const ownPer = said.form.kind === 'money' ? said.form.per : undefined;
  return per !== undefined && [ownPer, unit?.one, unit?.many].some((word) => word?.toLowerCase() === per);
}

/** The nearest of the lower prices that were named of others; what is far below is for something else. */
function cheaperThan({ amounts, currency }: Business, { price: own }: SaleLine): SaidAmount | undefined {
  const ratio = (price: SaidAmount): number => (minorOf(price, currency) ?? 0) / numberOf(own);
  return amounts
    .filter((one) => one.role === 'rival.price' && ratio(one) < 1 && ratio(one) >= 1 / furthest)
    .toSorted((one, other) => ratio(other) - ratio(one))[0];
}

function find(
  { ledger, business, sale }: Coach,
  line: SaleLine,
  theirs: Term,
  restsOn: readonly string[],
): Finding | null {
  if (numberOf(line.price) === numberOf(theirs)) return null;
  const isBelow = numberOf(line.price) < numberOf(theirs);
  const cheaper = isBelow ? cheaperThan(business, line) : undefined;
  const lower = cheaper && saidMoney(ledger, { id: 'beside.low', label: say(texts.low) }, cheaper);
  if (cheaper && lower) {
    // Where others take less, the higher price of somebody else is no reason to ask for more.
    const more = moneyTerm(ledger, 'beside.more', texts.gap, op('subtract', line.price.id, lower.id));
    const says = say(texts.between, { own: figure(line.price), low: figure(lower), theirs: figure(theirs) });
    const next = say(texts.aboveNext, { gap: figure(more) });
    return { severity: 'tells', stake: 0, says, next, restsOn: [...restsOn, cheaper.mention] };
  }
  const [high, low] = isBelow ? [theirs, line.price] : [line.price, theirs];
  const gap = moneyTerm(ledger, 'beside.gap', texts.gap, op('subtract', high.id, low.id));
  // Whoever keeps a share of the price keeps it of the difference as well.
  const share = keptOf(line).length > 0 ? op('divide', broughtBy(line), line.price.id) : 1;
  const month = inMonth([line], () => op('multiply', gap.id, share));
  const moved = isBelow
    ? { half: figure(moneyTerm(ledger, 'beside.half', texts.half, op('multiply', month, 0.5))) }
    : { same: figure(moneyTerm(ledger, 'beside.same', texts.same, month)) };
  const values = {
    own: figure(line.price),
    theirs: figure(theirs),
    gap: figure(gap),
    season: seasonWord(sale),
    ...moved,
  };
  return {
    severity: 'tells',
    stake: 0,
    says: say(isBelow ? texts.below : texts.above, values),
    next: isBelow ? say(texts.belowNext) : say(texts.aboveNext, { gap: figure(gap) }),
    restsOn,
  };
}
