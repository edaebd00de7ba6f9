import type { Check } from '../../coach/coach.ts';
import { packAgainstSingle } from './pack-against-single.ts';

/** What can be said of prices alone. */
export const pricesChecks: readonly Check[] = [packAgainstSingle];
