import type { Coach } from '../coach/coach.ts';
import { choiceOf } from '../coach/question.ts';
import { mainPrices } from '../reckoning/one-sale.ts';

/**
 * Whether the main sale is all that is sold, or stands for all of it as an average: only then what holds of it holds of the business.
 * Extras, fees and goods are sold beside it.
 */
export const isAllSold = ({ business, sale }: Coach): boolean =>
  sale.others.length === 0 &&
  (mainPrices(business).length < 2 || choiceOf(business.answers, 'main.price') === 'average');
