import { wordsOf } from '../../business/business.ts';
import type { Check } from '../../coach/coach.ts';
import { isUnknown } from '../../coach/question.ts';
import { mainPrices } from '../../reckoning/one-sale.ts';
import { choose, say } from '../../say/message.ts';
import { quotedList, rivalOf, rivalPrices, whose } from './rival-words.ts';

const texts = {
  found: /*i18n*/ {
    id: 'advisor.check.priceMissing.found',
    message:
      '{number, plural, one {You named no price for {rivals}. Without it you cannot know whether your customer finds you cheap or dear beside it.} other {You named no price for {rivals}. Without one you cannot know whether your customer finds you cheap or dear beside them.}}',
  },
  next: /*i18n*/ {
    id: 'advisor.check.priceMissing.next',
    message:
      '{number, plural, one {Find out this week what a customer pays there for the same.} other {Find out this week what a customer pays there for the same, beginning with the one your customers name most.}}',
  },
};

/** Alternatives were named without their price. */
export const rivalPriceMissing: Check = {
  id: 'rival-price-missing',
  section: 'competitor-analysis',
  look({ business }) {
    const named = wordsOf(business, 'rival');
    if (named.length === 0 || mainPrices(business).length === 0) return null;
    const prices = rivalPrices(business);
    const open = prices.flatMap((price) => whose(business, price) ?? []);
    const question = open.find(({ key }) => !business.answers.has(key));
    if (question) return { asks: question };
    // Nobody knows whose price it is: it may be of any of them.
    if (open.some(({ key }) => isUnknown(business.answers, key))) return null;
    const priced = new Set(prices.map((price) => rivalOf(business, price)?.mention));
    const rivals = named.filter(({ mention }) => !priced.has(mention));
    if (rivals.length === 0) return null;
    const number = choose(rivals.length);
    return {
      found: {
        severity: 'tells',
        stake: 0,
        says: say(texts.found, { number, rivals: quotedList(rivals) }),
        next: say(texts.next, { number }),
        restsOn: rivals.map(({ mention }) => mention),
      },
    };
  },
};
