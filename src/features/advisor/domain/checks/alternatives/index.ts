import type { Check } from '../../coach/coach.ts';
import { claimToCheck } from './claim-to-check.ts';
import { inCustomersProduct } from './in-customers-product.ts';
import { inHouseAlternative } from './in-house-alternative.ts';
import { nothingAsAlternative } from './nothing-as-alternative.ts';
import { rivalElsewhere } from './rival-elsewhere.ts';
import { rivalInMyUnit } from './rival-in-my-unit.ts';
import { rivalPriceMissing } from './rival-price-missing.ts';
import { rivalPriceMoves } from './rival-price-moves.ts';
import { rivalRange } from './rival-range.ts';
import { rivalTimesCheaper } from './rival-times-cheaper.ts';
import { rivalWait } from './rival-wait.ts';

/** What is looked at in the alternatives of customers. */
export const alternativesChecks: readonly Check[] = [
  rivalInMyUnit,
  rivalRange,
  rivalTimesCheaper,
  inCustomersProduct,
  rivalPriceMoves,
  inHouseAlternative,
  nothingAsAlternative,
  rivalWait,
  rivalElsewhere,
  claimToCheck,
  rivalPriceMissing,
];
