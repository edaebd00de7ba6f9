import { hasFreshValues } from './check-property.ts';

/** All cases in a deep run, in the gate those alone that stand for the others there. The cases left out are named in scripts/test-floors.json. */
export const gateCases = <T>(all: readonly T[], isInGate: (one: T, at: number) => boolean): readonly T[] =>
  hasFreshValues ? all : all.filter(isInGate);
