import { expect, it } from 'vitest';
import { faultsOfReader, type KnownReleases } from './watch-releases.ts';

const known: KnownReleases = new Map([
  [
    1,
    new Map([
      ['', 'a1'],
      ['sitemap.xml', 's1'],
    ]),
  ],
  [
    2,
    new Map([
      ['', 'a2'],
      ['sitemap.xml', 's1'],
    ]),
  ],
  [
    3,
    new Map([
      ['', 'a3'],
      ['sitemap.xml', 's3'],
    ]),
  ],
]);
const read = (...hashes: readonly string[]) =>
  faultsOfReader(
    hashes.map((hash) => ({ path: hash.startsWith('s') ? 'sitemap.xml' : '', hash })),
    known,
  );

it('a reader who gets whole releases, one after the other, has nothing to complain of', () => {
  expect(read('a1', 's1', 'a1', 's1', 'a2', 's1', 'a3', 's3', 'a3')).toEqual([]);
  // Between the page and the list the next one went online.
  expect(read('a2', 's3', 'a3')).toEqual([]);
});

it('what is of no release, or of an older one after a newer one, is found', () => {
  expect(read('a1', 'half')).toHaveLength(1);
  expect(read('a2', 'a1')).toHaveLength(1);
  expect(read('a3', 's1')).toHaveLength(1);
  expect(read('a2', 's3', 'a2')).toHaveLength(1);
});
