import { op } from '#shared/formula-build.ts';
import type { SaidWords } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { askFor, isUnknown } from '../../coach/question.ts';
import { figure, quoted, say } from '../../say/message.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { onceKnown } from './asking.ts';
import { withRefund } from './refund.ts';
import { salesAYear } from './sales.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.refundShare.asks',
    message: 'How many of a hundred buyers do you expect to claim “{promise}”?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.refundShare.because',
    message: 'Above a certain share the refunds take all that a sale leaves.',
  },
  borne: /*i18n*/ { id: 'advisor.check.refundShare.term.borne', message: 'Share of refunds that sales can bear' },
  expected: /*i18n*/ { id: 'advisor.check.refundShare.term.expected', message: 'Share of buyers expected to claim' },
  back: /*i18n*/ { id: 'advisor.check.refundShare.term.back', message: 'Refunds expected in a year' },
  found: /*i18n*/ {
    id: 'advisor.check.refundShare.found',
    message:
      'Of {price}, {left} is left once the sale itself is paid for. Refunds take all of it when {borne} of the buyers claim “{promise}”. Rent, other bills and your own pay come on top.',
  },
  above: /*i18n*/ {
    id: 'advisor.check.refundShare.above',
    message:
      'Of {price}, {left} is left once the sale itself is paid for. Refunds take all of it when {borne} of the buyers claim “{promise}”. You expect {expected}: on these numbers your sales lose money.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.refundShare.next',
    message: 'Promise back only a part of the price, or raise the price, before you print the promise.',
  },
};

/** The share of refunds at which nothing is left of a sale. */
export const refundBreakShare: Check = {
  id: 'refund-break-share',
  section: 'revenue-streams',
  look: (coach) => withRefund(coach, (promise) => find(coach, promise)),
};

function find(coach: Coach, promise: SaidWords): Outcome {
  const { ledger, sale, business } = coach;
  const { price, left } = sale;
  const borne = numberTerm(
    ledger,
    ['refund.borne', 'percent'],
    texts.borne,
    op('multiply', op('divide', left.id, op('max', 1, price.id)), 100),
  );
  const question = askFor(
    `refund.share/${promise.mention}`,
    { asks: say(texts.asks, { promise: quoted(promise) }), because: say(texts.because) },
    { unit: 'percent', min: 0, max: 100 },
    numberOf(ledger.find('refund.back.20') ?? price),
  );
  const expected = ledger.asked({ id: 'refund.expected', label: say(texts.expected), unit: 'percent' }, question);
  const back = moneyTerm(
    ledger,
    'refund.expected.back',
    texts.back,
    op('multiply', salesAYear(coach).term.id, price.id, op('divide', expected.id, 100)),
  );
  const terms = isUnknown(business.answers, question.key) ? [borne] : [borne, expected];
  return onceKnown(coach, terms, () => {
    // Where a sale leaves nothing even without refunds, that is said elsewhere.
    if (numberOf(left) <= 0) return null;
    const isAbove = numberOf(expected) > numberOf(borne);
    const values = { price: figure(price), left: figure(left), borne: figure(borne), promise: quoted(promise) };
    return {
      severity: isAbove ? 'breaks' : 'tells',
      stake: numberOf(back),
      says: isAbove ? say(texts.above, { ...values, expected: figure(expected) }) : say(texts.found, values),
      ...(isAbove && { next: say(texts.next) }),
      restsOn: [promise.mention, ...(sale.said ? [sale.said.mention] : [])],
    };
  });
}
