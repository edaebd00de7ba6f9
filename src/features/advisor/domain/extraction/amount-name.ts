import { formEnd, isPaidFee, nameOfCondition, thingBefore } from './lead-name.ts';
import type { PlacedMoney } from './money-context.ts';
import { nounPhraseEnd, nounPhraseText } from './noun-phrase.ts';
import { readNumber } from './number-words.ts';
import { findPeriod, isHyphened, isWeekday } from './per-units.ts';
import { isMark, type Reading, sliceWords } from './reading.ts';
import { stopWords } from './stop-words.ts';
import { costNouns } from './vocabulary.ts';

const leading =
  /^(we|i|our|my|the|a|an|also|sell|sells|charge|charges|offer|offers|for|at|is|are|costs?|customers?|clients?|people|pay|pays|out|lease|each|every|one|with|and|of|from|you|take|bill|me|us|to|them|it|its|need|buy|then|plus|want|will|would|can|be|monthly|weekly|yearly|annual|on|by|price|prices|starting|start|i'd|we'd|i'll|we'll|around|about|some|hire|or|per|just|only|between|roughly|approximately|so|but|that|which|their|they|ask|make|do|give|run|off)$/;
const trailing =
  /^(at|for|is|are|costs?|cost|costing|from|of|sells?|sell|priced|price|starting|to|a|an|the|around|about|roughly|approximately|be|will|would|each|me|us|pays?|charge|charges|only|between|just|starts?|begins?|goes|go|on|by|per|and|or|with|as|low|up|one|rate|fee|currently|in|sold|you|runs?|comes?|coming)$/;
const generic =
  /^(price|prices|pricing|fixed|flat|regular|normal|standard|fee|it|fees|rate|cost|costs|customer|customers|people|time|one|way|licence|day|month|week|year|hour|subscription|project)$/i;

/**
 * What an amount is for: the noun before it ("office baskets at €45"), after "for" ("€30 for a haircut"), right after
 * it ("€30 haircuts"), or what it is charged per. The only amount without a name of its own (`isOnlyNameless`) is for the
 * offer. Never empty.
 */
export function amountName(
  reading: Reading,
  money: PlacedMoney,
  per: string | undefined,
  isOnlyNameless = false,
): string {
  const { quantity, leadFrom, tailTo } = money;
  // As a verb "lease" names nothing; among the costs it is what is paid.
  const isLease =
    money.role === 'cost' && reading.tokens.slice(leadFrom, quantity.from).some(({ lower }) => lower === 'lease');
  if (isLease) return 'lease';
  const paid = money.role === 'cost' ? costHead(reading, leadFrom, quantity.from) : null;
  if (paid !== null) return paid;
  const before = nameOfCondition(reading, leadFrom, quantity.from) ?? nameBefore(reading, leadFrom, quantity.from);
  if (before !== null && !generic.test(before)) return before;
  const after = nameAfter(reading, quantity.to, tailTo);
  if (after !== null) return after;
  const offer = offerName(reading);
  if (isOnlyNameless && before === null && offer !== undefined) return offer;
  if (per !== undefined && per !== 'each' && findPeriod(per) === undefined) return per;
  if (before !== null && findPeriod(before.toLowerCase()) === undefined) return before;
  // "4 days a week, €300 a day" is a day rate.
  if (before !== null && per !== undefined && findPeriod(per) !== undefined) return `${per} rate`;
  if (offer !== undefined) return offer;
  // "€39 per truck and month"
  const unit = reading.tokens
    .slice(quantity.coreTo, quantity.to)
    .find(({ kind, lower, stem }) => kind === 'word' && !stopWords.has(lower) && findPeriod(stem) === undefined);
  if (unit !== undefined && per !== undefined && per !== 'each') return `price per ${unit.lower}`;
  return per === undefined || per === 'each' ? 'price' : `price per ${per}`;
}

/** Whether neither the words before nor those after an amount name what it is for. */
export function isNameless(reading: Reading, { quantity, leadFrom, tailTo }: PlacedMoney): boolean {
  return nameBefore(reading, leadFrom, quantity.from) === null && nameAfter(reading, quantity.to, tailTo) === null;
}

function offerName({ found, known }: Reading): string | undefined {
  const offer = found.get('business.offer') ?? known.get('business.offer')?.value;
  return offer?.type === 'text' ? offer.text.replace(/^(an?|the) /i, '').slice(0, 80) : undefined;
}

/** "Rent for the shop is …": what is paid, not what for. */
function costHead(reading: Reading, from: number, to: number): string | null {
  const { tokens } = reading;
  for (let at = from + 1; at < to; at++) {
    if (/^(for|of)$/.test(tokens[at]!.lower) && costNouns.has(tokens[at - 1]!.stem))
      return sliceWords(reading, at - 1, at);
    if (tokens[at]!.kind === 'mark') return null;
  }
  return null;
}

