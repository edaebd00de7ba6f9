import type { Check } from '../../coach/coach.ts';
import { customerWorth } from './customer-worth.ts';
import { givenPerSold } from './given-per-sold.ts';
import { hirePaysFrom } from './hire-pays-from.ts';
import { leastSales } from './least-sales.ts';
import { ownHour } from './own-hour.ts';
import { salesForAWage } from './sales-for-a-wage.ts';
import { salesForTheBills } from './sales-for-the-bills.ts';
import { whatWouldCarry } from './what-would-carry.ts';

/** What one sale leaves, and what that has to pay for. */
export const moneyChecks: readonly Check[] = [
  whatWouldCarry,
  leastSales,
  salesForTheBills,
  salesForAWage,
  ownHour,
  givenPerSold,
  hirePaysFrom,
  customerWorth,
];
