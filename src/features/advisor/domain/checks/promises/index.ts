import type { Check } from '../../coach/coach.ts';
import { depositNotIncome } from './deposit-not-income.ts';
import { paidLater } from './paid-later.ts';
import { peakMonth } from './peak-month.ts';
import { runway } from './runway.ts';
import { seasonalOpening } from './seasonal-opening.ts';

/** What is promised, when it is due, and the money in between. */
export const promisesChecks: readonly Check[] = [
  depositNotIncome,
  paidLater,
  seasonalOpening,
  peakMonth,
  runway,
];
