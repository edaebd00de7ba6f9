import type { Check } from '../../coach/coach.ts';
import { customerWorth } from './customer-worth.ts';
import { hirePaysFrom } from './hire-pays-from.ts';
import { largestLine } from './largest-line.ts';
import { leastSales } from './least-sales.ts';
import { marginOfSafety } from './margin-of-safety.ts';
import { ownHour } from './own-hour.ts';
import { salesForAWage } from './sales-for-a-wage.ts';
import { salesForTheBills } from './sales-for-the-bills.ts';
import { whatWouldCarry } from './what-would-carry.ts';

/** What one sale leaves, and what that has to pay for. */
export const moneyChecks: readonly Check[] = [
  whatWouldCarry,
  marginOfSafety,
  largestLine,
  leastSales,
  salesForTheBills,
  salesForAWage,
  ownHour,
  hirePaysFrom,
  customerWorth,
];
