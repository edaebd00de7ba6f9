import type { Check } from '../../coach/coach.ts';
import { claimToCheck } from './claim-to-check.ts';
import { rivalElsewhere } from './rival-elsewhere.ts';
import { rivalWait } from './rival-wait.ts';
import { whosePrice } from './whose-price.ts';

/** What is looked at in the alternatives of customers. */
export const alternativesChecks: readonly Check[] = [rivalWait, rivalElsewhere, claimToCheck, whosePrice];
