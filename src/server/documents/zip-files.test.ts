import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readZip, writeZip } from './zip-files.ts';

const files = new Map([
  ['word/document.xml', Buffer.from('<w/>'.repeat(500))],
  ['größe/空.txt', Buffer.from('')],
]);
const date = new Date('2026-03-04T08:30:00Z');

describe('zip archives', () => {
  it('that we write are read by others, with every file whole', () => {
    const read = unzipSync(writeZip(files, date));
    expect(Object.entries(read).map(([path, bytes]) => [path, Buffer.from(bytes)])).toEqual([...files]);
  });

  it('of others are read by us', () => {
    const zip = zipSync(Object.fromEntries(files));
    expect([...readZip(zip)].map(([path, bytes]) => [path, Buffer.from(bytes)])).toEqual([...files]);
    expect(() => readZip(new Uint8Array(30))).toThrow('no directory');
  });

  it('are the same to the byte for the same files and date', () => {
    expect(writeZip(files, date).equals(writeZip(new Map(files), new Date(date)))).toBe(true);
    expect(writeZip(files, date).equals(writeZip(files, new Date('2027-01-01T00:00:00Z')))).toBe(false);
  });
});
