import type { PlacedMoney } from './money-context.ts';
import { nounPhraseEnd, nounPhraseText } from './noun-phrase.ts';
import { findPeriod, isHyphened } from './per-units.ts';
import { isMark, type Reading, sliceWords } from './reading.ts';

const leading =
  /^(we|i|our|my|the|a|an|also|sell|sells|charge|charges|offer|offers|for|at|is|are|costs?|customers?|clients?|people|pay|pays|out|lease|each|every|one|with|and|of|from|you|take|bill|me|us|to|them|it|its|need|buy|then|plus|want|will|would|can|be|monthly|weekly|yearly|annual|on|by|price|prices|starting|start|i'd|we'd|i'll|we'll|around|about|some|first|hire|or|per|just|only|between|roughly|approximately|so|but|that|which|their|they|ask|make|do|give|run)$/;
const trailing =
  /^(at|for|is|are|costs?|cost|costing|from|of|sells?|sell|priced|price|starting|to|a|an|the|around|about|roughly|approximately|be|will|would|each|me|us|pays?|charge|charges|only|between|just|starts?|begins?|goes|go|on|by|per|and|or|with|as|low|up|one|rate|fee|currently|in|sold|you)$/;
const generic =
  /^(price|prices|pricing|fee|it|fees|rate|cost|costs|customer|customers|people|time|one|way|licence|day|month|week|year|hour|subscription|project)$/i;

/**
 * What an amount is for: the noun before it ("office baskets at €45"), after "for" ("€30 for a haircut"), right after
 * it ("€30 haircuts"), or what it is charged per. Never empty.
 */
export function amountName(reading: Reading, money: PlacedMoney, per: string | undefined): string {
  const { quantity, leadFrom, tailTo } = money;
  // As a verb "lease" names nothing; among the costs it is what is paid.
  const isLease =
    money.role === 'cost' && reading.tokens.slice(leadFrom, quantity.from).some(({ lower }) => lower === 'lease');
  if (isLease) return 'lease';
  const before = nameBefore(reading, leadFrom, quantity.from);
  if (before !== null && !generic.test(before)) return before;
  const after = nameAfter(reading, quantity.to, tailTo);
  if (after !== null) return after;
  if (per !== undefined && per !== 'each' && findPeriod(per) === undefined) return per;
  if (before !== null) return findPeriod(before.toLowerCase()) === undefined ? before : `${before.toLowerCase()} rate`;
  const offer = reading.found.get('business.offer') ?? reading.known.get('business.offer')?.value;
  if (offer?.type === 'text') return offer.text.replace(/^(an?|the) /i, '').slice(0, 80);
  return per === undefined || per === 'each' ? 'price' : `price per ${per}`;
}

function nameBefore(reading: Reading, leadFrom: number, amountFrom: number): string | null {
  const { tokens } = reading;
  let to = amountFrom;
  while (to > leadFrom && (tokens[to - 1]!.kind === 'mark' || trailing.test(tokens[to - 1]!.lower))) to--;
  let from = to;
  while (
    from > leadFrom &&
    to - from < 6 &&
    tokens[from - 1]!.kind === 'word' &&
    (!isBoundary(tokens[from - 1]!.lower) || isHyphened(tokens, from - 1))
  )
    from--;
  while (from < to && leading.test(tokens[from]!.lower)) from++;
  if (from >= to) return null;
  return sliceWords(reading, from, to).slice(0, 80);
}

function isBoundary(word: string): boolean {
  return /^(and|or|plus|but|at|for|is|are|we|i|with|while|which|that|charge|sell|sells|cost|costs|pay|pays|on|by|lease|it|in|to|than|because|if|when|so|have|has|had|a|an|the|our|my|need|buy|out)$/.test(
    word,
  );
}

function nameAfter(reading: Reading, from: number, tailTo: number): string | null {
  const { tokens } = reading;
  let start = from;
  if (/^(for|on)$/.test(tokens[start]?.lower ?? '')) start++;
  else if (tokens[start]?.kind !== 'word' || start >= tailTo) return null;
  if (tokens[start]?.lower === 'per') return null;
  if (/^(each|every|one)$/.test(tokens[start]?.lower ?? '')) start++;
  const to = Math.min(nounPhraseEnd(tokens, start, 4), Math.max(tailTo, start));
  if (to <= start) return null;
  const text = nounPhraseText(reading, start, to).replace(/^(a|an|one)\s+/i, '');
  return text.length < 3 || findPeriod(text.toLowerCase()) !== undefined || generic.test(text) ? null : text;
}

/** The unit named as the subject: "Each box is priced at", "One night is", "a week is". */
export function subjectUnit(reading: Reading, { quantity, leadFrom }: PlacedMoney): string | undefined {
  const { tokens } = reading;
  const start = leadFrom;
  const word = tokens[start];
  if (word === undefined || !/^(each|one|a|an|every)$/.test(word.lower) || start >= quantity.from)
    return previousSubject(reading, quantity.from);
  const noun = tokens[start + 1];
  const verb = tokens[start + 2];
  if (noun?.kind !== 'word' || verb === undefined || !/^(is|costs?|sells?|goes|will)$/.test(verb.lower))
    return undefined;
  const period = findPeriod(noun.stem);
  if (period !== undefined) return period;
  return /^(each|every)$/.test(word.lower) ? noun.stem : undefined;
}

/** "Each candle sells for 24 CHF and costs me 7 CHF": the subject carries over inside the clause. */
function previousSubject({ tokens }: Reading, amountFrom: number): string | undefined {
  const clause = tokens[amountFrom]!.clause;
  for (let at = amountFrom - 1; at >= Math.max(0, amountFrom - 16) && tokens[at]!.clause === clause; at--) {
    const isSubject =
      /^(each|every)$/.test(tokens[at]!.lower) &&
      tokens[at + 1]?.kind === 'word' &&
      /^(costs?|sells?|is)$/.test(tokens[at + 2]?.lower ?? '');
    if (isSubject) return findPeriod(tokens[at + 1]!.stem) ?? tokens[at + 1]!.stem;
    if (isMark(tokens[at], ',')) return undefined;
  }
  return undefined;
}
