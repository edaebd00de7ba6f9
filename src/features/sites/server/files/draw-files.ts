import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { cardPath, siteFiles } from '../../domain/page/render-site.ts';
import { cleanHtml } from '../own-code/clean-html.ts';
import type { Rendering } from '../site-state.ts';
import type { StoredFile } from '../sites.repository.ts';

/** What files are drawn from. With `hasCard` the pages name a picture, which is not among them. */
export type DrawOrder = Rendering & { readonly hasCard?: boolean };

/** Every file of a site in each coding, or that they take more than they may. */
export type DrawnFiles = readonly StoredFile[] | 'too_large';

/**
 * What the files of a site may take before they are compressed: five pages take a hundredth of it, three hundred posts of the usual length
 * the most of it. It bounds what one request makes the server compress and keep.
 */
export const mostBytes = 8 * 2 ** 20;
/** One step below the highest, which takes several times as long for a few bytes in a hundred. */
const brotliQuality = 9;

/** Draws every file of a site and compresses it, without a pause: in a process that has nothing else to do (file-maker.ts). */
export function drawFiles(order: DrawOrder): DrawnFiles {
  const drawn: Pick<StoredFile, 'path' | 'mediaType' | 'plain'>[] = [];
  let bytes = 0;
  for (const { path, mediaType, text } of siteFiles({ ...order, cleanHtml })) {
    const plain = new TextEncoder().encode(text);
    bytes += plain.byteLength;
    if (bytes > mostBytes) return 'too_large';
    drawn.push({ path, mediaType, plain });
  }
  return drawn.map((file) => {
    const { plain } = file;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    };
    const [br, gzip] = [brotliCompressSync(plain, { params }), gzipSync(plain, { level: 9 })];
    return { ...file, etag: tagOf(plain), br: new Uint8Array(br), gzip: new Uint8Array(gzip) };
  });
}

const tagOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** The picture of a site as a file of it; it does not shrink any more. */
export function cardFile(png: Uint8Array): StoredFile {
  const plain = new Uint8Array(png);
  return { path: cardPath, mediaType: 'image/png', etag: tagOf(plain), plain, br: null, gzip: null };
}
