import type { Check } from '../../coach/coach.ts';
import { priceBesideTheirs } from './price-beside-theirs.ts';
import { rivalWait } from './rival-wait.ts';

/** What is looked at in the alternatives of customers. */
export const alternativesChecks: readonly Check[] = [rivalWait, priceBesideTheirs];
