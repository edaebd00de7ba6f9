import { currencyBefore } from './currencies.ts';
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
    if (isBare && previous !== null && continuesPrices(tokens, previous, quantity)) {
      previous = { ...quantity, kind: 'money', ...(previous.sign === undefined ? {} : { sign: previous.sign }) };
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
  if (breakAt === gap.length - 1) return after?.lower === 'for' && !isPrice(tokens, quantity.to + 1);
  // "…, children 8"
  const words = gap.slice(breakAt + 1);
  // "families of four 36"
  const sized = words.length === 3 && words[1]!.lower === 'of' && words.every((token) => token.kind === 'word');
  const isName =
    sized || (words.length <= 4 && words.every((token) => token.kind === 'word' && !stopWords.has(token.lower)));
  return isName && (after === undefined || isMark(after, ',;.') || /^(and|or)$/.test(after.lower));
}

/** "3 for £15": what follows is the amount itself. */
function isPrice(tokens: readonly Token[], at: number): boolean {
  return currencyBefore(tokens, at) !== null || tokens[at]?.kind === 'number';
}

/**
 * "Double room 110, single 80", "basic 99, plus 149 and premium 249 euros per month": two or more names with a number each,
 * joined by commas or "and", are prices. Currency and unit said once, at the end, hold for those before it.
 */
export function withPriceLists(tokens: readonly Token[], quantities: readonly Quantity[]): Quantity[] {
  // "ten-visit card 90": a number inside a word is no entry.
  const result = quantities.filter(({ kind }) => kind !== 'other');
  let first = 0;
  while (first < result.length) {
    let last = first;
    while (
      last + 1 < result.length &&
      isEntry(tokens, result[last]!) &&
      isNextEntry(tokens, result[last]!, result[last + 1]!)
    )
      last++;
    const list = result.slice(first, last + 1);
    const hasBare = list.some((entry) => isBareEntry(entry));
    if (list.length >= 2 && hasBare && isEntry(tokens, list.at(-1)!)) {
      const { sign, per } = list.at(-1)!;
      for (const [step, entry] of list.entries()) {
        if (!isBareEntry(entry)) continue;
        const unit = sign === undefined || per === undefined ? {} : { per };
        result[first + step] = { ...entry, kind: 'money', ...(sign === undefined ? {} : { sign }), ...unit };
      }
    }
    first = last + 1;
  }
  return result;
}

function isBareEntry({ kind, sign, per }: Quantity): boolean {
  return kind === 'count' || (kind === 'money' && sign === undefined && per === undefined);
}

const noPrice =
  /^(about|around|roughly|some|over|under|than|to|until|till|from|since|at|for|aged|age|no|nr|number|open|year|month|week|day|or|first|next|only|max|maximum|up|least|goal|expect|sell|serve|need|have|do|and|of|in|is|are|we|i|the|a)$/;

/** A number right behind a noun and before a mark, "and" or the end. */
function isEntry(tokens: readonly Token[], { kind, nounFrom, from, to, per }: Quantity): boolean {
  const before = tokens[from - 1];
  const isNamed = before?.kind === 'word' && !noPrice.test(before.lower) && before.sentence === tokens[from]!.sentence;
  if (!isNamed || nounFrom !== undefined) return false;
  if (kind === 'money') return true;
  const after = tokens[to];
  return (
    kind === 'count' &&
    per === undefined &&
    (after === undefined ||
      isMark(after, ',;./') ||
      after.sentence !== before.sentence ||
      /^(and|plus|flat)$/.test(after.lower))
  );
}

/** "…, single 80": at most four words after a comma or "and" in the same sentence. */
function isNextEntry(tokens: readonly Token[], previous: Quantity, next: Quantity): boolean {
  const gap = tokens.slice(previous.to, next.from);
  const link = gap[0];
  if (link === undefined || gap.length < 2 || gap.length > 6 || link.sentence !== tokens[next.from]!.sentence)
    return false;
  return (isMark(link, ',;/') || /^(and|plus|flat)$/.test(link.lower)) && isEntry(tokens, next);
}
