import { op } from '#shared/formula-build.ts';
import type { SaidAmount } from '../../business/business.ts';
import { type Check, type Coach, type Outcome, once } from '../../coach/coach.ts';
import { choiceOf, chooseFrom, type Question } from '../../coach/question.ts';
import { commissionOfKey, namesItsPrice, pricesOfShares, sharesOf } from '../../reckoning/sale-line.ts';
import { figure, quoted, say } from '../../say/message.ts';
import { moneyTerm, numberOf } from '../terms.ts';
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
    message: 'Of {price}, others keep {commission} on average (“{share}”): {rest} comes to you.',
  },
};

/** A share of each sale that somebody else keeps. */
export const commission: Check = {
  id: 'commission',
  section: 'revenue-streams',
  look(coach) {
    const shares = sharesOf(coach.business);
    for (const share of shares) {
      const asks = openQuestion(coach, share);
      if (asks) return { asks };
    }
    const [largest] = shares.toSorted((one, other) => percentIn(other) - percentIn(one));
    return largest ? onMainSale(coach, () => find(coach, largest)) : null;
  },
};

/** What is still open of a share: who keeps it, and of which sales. */
function openQuestion({ business, sale }: Coach, share: SaidAmount): Question | undefined {
  // The answer `paid` is what takes it off each sale in the reckoning (sale-line.ts).
  const question = chooseFrom(`commission/${share.mention}`, {
    asks: say(texts.asks, { share: quoted(share) }),
    because: say(texts.because),
    options: { paid: say(texts.paid), taken: say(texts.taken) },
  });
  if (!business.answers.has(question.key)) return question;
  if (choiceOf(business.answers, question.key) !== 'paid') return undefined;
  const prices = pricesOfShares(business);
  const ofWhich = chooseFrom(commissionOfKey(share), {
    asks: say(texts.of, { share: quoted(share) }),
    because: say(texts.because),
    options: {
      ...Object.fromEntries(prices.map((one) => [one.mention, say(texts.ofOne, { words: quoted(one) })])),
      all: say(texts.ofAll),
    },
  });
  const isPlain = prices.length < 2 || namesItsPrice(business, share);
  return !isPlain && sale.said && !business.answers.has(ofWhich.key) ? ofWhich : undefined;
}

const percentIn = ({ form }: SaidAmount): number => (form.kind === 'percent' ? form.percent : 0);

/** A smaller share is a fee like any other: it is counted, and nothing is said about it. */
const leastShare = 5;

function find(coach: Coach, share: SaidAmount): Outcome {
  const { sale, ledger } = coach;
  const { price, commission: kept } = sale;
  if (!kept || percentIn(share) < leastShare || (kept.lacks.length === 0 && numberOf(kept) === 0)) return null;
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
    restsOn: [share.mention, ...(sale.said ? [sale.said.mention] : [])],
  }));
}
