import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type DiskFigures,
  type DiskSpace,
  describeDisk,
  isDiskFull,
  readDisk,
  usedShare,
  watchDisk,
} from './disk-space.ts';
import type { Logger } from './logger.ts';

const gibibyte = 2 ** 30;
const mebibyte = 2 ** 20;

let space: DiskSpace | undefined;
afterEach(() => space?.close());

/** A disk whose figures the test sets, and what the log was told. */
async function watched(first: DiskFigures) {
  const told: string[] = [];
  const tell = (level: string) => (_detail: object, message: string) => void told.push(`${level}: ${message}`);
  const log = { warn: tell('warn'), error: tell('error') } as unknown as Logger;
  let now: DiskFigures | Error = first;
  const read = vi.fn(async () => {
    if (now instanceof Error) throw now;
    return now;
  });
  space = await watchDisk(log, read, 1);
  const set = async (next: DiskFigures | Error): Promise<void> => {
    now = next;
    const before = read.mock.calls.length;
    await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before + 1));
  };
  return { space, told, set };
}

const disk = (freeBytes: number): DiskFigures => ({ totalBytes: 10 * gibibyte, freeBytes });

describe('the disk', () => {
  it('has room until 64 MiB are left, and again once 80 MiB are free', async () => {
    const { space, set } = await watched(disk(64 * mebibyte));
    expect(space.hasRoom).toBe(true);
    await set(disk(64 * mebibyte - 1));
    expect(space.hasRoom).toBe(false);
    await set(disk(80 * mebibyte - 1));
    expect(space.hasRoom).toBe(false);
    await set(disk(80 * mebibyte));
    expect(space.hasRoom).toBe(true);
  });

  it('that is very small keeps a fifth of itself', async () => {
    const small = (freeBytes: number): DiskFigures => ({ totalBytes: 100 * mebibyte, freeBytes });
    const { space, set } = await watched(small(20 * mebibyte));
    expect(space.hasRoom).toBe(true);
    await set(small(20 * mebibyte - 1));
    expect(space.hasRoom).toBe(false);
  });

  it('tells the log once when 80 and 95 % are passed, when it is full, and when there is room again', async () => {
    const { told, set } = await watched(disk(3 * gibibyte));
    expect(told).toEqual([]);
    await set(disk(2 * gibibyte));
    await set(disk(gibibyte));
    expect(told).toEqual(['warn: the disk is 80 % full']);
    await set(disk(0.5 * gibibyte));
    expect(told.slice(1)).toEqual(['warn: the disk is 95 % full']);
    await set(disk(0));
    expect(told.slice(2)).toEqual(['error: the disk is full: nothing more is stored until there is room']);
    await set(disk(3 * gibibyte));
    expect(told.slice(3)).toEqual(['warn: the disk has room again']);
    await set(disk(2 * gibibyte));
    expect(told.slice(4)).toEqual(['warn: the disk is 80 % full']);
  });

  it('that cannot be read counts as one with room', async () => {
    const { space, set } = await watched(disk(0));
    expect(space.hasRoom).toBe(false);
    await set(new Error('gone'));
    expect([space.hasRoom, space.figures]).toEqual([true, undefined]);
  });

  it('is read as df reads it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'disk-'));
    try {
      const figures = await readDisk(folder);
      expect(figures.totalBytes).toBeGreaterThan(figures.freeBytes);
      expect(figures.freeBytes).toBeGreaterThan(0);
      expect(usedShare(figures)).toBeGreaterThan(0);
      await expect(readDisk(join(folder, 'missing'))).rejects.toThrow('ENOENT');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('is described with what is free and the share that is used', () => {
    expect(describeDisk({ totalBytes: 40e9, freeBytes: 12.34e9 })).toBe('12.3 GB of 40.0 GB are free (69 % used)');
  });

  it('is what failed where a file or the database says so', () => {
    expect([{ code: 'ENOSPC' }, { code: 'EDQUOT' }, { code: '53100' }].every(isDiskFull)).toBe(true);
    expect([{ code: 'ENOENT' }, new Error('x'), undefined, { code: 28 }].some(isDiskFull)).toBe(false);
  });
});
