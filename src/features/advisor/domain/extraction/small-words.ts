/**
 * Units and small words an amount is read by. Each stands for itself and, with one slip of the finger, for what was
 * meant: two letters swapped, one missing, one doubled, or a vowel too many.
 */
const words = (
  'hour hours day week weeks month months year years night nights visit visits person persons people session sessions ' +
  'lesson lessons piece pieces litre litres liter liters guest guests client clients customer customers ticket tickets ' +
  'price prices charge charges between around every each daily weekly monthly yearly hourly savings subscription ' +
  'subscriptions membership memberships'
).split(' ');
const wordSet = new Set(words);
const byFirstLetter = Map.groupBy(words, (word) => word.charAt(0));
/** Words of another meaning, and names, that lie one such slip from a word above. */
const rightWords = new Set(
  (
    'moth moths mont wee wees yea yeas nigh ever clint gust gusts guess lire lite lites litter litters loiter loiters ' +
    'pearson pearsons pierson costumer costumers saving pries horus hors pence charger'
  ).split(' '),
);

/**
 * A lower-case word, or the unit or small word it was meant to be ("mounth", "huor", "vist", "betwen"). A word that
 * could be two of them, or is a word of its own, stays what it is.
 */
export function mendSmallWord(lower: string): string {
  if (lower.length < 3 || lower.length > 14 || wordSet.has(lower) || rightWords.has(lower)) return lower;
  if (lower.includes("'")) return lower;
  const meant = (byFirstLetter.get(lower.charAt(0)) ?? []).filter((word) => isSlip(lower, word));
  return meant.length === 1 ? meant[0]! : lower;
}

/** Whether `typed` is `word` with one slip; in words of at least eight letters a wrong letter is one as well. */
function isSlip(typed: string, word: string): boolean {
  const longer = typed.length - word.length;
  if (Math.abs(longer) > 1) return false;
  let at = 0;
  while (at < word.length && typed[at] === word[at]) at++;
  if (longer === -1) return word.length >= 4 && typed.slice(at) === word.slice(at + 1);
  if (longer === 1) {
    if (typed.slice(at + 1) !== word.slice(at)) return false;
    const isDoubled = typed[at] === typed[at - 1];
    // A further letter at the end makes another form of the word ("charged", "yearn", "visits").
    return isDoubled || (word.length >= 4 && at < word.length && 'aeiou'.includes(typed[at]!));
  }
  const rest = typed.slice(at + 2) === word.slice(at + 2);
  const isSwap = rest && typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return isSwap || (word.length >= 8 && at < word.length - 1 && typed.slice(at + 1) === word.slice(at + 1));
}
