import type { QuestionId } from '#features/advisor/domain/questions.ts';
import type { Language } from '#shared/languages.ts';
import { createRemembered } from '#shared/remembered.ts';
import { findKind, isFunctionWord } from './function-words.ts';
import { type AnswerWord, cutWords, type Place } from './phrase-words.ts';
import { type SpottedPhrase, spotPhrases } from './phrases.ts';
import { softmax } from './ranker/role-model.ts';
import { type WordRole, wordRoles } from './roles.ts';
import type { SpottedAmount } from './spotted.ts';
import shipped from './word-weights.json' with { type: 'json' };

/** What a phrase can be: a role, or nothing that is asked for. */
export const wordGuesses = [...wordRoles, 'none'] as const;
export type WordGuess = WordRole | 'none';

export interface WordProposal {
  readonly role: WordGuess;
  /** From 0 to 1; all proposals for a phrase add up to 1. */
  readonly probability: number;
}

/** Weights as `scripts/train-words.ts` writes them. */
export interface WordWeights {
  /** What a weight of 1 stands for. */
  readonly step: number;
  /** For each feature one weight per guess, in the order of `wordGuesses`, with spaces between. */
  readonly features: Readonly<Record<string, string>>;
}

const parsed = createRemembered<readonly number[]>(5000);

/** Every role and 'none' for a phrase of an answer, best first. They put proposals in order and decide nothing. */
export function proposeWordRoles(
  phrase: Place,
  context: PhraseContext,
  { features, step }: WordWeights = shipped,
): readonly WordProposal[] {
  const rows = readWordFeatures(phrase, context)
    .filter((name) => Object.hasOwn(features, name))
    .map((name) => parsed(features[name]!, () => features[name]!.split(' ').map(Number)));
  const chances = softmax(wordGuesses.map((_, at) => rows.reduce((sum, row) => sum + row[at]! * step, 0)));
  return wordGuesses
    .map((role, at) => ({ role, probability: chances[at]! }))
    .toSorted((one, other) => other.probability - one.probability);
}

/** Whether a phrase is asked about: it is something rather than nothing. */
export const isWorthAsking = (proposals: readonly WordProposal[]): boolean =>
  proposals.some(({ role, probability }) => role === 'none' && probability < 0.5);

interface AnswerWithAmounts {
  readonly question: QuestionId;
  readonly language: Language;
  readonly answer: string;
  readonly amounts: readonly SpottedAmount[];
}

/** One answer with its phrases, and what is read from it once for all of them. */
export interface PhraseContext extends AnswerWithAmounts {
  readonly words: readonly AnswerWord[];
  readonly phrases: readonly SpottedPhrase[];
  /** For each word the number of sentences before its own. */
  readonly sentences: readonly number[];
}

export function readPhrases(given: AnswerWithAmounts): PhraseContext {
  const { language, answer, amounts } = given;
  const words = cutWords(answer, language, amounts);
  let ended = 0;
  const sentences = words.map(({ from, isParted }, at) => {
    if (at > 0 && isParted && /[.!?。！？\n]/.test(answer.slice(words[at - 1]!.to, from))) ended += 1;
    return ended;
  });
  return { ...given, words, phrases: spotPhrases(answer, language, amounts), sentences };
}

/** Names a feature that is there. */
type Add = (name: string) => void;

/** What is said of one phrase: names that are there or not, each once for all questions and once for its own. */
export function readWordFeatures(phrase: Place, context: PhraseContext): readonly string[] {
  const { question, words, phrases, sentences, language } = context;
  const start = words.findIndex(({ to }) => to > phrase.from);
  let end = start;
  while (end >= 0 && end < words.length && words[end]!.from < phrase.to) end += 1;
  if (start === end) return ['all'];
  const own = words.slice(start, end);
  const found = new Set<string>(['all', `q${question} in ${language}`]);
  const add: Add = (name) => {
    found.add(name);
    found.add(`q${question} ${name}`);
  };
  const before = phrases.filter(({ to }) => to <= own[0]!.from).length;
  const edges = (own[0]!.isParted ? 'a' : '-') + (words[end]?.isParted === false ? '-' : 'z');
  add(`place:${Math.min(before, 3)}`);
  add(`sentence:${Math.min(sentences[start]!, 3)}`);
  add(`edges:${edges}`);
  add(`of:${phrases.length < 3 ? 'few' : phrases.length < 8 ? 'some' : 'many'} ${before === 0} ${edges}`);
  if (before >= phrases.length - 1) add('last');
  addNeighbours(add, context, start, end);
  addOwn(add, own, context);
  return [...found];
}

/** How far before a phrase the beginning of its clause is looked for. */
const mostAway = 30;

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
  const kindOf = (word: AnswerWord | undefined): string => (word && findKind(word.lower, language)) ?? 'other';
  const [before, after] = [sign(start), sign(end)];
  const [kindBefore, kindAfter] = [kindOf(words[start - 1]), kindOf(words[end])];
  add(`l1:${before}${wordAt(start - 1)}`);
  add(`r1:${after}${wordAt(end)}`);
  add(`signs:${before} ${after}`);
  add(`kinds:${before}${kindBefore} ${after}${kindAfter}`);
  let opening = start;
  while (opening > 0 && start - opening < mostAway && !words[opening]!.isParted) opening -= 1;
  const lead = words
    .slice(Math.max(opening, start - 3), start)
    .findLast((word) => /^(?:prepositions|subjects|verbs)$/.test(kindOf(word)));
  if (lead) add(`lead:${lead.lower}`);
  add(`opens:${wordAt(opening)}`);
  for (let at = Math.max(opening, start - 6); at < start; at += 1) add(`near:${wordAt(at)}`);
  for (let at = end; at < end + 6 && words[at]?.isParted === false; at += 1) add(`near:${wordAt(at)}`);
  const isListed = (text: string, kind: string): boolean => /[,;、，；/]/.test(text) || kind === 'links';
  add(`list:${isListed(before, kindBefore)} ${isListed(after, kindAfter)}`);
}

/** Its words, how they begin and end, their number and capital letters. */
function addOwn(add: Add, own: readonly AnswerWord[], { answer, language }: PhraseContext): void {
  const telling = own.filter(({ lower }) => !isFunctionWord(lower, language));
  for (const { lower } of telling) add(`w:${lower}`);
  for (const { lower } of own) if (isFunctionWord(lower, language)) add(`small:${lower}`);
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
  const capitals = telling.filter(({ from }) => /^\p{Lu}/u.test(answer.slice(from, from + 2))).length;
  // The first word of a sentence has a capital letter in any case.
  const isOpening = own[0]!.isParted && !/[,;:(]\s*$/.test(answer.slice(Math.max(0, own[0]!.from - 3), own[0]!.from));
  add(`capitals:${capitals === 0 ? 'none' : capitals === telling.length ? 'all' : 'some'} ${isOpening}`);
  add(`length:${Math.min(own.length, 6)}`);
  add(`length-capitals:${Math.min(telling.length, 4)} ${Math.min(capitals, 3)}`);
  if (own.some(({ amount }) => amount)) add('amount inside');
  if (own.every(({ from, to }) => /^[\p{Lu}\d&]+$/u.test(answer.slice(from, to)))) add('letters');
}
