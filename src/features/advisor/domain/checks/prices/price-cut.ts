import { op, ref } from '#shared/formula-build.ts';
import { type Check, type Coach, type Outcome, once } from '../../coach/coach.ts';
import { keptOf } from '../../reckoning/sale-line.ts';
import { figure, say } from '../../say/message.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { onMainSale } from './priced.ts';

const texts = {
  cut: /*i18n*/ { id: 'advisor.check.cut.term.cut', message: 'Discount in the example' },
  cutBasis: /*i18n*/ {
    id: 'advisor.check.cut.term.cut.basis',
    message: 'A round number to look at; put in the discount that you think of.',
  },
  off: /*i18n*/ { id: 'advisor.check.cut.term.off', message: 'What a sale brings less with the discount' },
  after: /*i18n*/ { id: 'advisor.check.cut.term.after', message: 'Left of one sale with the discount' },
  more: /*i18n*/ { id: 'advisor.check.cut.term.more', message: 'Further sales that make up for the discount' },
  found: /*i18n*/ {
    id: 'advisor.check.cut.found',
    message:
      'With {cut} off, {after} is left of a sale instead of {left}: you need {more} more sales to earn the same.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.cut.next',
    message: 'When somebody asks for a discount, offer an extra that costs you less than {off} instead.',
  },
};

/** How many more sales make up for a discount. */
export const priceCut: Check = {
  id: 'price-cut',
  section: 'revenue-streams',
  look: (coach) => (coach.sale.said ? onMainSale(coach, () => find(coach)) : null),
};

/** In minor units: one of most currencies. */
const leastExtra = 100;

function find({ ledger, sale }: Coach): Outcome {
  const { said, price, left } = sale;
  const kept = keptOf(sale);
  if (left.lacks.length > 0) return once([left], () => null);
  const spec = { id: 'cut.share', label: say(texts.cut), unit: 'percent' } as const;
  // A case that is looked at, no claim: what follows is as exact as what was said.
  const cut = ledger.convention(spec, 10, say(texts.cutBasis));
  // Whoever keeps a share of the price bears the same share of the discount.
  const brings = kept.length > 0 ? op('subtract', price.id, ...kept) : ref(price.id);
  const given = op('multiply', brings, op('divide', cut.id, 100));
  const off = moneyTerm(ledger, 'cut.off', texts.off, given);
  // Where the discount takes all that is left, no number of sales makes up for it: the verdict speaks.
  if (numberOf(left) <= numberOf(off)) return null;
  const after = moneyTerm(ledger, 'cut.after', texts.after, op('subtract', left.id, off.id));
  // Of what is not rounded: a tenth of a small price is a few coins, and half a coin is much of them.
  const by = op('multiply', op('divide', given, op('subtract', left.id, given)), 100);
  const more = numberTerm(ledger, ['cut.more', 'percent'], texts.more, by);
  return once([more], () => ({
    severity: 'tells',
    stake: 0,
    says: say(texts.found, { cut: figure(cut), after: figure(after), left: figure(left), more: figure(more) }),
    // Nobody has an extra that costs less than the smallest coin or two.
    ...(numberOf(off) >= leastExtra && { next: say(texts.next, { off: figure(off) }) }),
    restsOn: said ? [said.mention] : [],
  }));
}
