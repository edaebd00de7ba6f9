import { AuthError } from '../auth-errors.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** Each of the two kinds of metadata: both go into the access token, which is sent along with every request. */
const maxMetadataBytes = 2048;

/** What the server adds by itself — the providers, what Google tells — comes on top. */
const maxTokenBytes = maxMetadataBytes + 256;

/** What the server derives from the identities of a person; a stored copy would only lie. */
const derived = new Set(['provider', 'providers']);

const bytesOf = (data: Metadata): number => Buffer.byteLength(JSON.stringify(data));

/** Whether an object is small enough to be somebody's metadata. */
export const isSmallMetadata = (data: Metadata): boolean => bytesOf(data) <= maxMetadataBytes;

/** The metadata as a token carries it: nothing at all where it is larger than may be stored today. */
export const metadataInToken = (data: Metadata): Metadata => (bytesOf(data) <= maxTokenBytes ? data : {});

/**
 * What is stored with what is added; null takes a key away. Throws validation_failed, with the field the caller sent,
 * where it grows too large.
 */
export function mergeMetadata(
  field: 'data' | 'user_metadata' | 'app_metadata',
  stored: Metadata,
  added: Metadata,
): Metadata {
  const kept = Object.entries({ ...stored, ...added }).filter(
    ([key, value]) => value !== null && !(field === 'app_metadata' && derived.has(key)),
  );
  const merged = Object.fromEntries(kept);
  if (bytesOf(merged) > Math.max(maxMetadataBytes, bytesOf(stored)))
    throw new AuthError('validation_failed', { message: `${field}: is too large` });
  return merged;
}
