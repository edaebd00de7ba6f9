import { setImmediate as nextTurn } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ByteStream } from './storage-driver.ts';

/** One file of an archive. */
export interface ZipEntry {
  /** With slashes, relative: "data/users.json". */
  readonly path: string;
  readonly bytes: ByteStream;
}

/** Files that do not shrink any more. */
const packed = /\.(?:docx|png|jpe?g|webp|zip)$/;

/** So much is packed in one turn of the event loop, some three milliseconds: a font of megabytes would hold up everybody. */
const pieceBytes = 64 * 1024;

/** A ZIP (with UTF-8 names) made while it is read: never more than a piece of it is in memory. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>, now: Date): ByteStream {
  let ready: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else ready.push(bytes);
  });
  const drain = function* (): Generator<Uint8Array> {
    if (failure) throw failure;
    const out = ready;
    ready = [];
    yield* out;
  };
  for await (const { path, bytes } of entries) {
    const file = packed.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    file.mtime = now;
    zip.add(file);
    for await (const chunk of bytes)
      for (let from = 0; from < chunk.length; from += pieceBytes) {
        file.push(chunk.subarray(from, from + pieceBytes));
        yield* drain();
        await nextTurn();
      }
    file.push(new Uint8Array(0), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}
