import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { assertOutsideTransaction } from '#server/db/database.ts';
import { refusal } from '#shared/problem.ts';
import { cardPath, type SiteFile, siteFiles } from '../domain/page/render-site.ts';
import { sitesProblems } from '../domain/sites.problems.ts';
import { cleanHtml } from './own-code/clean-html.ts';
import type { Rendering } from './site-state.ts';
import type { StoredFile } from './sites.repository.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * What the files of a site may take before they are compressed: five pages take a hundredth of it, three hundred posts of the usual length
 * the most of it. It bounds what one request makes the server compress and keep.
 */
const mostBytes = 8 * 2 ** 20;
/** One step below the highest, which takes several times as long for a few bytes in a hundred. */
const brotliQuality = 9;

/**
 * Every file of a site in each coding: drawn one after the other, with room for others between, and compressed in the threads of zlib. With
 * `hasCard` its pages name a picture, which is not among them. Refuses one whose files are too large.
 */
export async function makeFiles(rendering: Rendering & { readonly hasCard?: boolean }): Promise<readonly StoredFile[]> {
  assertOutsideTransaction('The pages of a site');
  const rendered: (Omit<SiteFile, 'text'> & { readonly plain: Uint8Array<ArrayBuffer> })[] = [];
  let bytes = 0;
  for (const { path, mediaType, text } of siteFiles({ ...rendering, cleanHtml })) {
    const plain = new TextEncoder().encode(text);
    bytes += plain.byteLength;
    if (bytes > mostBytes)
      throw refusal(sitesProblems.too_large, `The pages take more than the ${mostBytes} bytes they may`);
    rendered.push({ path, mediaType, plain });
    await setImmediate();
  }
  const stored: StoredFile[] = [];
  for (const { path, mediaType, plain } of rendered) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    };
    const [br, gz] = await Promise.all([compressBrotli(plain, { params }), compressGzip(plain, { level: 9 })]);
    stored.push({ path, mediaType, etag: tagOf(plain), plain, br: new Uint8Array(br), gzip: new Uint8Array(gz) });
  }
  return stored;
}

const tagOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** The picture of a site as a file of it; it does not shrink any more. */
export function cardFile(png: Uint8Array): StoredFile {
  const plain = new Uint8Array(png);
  return { path: cardPath, mediaType: 'image/png', etag: tagOf(plain), plain, br: null, gzip: null };
}
