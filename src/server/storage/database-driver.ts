import { createHash, randomUUID } from 'node:crypto';
import type { Sql } from '../db/connect.ts';
import { blobRepository } from './database-driver.repository.ts';
import { assertHash, type ByteStream, type StorageDriver, type StoredRange } from './storage-driver.ts';

/** Small enough for memory, large enough that a file has few chunks. */
const chunkBytes = 256 * 1024;
const listedAtOnce = 500;
/** PostgreSQL's code for a second row where there may be one. */
const uniqueViolation = '23505';

/** Files as chunks in the database, for processes that share it and no disk. */
export function createDatabaseDriver(system: Sql): StorageDriver {
  return {
    write: async (bytes, now) => {
      const id = randomUUID();
      await blobRepository.begin(system, id, now);
      try {
        const hash = createHash('sha256');
        let size = 0;
        let position = 0;
        for await (const chunk of cut(bytes)) {
          hash.update(chunk);
          size += chunk.byteLength;
          await blobRepository.append(system, id, position, chunk);
          position += 1;
        }
        const name = hash.digest('hex');
        const isNew = await blobRepository.finish(system, id, name).catch((error: { code?: string }) => {
          // Another process finished the same bytes at the same time.
          if (error.code === uniqueViolation) return false;
          throw error;
        });
        if (!isNew) await blobRepository.discard(system, id);
        return { hash: name, bytes: size };
      } catch (error) {
        await blobRepository.discard(system, id).catch(() => {});
        throw error;
      }
    },
    has: async (hash, tx) => {
      assertHash(hash);
      return (await blobRepository.findId(tx, hash)) !== undefined;
    },
    read: async (hash, range) => {
      assertHash(hash);
      const id = await blobRepository.findId(system, hash);
      return id === undefined ? undefined : readChunks(system, id, range);
    },
    remove: async (hash, tx) => {
      assertHash(hash);
      await blobRepository.remove(tx, hash);
    },
    list: async function* (before) {
      let after = '';
      for (;;) {
        const hashes = await blobRepository.list(system, before, after, listedAtOnce);
        yield* hashes;
        if (hashes.length < listedAtOnce) return;
        after = hashes.at(-1)!;
      }
    },
    removeUnfinished: (before) => blobRepository.removeUnfinished(system, before),
  };
}

async function* readChunks(system: Sql, id: string, range?: StoredRange): ByteStream {
  const { first, last } = range ?? { first: 0, last: Number.POSITIVE_INFINITY };
  for (let position = Math.floor(first / chunkBytes); position * chunkBytes <= last; position++) {
    const chunk = await blobRepository.readChunk(system, id, position);
    if (!chunk) return;
    const start = position * chunkBytes;
    yield chunk.subarray(Math.max(0, first - start), Math.min(chunk.byteLength, last - start + 1));
  }
}

/** The same bytes in pieces of one size, whatever size they come in. */
async function* cut(bytes: ByteStream): ByteStream {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    let rest = piece;
    while (size + rest.byteLength >= chunkBytes) {
      const fits = chunkBytes - size;
      yield Buffer.concat([...waiting, rest.subarray(0, fits)]);
      rest = rest.subarray(fits);
      waiting = [];
      size = 0;
    }
    if (rest.byteLength > 0) waiting.push(Buffer.from(rest));
    size += rest.byteLength;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