function nameBefore(reading: Reading, leadFrom: number, amountFrom: number): string | null {
  const { tokens } = reading;
  let to = amountFrom;
  while (
    to > leadFrom &&
    (tokens[to - 1]!.kind === 'mark' ||
      (trailing.test(tokens[to - 1]!.lower) &&
        !isPaidFee(tokens, to - 1) &&
        !isParticle(tokens, to - 1) &&
        !isHyphened(tokens, to - 1)))
  )
    to--;
  // "Hour of work after that"
  if (to - 2 > leadFrom && tokens[to - 1]!.lower === 'that' && tokens[to - 2]!.lower === 'after') to -= 2;
  to = withoutRate(tokens, leadFrom, to);
  // "3 for £15": the price of three, never of one.
  if (
    tokens[to]?.lower === 'for' &&
    tokens[to - 1]?.kind === 'number' &&
    to - 1 >= leadFrom &&
    tokens[to - 2]?.lower !== 'of'
  )
    return `pack of ${tokens[to - 1]!.text}`;
  const packed = packName(reading, leadFrom, to);
  if (packed !== null) return packed;
  const counted = tokens[to - 2];
  // "3 jars for 15": the price of three, never of one.
  const isPack = tokens[to]?.lower === 'for' && counted?.kind === 'number' && to - 2 >= leadFrom;
  if (isPack) return sliceWords(reading, to - 2, to).slice(0, 80);
  let from = to;
  while (
    from > leadFrom &&
    to - from < 6 &&
    tokens[from - 1]!.kind === 'word' &&
    (!isBoundary(tokens[from - 1]!.lower) || isHyphened(tokens, from - 1) || isParticle(tokens, from - 1))
  )
    from--;
  // "10 lessons 350 EUR": the price of ten, never of one.
  if (tokens[from - 1]?.kind === 'number' && from - 1 >= leadFrom && to > from)
    return sliceWords(reading, from - 1, to).slice(0, 80);
  // "I sell at markets, 6 euros a jar": where it is sold names nothing.
  if (isMark(tokens[to], ',') && /^(at|in|on|to|from)$/.test(tokens[from - 1]?.lower ?? '')) return null;
  while (from < to && leading.test(tokens[from]!.lower) && !isHyphened(tokens, from + 1)) from++;
  if (from >= to) return null;
  from = thingBefore(tokens, leadFrom, from);
  return sliceWords(reading, from, to).slice(0, 80);
}

/** "solar parks by day rate", "repairs by the hour": how it is charged names nothing. */
function withoutRate(tokens: Reading['tokens'], leadFrom: number, to: number): number {
  for (let by = to - 1; by > leadFrom && to - by <= 4; by--) {
    if (tokens[by]!.kind === 'mark') return to;
    if (tokens[by]!.lower !== 'by') continue;
    const isRate = tokens
      .slice(by + 1, to)
      .every(({ stem, lower }) => /^(the|an|a|rate)$/.test(lower) || findPeriod(stem) !== undefined);
    return isRate && to > by + 1 ? by : to;
  }
  return to;
}

/** "bundles of 4", "box of 6 bars": the pack is what is sold; of a "course of 12 weeks" the course is. */
function packName(reading: Reading, leadFrom: number, to: number): string | null {
  const { tokens } = reading;
  const number = [to - 1, to - 2].find((at) => at - 2 >= leadFrom && readNumber(tokens, at)?.next === at + 1);
  if (number === undefined || tokens[number - 1]!.lower !== 'of') return null;
  let from = number - 1;
  while (
    from > leadFrom &&
    number - from < 4 &&
    tokens[from - 1]!.kind === 'word' &&
    !isBoundary(tokens[from - 1]!.lower) &&
    !leading.test(tokens[from - 1]!.lower)
  )
    from--;
  if (from === number - 1) return null;
  const isSpan = number === to - 2 && findPeriod(tokens[to - 1]!.stem) !== undefined;
  return sliceWords(reading, from, isSpan ? number - 1 : to).slice(0, 80);
}

/** "drop in", "sign up": the second word belongs to the first. */
function isParticle(tokens: Reading['tokens'], at: number): boolean {
  return (
    /^(in|up)$/.test(tokens[at]!.lower) &&
    /^(drop|sign|walk|check|plug|log|tune|pick)$/.test(tokens[at - 1]?.lower ?? '')
  );
}

function isBoundary(word: string): boolean {
  return /^(and|or|plus|but|at|for|is|are|we|i|with|while|which|that|charge|sell|sells|cost|costs|pay|pays|on|by|lease|it|in|to|than|because|if|when|so|have|has|had|a|an|the|our|my|need|buy|out)$/.test(
    word,
  );
}

function nameAfter(reading: Reading, from: number, tailTo: number): string | null {
  const { tokens } = reading;
  let start = from;
  // "£40 (large)"
  if (isMark(tokens[from], '(') && isMark(tokens[tailTo - 1], ')') && tailTo - from >= 3)
    return sliceWords(reading, from + 1, tailTo - 1);
  // "75 PLN Mon–Thu"
  if (isWeekday(tokens[start]?.lower ?? '')) {
    const isSpan = isMark(tokens[start + 1], '-–') && isWeekday(tokens[start + 2]?.lower ?? '');
    return sliceWords(reading, start, isSpan ? start + 3 : start + 1);
  }
  const form = formEnd(tokens, start);
  if (form > start && form <= tailTo) return sliceWords(reading, start, form);
  // "R80 for two"
  const counted = tokens[start]?.lower === 'for' ? readNumber(tokens, start + 1) : null;
  if (counted !== null && Number.isInteger(counted.value) && counted.value > 1 && counted.next >= tailTo)
    return sliceWords(reading, start, counted.next);
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
  // "Hour of work 38 euro"
  if (
    /^(hour|day)$/.test(tokens[start]?.stem ?? '') &&
    tokens[start + 1]?.lower === 'of' &&
    tokens[start + 2]?.stem === 'work'
  )
    return tokens[start]!.stem;
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
      !stopWords.has(tokens[at + 1]!.lower) &&
      /^(costs?|sells?|is)$/.test(tokens[at + 2]?.lower ?? '');
    if (isSubject) return findPeriod(tokens[at + 1]!.stem) ?? tokens[at + 1]!.stem;
    if (isMark(tokens[at], ',')) return undefined;
  }
  return undefined;
}
