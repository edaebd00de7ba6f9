import type { Language } from '#shared/languages.ts';
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

const cached = new Map<Language, readonly (readonly [WordGroup, RegExp])[]>();

function patternsOf(language: Language): readonly (readonly [WordGroup, RegExp])[] {
  let patterns = cached.get(language);
  if (!patterns) {
    const isAsian = language === 'zh' || language === 'ja';
    patterns = wordGroupNames.flatMap((group) => {
      const words = wordsOf[language][group];
      if (words === undefined) return [];
      const either = words.trim().split(/\s+/).join('|').replaceAll('_', ' ').replaceAll('*', '\\p{L}*');
      const pattern = isAsian ? either : `(?<![\\p{L}\\p{M}])(?:${either})(?![\\p{L}\\p{M}])`;
      return [[group, new RegExp(pattern, 'gu')] as const];
    });
    cached.set(language, patterns);
  }
  return patterns;
}

/** Every word of every group in a text in lower case, in the order in which they stand. */
export function findGroups(text: string, language: Language): readonly GroupMark[] {
  return patternsOf(language)
    .flatMap(([group, pattern]) =>
      [...text.matchAll(pattern)].map(({ index, 0: word }) => ({ group, from: index, to: index + word.length })),
    )
    .toSorted((one, other) => one.from - other.from);
}
