import { op } from '#shared/formula-build.ts';
import type { SaidAmount } from '../../business/business.ts';
import { type Check, type Coach, type Outcome, once } from '../../coach/coach.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { choose, figure, quoted, say } from '../../say/message.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { onPacks, onSize } from './pack.ts';
import { priceTerm, singles } from './priced.ts';

const texts = {
  singly: /*i18n*/ { id: 'advisor.check.pack.term.singly', message: 'The content of the pack, bought singly' },
  gap: /*i18n*/ { id: 'advisor.check.pack.term.gap', message: 'Difference between the pack and its content' },
  share: /*i18n*/ { id: 'advisor.check.pack.term.share', message: 'The difference as a share of the single prices' },
  each: /*i18n*/ { id: 'advisor.check.pack.term.each', message: 'What each one in the pack brings' },
  found: /*i18n*/ {
    id: 'advisor.check.pack.found',
    message:
      'Paid one by one, {many} cost {singly}. {compare, select, cheaper {“{pack}” is {gap} less, a discount of {share}, and each one in it brings you {each}.} other {“{pack}” is {gap} more, so whoever works it out buys one by one.}}',
  },
  nextCheaper: /*i18n*/ {
    id: 'advisor.check.pack.next.cheaper',
    message: 'Work out what one of them costs you, and keep the pack only if {each} is more than that.',
  },
  nextDearer: /*i18n*/ {
    id: 'advisor.check.pack.next.dearer',
    message: 'Check both prices. If they are right, write beside the pack what it gives that single ones do not.',
  },
};

/** From which discount on, in percent, a pack is looked at as money given away: a guess of ours, no sentence says it. */
const highDiscount = 25;

/** What a pack costs beside as many single ones. */
export const packAgainstSingle: Check = {
  id: 'pack-against-single',
  section: 'revenue-streams',
  look: (coach) => onPacks(coach, (pack, single) => onSize(coach, pack, (size) => find(coach, pack, single, size))),
};

function find(coach: Coach, pack: SaidAmount, single: SaidAmount, size: Term): Outcome {
  const { ledger } = coach;
  const packPrice = priceTerm(coach, pack);
  const onePrice = priceTerm(coach, single);
  const singly = moneyTerm(ledger, 'pack.singly', texts.singly, op('multiply', onePrice.id, size.id));
  const less = op('subtract', singly.id, packPrice.id);
  const gap = moneyTerm(ledger, 'pack.gap', texts.gap, op('max', less, op('subtract', packPrice.id, singly.id)));
  const share = numberTerm(
    ledger,
    ['pack.share', 'percent'],
    texts.share,
    op('multiply', op('divide', gap.id, singly.id), 100),
  );
  const each = moneyTerm(ledger, 'pack.each', texts.each, op('divide', packPrice.id, size.id));
  return once([gap, share, each], () => {
    const saved = numberOf(singly) - numberOf(packPrice);
    // A case at the price of its pieces is how a trade buys, no offer.
    if (saved === 0) return null;
    const isHigh = saved > 0 && numberOf(share) > highDiscount;
    return {
      severity: isHigh ? 'costs' : 'tells',
      stake: 0,
      says: say(texts.found, {
        many: singles(size, single.unit),
        singly: figure(singly),
        pack: quoted(pack),
        gap: figure(gap),
        share: figure(share),
        each: figure(each),
        compare: choose(saved > 0 ? 'cheaper' : 'dearer'),
      }),
      ...(isHigh && { next: say(texts.nextCheaper, { each: figure(each) }) }),
      ...(saved < 0 && { next: say(texts.nextDearer) }),
      restsOn: [pack.mention, single.mention],
    };
  });
}
