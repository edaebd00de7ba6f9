import type { Check } from '../../coach/coach.ts';
import { commission } from './commission.ts';
import { firstYearCost } from './first-year-cost.ts';
import { flatAgainstSingle } from './flat-against-single.ts';
import { packAgainstSingle } from './pack-against-single.ts';
import { packSizeOpen } from './pack-size-open.ts';
import { priceCut } from './price-cut.ts';
import { priceOfAStop } from './price-of-a-stop.ts';

/** What can be said of prices alone. */
export const pricesChecks: readonly Check[] = [
  flatAgainstSingle,
  priceOfAStop,
  packAgainstSingle,
  packSizeOpen,
  firstYearCost,
  commission,
  priceCut,
];
