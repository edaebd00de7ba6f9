import { type Language, languages } from '#shared/languages.ts';
import { createRemembered } from '#shared/remembered.ts';
import { type NamedTrade, namedTrades } from './named-trades.ts';

const suggestedAtMost = 3;
const foundAtMost = 8;

/** Without accents and capitals, so that "Bäcker" is found by "backer"; length may change. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

const isHan = (text: string): boolean => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text);

const remembered = createRemembered<readonly (readonly string[])[]>(languages.length);

/** The plain forms of every trade's words in a language, its name first, in the order of the trades; made once. */
const wordsIn = (language: Language): readonly (readonly string[])[] =>
  remembered(language, () =>
    namedTrades.map(({ names }) => [names[language].name, ...names[language].synonyms].map(plain)),
  );

/**
 * The trades whose name or a synonym stands in the answers, word for word: at most three, those with the longest words first. A
 * word inside a longer one that was found names nothing: "hotel" in "dog hotel". Suggestions only: nothing is taken from them.
 */
export function suggestTrades(answers: readonly string[], language: Language): readonly NamedTrade[] {
  const text = plain(answers.join('\n'));
  const mentioned = wordsIn(language).flatMap((words, at) =>
    words.flatMap((word) => placesOf(text, word).map((from) => ({ at, from, length: word.length }))),
  );
  const named = mentioned
    .filter(
      ({ from, length }) =>
        !mentioned.some(
          (other) => other.length > length && other.from <= from && other.from + other.length >= from + length,
        ),
    )
    .toSorted((one, other) => other.length - one.length || one.from - other.from);
  return [...new Set(named.map(({ at }) => namedTrades[at]!))].slice(0, suggestedAtMost);
}

/** Where a word stands by itself in a text. */
function placesOf(text: string, word: string): readonly number[] {
  const places: number[] = [];
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
    const to = from + word.length;
    // "dog groomers": a plural s may follow.
    const end = text[to] === 's' ? to + 1 : to;
    if (isHan(word) || (!isLetter(text[from - 1]) && !isLetter(text[end]))) places.push(from);
  }
  return places;
}

const isLetter = (char = ''): boolean => /[\p{L}\p{N}]/u.test(char);

/**
 * The trades that what somebody types can mean, the likeliest first: a name that begins with it, a word of a name, a synonym,
 * anything that holds it. In their language, and in English where that finds none.
 */
export function searchTrades(query: string, language: Language): readonly NamedTrade[] {
  const wanted = plain(query.trim());
  if (wanted === '') return [];
  const found = wordsIn(language)
    .map((words, at) => ({ trade: namedTrades[at]!, rank: rankOf(words, wanted) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, foundAtMost);
  return found.length > 0 || language === 'en' ? found.map(({ trade }) => trade) : searchTrades(query, 'en');
}

/** How near a trade is to what is wanted, from 0; -1 where it has nothing of it. */
function rankOf([name = '', ...synonyms]: readonly string[], wanted: string): number {
  const begins = (text: string): boolean => text.startsWith(wanted);
  const hasWord = (text: string): boolean => text.split(/[\s'’/-]+/).some(begins);
  const tests = [
    () => begins(name),
    () => hasWord(name),
    () => synonyms.some(begins),
    () => synonyms.some(hasWord),
    () => [name, ...synonyms].some((word) => word.includes(wanted)),
  ];
  return tests.findIndex((holds) => holds());
}
