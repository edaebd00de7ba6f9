import { describe, expect, it } from 'vitest';
import type { StoredFile } from '../sites.repository.ts';
import { createReleases } from './releases.ts';

const fileOf = (path: string, bytes: number): StoredFile => ({
  path,
  mediaType: 'text/html; charset=utf-8',
  etag: path,
  plain: new Uint8Array(bytes),
  br: new Uint8Array(0),
  gzip: new Uint8Array(0),
});

/** Releases of a hundred bytes each, in a memory of so many; says which were read. */
function setScene(mostBytes: number) {
  const read: string[] = [];
  const releases = createReleases({
    read: async (releaseId) => {
      read.push(releaseId);
      return releaseId === 'gone' ? [] : [fileOf('', 60), fileOf('about/', 40)];
    },
    readPictures: async () => [],
    mostBytes,
  });
  return { releases, read };
}

describe('releases in memory', () => {
  it('are read once, however many ask at once', async () => {
    const { releases, read } = setScene(1000);
    const found = await Promise.all(Array.from({ length: 20 }, () => releases.find('a')));
    expect(found.map((release) => release?.files.get('about/')?.path)).toEqual(Array(20).fill('about/'));
    await releases.find('a');
    expect(read).toEqual(['a']);
  });

  it('take no more than their share: the one asked for longest ago goes', async () => {
    const { releases, read } = setScene(300);
    for (const id of ['a', 'b', 'c', 'a', 'd']) await releases.find(id);
    expect(releases.bytes).toBe(300);
    for (const id of ['a', 'c', 'd']) await releases.find(id);
    expect(read).toEqual(['a', 'b', 'c', 'd']);
    await releases.find('b');
    expect(read.at(-1)).toBe('b');
    for (let more = 0; more < 50; more++) await releases.find(`more ${more}`);
    expect(releases.bytes).toBe(300);
  });

  it('are not held where one alone would take more', async () => {
    const { releases, read } = setScene(99);
    expect((await releases.find('a'))?.bytes).toBe(100);
    await releases.find('a');
    expect([read.length, releases.bytes]).toEqual([2, 0]);
  });

  it('that are gone are not remembered as such', async () => {
    const { releases, read } = setScene(1000);
    expect([await releases.find('gone'), await releases.find('gone')]).toEqual([undefined, undefined]);
    expect(read).toHaveLength(2);
  });

  it('that could not be read are read again', async () => {
    let isAway = true;
    const releases = createReleases({
      read: async () => {
        if (isAway) throw new Error('away');
        return [fileOf('', 1)];
      },
      readPictures: async () => [],
    });
    await expect(releases.find('a')).rejects.toThrow('away');
    isAway = false;
    expect((await releases.find('a'))?.bytes).toBe(1);
  });
});
