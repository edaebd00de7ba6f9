import type { Language } from '#shared/languages.ts';
import { type FunctionWords, functionWords, isFunctionWord } from './function-words.ts';
import { type AnswerWord, cutWords } from './phrase-words.ts';
import type { SpottedAmount } from './spotted.ts';

/** A group of words where it stands in an answer. */
export interface SpottedPhrase {
  readonly from: number;
  readonly to: number;
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
  const words = cutWords(answer, language, amounts);
  const found: SpottedPhrase[] = [];
  for (let start = 0; start < words.length; ) {
    let end = start + 1;
    while (end < words.length && !words[end]!.isParted) end += 1;
    for (const phrase of splitClause(words.slice(start, end), answer, language)) {
      const [from, to] = [phrase[0]!.from, phrase.at(-1)!.to];
      found.push({ from, to, quote: answer.slice(from, to) });
    }
    start = end;
  }
  return found;
}

type Words = readonly AnswerWord[];

/** The phrases between two signs. */
function splitClause(clause: Words, answer: string, language: Language): Words[] {
  const small = functionWords(language);
  const whole = trim(clause, language);
  const isOne =
    isShort(whole, language) &&
    !whole.some(
      (word, at) =>
        word.amount || small.links.has(word.lower) || small.verbs.has(word.lower) || isBeforeName(whole, at, answer),
    );
  return (
    isOne ? [whole] : cutPieces(clause, answer, small).flatMap((piece) => cutLong(piece, small, language))
  ).filter((words) => words.length > 0);
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
  let last: Piece = { words: [], isSaid: false, kind: undefined };
  const open = (isSaid: boolean, words: AnswerWord[] = [], kind?: Piece['kind']): void => {
    last = { words, isSaid, kind };
    pieces.push(last);
  };
  open(false);
  for (const [at, word] of clause.entries()) {
    const { lower, amount } = word;
    if (last.kind === 'denial' && last.words.length < mostTogether.denial) last.words.push(word);
    else if (denials.has(lower)) open(true, [word], 'denial');
    else if (small.links.has(lower)) open(false);
    else if (small.subjects.has(lower) && !(objects.has(lower) && last.words.length > 0)) open(true);
    else if (small.verbs.has(lower) && !last.isSaid) open(true);
    // "covers four counties" is one thing said; a price never is part of one.
    else if (amount && (!last.isSaid || /money|percent/.test(amount.form.kind))) open(false);
    else if (isBeforeName(clause, at, answer)) open(last.isSaid, [], 'place');
    else last.words.push(word);
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
