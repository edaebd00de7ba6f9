import levenshtein from 'damerau-levenshtein';

/**
 * How many typing errors lie between two words: a letter left out, put in, exchanged, or swapped with its neighbour.
 * Counts up to `max`, at most 4; anything further is `max + 1`.
 */
export function wordDistance(one: string, other: string, max: number): number {
  // Most pairs of words differ in length, and counting costs a table.
  if (Math.abs(one.length - other.length) > max) return max + 1;
  return Math.min(levenshtein(one, other).steps, max + 1);
}

/** How many typing errors a word of this length may have (docs/search.md, "Typing errors"). */
export function errorsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
