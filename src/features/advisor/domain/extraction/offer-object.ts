import { nounPhraseEnd } from './noun-phrase.ts';
import { findOfferVerb } from './offer-verbs.ts';
import { findPhrases } from './phrases.ts';
import { hasNumberIn, isCapitalised, isMark, type Reading, sliceWords } from './reading.ts';
import { stopWords } from './stop-words.ts';
import { audienceWords } from './vocabulary.ts';

/** Longest offer that is kept whole; a longer list is a catalogue, of which the first item is named. */
const maxLength = 110;
const learners = /^(adult|kid|child|people|woman|women|men|beginner|pupil|boy|girl|dog|person|team|newcomer|refugee)$/;

/**
 * Index after what a verb sells or works on: a noun phrase with the rest of its list ("phones and tablets", "candles,
 * soaps and bath salts") and, of learners, what they learn ("adults to swim"). Equals `from` when nothing begins there.
 */
export function offerObjectEnd(reading: Reading, from: number): number {
  const { tokens } = reading;
  const first = nounPhraseEnd(tokens, from);
  if (first === from) return from;
  // "Visits of our oyster farm"
  const isOfOurs = tokens[first]?.lower === 'of' && /^(our|my)$/.test(tokens[first + 1]?.lower ?? '');
  const ofTo = isOfOurs ? nounPhraseEnd(tokens, first + 1) : first;
  if (ofTo > first + 2) return ofTo;
  const learnt = tokens[first + 1];
  const isLearnt =
    tokens[first]?.lower === 'to' &&
    learnt?.kind === 'word' &&
    !stopWords.has(learnt.lower) &&
    !isCapitalised(learnt) &&
    isLearner(reading, from, first);
  if (isLearnt) return nounPhraseEnd(tokens, first + 1);
  const listed = listEnd(reading, from, first);
  return sliceWords(reading, from, listed).length <= maxLength ? listed : first;
}

/** The end of ", soaps and bath salts" or "and tablets" after a first item; the item's own end when no list follows. */
function listEnd(reading: Reading, first: number, itemEnd: number): number {
  const { tokens } = reading;
  let end = itemEnd;
  let closed = itemEnd;
  for (let item = 0; item < 8; item++) {
    const isComma = isMark(tokens[end], ',');
    const link = isComma ? tokens[end + 1] : tokens[end];
    const isAnd = /^(and|or|plus)$/.test(link?.lower ?? '') || isMark(link, '&');
    if (!isComma && !isAnd) break;
    const from = end + (isComma && isAnd ? 2 : 1);
    const next = tokens[from];
    if (next?.kind !== 'word' || next.sentence !== tokens[first]!.sentence) break;
    const to = nounPhraseEnd(tokens, from, 4);
    // ", Ghent" is a place; "and deliver them" another verb; ", two of us" people.
    const isOther =
      (isCapitalised(next) && !isCapitalised(tokens[first]) && next.text !== next.text.toUpperCase()) ||
      /^(the|our|my|their|people|everyone|everything|more|help|always|all|some|now)$/.test(next.lower) ||
      isActing(tokens, from, to) ||
      hasNumberIn(reading, from, to);
    if (to === from || isOther) break;
    end = to;
    if (!isAnd) continue;
    closed = to;
    break;
  }
  return closed;
}

/** "repair them", "deliver bread": the word is a verb with an object; "haircuts and repairs" names a thing. */
function isActing(tokens: Reading['tokens'], from: number, to: number): boolean {
  const verb = findOfferVerb(tokens[from]!.lower);
  if (verb === undefined || verb.form === 'gerund') return false;
  return to > from + 1 || /^(it|them|the|a|an|our|your|to|for|on|at|with)$/.test(tokens[from + 1]?.lower ?? '');
}

function isLearner({ tokens }: Reading, from: number, to: number): boolean {
  return findPhrases<string>(audienceWords, tokens, from, to).length > 0 || learners.test(tokens[to - 1]!.stem);
}

/** The words of an offer as they were written, without a leading "our", "some" or "the". */
export function offerText(reading: Reading, from: number, to: number): string {
  let start = from;
  while (start < to - 1 && /^(our|my|some|the|and|or|their)$/.test(reading.tokens[start]!.lower)) start++;
  return sliceWords(reading, start, to).slice(0, 140).trim();
}
