import type { Check } from '../../coach/coach.ts';
import { addOnWorth } from './add-on-worth.ts';
import { commission } from './commission.ts';
import { customerBudget } from './customer-budget.ts';
import { firstYearCost } from './first-year-cost.ts';
import { flatAgainstSingle } from './flat-against-single.ts';
import { marginOrMarkup } from './margin-or-markup.ts';
import { packAgainstSingle } from './pack-against-single.ts';
import { packSizeOpen } from './pack-size-open.ts';
import { priceAfterTax } from './price-after-tax.ts';
import { priceCut } from './price-cut.ts';
import { priceOfAStop } from './price-of-a-stop.ts';
import { pricePerContent } from './price-per-content.ts';
import { priceStep } from './price-step.ts';
import { speedPremium } from './speed-premium.ts';

/** What can be said of prices alone. */
export const pricesChecks: readonly Check[] = [
  flatAgainstSingle,
  priceOfAStop,
  packAgainstSingle,
  packSizeOpen,
  priceStep,
  firstYearCost,
  addOnWorth,
  speedPremium,
  marginOrMarkup,
  commission,
  priceAfterTax,
  priceCut,
  customerBudget,
  pricePerContent,
];
