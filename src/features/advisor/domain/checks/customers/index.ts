import type { Check } from '../../coach/coach.ts';
import { fewSources } from './few-sources.ts';
import { onceOnly } from './once-only.ts';
import { reachNeeded } from './reach-needed.ts';
import { salesPerRoute } from './sales-per-route.ts';

/** Who pays, decides and uses it, through whom they come, and how often. */
export const customersChecks: readonly Check[] = [fewSources, salesPerRoute, onceOnly, reachNeeded];
