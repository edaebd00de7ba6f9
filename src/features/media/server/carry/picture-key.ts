import { createHash } from 'node:crypto';
import { signsOf } from '#shared/ids.ts';
import type { StoredRendition } from '../media.repository.ts';

type Hashed = Pick<StoredRendition, 'width' | 'format' | 'hash'>;

/** Signs of a key: 130 bits of a hash. */
const keySigns = 26;

/**
 * What a picture is called by its bytes, wherever it is: made of the hashes of all its renditions, as long as the sign of an id. The same
 * renditions give the same key, and nobody finds others that do.
 */
export function pictureKey(renditions: readonly Hashed[]): string {
  const lines = renditions.map(({ width, format, hash }) => `${width} ${format} ${hash}`).sort();
  return signsOf(createHash('sha256').update(lines.join('\n')).digest().subarray(0, keySigns));
}

/** The keys of pictures by their ids. */
export const keysOf = (renditions: readonly (Hashed & { readonly mediaId: string })[]): ReadonlyMap<string, string> =>
  new Map([...Map.groupBy(renditions, ({ mediaId }) => mediaId)].map(([id, own]) => [id, pictureKey(own)]));
