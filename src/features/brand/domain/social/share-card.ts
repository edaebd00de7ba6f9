import { type ShareCard, shareCardSize } from '#shared/share-card.ts';
import type { Typeface } from '../fonts/typeface.ts';
import { pathData } from '../geometry/path-data.ts';
import { type Box, boundsOf } from '../geometry/shapes.ts';
import { isRightToLeft } from '../logo/initials.ts';
import { textOn } from '../palette/contrast.ts';
import { setText } from './set-text.ts';

const { width, height } = shareCardSize;
const margin = 84;
const plateSide = 390;
/** The mark keeps clear of the edge of its plate. */
const markSide = plateSide * 0.68;
const titleEm = 104;

interface Title {
  readonly text: string;
  /** A font that has every letter of it. */
  readonly face: Typeface;
}

/**
 * A card as an SVG of its own, letters as outlines: the title on the first color of the brand, the mark on its paper beside it, or either
 * alone in the middle. Undefined where there is neither.
 */
export function composeShareCard(
  { colors, logo }: Omit<ShareCard, 'title'>,
  title: Title | undefined,
): string | undefined {
  if (!logo && !title) return undefined;
  const isBackwards = title !== undefined && isRightToLeft(title.text);
  const plateX = title ? (isBackwards ? margin : width - margin - plateSide) : (width - plateSide) / 2;
  const parts = [
    `<rect width="${width}" height="${height}" fill="${colors.primary}"/>`,
    ...(logo ? [plate({ colors, logo }, plateX)] : []),
    ...(title ? words(colors, title, roomForWords(logo !== null, isBackwards)) : []),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

function roomForWords(hasPlate: boolean, isBackwards: boolean): Box {
  const taken = hasPlate ? plateSide + 72 : 0;
  return { x: margin + (isBackwards ? taken : 0), y: 96, width: width - 2 * margin - taken, height: height - 2 * 96 };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The mark in the middle of a ground it is made to be seen on. */
function plate(
  { colors, logo }: { readonly colors: ShareCard['colors']; readonly logo: NonNullable<ShareCard['logo']> },
  x: number,
): string {
  const y = (height - plateSide) / 2;
  const scale = markSide / Math.max(logo.width, logo.height);
  const [w, h] = [logo.width * scale, logo.height * scale];
  const place = [x + (plateSide - w) / 2, y + (plateSide - h) / 2, w, h].map(rounded);
  return (
    `<rect x="${x}" y="${y}" width="${plateSide}" height="${plateSide}" rx="36" fill="${colors.paper}"/>` +
    `<svg x="${place[0]}" y="${place[1]}" width="${place[2]}" height="${place[3]}" viewBox="0 0 ${logo.width} ${logo.height}">${logo.svg}</svg>`
  );
}

/** The title as large as its room allows, with a bar of the accent above its beginning. */
function words(colors: ShareCard['colors'], { text, face }: Title, room: Box): string[] {
  const set = setText(face, text, room, titleEm, 'start');
  if (!set) return [];
  const { x, y, width: wide } = boundsOf(set);
  const barX = isRightToLeft(text) ? x + wide - 96 : x;
  return [
    `<rect x="${rounded(barX)}" y="${rounded(y - 46)}" width="96" height="12" fill="${colors.accent}"/>`,
    `<path fill="${textOn(colors, colors.primary)}" d="${pathData(set, 10)}"/>`,
  ];
}
