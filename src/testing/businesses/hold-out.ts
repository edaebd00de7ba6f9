import type { TestBusiness } from './business.ts';

/** Businesses the composer was never tuned on. */
export const holdOutBusinesses: readonly TestBusiness[] = [];
