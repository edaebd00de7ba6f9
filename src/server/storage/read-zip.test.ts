import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '#testing/check-property.ts';
import { openZip, ZipError } from './read-zip.ts';
import { zipStream } from './zip-stream.ts';

const limits = {
  mostFiles: 3,
  mostInAll: 100_000,
  mostBytes: (path: string) => (path.endsWith('.txt') ? 50_000 : undefined),
};
const sourceOf = (bytes: Uint8Array) => ({
  size: bytes.byteLength,
  read: async ({ first, last }: { readonly first: number; readonly last: number }) => bytes.subarray(first, last + 1),
});
const open = (bytes: Uint8Array, own: Partial<typeof limits> = {}) => openZip(sourceOf(bytes), { ...limits, ...own });
const text = (length: number, sign = 'a') => new TextEncoder().encode(sign.repeat(length));

/** An archive as ours are made. */
async function ours(files: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> {
  const entries = async function* () {
    for (const [path, bytes] of Object.entries(files))
      yield {
        path,
        bytes: (async function* () {
          yield bytes;
        })(),
      };
  };
  const parts: Uint8Array[] = [];
  for await (const part of zipStream(entries(), new Date(Date.UTC(2000, 0, 1)))) parts.push(part);
  return Buffer.concat(parts);
}

describe('an archive', () => {
  it.each([
    ['as ours are', ours],
    ['packed', async (files: Record<string, Uint8Array>) => zipSync(files)],
    ['not packed', async (files: Record<string, Uint8Array>) => zipSync(files, { level: 0 })],
  ])('%s is read file by file', async (_what, make) => {
    const files = { 'a.txt': text(1000), 'b/ö.txt': text(0), 'c.txt': text(7, 'ß') };
    const zip = await open(await make(files));
    expect(zip.files.map(({ path, bytes }) => [path, bytes])).toEqual([
      ['a.txt', 1000],
      ['b/ö.txt', 0],
      ['c.txt', 14],
    ]);
    for (const [path, bytes] of Object.entries(files)) expect(new Uint8Array(await zip.read(path))).toEqual(bytes);
    await expect(zip.read('d.txt')).rejects.toMatchObject({ name: 'ZipError', path: 'd.txt' });
  });

  it.each([
    [
      'has more files than it may',
      zipSync(Object.fromEntries([1, 2, 3, 4].map((n) => [`${n}.txt`, text(1)]))),
      undefined,
    ],
    [
      'is larger in all than it may',
      zipSync(Object.fromEntries([1, 2, 3].map((n) => [`${n}.txt`, text(40_000)]))),
      undefined,
    ],
    ['has a file that is larger than it may', zipSync({ 'a.txt': text(50_001) }), 'a.txt'],
    ['has a file that may not be there', zipSync({ 'a.exe': text(1) }), 'a.exe'],
    ['has a folder', zipSync({ 'a/': text(0) }), 'a/'],
  ])('that %s is refused', async (_what, bytes, path) => {
    await expect(open(bytes)).rejects.toMatchObject({ name: 'ZipError', path });
  });

  it('whose files lie in each other is refused', async () => {
    const bytes = Buffer.from(zipSync({ 'a.txt': text(100), 'b.txt': text(100) }, { level: 0 }));
    const first = bytes.indexOf('PK\u0001\u0002', 0, 'latin1');
    const second = bytes.indexOf('PK\u0001\u0002', first + 4, 'latin1');
    // The second one is where the first one is.
    bytes.writeUInt32LE(bytes.readUInt32LE(first + 42), second + 42);
    await expect(open(bytes)).rejects.toMatchObject({ name: 'ZipError', message: 'It lies within another file' });
  });

  it('is read as it was or refused with a ZipError, whatever was changed of it', async () => {
    const whole = await ours({ 'a.txt': text(300), 'b.txt': text(20, 'b') });
    await checkProperty(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.byteLength - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        fc.nat(whole.byteLength),
        fc.boolean(),
        async (changes, length, isCut) => {
          const bytes = new Uint8Array(whole);
          for (const [at, value] of changes) bytes[at] = value;
          try {
            const zip = await open(isCut ? bytes.subarray(0, length) : bytes);
            for (const { path, bytes: size } of zip.files) expect((await zip.read(path)).byteLength).toBe(size);
          } catch (error) {
            expect(error).toBeInstanceOf(ZipError);
          }
        },
      ),
    );
  });
});
