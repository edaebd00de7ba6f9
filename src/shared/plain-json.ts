/** Lists and objects within each other that an input may have; whoever walks it may then call itself. */
const maxInputDepth = 32;

/** Whether a value read from JSON is nested no deeper than `maxDepth` lists and objects. */
export function isShallow(value: unknown, maxDepth = maxInputDepth): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return maxDepth > 0 && Object.values(value).every((part) => isShallow(part, maxDepth - 1));
}

/**
 * Whether a value read from JSON can be stored and written again: no text in it holds a NUL, which PostgreSQL refuses,
 * or half of a character, and it is not nested deeper than `maxDepth` lists and objects.
 */
export function isPlainJson(value: unknown, maxDepth = maxInputDepth): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (maxDepth === 0) return false;
  return Object.entries(value).every(([key, part]) => isPlainJson(key) && isPlainJson(part, maxDepth - 1));
}
