import { op, percentOf } from '#shared/formula-build.ts';
import type { Check, Coach, Finding, Outcome } from '../../coach/coach.ts';
import { timesAMonth } from '../../reckoning/sale-line.ts';
import { figure, say } from '../../say/message.ts';
import { isAllSold } from '../promises/sales.ts';
import { type KnownShare, withShare } from '../shares.ts';
import { moneyTerm, numberOf } from '../terms.ts';

const texts = {
  share: /*i18n*/ { id: 'advisor.check.largest.term.share', message: 'Share of the largest customer' },
  missing: /*i18n*/ { id: 'advisor.check.largest.term.missing', message: 'What the largest customer buys in a year' },
  found: /*i18n*/ {
    id: 'advisor.check.largest.found',
    message: 'One customer buys {share} of all you sell: whatever you pay for has to be payable without that one.',
  },
  foundMoney: /*i18n*/ {
    id: 'advisor.check.largest.foundMoney',
    message: 'One customer buys {share} of all you sell. Without that one, {missing} of a year’s sales are missing.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.largest.next',
    message: 'Ask that customer for a written order for the next months, and how long before the end you would hear.',
  },
  sign: /*i18n*/ { id: 'advisor.check.largest.sign', message: 'The largest customer orders later or less than usual' },
  answer: /*i18n*/ {
    id: 'advisor.check.largest.answer',
    message: 'Ask at once why, and cut what you buy for these orders before the next one is due',
  },
};

/** A third of all sales, as a person says it. Below, one that leaves can be borne. */
const largeFrom = 33;

/** One customer buys a large share. */
export const largestCustomer: Check = {
  id: 'largest-customer',
  section: 'target-audience',
  look: (coach) => withShare(coach, ['largest'], (share) => (share.percent >= largeFrom ? find(coach, share) : null)),
};

function find(coach: Coach, { said, percent }: KnownShare<'largest'>): Outcome {
  const { ledger, sale, business } = coach;
  const share = ledger.said({ id: 'largest.share', label: say(texts.share), unit: 'percent' }, percent, said);
  const missing = moneyTerm(
    ledger,
    'largest.missing',
    texts.missing,
    op('multiply', sale.price.id, sale.volume.id, timesAMonth(sale), 12, percentOf(share.id)),
  );
  const isMoney =
    business.currency !== undefined && isAllSold(coach) && missing.lacks.length === 0 && numberOf(missing) > 0;
  const found: Finding = {
    severity: 'costs',
    stake: isMoney ? numberOf(missing) : 0,
    says: isMoney
      ? say(texts.foundMoney, { share: figure(share), missing: figure(missing) })
      : say(texts.found, { share: figure(share) }),
    next: say(texts.next),
    restsOn: [said.mention, ...(isMoney && sale.said ? [sale.said.mention] : [])],
    ...(isMoney && { risk: { sign: say(texts.sign), answer: say(texts.answer), cost: missing } }),
  };
  return { found };
}
