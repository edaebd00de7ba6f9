import type { Check } from '../coach/coach.ts';
import { capacity } from './capacity.ts';
import { customersNeeded } from './customers-needed.ts';
import { floorPrice } from './floor-price.ts';
import { fromToday } from './from-today.ts';
import { largestLine } from './largest-line.ts';
import { marginOfSafety } from './margin-of-safety.ts';
import { netPay } from './net-pay.ts';
import { ownHour } from './own-hour.ts';
import { paidLater } from './paid-later.ts';
import { priceBesideTheirs } from './price-beside-theirs.ts';
import { rivalWait } from './rival-wait.ts';
import { runway } from './runway.ts';
import { seasonalOpening } from './seasonal-opening.ts';
import { whatMovesIt } from './what-moves-it.ts';
import { whatWouldCarry } from './what-would-carry.ts';

/** Every check; findings stand by their weight, those of one weight in this order. */
export const allChecks: readonly Check[] = [
  rivalWait,
  floorPrice,
  priceBesideTheirs,
  customersNeeded,
  fromToday,
  whatWouldCarry,
  marginOfSafety,
  largestLine,
  capacity,
  ownHour,
  whatMovesIt,
  netPay,
  paidLater,
  seasonalOpening,
  runway,
];
