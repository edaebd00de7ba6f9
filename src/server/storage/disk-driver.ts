import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { assertHash, type StorageDriver } from './storage-driver.ts';

/**
 * Files in one folder: `ab/abcdef…`, the first two characters of the hash keeping folders small. A file is written
 * elsewhere, flushed, and renamed, so a name never refers to an incomplete file.
 */
export function createDiskDriver(folder: string): StorageDriver {
  const incoming = join(folder, 'incoming');
  const shelfOf = (hash: string): string => {
    assertHash(hash);
    return join(folder, hash.slice(0, 2));
  };
  const pathOf = (hash: string): string => join(shelfOf(hash), hash);

  return {
    write: async (bytes, now) => {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      const unfinished = join(incoming, randomUUID());
      const file = await open(unfinished, 'wx', 0o600);
      try {
        const hash = createHash('sha256');
        let size = 0;
        try {
          for await (const chunk of bytes) {
            hash.update(chunk);
            size += chunk.byteLength;
            await writeAll(file, chunk);
          }
          // Its age follows the product's clock, as everything else does.
          await file.utimes(now, now);
          await file.sync();
        } finally {
          await file.close();
        }
        const name = hash.digest('hex');
        await mkdir(shelfOf(name), { recursive: true, mode: 0o700 });
        await rename(unfinished, pathOf(name));
        // The names are what a crash could lose now: that of the file, and those of folders made for it.
        for (const parent of [shelfOf(name), folder]) await syncFolder(parent);
        return { hash: name, bytes: size };
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    has: async (hash) => (await modifiedAt(pathOf(hash))) !== undefined,
    read: async (hash, range) => {
      const file = await open(pathOf(hash), 'r').catch(noneWhereGone);
      return (
        file &&
        createReadStream('', {
          fd: file,
          highWaterMark: 256 * 1024,
          ...(range && { start: range.first, end: range.last }),
        })
      );
    },
    remove: async (hash) => {
      await rm(pathOf(hash), { force: true });
    },
    list: async function* (before) {
      for (const shelf of await namesIn(folder)) {
        if (!/^[0-9a-f]{2}$/.test(shelf)) continue;
        for (const name of await namesIn(join(folder, shelf))) {
          const modified = await modifiedAt(join(folder, shelf, name));
          if (modified && modified < before && /^[0-9a-f]{64}$/.test(name)) yield name;
        }
      }
    },
    // The folder belongs to one process at a time.
    removeLeftovers: () => rm(incoming, { recursive: true, force: true }),
    removeUnfinished: async (before) => {
      for (const name of await namesIn(incoming)) {
        const modified = await modifiedAt(join(incoming, name));
        if (modified && modified < before) await rm(join(incoming, name), { force: true });
      }
    },
  };
}

const noneWhereGone = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

const namesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(noneWhereGone)) ?? [];

const modifiedAt = async (path: string): Promise<Date | undefined> => (await stat(path).catch(noneWhereGone))?.mtime;

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  let written = 0;
  while (written < chunk.byteLength) written += (await file.write(chunk, written)).bytesWritten;
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
