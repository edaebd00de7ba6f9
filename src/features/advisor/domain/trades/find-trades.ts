import type { Language } from '#shared/languages.ts';
import { type NamedTrade, namedTrades } from './named-trades.ts';

const suggestedAtMost = 3;
const foundAtMost = 8;

/** Without accents and capitals, so that "Bäcker" is found by "backer"; length may change. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

const isHan = (text: string): boolean => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text);

const plainWords = new Map<Language, readonly (readonly string[])[]>();

/** The plain forms of every trade's words in a language, its name first, in the order of the trades; made once. */
function wordsIn(language: Language): readonly (readonly string[])[] {
  let words = plainWords.get(language);
  if (!words) {
    words = namedTrades.map(({ names }) => [names[language].name, ...names[language].synonyms].map(plain));
    plainWords.set(language, words);
  }
  return words;
}

interface Mentioned {
  readonly trade: NamedTrade;
  readonly from: number;
  readonly to: number;
}

/**
 * The trades whose name or a synonym stands in the answers, word for word: at most three, those with the longest words first. A
 * word inside a longer one that was found names nothing: "hotel" in "dog hotel". Suggestions only: nothing is taken from them.
 */
export function suggestTrades(answers: readonly string[], language: Language): readonly NamedTrade[] {
  const text = plain(answers.join('\n'));
  const mentioned = wordsIn(language).flatMap((words, at) =>
    words.flatMap((word) => findWord(text, word, namedTrades[at]!)),
  );
  const longest = mentioned.filter(
    (one) =>
      !mentioned.some(
        (other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  );
  const ordered = longest.toSorted(
    (one, other) => other.to - other.from - (one.to - one.from) || one.from - other.from,
  );
  return [...new Set(ordered.map(({ trade }) => trade))].slice(0, suggestedAtMost);
}

function findWord(text: string, wanted: string, trade: NamedTrade): readonly Mentioned[] {
  const found: Mentioned[] = [];
  for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + 1)) {
    const to = from + wanted.length;
    // "dog groomers": a plural s may follow.
    const end = text[to] === 's' ? to + 1 : to;
    if (isHan(wanted) || (!isLetter(text[from - 1]) && !isLetter(text[end]))) found.push({ trade, from, to });
  }
  return found;
}

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);

/**
 * The trades that what somebody types can mean, the likeliest first: a name that begins with it, a word of a name, a synonym,
 * anything that holds it. In their language, and in English where that finds none.
 */
export function searchTrades(query: string, language: Language): readonly NamedTrade[] {
  const wanted = plain(query.trim());
  if (wanted === '') return [];
  const ranked = (inLanguage: Language): readonly NamedTrade[] =>
    namedTrades
      .map((trade, at) => ({ trade, rank: rankOf(wordsIn(inLanguage)[at]!, wanted) }))
      .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ trade }) => trade)
      .slice(0, foundAtMost);
  const found = ranked(language);
  return found.length > 0 || language === 'en' ? found : ranked('en');
}

function rankOf([plainName = '', ...others]: readonly string[], wanted: string): number {
  if (plainName.startsWith(wanted)) return 0;
  if (startsAWord(plainName, wanted)) return 1;
  if (others.some((word) => word.startsWith(wanted))) return 2;
  if (others.some((word) => startsAWord(word, wanted))) return 3;
  if ([plainName, ...others].some((word) => word.includes(wanted))) return 4;
  return Number.POSITIVE_INFINITY;
}

const startsAWord = (text: string, wanted: string): boolean =>
  text.split(/[\s'’/-]+/).some((word) => word.startsWith(wanted));
