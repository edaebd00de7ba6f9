import { type Language, languages } from '#shared/languages.ts';
import { functionWords } from './function-words.ts';

const latin: readonly Language[] = languages.filter((language) => language !== 'ja' && language !== 'zh');

/** So many letters tell a language; a conversation may be a hundred times as long. */
const enough = 5_000;

/** So many small words of a language have to stand there, and so many times those of any other. */
const fewest = 4;
const lead = 1.25;

/** Letters of one script, where it carries more than a third of all letters. */
const share = (text: string, script: RegExp): number =>
  (text.match(script)?.length ?? 0) / Math.max(1, text.match(/\p{L}/gu)?.length ?? 0);

/**
 * The language answers are written in: by script, and among those in Latin letters by their small words. Undefined where they are
 * too short or too mixed to tell, and for every language that is not one of the six.
 */
export function languageOf(answers: readonly string[]): Language | undefined {
  const text = answers.join('\n').slice(0, enough);
  const kana = share(text, /[\p{sc=Hira}\p{sc=Kana}]/gu);
  const han = share(text, /\p{sc=Han}/gu);
  if (kana + han > 1 / 3) return kana > 0.05 ? 'ja' : 'zh';
  if (share(text, /\p{sc=Latn}/gu) < 2 / 3) return undefined;
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  const counted = latin
    .map((language) => ({ language, count: words.filter((word) => functionWords(language).all.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  const [best, second] = counted;
  return best && second && best.count >= fewest && best.count >= second.count * lead ? best.language : undefined;
}
