import { paidFee } from './cost-words.ts';
import { isMark, type Reading, sliceWords } from './reading.ts';
import { stopWords } from './stop-words.ts';

type Tokens = Reading['tokens'];

/** "For one declaration I take", "If it is with rental income,": what a price is for, told before who asks it. */
export function nameOfCondition(reading: Reading, from: number, to: number): string | null {
  const { tokens } = reading;
  const first = tokens[from]?.lower ?? '';
  if (first === 'if' && isMark(tokens[to - 1], ',') && to - from <= 9) {
    let start = from + 1;
    while (start < to - 1 && /^(it|it's|they|there|is|are|you|has|have|need|want|a|an|the)$/.test(tokens[start]!.lower))
      start++;
    return start < to - 1 ? sliceWords(reading, start, to - 1).slice(0, 80) : null;
  }
  if (!/^(for|per)$/.test(first) || !/^(a|an|one|each|every)$/.test(tokens[from + 1]?.lower ?? '')) return null;
  const start = from + 2;
  let end = start;
  while (end < to && end - start < 4 && isPlain(tokens[end]!)) end++;
  const isAsked =
    /^(i|we)$/.test(tokens[end]?.lower ?? '') &&
    /^(take|charge|ask|want|get|bill|invoice)$/.test(tokens[end + 1]?.lower ?? '');
  return end > start && isAsked ? sliceWords(reading, start, end).slice(0, 80) : null;
}

/** Where "Annual contract" begins before "for managers"; `from` where no plain thing stands there. */
export function thingBefore(tokens: Tokens, leadFrom: number, from: number): number {
  if (tokens[from - 1]?.lower !== 'for') return from;
  let start = from - 1;
  while (start > leadFrom && from - 1 - start < 3 && isPlain(tokens[start - 1]!)) start--;
  const before = tokens[start - 1];
  const isWhole =
    start === leadFrom ||
    before === undefined ||
    isMark(before, ',;:.-–•') ||
    before.sentence !== tokens[start]!.sentence;
  const isThing = !tokens
    .slice(start, from - 1)
    .some(({ lower }) =>
      /^(price|prices|fee|fees|rate|rates|ask|asks|asking|take|want|pay|get|make|ticket|tickets|normally|fixed|flat)$/.test(
        lower,
      ),
    );
  return start < from - 1 && isWhole && isThing ? start : from;
}

/** "Mooring fee", "Stall fee": the word belongs to the cost. */
export function isPaidFee(tokens: Tokens, at: number): boolean {
  return tokens[at]?.lower === 'fee' && paidFee.test(tokens[at - 1]?.stem ?? '');
}

/** "in the group", "one to one": who a lesson is for, behind its price. */
export function formEnd(tokens: Tokens, at: number): number {
  const words = tokens.slice(at, at + 3).map(({ lower }) => lower);
  if (words[0] === 'one' && /^(to|on)$/.test(words[1] ?? '') && words[2] === 'one') return at + 3;
  const isIn = words[0] === 'in' && /^(a|the)$/.test(words[1] ?? '');
  return isIn && /^(group|class|team|studio|salon|shop|pair|evening|morning)$/.test(words[2] ?? '') ? at + 3 : at;
}

function isPlain({ kind, lower }: Tokens[number]): boolean {
  return kind === 'word' && !stopWords.has(lower);
}
