import type { Typeface } from '../fonts/typeface.ts';
import { type Box, boundsOf, group, move, type Shape } from '../geometry/shapes.ts';
import { graphemesOf, isIdeographic, isJoined, isRightToLeft } from '../logo/initials.ts';
import { setLine } from '../logo/wordmark.ts';

/** A text as large as a box allows, at most `mostEm` to the em, in as many lines as that takes; its middle stands in that of the box. */
export function setText(
  face: Typeface,
  text: string,
  into: Box,
  mostEm: number,
  align: 'start' | 'middle',
): Shape | undefined {
  const words = text.includes(' ') ? text.split(' ') : isIdeographic(text) ? graphemesOf(text) : [text];
  const glue = text.includes(' ') ? ' ' : '';
  const widthOf = (line: string): number => face.shape(line).reduce((sum, { advance }) => sum + advance, 0);
  const leading = isJoined(text) ? 1.5 : 1.22;
  const fits = (lines: readonly string[], em: number): boolean =>
    lines.length * leading * em <= into.height && lines.every((line) => widthOf(line) * em <= into.width);
  let em = mostEm;
  let lines = breakLines(words, glue, (line) => widthOf(line) * em <= into.width);
  while (!fits(lines, em) && em > 8) {
    em *= 0.94;
    lines = breakLines(words, glue, (line) => widthOf(line) * em <= into.width);
  }
  const set = lines.map((line) => setLine(face, line, em, 0)).filter((line) => line !== undefined);
  if (set.length === 0) return;
  const top = into.y + (into.height - set.length * leading * em) / 2;
  return group(
    ...set.map((line, index) => {
      const spare = into.width - boundsOf(line).width;
      const x = align === 'middle' ? spare / 2 : isRightToLeft(text) ? spare : 0;
      return move(line, into.x + x, top + (index + 0.5) * leading * em + (face.capHeight * em) / 2);
    }),
  );
}

/** Words filled into lines as long as each still fits. */
function breakLines(words: readonly string[], glue: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : line + glue + word;
    if (line === '' || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}
