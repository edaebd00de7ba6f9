import { randomBytes } from 'node:crypto';
import { buildId } from '#shared/ids.ts';
import { assertOutsideTransaction, type Database } from '../db/database.ts';
import { type StoredFile, storageRepository } from './storage.repository.ts';
import type { ByteStream, StorageDriver, StoredRange } from './storage-driver.ts';

export type { StoredFile } from './storage.repository.ts';

/** A file to be stored for an account. */
export interface NewFile {
  readonly accountId: string;
  /** What it is for: "picture". */
  readonly purpose: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array | ByteStream;
  /** When it is deleted by itself; left out, it stays. */
  readonly expiresAt?: Date;
}

/** Long enough for any upload under way to be finished and named. */
const strayMs = 60 * 60_000;
const listedAtOnce = 500;

export type Storage = ReturnType<typeof createStorage>;

/**
 * Files of accounts. Equal bytes lie there once and go with the last file that names them. Nothing here may be called
 * inside a transaction: bytes take their time.
 */
export function createStorage({ system, asSystem }: Pick<Database, 'system' | 'asSystem'>, driver: StorageDriver) {
  /**
   * Takes a file's name away, and the bytes with their last name. They go inside the transaction that holds their lock,
   * before it commits: a crash in between leaves a name without bytes that somebody is deleting anyway, never bytes of
   * somebody who believes them gone.
   */
  const forget = ({ id, hash }: StoredFile): Promise<boolean> =>
    asSystem(async (tx) => {
      await storageRepository.lockHash(tx, hash);
      if (!(await storageRepository.isNamed(tx, hash, id))) await driver.remove(hash, tx);
      return storageRepository.delete(tx, id);
    });

  const forgetAll = async (files: readonly StoredFile[]): Promise<number> => {
    for (const file of files) await forget(file);
    return files.length;
  };

  return {
    /** Before anything is stored: deletes incomplete files that a killed process left. */
    start: async (): Promise<void> => driver.removeLeftovers?.(),

    /** Stores a file; when this resolves it survives a crash. */
    async put({ accountId, purpose, mediaType, bytes, expiresAt }: NewFile, now: Date): Promise<StoredFile> {
      assertOutsideTransaction('A file');
      const stored = { id: buildId('file', now.getTime(), randomBytes(16)), accountId, purpose, mediaType };
      for (let attempt = 1; ; attempt++) {
        const written = await driver.write(bytes instanceof Uint8Array ? once(bytes) : bytes, now);
        const file: StoredFile = { ...stored, ...written, createdAt: now, expiresAt: expiresAt ?? null };
        const isNamed = await asSystem(async (tx) => {
          await storageRepository.lockHash(tx, file.hash);
          // Equal bytes may just have gone with their last name.
          if (!(await driver.has(file.hash, tx))) return false;
          await storageRepository.insert(tx, file);
          return true;
        });
        if (isNamed) return file;
        // A stream that was read once cannot be read again.
        if (!(bytes instanceof Uint8Array) || attempt === 3)
          throw new Error('The file was deleted while it was being stored');
      }
    },

    /** A file of the account; undefined for any other. */
    find: (accountId: string, fileId: string): Promise<StoredFile | undefined> =>
      storageRepository.find(system, accountId, fileId),

    /** The account's files of one purpose, or all, the newest first. */
    list: (accountId: string, purpose?: string): Promise<readonly StoredFile[]> =>
      storageRepository.list(system, accountId, purpose),

    /** The bytes of a file of the account, or those of the range alone; undefined for any other. */
    async read(
      accountId: string,
      fileId: string,
      range?: StoredRange,
    ): Promise<{ file: StoredFile; bytes: ByteStream } | undefined> {
      assertOutsideTransaction('A file');
      const file = await storageRepository.find(system, accountId, fileId);
      const bytes = file && (await driver.read(file.hash, range));
      return file && bytes && { file, bytes };
    },

    /**
     * The bytes that lie under a hash, or those of the range alone; undefined where there are none. It asks nobody whose they are: only for
     * what everybody may see, by a hash that was noted when it was shown to them.
     */
    readShown: (hash: string, range?: StoredRange): Promise<ByteStream | undefined> => {
      assertOutsideTransaction('A file');
      return driver.read(hash, range);
    },

    /** Deletes a file of the account; false where it has no such file. */
    async delete(accountId: string, fileId: string): Promise<boolean> {
      assertOutsideTransaction('A file');
      const file = await storageRepository.find(system, accountId, fileId);
      return file !== undefined && forget(file);
    },

    /** Deletes the account's files of one purpose, or all; returns how many. */
    async deleteAll(accountId: string, purpose?: string): Promise<number> {
      assertOutsideTransaction('Files');
      return forgetAll(await storageRepository.list(system, accountId, purpose));
    },

    /**
     * Deletes files of one purpose that their feature does not use. A file is stored before a transaction uses it, and
     * deleted after one that ends its use, so a process that is killed in between leaves it behind. `listUsed` is given
     * some files that are older than an hour and answers which of them are in use.
     */
    async deleteUnused(
      purpose: string,
      listUsed: (fileIds: readonly string[]) => Promise<readonly string[]>,
      now: Date,
    ): Promise<number> {
      assertOutsideTransaction('Files');
      const before = new Date(now.getTime() - strayMs);
      let deleted = 0;
      for (let after = ''; ; ) {
        const page = { before, after, limit: listedAtOnce };
        const files = await storageRepository.listOfPurpose(system, purpose, page);
        if (files.length === 0) return deleted;
        const used = new Set(await listUsed(files.map(({ id }) => id)));
        deleted += await forgetAll(files.filter(({ id }) => !used.has(id)));
        after = files.at(-1)!.id;
      }
    },

    /** Deletes files whose time is over, and bytes that no file names, as those of accounts an operator deleted. */
    async housekeeping(now: Date): Promise<void> {
      let forgotten: number;
      do forgotten = await forgetAll(await storageRepository.listExpired(system, now, 100));
      while (forgotten === 100);
      const before = new Date(now.getTime() - strayMs);
      await driver.removeUnfinished(before);
      for await (const hash of driver.list(before)) {
        if (await storageRepository.isNamed(system, hash)) continue;
        await asSystem(async (tx) => {
          await storageRepository.lockHash(tx, hash);
          if (!(await storageRepository.isNamed(tx, hash))) await driver.remove(hash, tx);
        });
      }
    },
  };
}

async function* once(bytes: Uint8Array): ByteStream {
  yield bytes;
}
