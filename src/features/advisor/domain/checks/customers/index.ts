import type { Check } from '../../coach/coach.ts';
import { customersNeeded } from './customers-needed.ts';
import { leap } from './leap.ts';

/** How many customers the sales are, and how far they are from those of today. */
export const customersChecks: readonly Check[] = [customersNeeded, leap];
