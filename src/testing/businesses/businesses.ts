import type { TestBusiness } from './business.ts';
import { servicePairs } from './pairs-services.ts';
import { tradePairs } from './pairs-trade.ts';
import { goodsBusinesses } from './singles-goods.ts';
import { serviceBusinesses } from './singles-services.ts';

/** Forty businesses with five concrete answers each; ten pairs of them lie in one industry. */
export const businesses: readonly TestBusiness[] = [
  ...tradePairs,
  ...servicePairs,
  ...goodsBusinesses,
  ...serviceBusinesses,
];
