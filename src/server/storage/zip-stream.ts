import { once } from 'node:events';
import { createDeflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';
import type { ByteStream } from './storage-driver.ts';

/** One file of an archive. */
export interface ZipEntry {
  /** With slashes, relative: "data/users.json". */
  readonly path: string;
  readonly bytes: ByteStream;
}

/** Files that do not shrink any more. */
const packed = /\.(?:docx|png|jpe?g|webp|avif|zip)$/;

/** A file that is packed outside the event loop: a font of megabytes would hold up everybody, and leave much to be collected. */
class DeflatedFile extends ZipPassThrough {
  private readonly deflater = createDeflateRaw({ level: 6 });

  constructor(path: string) {
    super(path);
    this.compression = 8;
    this.deflater.on('data', (bytes: Uint8Array<ArrayBuffer>) => this.ondata(null, bytes, false));
  }

  /** Called by `push`, which has counted and summed up what comes in. */
  protected override process(chunk: Uint8Array, isLast: boolean): void {
    if (isLast) this.deflater.end(chunk);
    else this.deflater.write(chunk);
  }

  /** Resolves once what was pushed is packed. */
  async packed(): Promise<void> {
    if (this.deflater.writableNeedDrain) await once(this.deflater, 'drain');
  }

  async ended(): Promise<void> {
    if (!this.deflater.readableEnded) await once(this.deflater, 'end');
    this.ondata(null, new Uint8Array(0), true);
  }
}

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
    const file = packed.test(path) ? new ZipPassThrough(path) : new DeflatedFile(path);
    file.mtime = now;
    zip.add(file);
    for await (const chunk of bytes) {
      file.push(chunk);
      if (file instanceof DeflatedFile) await file.packed();
      yield* drain();
    }
    file.push(new Uint8Array(0), true);
    if (file instanceof DeflatedFile) await file.ended();
    yield* drain();
  }
  zip.end();
  yield* drain();
}
