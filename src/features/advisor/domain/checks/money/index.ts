import type { Check } from '../../coach/coach.ts';
import { largestLine } from './largest-line.ts';
import { marginOfSafety } from './margin-of-safety.ts';
import { ownHour } from './own-hour.ts';
import { whatMovesIt } from './what-moves-it.ts';
import { whatWouldCarry } from './what-would-carry.ts';

/** What one sale leaves, and what that has to pay for. */
export const moneyChecks: readonly Check[] = [
  whatWouldCarry,
  marginOfSafety,
  largestLine,
  ownHour,
  whatMovesIt,
];
