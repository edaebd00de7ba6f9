import type { FontCoverage } from './font-coverage.ts';

/** A text made of characters that the fonts have, and whether any had to be written as a code for it. */
export interface DrawableText {
  readonly text: string;
  readonly isCoded: boolean;
}

/**
 * The text as the fonts can draw it, so that no box ever stands for a character. One that no font has becomes, in this
 * order: its plain form where Unicode knows one (𝐁 is B), its parts, a mark without a letter on a dotted circle, or its
 * code: "[U+10380]". What is no character (an unassigned code point, a replacement character) becomes a question mark.
 */
export function drawableText(text: string, segments: Intl.Segmenter, covers: FontCoverage): DrawableText {
  let drawn = '';
  let codes: string[] = [];
  let isCoded = false;
  const flush = (): void => {
    if (codes.length > 0) drawn += `[${codes.join(' ')}]`;
    codes = [];
  };
  const add = (cluster: string): void => {
    const form = drawableForm(cluster, covers);
    if (form !== undefined) {
      flush();
      drawn += form;
    } else if ([...cluster].length > 1) for (const character of cluster) add(character);
    else {
      isCoded = true;
      codes.push(`U+${cluster.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`);
    }
  };
  for (const { segment } of segments.segment(text.replaceAll(unknownSelector, ''))) add(segment);
  flush();
  return { text: drawn, isCoded };
}

/** An invisible selector of Mongolian forms (Unicode 14), after which the typesetter looks for a font that has it. */
const unknownSelector = '\u180f';
const dottedCircle = '\u25cc';

function drawableForm(cluster: string, covers: FontCoverage): string | undefined {
  if (/^\p{Default_Ignorable_Code_Point}+$/u.test(cluster)) return cluster;
  if (/^\p{M}/u.test(cluster)) return covers(dottedCircle + cluster) ? dottedCircle + cluster : undefined;
  if (cluster !== '\ufffd' && covers(cluster)) return cluster;
  if (/^[\p{Cn}\ufffd]$/u.test(cluster)) return '?';
  const plain = cluster.normalize('NFKC');
  return plain !== cluster && [...plain].every((character) => !/\p{M}/u.test(character) && covers(character))
    ? plain
    : undefined;
}
