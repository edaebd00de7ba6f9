import type { Language } from '#shared/languages.ts';
import { byLanguage } from '../by-language.ts';
import { type GroupWords, type WordGroup, wordGroupNames } from './group-names.ts';
import { asianGroups } from './word-groups-asian.ts';
import { englishGroups } from './word-groups-english.ts';
import { europeanGroups } from './word-groups-european.ts';

/** A word of a group where it stands. */
export interface GroupMark {
  readonly group: WordGroup;
  readonly from: number;
  readonly to: number;
}

const wordsOf: Readonly<Record<Language, GroupWords>> = { en: englishGroups, ...europeanGroups, ...asianGroups };

const patternsOf = byLanguage((language) =>
  wordGroupNames.flatMap((group) => {
    const words = wordsOf[language][group];
    if (words === undefined) return [];
    const either = words.trim().split(/\s+/).join('|').replaceAll('_', ' ').replaceAll('*', '\\p{L}*');
    const isAsian = language === 'zh' || language === 'ja';
    const pattern = isAsian ? either : `(?<![\\p{L}\\p{M}])(?:${either})(?![\\p{L}\\p{M}])`;
    return [{ group, pattern: new RegExp(pattern, 'gu') }];
  }),
);

/** Every word of every group in a text in lower case, in the order in which they stand. */
export const findGroups = (text: string, language: Language): readonly GroupMark[] =>
  patternsOf(language)
    .flatMap(({ group, pattern }) =>
      Array.from(text.matchAll(pattern), ({ index, 0: word }) => ({ group, from: index, to: index + word.length })),
    )
    .toSorted((one, other) => one.from - other.from);
