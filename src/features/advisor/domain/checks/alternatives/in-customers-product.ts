import { op } from '#shared/formula-build.ts';
import { onlyAmountOf, type SaidAmount } from '../../business/business.ts';
import { type Check, type Coach, ifChosen, type Outcome } from '../../coach/coach.ts';
import { askFor, chooseFrom } from '../../coach/question.ts';
import type { Ledger, Term } from '../../reckoning/ledger.ts';
import { minorOf, saidMoney } from '../../reckoning/said-terms.ts';
import { figure, quoted, say } from '../../say/message.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { onceKnown, type Rivalry, sameRivalry, theirsOf } from './rival-prices.ts';
import { mentionsOf } from './rival-words.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.inProduct.asks',
    message: 'Does what you sell for “{own}” go into what your customers sell for “{theirs}”?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.inProduct.because',
    message: 'Then your price can be seen as a part of theirs.',
  },
  part: /*i18n*/ { id: 'advisor.check.inProduct.part', message: 'Yes, it is used in it or sold on' },
  apart: /*i18n*/ { id: 'advisor.check.inProduct.apart', message: 'No' },
  amount: /*i18n*/ {
    id: 'advisor.check.inProduct.amount',
    message: 'How many of yours (“{own}” each) go into one of theirs (“{theirs}”)? A fraction counts too.',
  },
  amountBecause: /*i18n*/ {
    id: 'advisor.check.inProduct.amount.because',
    message: 'It decides how much of their price goes to you.',
  },
  price: /*i18n*/ { id: 'advisor.check.inProduct.term.price', message: 'What your customer charges' },
  amountTerm: /*i18n*/ {
    id: 'advisor.check.inProduct.term.amount',
    message: 'How much of yours goes into one of theirs',
  },
  mine: /*i18n*/ { id: 'advisor.check.inProduct.term.mine', message: 'What yours in it costs your customer' },
  share: /*i18n*/ { id: 'advisor.check.inProduct.term.share', message: 'Your part of what your customer charges' },
  rival: /*i18n*/ { id: 'advisor.check.inProduct.term.rival', message: 'What it would cost elsewhere' },
  gap: /*i18n*/ { id: 'advisor.check.inProduct.term.gap', message: 'What your customer pays more with you' },
  gapShare: /*i18n*/ { id: 'advisor.check.inProduct.term.gapShare', message: 'The same as a part of what they charge' },
  found: /*i18n*/ {
    id: 'advisor.check.inProduct.found',
    message: 'Of what your customers charge, “{theirs}”, {mine} goes to you: {share}.',
  },
  foundRival: /*i18n*/ {
    id: 'advisor.check.inProduct.foundRival',
    message:
      'Of what your customers charge, “{theirs}”, {mine} goes to you: {share}. At {rival} they would pay {gap} less for it, or {gapShare} of what they charge.',
  },
  foundRange: /*i18n*/ {
    id: 'advisor.check.inProduct.foundRange',
    message:
      'Of what your customers charge, “{theirs}”, {mine} goes to you: {share}. At {rival} they would pay up to {gap} less for it, or {gapShare} of what they charge.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.inProduct.next',
    message:
      'Ask five of them what else goes into it and what each part costs: then you know how much room your price has.',
  },
  nextRival: /*i18n*/ {
    id: 'advisor.check.inProduct.nextRival',
    message: 'Ask five of them what in your offer would be worth {gap} to them each time.',
  },
};

/** What one's own part in the product of a customer costs, beside what they charge for it and what a rival would ask. */
export const inCustomersProduct: Check = {
  id: 'in-customers-product',
  section: 'competitor-analysis',
  look(coach) {
    const { business, sale } = coach;
    const theirs = onlyAmountOf(business, 'customer.price');
    const own = sale.said;
    if (!own || !theirs || theirs.toValue !== undefined || (minorOf(theirs, business.currency) ?? 0) <= 0) return null;
    const question = chooseFrom(`part.of/${own.mention}/${theirs.mention}`, {
      asks: say(texts.asks, { own: quoted(own), theirs: quoted(theirs) }),
      because: say(texts.because),
      options: { part: say(texts.part), apart: say(texts.apart) },
    });
    return ifChosen(coach, question, 'part', () => find(coach, own, theirs));
  },
};

function find(coach: Coach, own: SaidAmount, theirs: SaidAmount): Outcome {
  const { ledger, sale, business } = coach;
  const price = saidMoney(ledger, { id: 'inProduct.price', label: say(texts.price) }, theirs);
  if (!price) return null;
  const words = { own: quoted(own), theirs: quoted(theirs) };
  const amount = ledger.asked(
    { id: 'inProduct.amount', label: say(texts.amountTerm), unit: 'count' },
    askFor(
      `part.many/${own.mention}/${theirs.mention}`,
      { asks: say(texts.amount, words), because: say(texts.amountBecause) },
      { unit: 'count', min: 0, max: 10_000 },
    ),
  );
  const mine = moneyTerm(ledger, 'inProduct.mine', texts.mine, op('multiply', sale.price.id, amount.id));
  const share = shareOf(ledger, 'inProduct.share', texts.share, mine, price);
  return onceKnown(coach, [mine, share], () => {
    // Nothing of it goes in, or more than they charge: then one of the numbers is of another unit.
    if (numberOf(mine) === 0 || numberOf(share) >= 100) return null;
    const values = { ...words, mine: figure(mine), share: figure(share) };
    const found = { severity: 'tells', stake: 0, restsOn: [own.mention, theirs.mention] } as const;
    const rivalry = sameRivalry(coach, own);
    if (!rivalry) return { ...found, says: say(texts.found, values), next: say(texts.next) };
    const { gap, gapShare } = gapsOf(coach, rivalry, amount, mine, price);
    if (numberOf(gap) <= 0) return { ...found, says: say(texts.found, values), next: say(texts.next) };
    const more = { rival: theirsOf(coach, rivalry), gap: figure(gap), gapShare: figure(gapShare) };
    return {
      ...found,
      says: say(rivalry.high ? texts.foundRange : texts.foundRival, { ...values, ...more }),
      next: say(texts.nextRival, { gap: figure(gap) }),
      restsOn: [...found.restsOn, ...mentionsOf(business, rivalry.rival)],
    };
  });
}

const shareOf = (ledger: Ledger, id: string, label: (typeof texts)['share'], part: Term, whole: Term): Term =>
  numberTerm(ledger, [id, 'percent'], label, op('multiply', op('divide', part.id, whole.id), 100));

/** How much more one's own part costs than at the cheapest of that rival, and what part of the customer's price that is. */
function gapsOf({ ledger }: Coach, { low }: Rivalry, amount: Term, mine: Term, price: Term) {
  const rival = moneyTerm(ledger, 'inProduct.rival', texts.rival, op('multiply', low.id, amount.id));
  const gap = moneyTerm(ledger, 'inProduct.gap', texts.gap, op('subtract', mine.id, rival.id));
  return { gap, gapShare: shareOf(ledger, 'inProduct.gapShare', texts.gapShare, gap, price) };
}
