import { createHash } from 'node:crypto';
import type { ByteStream, StoredRange } from '#server/storage/storage-driver.ts';
import { notFound } from '#shared/problem.ts';
import { readRange } from './byte-range.ts';
import { attachmentHeader } from './content-disposition.ts';

/** A file that the caller may download. */
export interface DownloadFile {
  readonly mediaType: string;
  /** The name it is saved under; left out, it is shown where it is asked for, as a picture is. */
  readonly fileName?: string;
  readonly content: StoredContent | MadeContent | StreamedContent;
}

/** Bytes that are made while they are sent, so that never all of them are in memory. Nobody knows how many there will be: they come whole or not. */
export interface StreamedContent {
  readonly kind: 'streamed';
  /** Begins to make them. Where that fails on the way, the answer ends before its end, which a browser tells. */
  open(): ByteStream;
}

/** Bytes that lie there. */
export interface StoredContent {
  readonly kind: 'stored';
  readonly bytes: number;
  readonly hash: string;
  /** Undefined if they were deleted meanwhile. */
  read(range?: StoredRange): Promise<ByteStream | undefined>;
}

/** Bytes that are made when they are asked for, the same each time as long as nothing changed. */
export interface MadeContent {
  readonly kind: 'made';
  /** Given up once the signal says that nobody waits for them. */
  make(signal: AbortSignal): Promise<Uint8Array>;
}

/**
 * Answers GET and HEAD for a file, with ranges, `If-Range` and `If-None-Match` (RFC 9110). A HEAD makes and reads nothing,
 * so it does not know the length of a file that is made.
 */
export async function fileResponse(request: Request, file: DownloadFile, cacheControl: string): Promise<Response> {
  const headers = new Headers({
    'content-type': file.mediaType,
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    ...(file.fileName !== undefined && { 'content-disposition': attachmentHeader(file.fileName) }),
  });
  const { content } = file;
  if (content.kind === 'streamed') {
    headers.delete('accept-ranges');
    return new Response(request.method === 'HEAD' ? null : ReadableStream.from(content.open()), { headers });
  }
  if (content.kind === 'made') {
    if (request.method === 'HEAD') return new Response(null, { headers });
    const made = await content.make(request.signal);
    const hash = createHash('sha256').update(made).digest('hex');
    const read = async ({ first, last }: StoredRange) => made.subarray(first, last + 1);
    return partOf(request, headers, { size: made.byteLength, hash, read });
  }
  if (request.headers.get('if-none-match') === tagOf(content.hash)) {
    headers.set('etag', tagOf(content.hash));
    return new Response(null, { status: 304, headers });
  }
  return partOf(request, headers, { size: content.bytes, hash: content.hash, read: content.read });
}

interface Content {
  readonly size: number;
  readonly hash: string;
  read(range: StoredRange): Promise<Uint8Array | ByteStream | undefined>;
}

async function partOf(request: Request, headers: Headers, { size, hash, read }: Content): Promise<Response> {
  headers.set('etag', tagOf(hash));
  const isWanted = (request.headers.get('if-range') ?? tagOf(hash)) === tagOf(hash) && request.method === 'GET';
  const range = isWanted ? readRange(request.headers.get('range'), size) : undefined;
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const part = range ?? { first: 0, last: size - 1 };
  headers.set('content-length', String(part.last - part.first + 1));
  if (range) headers.set('content-range', `bytes ${part.first}-${part.last}/${size}`);
  if (request.method === 'HEAD') return new Response(null, { headers });
  const bytes = await read(part);
  if (!bytes) throw notFound('This address is no longer valid');
  const body = bytes instanceof Uint8Array ? new Uint8Array(bytes) : ReadableStream.from(bytes);
  return new Response(body, { status: range ? 206 : 200, headers });
}

const tagOf = (hash: string): string => `"${hash.slice(0, 32)}"`;
