import { outlineOf, type Typeface } from '../fonts/typeface.ts';
import { boundsOf, group, move, outline, type Shape, scale } from '../geometry/shapes.ts';
import type { BrandStyle } from '../styles.ts';
import { graphemesOf, isIdeographic, isJoined } from './initials.ts';

/** How a style sets the name. */
export interface Setting {
  readonly case: 'typed' | 'upper' | 'lower';
  /** Room between letters, in em, beyond what the font gives. */
  readonly tracking: number;
}

export const settingsOf: Readonly<Record<BrandStyle, readonly Setting[]>> = {
  Modern: [
    { case: 'typed', tracking: -0.01 },
    { case: 'lower', tracking: -0.015 },
    { case: 'upper', tracking: 0.06 },
  ],
  Elegant: [
    { case: 'upper', tracking: 0.16 },
    { case: 'typed', tracking: 0.02 },
    { case: 'upper', tracking: 0.08 },
  ],
  Playful: [
    { case: 'typed', tracking: 0 },
    { case: 'lower', tracking: 0 },
  ],
  Minimalist: [
    { case: 'typed', tracking: 0.02 },
    { case: 'upper', tracking: 0.22 },
    { case: 'lower', tracking: 0.03 },
  ],
  Bold: [
    { case: 'upper', tracking: 0 },
    { case: 'typed', tracking: -0.02 },
  ],
  Vintage: [
    { case: 'typed', tracking: 0.01 },
    { case: 'upper', tracking: 0.08 },
  ],
};

/** Letters by which a name is known as Turkish or Azeri, where i and ı are two letters in capitals too. */
const turkish = /[ğışİĞŞ]/u;
const localeOf = (text: string): string => (turkish.test(text) ? 'tr' : 'en');

/** A name in capitals. */
export const inCapitals = (text: string): string => text.toLocaleUpperCase(localeOf(text));

/**
 * The name in the case of the setting, unless the person's own capitals carry meaning ("iFlora"), the change would alter letters,
 * or the font lacks one of them.
 */
export function setCase(text: string, { case: wanted }: Setting, face: Pick<Typeface, 'covers'>): string {
  if (wanted === 'typed' || isJoined(text)) return text;
  const changed = wanted === 'upper' ? inCapitals(text) : text.toLocaleLowerCase(localeOf(text));
  const hasInnerCapital = /\p{Ll}\p{Lu}/u.test(text);
  const altersLetters = changed.length !== text.length || text.includes('ß');
  return hasInnerCapital || altersLetters || !face.covers(changed) ? text : changed;
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** What a run of one kind of kana is written in: where its words end is not sure enough. */
const kanaOf = (text: string): string | undefined =>
  /^[\p{Script=Hiragana}ー]+$/u.test(text)
    ? 'hiragana'
    : /^[\p{Script=Katakana}ー]+$/u.test(text)
      ? 'katakana'
      : undefined;

/** The parts of a name written without spaces that stay together: words, and runs of one kana. */
function partsOf(name: string): string[] {
  const parts: string[] = [];
  for (const { segment } of segmenter.segment(name)) {
    const last = parts.at(-1);
    const kana = kanaOf(segment);
    if (last !== undefined && kana !== undefined && kanaOf(last) === kana) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

/** A name in lines of about equal length, no word broken: one up to 14 signs (7 ideographs), then two, three from 34. */
export function linesOf(name: string, most = 3): string[] {
  const length = graphemesOf(name).length;
  const wide = isIdeographic(name) ? 2 : 1;
  const wanted = Math.min(most, length * wide <= 14 ? 1 : length * wide <= 34 ? 2 : 3);
  const words = name.includes(' ') ? name.split(' ') : isIdeographic(name) ? partsOf(name) : [name];
  const glue = name.includes(' ') ? ' ' : '';
  if (wanted === 1 || words.length === 1) return [name];
  const [lines] = splits(words, Math.min(wanted, words.length), glue).sort(
    (one, other) => longest(one) - longest(other) || unevenness(one) - unevenness(other),
  );
  return lines!;
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => graphemesOf(line).length));

const unevenness = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + graphemesOf(line).length ** 2, 0);

function splits(words: readonly string[], count: number, glue: string): string[][] {
  if (count === 1) return [[words.join(glue)]];
  return Array.from({ length: words.length - count + 1 }, (_, index) => index + 1).flatMap((at) =>
    splits(words.slice(at), count - 1, glue).map((rest) => [words.slice(0, at).join(glue), ...rest]),
  );
}

/** A line as an outline, its left edge at 0 and its baseline at y = 0. Joined scripts are never tracked: their letters touch. */
export function setLine(face: Typeface, text: string, em: number, tracking: number): Shape | undefined {
  if (tracking === 0 || isJoined(text)) return outlineOf(face, text, em);
  const drawn = face
    .shape(text)
    .map((glyph, index) => ({ data: glyph.data, shift: index * tracking }))
    .filter(({ data }) => data !== '')
    .map(({ data, shift }) => move(outline(data), shift, 0));
  if (drawn.length === 0) return;
  const whole = scale(group(...drawn), em);
  return move(whole, -boundsOf(whole).x, 0);
}
