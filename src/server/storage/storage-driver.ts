import type { Tx } from '../db/connect.ts';

/** Bytes on their way in or out. */
export type ByteStream = AsyncIterable<Uint8Array>;

/** From the first to the last byte, both included and both there. */
export interface StoredRange {
  readonly first: number;
  readonly last: number;
}

/** Bytes that were stored for good. */
export interface WrittenBlob {
  /** SHA-256, 64 hexadecimal characters. */
  readonly hash: string;
  readonly bytes: number;
}

/** Where bytes lie, under their hash. It knows neither accounts nor names; nothing a person typed becomes a path. */
export interface StorageDriver {
  /** Stores bytes; they survive a crash from the moment this resolves. The same bytes twice are stored once. */
  write(bytes: ByteStream, now: Date): Promise<WrittenBlob>;
  /** `tx`: asked in that transaction, which holds the lock of the hash; a second connection could wait for ever. */
  has(hash: string, tx: Tx): Promise<boolean>;
  /** The bytes, or those of the range alone; undefined where there are none. */
  read(hash: string, range?: StoredRange): Promise<ByteStream | undefined>;
  /** Nothing happens where there are none. */
  remove(hash: string, tx: Tx): Promise<void>;
  /** Hashes of what was stored before the given time, for finding what no file names any more. */
  list(before: Date): AsyncIterable<string>;
  /** Deletes uploads that were started before the given time and never finished. */
  removeUnfinished(before: Date): Promise<void>;
  /**
   * Forgets what an earlier process left half-written; called before this one writes anything. Where processes share the
   * place there is no such moment, and `removeUnfinished` takes it after its time.
   */
  removeLeftovers?(): Promise<void>;
}

const hashForm = /^[0-9a-f]{64}$/;

/** Throws for what is no hash: a driver makes addresses from it. */
export function assertHash(hash: string): void {
  if (!hashForm.test(hash)) throw new TypeError('A stored file is named by its SHA-256');
}
