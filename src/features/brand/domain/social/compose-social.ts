import { formatHex, interpolate } from 'culori';
import { fitShape, type Typeface } from '../fonts/typeface.ts';
import { pathData } from '../geometry/path-data.ts';
import { type Box, move, type Shape, scale } from '../geometry/shapes.ts';
import { isRightToLeft } from '../logo/initials.ts';
import { composeLockup, type Wording } from '../logo/lockup.ts';
import { inOneColour, type MarkDrawing } from '../logo/mark.ts';
import { type Colourway, coloursOf } from '../logo/paint.ts';
import { contrastOf, textOn } from '../palette/contrast.ts';
import type { Palette } from '../palette/palettes.ts';
import type { SocialFormat } from './formats.ts';
import { setText } from './set-text.ts';

export const grounds = ['primary', 'ink', 'paper', 'accent'] as const;
export type Ground = (typeof grounds)[number];

/** What a social picture shows. */
export interface SocialContent {
  readonly drawing: MarkDrawing;
  readonly wording: Wording;
  readonly palette: Palette;
  readonly colourway?: Colourway | undefined;
  /** The line the person chose or wrote; the logo stands alone without one. */
  readonly line?: string | undefined;
  readonly lineFace: Typeface;
  readonly ground: Ground;
}

/**
 * A picture of logo and line for a format: what is read lies in its safe area, the mark stands large and pale at the edge. Text and
 * mark keep the contrast of running text to their ground.
 */
export function composeSocial(format: SocialFormat, content: SocialContent): string {
  const { palette, drawing, wording, line, lineFace } = content;
  const ground = palette[content.ground];
  const text = textOn(palette, ground);
  const pale = formatHex(interpolate([ground, text], 'oklch')(0.1))!;
  const { safe, arrangement } = format;
  const [forLogo, forLine] = line ? shareOut(safe, arrangement) : [safe, undefined];
  const lockup = composeLockup(arrangement === 'above' ? 'stacked' : 'wide', drawing, {
    ...wording,
    tagline: undefined,
  });
  const { drawn } = lockup;
  const factor = Math.min(forLogo.width / drawn.width, forLogo.height / drawn.height);
  const spare = forLogo.width - drawn.width * factor;
  const indent = arrangement === 'above' ? spare / 2 : isRightToLeft(wording.name) ? spare : 0;
  const place = (shape: Shape): Shape =>
    move(
      scale(shape, factor),
      forLogo.x + indent - drawn.x * factor,
      forLogo.y + (forLogo.height - drawn.height * factor) / 2 - drawn.y * factor,
    );
  const colours = coloursOf(content.ground === 'paper' ? 'positive' : 'reversed', palette, content.colourway);
  const paths = [pathOf(pale, backdrop(format, inOneColour(drawing)))];
  for (const { role, shape } of lockup.parts) {
    const wanted = colours[role];
    // A colour that is lost on the ground gives way to that of the text.
    if (wanted !== undefined)
      paths.push(pathOf(contrastOf(wanted, ground) >= (role === 'text' ? 4.5 : 1.9) ? wanted : text, place(shape)));
  }
  const set =
    line &&
    forLine &&
    setText(
      lineFace,
      line,
      forLine,
      format.height * (arrangement === 'above' ? 0.07 : 0.12),
      arrangement === 'above' ? 'middle' : 'start',
    );
  if (set) paths.push(pathOf(text, set));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${format.width}" height="${format.height}" viewBox="0 0 ${format.width} ${format.height}"><rect width="100%" height="100%" fill="${ground}"/>${paths.join('')}</svg>`;
}

const pathOf = (fill: string, shape: Shape): string => `<path fill="${fill}" d="${pathData(shape, 10)}"/>`;

/** The safe area for logo and line: one over the other, or side by side. */
function shareOut(safe: Box, arrangement: SocialFormat['arrangement']): [logo: Box, line: Box] {
  if (arrangement === 'above')
    return [
      { ...safe, height: safe.height * 0.58 },
      { x: safe.x, y: safe.y + safe.height * 0.66, width: safe.width, height: safe.height * 0.34 },
    ];
  return [
    { ...safe, height: safe.height * 0.54 },
    { x: safe.x, y: safe.y + safe.height * 0.64, width: safe.width, height: safe.height * 0.36 },
  ];
}

/** The mark, larger than the picture is high; the edge of the picture cuts it off. */
function backdrop({ width, height }: SocialFormat, mark: Shape): Shape {
  const size = Math.max(height * 1.5, width * 0.55);
  return fitShape(mark, { x: width - size * 0.62, y: height - size * 0.72, width: size, height: size });
}
