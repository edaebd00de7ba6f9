import type { Check } from '../../coach/coach.ts';
import { minimumFill, sessionCost } from './minimum-fill.ts';

/** What a group has to pay for whoever leads it. */
export const ceilingsChecks: readonly Check[] = [minimumFill, sessionCost];
