import { expect, it } from 'vitest';
import { englishPlural } from './english-plural.ts';

it.each([
  [0, 'miles'],
  [0.5, 'miles'],
  [1, 'mile'],
  [1.5, 'miles'],
  [2, 'miles'],
  [21, 'miles'],
])('%d is read with "%s"', (count, word) => {
  expect(englishPlural(count, { one: 'mile', other: 'miles' })).toBe(word);
});
