import { it } from 'vitest';
import { hasFreshValues } from './check-property.ts';

/** All cases in a deep run, in the gate those alone that stand for the others there. The cases left out are named in scripts/test-floors.json. */
export const gateCases = <T>(all: readonly T[], isInGate: (one: T, at: number) => boolean): readonly T[] =>
  hasFreshValues ? all : all.filter(isInGate);

/** A test that takes seconds where quicker ones of its file stand for it in the gate: in a deep run alone, and named as those. */
export const itInDeepRun: (name: string, test: () => void | Promise<void>) => void = hasFreshValues ? it : () => {};
