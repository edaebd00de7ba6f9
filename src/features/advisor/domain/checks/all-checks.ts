import type { Check } from '../coach/coach.ts';
import { alternativesChecks } from './alternatives/index.ts';
import { customersChecks } from './customers/index.ts';
import { moneyChecks } from './money/index.ts';
import { pricesChecks } from './prices/index.ts';
import { promisesChecks } from './promises/index.ts';

/** Every check, in no order: findings stand by their weight. */
export const allChecks: readonly Check[] = [
  ...pricesChecks,
  ...alternativesChecks,
  ...customersChecks,
  ...moneyChecks,
  ...promisesChecks,
];
