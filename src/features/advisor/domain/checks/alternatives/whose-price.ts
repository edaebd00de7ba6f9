import type { Check } from '../../coach/coach.ts';
import { mainPrices } from '../../reckoning/one-sale.ts';
import { rivalPrices, whose } from './rival-words.ts';

/** Asks whose a price is that was said of an alternative: what it comes to stands beside its name. */
export const whosePrice: Check = {
  id: 'whose-price',
  section: 'competitor-analysis',
  look({ business }) {
    if (mainPrices(business).length === 0) return null;
    const open = rivalPrices(business).flatMap((price) => whose(business, price) ?? []);
    const question = open.find(({ key }) => !business.answers.has(key));
    return question ? { asks: question } : null;
  },
};
