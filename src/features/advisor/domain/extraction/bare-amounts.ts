import type { Quantity } from './quantities.ts';
import { isMark } from './reading.ts';
import { stopWords } from './stop-words.ts';
import type { Token } from './tokens.ts';

/**
 * Numbers that continue a list of prices whose currency was said once: "Twelve dollars for adults, seven for children",
 * "adults 14 francs, children 8". They become money of the same currency; every other number is returned as it is.
 */
export function withBareAmounts(tokens: readonly Token[], quantities: readonly Quantity[]): Quantity[] {
  let previous: Quantity | null = null;
  return quantities.map((quantity) => {
    const isBare =
      quantity.kind === 'count' && quantity.nounFrom === undefined && quantity.per === undefined && previous !== null;
    if (isBare && previous?.sign !== undefined && continuesPrices(tokens, previous, quantity)) {
      previous = { ...quantity, kind: 'money', sign: previous.sign };
      return previous;
    }
    previous = quantity.kind === 'money' ? quantity : previous;
    return quantity;
  });
}

function continuesPrices(tokens: readonly Token[], previous: Quantity, quantity: Quantity): boolean {
  if (quantity.from - previous.to > 12) return false;
  const gap = tokens.slice(previous.to, quantity.from);
  const isSameSentence = tokens[previous.from]!.sentence === tokens[quantity.from]!.sentence;
  if (!isSameSentence || gap.length === 0) return false;
  const breakAt = gap.findLastIndex((token) => isMark(token, ',;') || /^(and|or)$/.test(token.lower));
  if (breakAt === -1) return false;
  const after = tokens[quantity.to];
  // "…, seven for children"
  if (breakAt === gap.length - 1) return after?.lower === 'for';
  // "…, children 8"
  const words = gap.slice(breakAt + 1);
  // "families of four 36"
  const sized = words.length === 3 && words[1]!.lower === 'of' && words.every((token) => token.kind === 'word');
  const isName =
    sized || (words.length <= 4 && words.every((token) => token.kind === 'word' && !stopWords.has(token.lower)));
  return isName && (after === undefined || isMark(after, ',;.') || /^(and|or)$/.test(after.lower));
}
