import type { Check } from '../../coach/coach.ts';
import { deadlineBackwards } from './deadline-backwards.ts';
import { depositConversion } from './deposit-conversion.ts';
import { depositNotIncome } from './deposit-not-income.ts';
import { grantCap } from './grant-cap.ts';
import { grantEnds } from './grant-ends.ts';
import { instalments } from './instalments.ts';
import { paidAhead } from './paid-ahead.ts';
import { paidLater } from './paid-later.ts';
import { payback } from './payback.ts';
import { peakMonth } from './peak-month.ts';
import { runway } from './runway.ts';
import { seasonalOpening } from './seasonal-opening.ts';
import { stockBeforeSale } from './stock-before-sale.ts';

/** What is promised, when it is due, and the money in between. */
export const promisesChecks: readonly Check[] = [
  depositNotIncome,
  depositConversion,
  deadlineBackwards,
  paidLater,
  paidAhead,
  instalments,
  stockBeforeSale,
  seasonalOpening,
  peakMonth,
  grantCap,
  grantEnds,
  runway,
  payback,
];
