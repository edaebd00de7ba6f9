import { expect, it } from 'vitest';
import { factKeys, factRegistry, parseCorrection } from '#features/workspaces/domain/fact-registry.ts';
import { factTypes, longestOf, questionOf } from './fact-types.ts';

it('knows of every fact the shape of value that the registry takes', () => {
  expect(factTypes).toEqual(Object.fromEntries(factKeys.map((key) => [key, factRegistry[key].type])));
});

it('knows of every fact the answer it is asked for in', () => {
  for (const key of factKeys) expect(questionOf(key), key).toBe(factRegistry[key].question);
});

it('knows of every text how long it may be', () => {
  for (const key of factKeys) {
    const type = factTypes[key];
    if (type !== 'text' && type !== 'texts') continue;
    const longest = longestOf(key)!;
    const accepts = (length: number) => {
      const text = 'x'.repeat(length);
      return parseCorrection(key, type === 'text' ? { type, text } : { type, items: [text] }).ok;
    };
    expect([accepts(longest), accepts(longest + 1)], key).toEqual([true, false]);
  }
});
