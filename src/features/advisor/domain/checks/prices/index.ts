import type { Check } from '../../coach/coach.ts';
import { commission } from './commission.ts';
import { floorPrice } from './floor-price.ts';
import { packAgainstSingle } from './pack-against-single.ts';

/** What can be said of prices alone. */
export const pricesChecks: readonly Check[] = [packAgainstSingle, commission, floorPrice];
