import { foldText } from './fold-text.ts';

/** One piece of a text as it is searched for; `start` and `end` are its place in the text as it was written. */
export interface Token {
  /** A word between spaces, a run of a script that writes none, or one sign such as "%". */
  readonly kind: 'word' | 'run' | 'sign';
  /** Folded. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Longer words are cut (docs/search.md, "Limits"): index entries are limited in size. */
const maxWordLength = 40;

const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}々〆ーｰﾞﾟ';
// Signs people search for are found as they are; those that only part words are not.
const pattern = new RegExp(
  `(?<run>[${unspaced}](?:[${unspaced}]|\\p{M})*)|(?<word>(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+(?:['’](?=\\p{L})(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+)*)|(?<sign>[\\p{S}%_&#@*\\\\§/])`,
  'gu',
);

/** The tokens of a text in their order. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const { run, word } = match.groups!;
    const kind = run === undefined ? (word === undefined ? 'sign' : 'word') : 'run';
    const folded = foldText(match[0]).replace(/['’\s]/g, '');
    if (folded === '') continue;
    const cut = kind === 'word' ? [...folded].slice(0, maxWordLength).join('') : folded;
    tokens.push({ kind, text: cut, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** The terms under which a token is indexed: a word or a sign whole, a run by its characters and pairs of them. */
export function termsOf({ kind, text }: Pick<Token, 'kind' | 'text'>): string[] {
  if (kind !== 'run') return [text];
  const letters = [...text];
  return [...letters, ...letters.slice(1).map((letter, index) => letters[index]! + letter)];
}

/** Every term of a text, once each. */
export function indexTerms(text: string): Set<string> {
  return new Set(readTokens(text).flatMap(termsOf));
}

/** Whether a word's spelling may be forgiven: never where it has digits, for those are rarely typed by mistake. */
export function isForgivable(word: string): boolean {
  return word.length >= 3 && !/\p{N}/u.test(word);
}

/** The pieces of a word by which words spelt alike are found: three letters each, with its ends marked. */
export function gramsOf(word: string): string[] {
  const letters = ['^', '^', ...word, '$', '$'];
  return [...new Set(letters.slice(2).map((letter, index) => letters[index]! + letters[index + 1]! + letter))];
}
