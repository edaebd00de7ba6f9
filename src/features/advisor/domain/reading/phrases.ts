import type { Language } from '#shared/languages.ts';
import { type FunctionWords, functionWords, isFunctionWord } from './function-words.ts';
import { type AnswerWord, cutWords, type Place } from './phrase-words.ts';
import type { SpottedAmount } from './spotted.ts';

/** A group of words where it stands in an answer. */
export interface SpottedPhrase extends Place {
  /** Letter by letter out of the answer. */
  readonly quote: string;
}

/**
 * The items of lists and the words between, from left to right, by form alone: none begins or ends with a small word, none
 * overlaps another, none is an amount alone. The noun an amount counts is a phrase.
 */
export function spotPhrases(
  answer: string,
  language: Language,
  amounts: readonly SpottedAmount[],
): readonly SpottedPhrase[] {
  const clauses: AnswerWord[][] = [];
  for (const word of cutWords(answer, language, amounts)) {
    if (word.isParted) clauses.push([]);
    clauses.at(-1)!.push(word);
  }
  return clauses
    .flatMap((clause) => splitClause(clause, answer, language))
    .map((words) => {
      const [from, to] = [words[0]!.from, words.at(-1)!.to];
      return { from, to, quote: answer.slice(from, to) };
    });
}

type Words = readonly AnswerWord[];

/** The phrases between two signs. */
function splitClause(clause: Words, answer: string, language: Language): Words[] {
  const small = functionWords(language);
  const whole = trim(clause, language);
  const isMany = whole.some(
    ({ amount, lower }, at) =>
      amount || small.links.has(lower) || small.verbs.has(lower) || isBeforeName(whole, at, answer),
  );
  const pieces = isMany || !isShort(whole, language) ? cutPieces(clause, answer, small) : undefined;
  const phrases = pieces?.flatMap((piece) => cutLong(piece, small, language)) ?? [whole];
  return phrases.filter((words) => words.length > 0);
}

/** How many words stay together: of a name with what belongs to it, and of what is said of something. */
const mostTogether = { name: 4, shortName: 5, said: 6, denial: 9 };

/** "salons in the mall": few words that tell something, and small ones between them. */
const isShort = (words: Words, language: Language): boolean =>
  words.length <= mostTogether.shortName && words.filter(({ lower }) => !isFunctionWord(lower, language)).length <= 3;

/** Prepositions that a name follows: "in Cork". The name is a phrase of its own. */
const beforeNames = new Set('in near around at on through via across outside en à bei um'.split(' '));
const isBeforeName = (words: Words, at: number, answer: string): boolean => {
  const next = words[at + 1];
  return next !== undefined && beforeNames.has(words[at]!.lower) && /^\p{Lu}/u.test(answer.slice(next.from, next.to));
};

/** Words that deny: what follows them is one claim. */
const denials = new Set('nobody none neither keiner niemand personne aucun aucune nadie ninguno ninguna'.split(' '));
/** Behind another word these are objects, and no new subject. */
const objects = new Set('it you that this what how these those there'.split(' '));

interface Piece {
  readonly words: AnswerWord[];
  /** Whether it is what is said of something, and not its name. */
  readonly isSaid: boolean;
  readonly kind: 'denial' | 'place' | undefined;
}

/** A clause without what links, and with each subject apart from what is said of it. */
function cutPieces(clause: Words, answer: string, small: FunctionWords): readonly Piece[] {
  const pieces: Piece[] = [];
  const open = (isSaid: boolean, kind?: Piece['kind'], ...words: AnswerWord[]) => pieces.push({ words, isSaid, kind });
  open(false);
  for (const [at, word] of clause.entries()) {
    const { lower, amount } = word;
    const { words, isSaid, kind } = pieces.at(-1)!;
    if (kind === 'denial' && words.length < mostTogether.denial) words.push(word);
    else if (denials.has(lower)) open(true, 'denial', word);
    else if (small.links.has(lower)) open(false);
    else if (small.subjects.has(lower) && !(objects.has(lower) && words.length > 0)) open(true);
    else if (small.verbs.has(lower) && !isSaid) open(true);
    // "covers four counties" is one thing said; a price never is part of one.
    else if (amount && (!isSaid || /money|percent/.test(amount.form.kind))) open(false);
    else if (isBeforeName(clause, at, answer)) open(isSaid, 'place');
    else words.push(word);
  }
  return pieces;
}

/** A long piece in parts, each but the first beginning behind a preposition. */
function cutLong({ words, isSaid, kind }: Piece, small: FunctionWords, language: Language): Words[] {
  const parts: Words[] = [];
  let rest = trim(words, language);
  // "Lyon with insulated boxes": a place stands alone.
  const most = kind === 'place' ? 1 : isSaid ? mostTogether.said : mostTogether.name;
  const fits = (): boolean => kind === 'denial' || rest.length <= most || (!isSaid && !kind && isShort(rest, language));
  while (!fits()) {
    const at = rest.findIndex(({ lower }, index) => index > 0 && small.prepositions.has(lower));
    if (at < 0) break;
    parts.push(trim(rest.slice(0, at), language));
    rest = trim(rest.slice(at), language);
  }
  return [...parts, rest];
}

/** Words that belong to what follows: "lavandería industrial no", "people w". */
const looseEnd = /^(?:no|not|non|nicht|pas|ne|w)$/u;

/** Without small words, numbers and amounts at the edges. */
function trim(words: Words, language: Language): Words {
  const isBare = ({ amount, lower }: AnswerWord): boolean =>
    amount !== undefined || isFunctionWord(lower, language) || !/\p{L}/u.test(lower);
  let start = 0;
  let end = words.length;
  while (start < end && isBare(words[start]!)) start += 1;
  while (end > start && (isBare(words[end - 1]!) || (end - start > 1 && looseEnd.test(words[end - 1]!.lower))))
    end -= 1;
  return words.slice(start, end);
}
