import { isCapitalised, isMark, type Reading } from './reading.ts';
import { isKnownBrand } from './rival-brands.ts';

/** "Pets at Home": a well-known name of two to four words with small ones inside. */
export function wholeBrandEnd(tokens: Reading['tokens'], at: number): number {
  if (!isCapitalised(tokens[at])) return at;
  for (let count = 4; count >= 2; count--) {
    const words = tokens.slice(at, at + count);
    const isName = words.length === count && words.every(({ kind }) => kind === 'word') && isCapitalised(words.at(-1));
    if (isName && isKnownBrand(words.map(({ lower }) => lower).join(' '))) return at + count;
  }
  return at;
}

/** "zara home, maisons du monde": well-known names in small letters that fill their place in a list. */
export function listedBrandEnd(tokens: Reading['tokens'], at: number): number {
  const before = tokens[at - 1];
  if (
    isCapitalised(tokens[at]) ||
    !(before === undefined || isMark(before, ',:&-') || /^(and|or|like)$/.test(before.lower))
  )
    return at;
  let to = at;
  while (to < tokens.length && to - at < 4 && tokens[to]!.kind === 'word' && !/^(and|or)$/.test(tokens[to]!.lower))
    to++;
  const isWhole = to === tokens.length || isMark(tokens[to], ',.;()') || /^(and|or)$/.test(tokens[to]!.lower);
  const text = tokens
    .slice(at, to)
    .map((token) => token.lower)
    .join(' ');
  return isWhole && to > at && text.length >= 5 && isKnownBrand(text) ? to : at;
}
