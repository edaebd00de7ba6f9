import { expect, it } from 'vitest';
import { dropIndex } from './drop-index.ts';

const ids = ['top', 'prices', 'hours', 'contact'];
const keys = ['part header', 'part logo', 'part navigation', ...ids, 'part footer'];

it.each([
  ['before another one', 'contact', 'prices', false, 1],
  ['after another one', 'top', 'hours', true, 2],
  ['beside itself', 'prices', 'prices', true, 1],
  ['above everything', 'hours', 'part header', false, 0],
  ['below everything', 'prices', 'part footer', true, 3],
])('a block that is dropped %s stands where it was dropped', (_where, dragged, target, isAfter, index) => {
  expect(dropIndex(keys, ids, dragged, target, isAfter)).toBe(index);
});
