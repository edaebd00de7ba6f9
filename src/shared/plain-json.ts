/**
 * Whether a value read from JSON can be stored and written again: no text in it holds a NUL, which PostgreSQL refuses,
 * or half of a character, and it is not nested deeper than `maxDepth` lists and objects.
 */
export function isPlainJson(value: unknown, maxDepth = 32): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (maxDepth === 0) return false;
  return Object.entries(value).every(([key, part]) => isPlainJson(key) && isPlainJson(part, maxDepth - 1));
}
