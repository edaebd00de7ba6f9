import type { Business } from '../../business/business.ts';
import { choiceOf } from '../../coach/question.ts';
import { commissionOfKey, namesItsPrice, pricesOfShares, sharesOf } from '../../reckoning/sale-line.ts';

/** Whether somebody may keep a share of each sale that is not taken off yet: then more seems to be left of it than is. */
export const isShareOpen = (business: Business): boolean =>
  sharesOf(business).some((share) => {
    const whose = choiceOf(business.answers, `commission/${share.mention}`);
    if (whose !== 'paid') return whose === undefined;
    const isPlain = pricesOfShares(business).length < 2 || namesItsPrice(business, share);
    return !isPlain && choiceOf(business.answers, commissionOfKey(share)) === undefined;
  });
