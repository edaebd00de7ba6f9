import type { Business, SaidAmount } from '../business/business.ts';
import { choiceOf, chooseFrom, optionsOf, type Question } from '../coach/question.ts';
import { quoted, say } from '../say/message.ts';
import type { OneSale } from './one-sale.ts';
import { commissionOfKey, namesItsPrice, pricesOfShares, sharesOf } from './sale-line.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.check.commission.asks', message: 'Who keeps “{share}” of a sale?' },
  because: /*i18n*/ { id: 'advisor.check.commission.because', message: 'It decides what is left of your price.' },
  paid: /*i18n*/ { id: 'advisor.check.commission.paid', message: 'Somebody else keeps it from my sales' },
  taken: /*i18n*/ { id: 'advisor.check.commission.taken', message: 'I keep it from the sales of others' },
  of: /*i18n*/ { id: 'advisor.check.commission.of', message: 'Of which of your sales is “{share}” kept?' },
  ofOne: /*i18n*/ { id: 'advisor.check.commission.of.one', message: '“{words}”' },
  ofAll: /*i18n*/ { id: 'advisor.check.commission.of.all', message: 'Of all of them' },
};

/** What is open of a share: who keeps it, then of which sales. The answers take it off each sale (sale-line.ts). */
function openOf(business: Business, share: SaidAmount): Question | undefined {
  const asking = { because: say(texts.because) };
  const who = chooseFrom(`commission/${share.mention}`, {
    ...asking,
    asks: say(texts.asks, { share: quoted(share) }),
    options: { paid: say(texts.paid), taken: say(texts.taken) },
  });
  const whose = choiceOf(business.answers, who.key);
  if (whose !== 'paid') return whose === undefined ? who : undefined;
  const prices = pricesOfShares(business);
  const key = commissionOfKey(share);
  if (prices.length < 2 || namesItsPrice(business, share) || choiceOf(business.answers, key)) return undefined;
  return chooseFrom(key, {
    ...asking,
    asks: say(texts.of, { share: quoted(share) }),
    options: { ...optionsOf(prices, texts.ofOne), all: say(texts.ofAll) },
  });
}

/** What is open of the shares that others may keep, one question each; also what the founder does not know. */
const openShares = (business: Business): readonly Question[] =>
  sharesOf(business).flatMap((share) => openOf(business, share) ?? []);

/** Whether somebody may keep a share of each sale that is not taken off yet: then more seems to be left of it than is. */
export const isShareOpen = (business: Business): boolean => openShares(business).length > 0;

/** The first question about shares that nobody was asked yet; of which sales one is kept is asked once the main one is known. */
export const shareQuestion = (business: Business, { said }: OneSale): Question | undefined =>
  openShares(business).find(({ key }) => !business.answers.has(key) && (said || key.startsWith('commission/')));
