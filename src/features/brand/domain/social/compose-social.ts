import { formatHex, interpolate } from 'culori';
import { fitShape, type Typeface } from '../fonts/typeface.ts';
import { pathData } from '../geometry/path-data.ts';
import { type Box, move, type Shape, scale } from '../geometry/shapes.ts';
import { isRightToLeft } from '../logo/initials.ts';
import { composeLockup, type Wording } from '../logo/lockup.ts';
import { inOneColour, type MarkDrawing } from '../logo/mark.ts';
import { type OwnLogo, ownLogoInColour, ownLogoMarkup } from '../logo/own-logo.ts';
import { type Colourway, coloursOf } from '../logo/paint.ts';
import { contrastOf, textOn } from '../palette/contrast.ts';
import type { Palette } from '../palette/palettes.ts';
import type { SocialFormat } from './formats.ts';
import { setText } from './set-text.ts';

export const grounds = ['primary', 'ink', 'paper', 'accent'] as const;
export type Ground = (typeof grounds)[number];

interface DrawnSocialLogo {
  readonly kind: 'drawn';
  readonly drawing: MarkDrawing;
  readonly wording: Wording;
  readonly colourway?: Colourway | undefined;
}

/** What a social picture shows. */
export interface SocialContent {
  readonly logo: DrawnSocialLogo | { readonly kind: 'own'; readonly own: OwnLogo };
  readonly palette: Palette;
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
  const { palette, logo, line, lineFace } = content;
  const ground = palette[content.ground];
  const text = textOn(palette, ground);
  const pale = formatHex(interpolate([ground, text], 'oklch')(0.1))!;
  const { safe, arrangement } = format;
  const [forLogo, forLine] = line ? shareOut(safe, arrangement) : [safe, undefined];
  const paths =
    logo.kind === 'own'
      ? ownLogoParts(format, content, logo.own, forLogo, pale)
      : drawnParts(format, content, logo, forLogo, pale);
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

/** A logo of ours at its place: its mark large and pale at the edge, then its parts. */
function drawnParts(
  format: SocialFormat,
  { palette, ground: groundRole }: SocialContent,
  { drawing: whole, wording, colourway }: DrawnSocialLogo,
  forLogo: Box,
  pale: string,
): string[] {
  const isAbove = format.arrangement === 'above';
  // The name stands beside it.
  const drawing: MarkDrawing = whole.isWhole && whole.icon ? whole.icon : whole;
  const ground = palette[groundRole];
  const text = textOn(palette, ground);
  const lockup = composeLockup(isAbove ? 'stacked' : 'wide', drawing, { ...wording, tagline: undefined });
  const { drawn } = lockup;
  const factor = Math.min(forLogo.width / drawn.width, forLogo.height / drawn.height);
  const spare = forLogo.width - drawn.width * factor;
  const indent = isAbove ? spare / 2 : isRightToLeft(wording.name) ? spare : 0;
  const place = (shape: Shape): Shape =>
    move(
      scale(shape, factor),
      forLogo.x + indent - drawn.x * factor,
      forLogo.y + (forLogo.height - drawn.height * factor) / 2 - drawn.y * factor,
    );
  const colours = coloursOf(groundRole === 'paper' ? 'positive' : 'reversed', palette, colourway);
  const paths = [pathOf(pale, backdrop(format, inOneColour(drawing)))];
  for (const { role, shape } of lockup.parts) {
    const wanted = colours[role];
    // A colour that is lost on the ground gives way to that of the text.
    if (wanted !== undefined)
      paths.push(pathOf(contrastOf(wanted, ground) >= (role === 'text' ? 4.5 : 1.9) ? wanted : text, place(shape)));
  }
  return paths;
}

/** A logo the business had before, the same way. One with a ground of its own has no pale picture of it. */
function ownLogoParts(
  format: SocialFormat,
  { palette, ground }: SocialContent,
  own: OwnLogo,
  forLogo: Box,
  pale: string,
): string[] {
  const factor = Math.min(forLogo.width / own.width, forLogo.height / own.height);
  const x = format.arrangement === 'above' ? forLogo.x + (forLogo.width - own.width * factor) / 2 : forLogo.x;
  const y = forLogo.y + (forLogo.height - own.height * factor) / 2;
  const markup = ownLogoMarkup(own, ground === 'paper' ? 'positive' : 'reversed', palette);
  const logo = `<g transform="translate(${hundredths(x)} ${hundredths(y)}) scale(${hundredths(factor * 100) / 100})">${markup}</g>`;
  if (own.isOpaque) return [logo];
  const { size, left, top } = backdropPlace(format);
  const large = size / Math.max(own.width, own.height);
  const backdropMarkup = ownLogoInColour(own, pale, 'own-large');
  return [
    `<g transform="translate(${hundredths(left)} ${hundredths(top)}) scale(${hundredths(large * 100) / 100})">${backdropMarkup}</g>`,
    logo,
  ];
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

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
function backdrop(format: SocialFormat, mark: Shape): Shape {
  const { size, left, top } = backdropPlace(format);
  return fitShape(mark, { x: left, y: top, width: size, height: size });
}

function backdropPlace({ width, height }: SocialFormat): { size: number; left: number; top: number } {
  const size = Math.max(height * 1.5, width * 0.55);
  return { size, left: width - size * 0.62, top: height - size * 0.72 };
}
