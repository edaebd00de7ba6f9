import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import type { StoredRange } from './storage-driver.ts';

const inflate = promisify(inflateRaw);

/** One file of an archive that was opened. */
export interface ZipFile {
  readonly path: string;
  /** As many as it says; reading it fails where there are others. */
  readonly bytes: number;
}

/** An archive that is not as one of ours, and where: the name of a file in it, or nothing where it is the archive itself. */
export class ZipError extends Error {
  readonly path: string | undefined;

  constructor(message: string, path?: string) {
    super(message);
    this.name = 'ZipError';
    this.path = path;
  }
}

interface ZipSource {
  readonly size: number;
  /** The bytes of a range, which is within the size. */
  read(range: StoredRange): Promise<Uint8Array>;
}

interface ZipLimits {
  readonly mostFiles: number;
  /** How many bytes all of them may have together, unpacked. */
  readonly mostInAll: number;
  /** How many bytes a file of this name may have; undefined for one that may not be there. */
  mostBytes(path: string): number | undefined;
}

interface Entry extends ZipFile {
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly at: number;
}

export interface OpenZip {
  readonly files: readonly ZipFile[];
  /** The bytes of one of them, checked by their sum. */
  read(path: string): Promise<Uint8Array>;
}

const endBytes = 22;
const headerBytes = 30;
const entryBytes = 46;
/** Names, and what programs note behind them. */
const mostNoted = 512;
/** Neither encrypted nor of any other kind than those two: sizes behind the file, and names in UTF-8. */
const knownFlags = 0b1000_0000_1000 | 0b110;

/**
 * Opens an archive (APPNOTE 6.3.10) that somebody sent: only its list is read. It is refused where anything is in it that an archive of ours
 * never has: another end, names that are not expected or come twice, files that lie in each other, are encrypted, or are larger than they may
 * be. A file is never made larger than it says. Throws a ZipError.
 */
export async function openZip(source: ZipSource, { mostFiles, mostInAll, mostBytes }: ZipLimits): Promise<OpenZip> {
  const list = await readList(source, mostFiles);
  const entries = new Map<string, Entry>();
  for (const entry of list) {
    const most = mostBytes(entry.path);
    if (most === undefined) throw new ZipError('Nobody knows what this file is', entry.path);
    if (entries.has(entry.path)) throw new ZipError('This file is there twice', entry.path);
    if (entry.bytes > most) throw new ZipError(`It is larger than ${most} bytes`, entry.path);
    if (entry.method === 0 && entry.packed !== entry.bytes) throw new ZipError('Its sizes differ', entry.path);
    entries.set(entry.path, entry);
  }
  if (list.reduce((sum, { bytes }) => sum + bytes, 0) > mostInAll)
    throw new ZipError(`Its files have more than ${mostInAll} bytes`);
  return {
    files: [...entries.values()].map(({ path, bytes }) => ({ path, bytes })),
    read: async (path) => {
      const entry = entries.get(path);
      if (!entry) throw new ZipError('It is not there', path);
      return readEntry(source, entry);
    },
  };
}

/** A file of an archive, which is as large as it says and has the sum it says. */
async function readEntry(
  { size, read }: ZipSource,
  { path, at, method, packed, bytes, crc }: Entry,
): Promise<Uint8Array> {
  const header = viewOf(await read({ first: at, last: at + headerBytes - 1 }));
  const from = at + headerBytes + header.getUint16(26, true) + header.getUint16(28, true);
  if (header.getUint32(0, true) !== 0x04034b50 || header.getUint16(8, true) !== method || from + packed > size)
    throw new ZipError('It is not where the list says', path);
  const raw = packed === 0 ? new Uint8Array(0) : await read({ first: from, last: from + packed - 1 });
  const content = method === 0 ? raw : await unpacked(raw, bytes, path);
  if (content.byteLength !== bytes || crc32(content) !== crc)
    throw new ZipError('Its bytes are others than it says', path);
  return content;
}

async function unpacked(raw: Uint8Array, bytes: number, path: string): Promise<Uint8Array> {
  try {
    // One byte more than it says is too many: it is never made larger.
    return await inflate(raw, { maxOutputLength: Math.max(1, bytes) });
  } catch {
    throw new ZipError('It cannot be unpacked to the size it says', path);
  }
}

/** The list at the end of an archive. */
async function readList({ size, read }: ZipSource, mostFiles: number): Promise<readonly Entry[]> {
  if (size < endBytes) throw new ZipError('It is no archive');
  const end = viewOf(await read({ first: size - endBytes, last: size - 1 }));
  const count = end.getUint16(10, true);
  const listBytes = end.getUint32(12, true);
  const listAt = end.getUint32(16, true);
  const isWhole =
    end.getUint32(0, true) === 0x06054b50 &&
    end.getUint32(4, true) === 0 &&
    end.getUint16(8, true) === count &&
    end.getUint16(20, true) === 0 &&
    listAt + listBytes === size - endBytes;
  if (!isWhole) throw new ZipError('It is no archive, or not a whole one');
  if (count > mostFiles) throw new ZipError(`It has more than ${mostFiles} files`);
  if (listBytes > count * (entryBytes + mostNoted)) throw new ZipError('Its list is longer than its files');
  const bytes = listBytes === 0 ? new Uint8Array(0) : await read({ first: listAt, last: listAt + listBytes - 1 });
  const entries = entriesOf(bytes, count);
  assertApart(entries, listAt);
  return entries;
}

function entriesOf(bytes: Uint8Array, count: number): readonly Entry[] {
  const view = viewOf(bytes);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const entries: Entry[] = [];
  let at = 0;
  for (let of = 0; of < count; of++) {
    if (at + entryBytes > bytes.byteLength || view.getUint32(at, true) !== 0x02014b50)
      throw new ZipError('Its list is broken');
    const nameBytes = view.getUint16(at + 28, true);
    const next = at + entryBytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > bytes.byteLength) throw new ZipError('Its list is broken');
    let path: string;
    try {
      path = decoder.decode(bytes.subarray(at + entryBytes, at + entryBytes + nameBytes));
    } catch {
      throw new ZipError('A name in it is no text');
    }
    const method = view.getUint16(at + 10, true);
    if ((view.getUint16(at + 8, true) & ~knownFlags) !== 0 || (method !== 0 && method !== 8))
      throw new ZipError('It is packed in a way that is not read', path);
    entries.push({
      path,
      method,
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at = next;
  }
  if (at !== bytes.byteLength) throw new ZipError('Its list is longer than its files');
  return entries;
}

/** Files that lie in each other make much of little. */
function assertApart(entries: readonly Entry[], end: number): void {
  let at = 0;
  for (const entry of entries.toSorted((one, other) => one.at - other.at)) {
    if (entry.at < at) throw new ZipError('It lies within another file', entry.path);
    at = entry.at + headerBytes + new TextEncoder().encode(entry.path).byteLength + entry.packed;
    if (at > end) throw new ZipError('It leads out of the archive', entry.path);
  }
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
