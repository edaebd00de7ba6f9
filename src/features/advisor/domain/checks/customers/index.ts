import type { Check } from '../../coach/coach.ts';
import { customersNeeded } from './customers-needed.ts';

/** How many customers the sales are. */
export const customersChecks: readonly Check[] = [customersNeeded];
