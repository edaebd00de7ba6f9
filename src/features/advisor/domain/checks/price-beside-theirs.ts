import { op } from '#shared/formula-build.ts';
import { amountsOf, type Business, type SaidAmount } from '../business/business.ts';
import type { Check, Coach, Finding } from '../coach/coach.ts';
import { isShareOpen } from '../reckoning/open-share.ts';
import { minorOf, saidMoney } from '../reckoning/said-terms.ts';
import { isCounted, keptOf, type SaleLine } from '../reckoning/sale-line.ts';
import { figure, say } from '../say/message.ts';
import { mentionsOf } from './looking.ts';
import { broughtBy, inMonth } from './month.ts';
import { moneyTerm, numberOf } from './terms.ts';

const texts = {
  theirs: /*i18n*/ { id: 'advisor.check.beside.term.theirs', message: 'Price elsewhere' },
  gap: /*i18n*/ { id: 'advisor.check.beside.term.gap', message: 'Between your price and theirs' },
  half: /*i18n*/ { id: 'advisor.check.beside.term.half', message: 'Half of the way to their price, a month' },
  same: /*i18n*/ { id: 'advisor.check.beside.term.same', message: 'Less a month at their price' },
  below: /*i18n*/ {
    id: 'advisor.check.beside.below',
    message:
      'You take {own} where others take {theirs}. Half of that difference on your price would bring {half} more a month at the sales you expect.',
  },
  belowNext: /*i18n*/ {
    id: 'advisor.check.beside.below.next',
    message: 'Name the higher price to your next five customers and see whether one of them goes away.',
  },
  above: /*i18n*/ {
    id: 'advisor.check.beside.above',
    message:
      'You take {own} where others take {theirs}: {gap} more. At their price a normal month would bring {same} less.',
  },
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
    return pair ? find(coach, pair.line, pair.price) : null;
  },
};

/** Prices further apart than so many times are not for the same, whatever word stands behind them. */
const furthest = 3;

/** Whether both are for one of the same: by the word or the time behind "a", or by the name the founder gave to one of theirs. */
function isForTheSame({ currency }: Business, { said, unit, price: own }: SaleLine, price: SaidAmount): boolean {
  const times = (minorOf(price, currency) ?? 0) / numberOf(own);
  if (!said || price.form.kind !== 'money' || times === 1 || times > furthest || times < 1 / furthest) return false;
  if (said.every !== undefined || price.every !== undefined) return said.every === price.every;
  const per = price.form.per?.toLowerCase();
  const ownPer = said.form.kind === 'money' ? said.form.per : undefined;
  return per !== undefined && [ownPer, unit?.one, unit?.many].some((word) => word?.toLowerCase() === per);
}

function find({ ledger }: Coach, line: SaleLine, said: SaidAmount): Finding | null {
  // Of a range the end that is nearer: what is said holds for all of it.
  const theirs = saidMoney(ledger, { id: 'beside.theirs', label: say(texts.theirs) }, said);
  if (!theirs || numberOf(line.price) === numberOf(theirs)) return null;
  const isBelow = numberOf(line.price) < numberOf(theirs);
  const [high, low] = isBelow ? [theirs, line.price] : [line.price, theirs];
  const gap = moneyTerm(ledger, 'beside.gap', texts.gap, op('subtract', high.id, low.id));
  // Whoever keeps a share of the price keeps it of the difference as well.
  const share = keptOf(line).length > 0 ? op('divide', broughtBy(line), line.price.id) : 1;
  const month = inMonth([line], () => op('multiply', gap.id, share));
  const moved = isBelow
    ? { half: figure(moneyTerm(ledger, 'beside.half', texts.half, op('multiply', month, 0.5))) }
    : { same: figure(moneyTerm(ledger, 'beside.same', texts.same, month)) };
  const values = { own: figure(line.price), theirs: figure(theirs), gap: figure(gap), ...moved };
  return {
    severity: 'tells',
    stake: 0,
    says: say(isBelow ? texts.below : texts.above, values),
    next: isBelow ? say(texts.belowNext) : say(texts.aboveNext, { gap: figure(gap) }),
    restsOn: mentionsOf(said, line.said),
  };
}
