import { AuthError } from '../auth-errors.ts';

const maxLength = 8192;

/** What the server derives from the identities of a person; a stored copy would only lie. */
const derived = new Set(['provider', 'providers']);

/** What is stored with what is added; null takes a key away. Throws validation_failed where it grows too large. */
export function mergeMetadata(
  field: 'user_metadata' | 'app_metadata',
  stored: Readonly<Record<string, unknown>>,
  added: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const kept = Object.entries({ ...stored, ...added }).filter(
    ([key, value]) => value !== null && !(field === 'app_metadata' && derived.has(key)),
  );
  const merged = Object.fromEntries(kept);
  if (JSON.stringify(merged).length > maxLength)
    throw new AuthError('validation_failed', { message: `${field}: is too large` });
  return merged;
}
