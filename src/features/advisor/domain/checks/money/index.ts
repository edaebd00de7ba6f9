import type { Check } from '../../coach/coach.ts';
import { customerWorth } from './customer-worth.ts';
import { givenPerSold } from './given-per-sold.ts';
import { hirePaysFrom } from './hire-pays-from.ts';
import { leftOfOneSale } from './left-of-one-sale.ts';
import { ownHour } from './own-hour.ts';
import { salesForAWage } from './sales-for-a-wage.ts';
import { salesForTheBills } from './sales-for-the-bills.ts';
import { trialCost } from './trial-cost.ts';
import { yieldOfInput } from './yield.ts';

/** What one sale leaves, and what that has to pay for. */
export const moneyChecks: readonly Check[] = [
  leftOfOneSale,
  salesForTheBills,
  salesForAWage,
  ownHour,
  givenPerSold,
  yieldOfInput,
  hirePaysFrom,
  customerWorth,
  trialCost,
];
