import type { QuestionId } from '#features/advisor/domain/questions.ts';
import type { Language } from '#shared/languages.ts';
import { findKind, isFunctionWord } from './function-words.ts';
import { type AnswerWord, cutWords } from './phrase-words.ts';
import { type SpottedPhrase, spotPhrases } from './phrases.ts';
import type { SpottedAmount } from './spotted.ts';

/** One answer with its phrases, and what is read from it once for all of them. */
export interface PhraseContext {
  readonly question: QuestionId;
  readonly language: Language;
  readonly answer: string;
  readonly words: readonly AnswerWord[];
  readonly phrases: readonly SpottedPhrase[];
  /** For each word the number of sentences before its own. */
  readonly sentences: readonly number[];
}

export function readPhrases({
  question,
  language,
  answer,
  amounts,
}: Pick<PhraseContext, 'question' | 'language' | 'answer'> & {
  readonly amounts: readonly SpottedAmount[];
}): PhraseContext {
  const words = cutWords(answer, language, amounts);
  let ended = 0;
  const sentences = words.map(({ from, isParted }, at) => {
    if (at > 0 && isParted && /[.!?。！？\n]/.test(answer.slice(words[at - 1]!.to, from))) ended += 1;
    return ended;
  });
  return { question, language, answer, words, phrases: spotPhrases(answer, language, amounts), sentences };
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** What is said of one phrase: names that are there or not, each once for all questions and once for its own. */
export function readWordFeatures(phrase: Place, context: PhraseContext): readonly string[] {
  const { question, words, language } = context;
  const start = firstBehind(words, phrase.from);
  let end = start;
  while (end < words.length && words[end]!.from < phrase.to) end += 1;
  if (start === end) return ['all'];
  const found = new Set<string>(['all', `q${question} in ${language}`]);
  const add = (name: string): void => {
    found.add(name);
    found.add(`q${question} ${name}`);
  };
  addPlace(add, context, start, end);
  addNeighbours(add, context, start, end);
  addOwn(add, words.slice(start, end), context);
  return [...found];
}

/** The first of places in order that ends behind another. */
function firstBehind(places: readonly Place[], from: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]!.to > from) high = middle;
    else low = middle + 1;
  }
  return low;
}

type Add = (name: string) => void;

/** Which of the phrases it is, in which sentence, and whether it fills its part of one. */
function addPlace(add: Add, { words, phrases, sentences }: PhraseContext, start: number, end: number): void {
  const before = firstBehind(phrases, words[start]!.from);
  const edges = (words[start]!.isParted ? 'a' : '-') + (words[end]?.isParted === false ? '-' : 'z');
  add(`place:${Math.min(before, 3)}`);
  add(`sentence:${Math.min(sentences[start]!, 3)}`);
  add(`edges:${edges}`);
  add(`of:${phrases.length < 3 ? 'few' : phrases.length < 8 ? 'some' : 'many'} ${before === 0} ${edges}`);
  if (before >= phrases.length - 1) add('last');
}

/** The words and signs around it, amounts as what they are, and whether it stands in a list. */
function addNeighbours(add: Add, { answer, words, language }: PhraseContext, start: number, end: number): void {
  const wordAt = (at: number): string => {
    const word = words[at];
    return word === undefined ? '|' : word.amount ? `#${word.amount.form.kind}` : word.lower;
  };
  const sign = (at: number): string =>
    answer
      .slice(words[at - 1]?.to ?? 0, words[at]?.from ?? answer.length)
      .trim()
      .slice(0, 1);
  const kind = (at: number): string => (words[at] && findKind(words[at].lower, language)) ?? 'other';
  const [before, after] = [sign(start), sign(end)];
  add(`l1:${before}${wordAt(start - 1)}`);
  add(`r1:${after}${wordAt(end)}`);
  add(`signs:${before} ${after}`);
  add(`kinds:${before}${kind(start - 1)} ${after}${kind(end)}`);
  for (let at = start - 1; at >= Math.max(0, start - 3) && !words[at + 1]!.isParted; at -= 1)
    if (kind(at) === 'prepositions' || kind(at) === 'subjects' || kind(at) === 'verbs') {
      add(`lead:${words[at]!.lower}`);
      break;
    }
  const [from, to] = [clauseStart(words, start), clauseEnd(words, end - 1)];
  add(`opens:${wordAt(from)}`);
  for (let at = Math.max(from, start - 6); at < Math.min(to, end + 6); at += 1)
    if (at < start || at >= end) add(`near:${wordAt(at)}`);
  const isListed = (text: string, at: number): boolean => /[,;、，；/]/.test(text) || kind(at) === 'links';
  add(`list:${isListed(before, start - 1)} ${isListed(after, end)}`);
}

/** How far from a phrase its clause is looked through. */
const mostAway = 30;

/** The first word between two signs, and the one behind the last. */
function clauseStart(words: readonly AnswerWord[], from: number): number {
  let start = from;
  while (start > 0 && from - start < mostAway && !words[start]!.isParted) start -= 1;
  return start;
}
function clauseEnd(words: readonly AnswerWord[], last: number): number {
  let end = last + 1;
  while (end < words.length && end - last < mostAway && !words[end]!.isParted) end += 1;
  return end;
}

/** Its words, how they begin and end, their number and capital letters. */
function addOwn(add: Add, own: readonly AnswerWord[], { answer, language }: PhraseContext): void {
  const telling = own.filter(({ lower }) => !isFunctionWord(lower, language));
  for (const { lower } of telling) add(`w:${lower}`);
  for (const { lower } of own) if (findKind(lower, language)) add(`small:${lower}`);
  const [first, last] = [own[0]!.lower, own.at(-1)!.lower];
  add(`first:${first}`);
  add(`final:${last}`);
  for (const { lower } of telling)
    if (language === 'ja' || language === 'zh')
      for (let at = 0; at + 1 < lower.length; at += 1) add(`gram:${lower.slice(at, at + 2)}`);
    else if (language === 'de' && lower.length > 7) add(`gram:${lower.slice(-6)}`);
  add(`end3:${last.slice(-3)}`);
  add(`end2:${last.slice(-2)}`);
  add(`begin3:${first.slice(0, 3)}`);
  add(`begin-end:${first.slice(-3)} ${own.length}`);
  const isCapital = ({ from }: AnswerWord): boolean => /^\p{Lu}/u.test(answer.slice(from, from + 2));
  const capitals = telling.filter(isCapital).length;
  // The first word of a sentence has a capital letter in any case.
  const isOpening = own[0]!.isParted && !/[,;:(]\s*$/.test(answer.slice(Math.max(0, own[0]!.from - 3), own[0]!.from));
  add(`capitals:${capitals === 0 ? 'none' : capitals === telling.length ? 'all' : 'some'} ${isOpening}`);
  add(`length:${Math.min(own.length, 6)}`);
  add(`length-capitals:${Math.min(telling.length, 4)} ${Math.min(capitals, 3)}`);
  if (own.some(({ amount }) => amount)) add('amount inside');
  if (own.every(({ from, to }) => /^[\p{Lu}\d&]+$/u.test(answer.slice(from, to)))) add('letters');
}
