import type { Language } from '#shared/languages.ts';
import { byLanguage } from './by-language.ts';
import { type FunctionWordKind, functionWordLists, kinds } from './function-word-lists.ts';

/** Small words by kind. `all`: no phrase begins or ends with one. */
export type FunctionWords = Readonly<Record<FunctionWordKind | 'all', ReadonlySet<string>>>;

/** The small words of a language. */
export const functionWords = byLanguage((language): FunctionWords => {
  const wordsOf = (kind: FunctionWordKind): string[] => functionWordLists[language][kind].split(/\s+/);
  const sets = Object.fromEntries(kinds.map((kind) => [kind, new Set(wordsOf(kind))]));
  return { ...(sets as Record<FunctionWordKind, Set<string>>), all: new Set(kinds.flatMap(wordsOf)) };
});

/** What a small word does; undefined for every other word. */
export const findKind = (word: string, language: Language): FunctionWordKind | undefined =>
  functionWords(language).all.has(word) ? kinds.find((kind) => functionWords(language)[kind].has(word)) : undefined;

/** Whether a word says nothing on its own, so that no phrase begins or ends with it. */
export const isFunctionWord = (word: string, language: Language): boolean => functionWords(language).all.has(word);
