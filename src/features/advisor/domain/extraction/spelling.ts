import { singular } from './singular.ts';

/** Words a wrong letter in which would cost a fact; singular forms. */
const keywords = (
  'subscription membership monthly yearly weekly hourly annually competitor commission retainer euro dollar pound ' +
  'advertising business household family student restaurant licence license percent savings customer dentist ' +
  'freelancer agency supermarket software company insurance delivery professional ticket rental project homeowner'
).split(' ');
const keywordSet = new Set(keywords);
/** Right words that lie one letter from a keyword. */
const rightWords = new Set(
  'deliver delivers delivered euro euros month months member profession projected licensed dollars rent'.split(' '),
);
const byFirstLetter = Map.groupBy(keywords, (word) => word.charAt(0));

/** The singular of a lower-case word, with one or two typing errors in a keyword mended ("subcription", "euors"). */
export function normalWord(lower: string): string {
  const word = singular(lower);
  if (keywordSet.has(word) || word.length < 4 || word.length > 14 || rightWords.has(lower)) return word;
  for (const candidate of byFirstLetter.get(word.charAt(0)) ?? []) {
    const limit = candidate.length >= 9 ? 2 : candidate.length >= 5 ? 1 : 0;
    // A short word may only differ by a swap or by a letter more or less, so that "dealer" stays what it is.
    if (Math.abs(candidate.length - word.length) > limit) continue;
    if (candidate.length < 7 && !isSwapOrGap(word, candidate)) continue;
    if (editDistance(word, candidate) <= limit) return candidate;
  }
  // "euors" ends in the plural s that hides the swap.
  if (lower === 'euors' || lower === 'eruos' || lower === 'euor') return 'euro';
  return word;
}

/** Steps (insert, delete, replace, swap neighbours) between two words; both are at most 14 letters here. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, beforeLast[j - 2]! + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

function isSwapOrGap(word: string, keyword: string): boolean {
  return word.length !== keyword.length || [...word].sort().join('') === [...keyword].sort().join('');
}
