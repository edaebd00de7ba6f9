import { expect, it } from 'vitest';
import { factKeys, factRegistry } from '#features/workspaces/domain/fact-registry.ts';
import { factTypes } from './fact-types.ts';

it("the browser's copy of the fact types says what the registry says", () => {
  expect(factTypes).toEqual(Object.fromEntries(factKeys.map((key) => [key, factRegistry[key].type])));
});
