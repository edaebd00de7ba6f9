import { op } from '#shared/formula-build.ts';
import { amountsOf, type Business, type SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Finding } from '../../coach/coach.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { minorOf } from '../../reckoning/said-terms.ts';
import { isCounted, keptOf, type SaleLine, timesAMonth } from '../../reckoning/sale-line.ts';
import { figure, say } from '../../say/message.ts';
import { isShareOpen } from '../../reckoning/open-share.ts';
import { moneyTerm, numberOf } from '../terms.ts';

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
    const lines = [sale, ...sale.others].toSorted((one, other) => numberOf(other.price) - numberOf(one.price));
    for (const line of lines)
      for (const price of amountsOf(business, 'rival.price'))
        if (isCounted(line) && isForTheSame(business, line, price)) {
          const found = find(coach, line, price);
          if (found) return { found };
        }
    return null;
  },
};

/** Whether both are for one of the same: by the word or the time behind "a", or by the name the founder gave to one of theirs. */
function isForTheSame({ currency }: Business, { said, unit }: SaleLine, price: SaidAmount): boolean {
  if (!said || price.form.kind !== 'money' || (minorOf(price, currency) ?? 0) <= 0) return false;
  if (said.every !== undefined || price.every !== undefined) return said.every === price.every;
  const per = price.form.per?.toLowerCase();
  const own = said.form.kind === 'money' ? said.form.per : undefined;
  return per !== undefined && [own, unit?.one, unit?.many].some((word) => word?.toLowerCase() === per);
}

function find(coach: Coach, line: SaleLine, said: SaidAmount): Finding | null {
  const { ledger } = coach;
  // Of a range the end that is nearer: what is said holds for all of it.
  const theirs = ledger.said(
    { id: 'beside.theirs', label: say(texts.theirs), unit: 'money' },
    minorOf(said, ledger.currency) ?? 0,
    said,
  );
  const isBelow = numberOf(line.price) < numberOf(theirs);
  if (numberOf(line.price) === numberOf(theirs)) return null;
  const [high, low] = isBelow ? [theirs, line.price] : [line.price, theirs];
  const gap = moneyTerm(ledger, 'beside.gap', texts.gap, op('subtract', high.id, low.id));
  // Whoever keeps a share of the price keeps it of the difference as well.
  const kept = keptOf(line);
  const share = kept.length > 0 ? op('divide', op('subtract', line.price.id, ...kept), line.price.id) : 1;
  const month = op('multiply', gap.id, line.volume.id, timesAMonth(line), share);
  const inMonth = (id: string, text: typeof texts.half, part: number): Term =>
    moneyTerm(ledger, id, text, op('multiply', month, part));
  const values = {
    own: figure(line.price),
    theirs: figure(theirs),
    gap: figure(gap),
  };
  const base = {
    severity: 'tells',
    stake: 0,
    restsOn: [said.mention, ...(line.said ? [line.said.mention] : [])],
  } as const;
  return isBelow
    ? {
        ...base,
        says: say(texts.below, { ...values, half: figure(inMonth('beside.half', texts.half, 0.5)) }),
        next: say(texts.belowNext),
      }
    : {
        ...base,
        says: say(texts.above, { ...values, same: figure(inMonth('beside.same', texts.same, 1)) }),
        next: say(texts.aboveNext, { gap: figure(gap) }),
      };
}
