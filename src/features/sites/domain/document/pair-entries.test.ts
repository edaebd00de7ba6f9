import { expect, it } from 'vitest';
import { samplePicture } from '../../testing/sample-sites.ts';
import { type EntryFields, pairEntries } from './pair-entries.ts';

const of: EntryFields = {
  name: { kind: 'line', max: 80 },
  price: { kind: 'line', max: 80 },
  photo: { kind: 'image' },
};
const entry = (name: string, price: string, photo: typeof samplePicture | null = null) => ({ name, price, photo });
const [loaf, roll, cake] = [entry('Loaf', '€6'), entry('Roll', '€1'), entry('Cake', '€30')];
const pairsOf = (before: readonly ReturnType<typeof entry>[], after: readonly ReturnType<typeof entry>[]) =>
  pairEntries(of, before, after).toSorted(([one], [other]) => one - other);

it.each([
  [
    'say the same, wherever they stand now',
    [loaf, roll, cake],
    [cake, loaf, roll],
    [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
  ],
  ['share a name, though another one came before it', [loaf], [roll, entry('Loaf', '€7')], [[0, 1]]],
  [
    'share a price where the name was changed',
    [loaf, roll],
    [loaf, entry('Bun', '€1')],
    [
      [0, 0],
      [1, 1],
    ],
  ],
  [
    'stand in the same place, with nothing in common',
    [loaf, roll, cake],
    [loaf, entry('Bun', '€2'), cake],
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'share a picture',
    [entry('A', '', samplePicture), loaf],
    [loaf, entry('B', '', samplePicture)],
    [
      [0, 1],
      [1, 0],
    ],
  ],
  [
    'were moved and changed at once',
    [loaf, roll, cake],
    [roll, cake, entry('Loaf', '€7')],
    [
      [0, 2],
      [1, 0],
      [2, 1],
    ],
  ],
  ['say the same in another order of names', [loaf], [{ photo: null, price: '€6', name: 'Loaf' }], [[0, 0]]],
])('the same entries are those that %s', (_what, before, after, expected) => {
  expect(pairsOf(before, after)).toEqual(expected);
});

it('entries that say nothing alike and stand elsewhere are others', () => {
  expect(pairsOf([loaf, roll], [roll, entry('Bun', '€2')])).toEqual([[1, 0]]);
  expect(pairsOf([], [loaf])).toEqual([]);
  // Empty fields are nothing in common.
  expect(pairsOf([entry('', ''), loaf], [loaf, entry('', '€2')])).toEqual([[1, 0]]);
});
