import type { Language } from '#shared/languages.ts';
import { inOrder } from './by-language.ts';
import { numberWords } from './number-word-lists.ts';

/** What a word is worth; "constructor" and its like, which every object has, are worth nothing. */
export const valueIn = (words: Readonly<Record<string, number>>, word = ''): number | undefined =>
  Object.hasOwn(words, word) ? words[word] : undefined;

/** What a word multiplies the number before it with; undefined for any other word. */
export const scaleOf = (word: string, language: Language): number | undefined =>
  language === 'ja' || language === 'zh' ? undefined : valueIn(numberWords[language].scales, word);

/** Words that stand before a scale and count one: "a dozen", "une douzaine". */
const articles = new Set(['a', 'an', 'ein', 'eine', 'einem', 'einer', 'einen', 'un', 'una', 'une']);

/** A number in words that begins at the first of some words. */
interface SpokenNumber {
  readonly value: number;
  /** How many of the words it takes. */
  readonly length: number;
}

/** Reads words in lower case, split at spaces and hyphens; undefined where no number begins. */
export function readSpoken(words: readonly string[], language: Language): SpokenNumber | undefined {
  if (language === 'ja' || language === 'zh') return undefined;
  const { small, scales, links } = numberWords[language];
  let total = 0;
  let group: number | undefined;
  let length = 0;
  for (let at = 0; at < words.length && at < 12; ) {
    const word = words[at]!;
    const value = valueIn(small, word) ?? (language === 'de' ? readGerman(word) : undefined);
    const scale = valueIn(scales, word);
    if (value !== undefined && (group === undefined || group % 100 === 0 || (group % 10 === 0 && value < 10))) {
      // "quatre-vingts"
      group = group === 4 && value === 20 ? 80 : (group ?? 0) + value;
      at += 1;
    } else if (value !== undefined && language === 'fr' && (group! % 100 === 60 || group! % 100 === 80) && value < 20) {
      group = group! + value;
      at += 1;
    } else if (language === 'fr' && group === 4 && value === 20) {
      group = 80;
      at += 1;
    } else if (scale !== undefined) {
      if (scale === 100 || scale === 12) group = (group ?? 1) * scale;
      else {
        total += (group ?? 1) * scale;
        group = undefined;
      }
      at += 1;
    } else if (
      length > 0 &&
      links.includes(word) &&
      valueIn(small, words[at + 1]) !== undefined &&
      canGoOn(group, language)
    ) {
      at += 1;
      continue;
    } else if (group === 0.5 && articles.has(word) && valueIn(scales, words[at + 1]) !== undefined) {
      // "half a million"
      at += 1;
      continue;
    } else if (at === 0 && articles.has(word) && valueIn(scales, words[1]) !== undefined) {
      at += 1;
      continue;
    } else if (at === 0 && articles.has(word) && isAbout(words[1] ?? '')) {
      at += 1;
      continue;
    } else break;
    length = at;
  }
  return length === 0 ? undefined : { value: total + (group ?? 0), length };
}

/** Whether "and" may stand behind it: two hundred and fifty, but not "five and six". */
const canGoOn = (group: number | undefined, language: Language): boolean =>
  group === undefined || group % 100 === 0 || (language !== 'en' && group >= 20 && group % 10 === 0);

/** "une trentaine" */
const isAbout = (word: string): boolean => /^(?:dizaine|quinzaine|\p{L}+taine|centaine|dutzend|docena)$/u.test(word);

const germanUnits = inOrder('ein zwei drei vier fünf sechs sieben acht neun', 1);
const germanTens = inOrder('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 20, 10);

/** "dreihundertfünfzig", "zweitausend", "einundzwanzig" */
function readGerman(word: string): number | undefined {
  const { small } = numberWords.de;
  const part = (text: string): number | undefined => {
    if (text === '') return 0;
    const value = valueIn(small, text);
    if (value !== undefined) return value;
    if (germanUnits[text] !== undefined) return germanUnits[text];
    const both = /^(\p{L}+?)und(\p{L}+)$/u.exec(text);
    const [unit, ten] = both ? [germanUnits[both[1]!], germanTens[both[2]!]] : [];
    return unit !== undefined && ten !== undefined ? unit + ten : undefined;
  };
  const hundreds = (text: string): number | undefined => {
    const at = text.indexOf('hundert');
    if (at < 0) return part(text);
    const [high, low] = [part(text.slice(0, at) || 'ein'), part(text.slice(at + 7))];
    return high === undefined || low === undefined ? undefined : high * 100 + low;
  };
  const at = word.indexOf('tausend');
  if (at < 0) return word.includes('hundert') || word.includes('und') ? hundreds(word) : undefined;
  const [high, low] = [hundreds(word.slice(0, at) || 'ein'), hundreds(word.slice(at + 7))];
  return high === undefined || low === undefined ? undefined : high * 1000 + low;
}
