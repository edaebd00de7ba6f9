import { op } from '#shared/formula-build.ts';
import { onlyAmountOf, type SaidAmount } from '../../business/business.ts';
import { type Check, type Coach, ifChosen, type Outcome, once } from '../../coach/coach.ts';
import { chooseFrom } from '../../coach/question.ts';
import { commissionOfKey, namesItsPrice, pricesOfShares } from '../../reckoning/sale-line.ts';
import { figure, quoted, say } from '../../say/message.ts';
import { moneyTerm } from '../terms.ts';
import { onMainSale, yearly } from './priced.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.check.commission.asks', message: 'Who keeps “{share}” of a sale?' },
  because: /*i18n*/ { id: 'advisor.check.commission.because', message: 'It decides what is left of your price.' },
  paid: /*i18n*/ { id: 'advisor.check.commission.paid', message: 'Somebody else keeps it from my sales' },
  taken: /*i18n*/ { id: 'advisor.check.commission.taken', message: 'I keep it from the sales of others' },
  of: /*i18n*/ { id: 'advisor.check.commission.of', message: 'Of which of your sales is “{share}” kept?' },
  ofOne: /*i18n*/ { id: 'advisor.check.commission.of.one', message: '“{words}”' },
  ofAll: /*i18n*/ { id: 'advisor.check.commission.of.all', message: 'Of all of them' },
  rest: /*i18n*/ { id: 'advisor.check.commission.term.rest', message: 'What comes to you of one sale' },
  found: /*i18n*/ {
    id: 'advisor.check.commission.found',
    message:
      'Of {price}, others keep {commission} (“{share}”). {rest} comes to you, and what the sale costs you is paid from that.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.commission.next',
    message: 'Read their terms: do they take it of the price alone, or of delivery and tax as well?',
  },
};

/** A share of each sale that somebody else keeps. */
export const commission: Check = {
  id: 'commission',
  section: 'revenue-streams',
  look(coach) {
    const share = onlyAmountOf(coach.business, 'share.commission');
    if (share?.form.kind !== 'percent' || share.toValue !== undefined) return null;
    // The answer `paid` is what takes it off each sale in the reckoning (one-sale.ts).
    const question = chooseFrom(`commission/${share.mention}`, {
      asks: say(texts.asks, { share: quoted(share) }),
      because: say(texts.because),
      options: { paid: say(texts.paid), taken: say(texts.taken) },
    });
    return ifChosen(coach, question, 'paid', () => {
      const prices = pricesOfShares(coach.business);
      const ofWhich = chooseFrom(commissionOfKey(share), {
        asks: say(texts.of, { share: quoted(share) }),
        because: say(texts.because),
        options: {
          ...Object.fromEntries(prices.map((one) => [one.mention, say(texts.ofOne, { words: quoted(one) })])),
          all: say(texts.ofAll),
        },
      });
      const isPlain = prices.length < 2 || namesItsPrice(coach.business, share);
      if (!isPlain && coach.sale.said && !coach.business.answers.has(ofWhich.key)) return { asks: ofWhich };
      return onMainSale(coach, () => find(coach, share));
    });
  },
};

/** A smaller share is a fee like any other: it is counted, and nothing is said about it. */
const leastShare = 5;

function find(coach: Coach, share: SaidAmount): Outcome {
  const { sale, ledger } = coach;
  const { price, commission: kept } = sale;
  if (!kept || share.form.kind !== 'percent' || share.form.percent < leastShare) return null;
  const rest = moneyTerm(ledger, 'commission.rest', texts.rest, op('subtract', price.id, kept.id));
  return once([rest], () => ({
    severity: 'costs',
    stake: yearly(coach, sale.said, kept),
    says: say(texts.found, {
      price: figure(price),
      commission: figure(kept),
      share: quoted(share),
      rest: figure(rest),
    }),
    next: say(texts.next),
    restsOn: [share.mention, ...(sale.said ? [sale.said.mention] : [])],
  }));
}
