import type { ReactElement } from 'react';
import { type SeededRandom, seededRandom } from '#shared/seeded-random.ts';
import { ownMarkup } from '../blocks/block.ts';
import { addressOfMark, isInline } from './mark.ts';
import type { SiteLook } from './site-look.ts';

/** Side of a tile, in units of the picture. */
const tile = 100;

interface ArtChoices {
  /** The same seed gives the same picture. */
  readonly seed: string;
  /** A band across the page instead of a square. */
  readonly isWide?: boolean;
  /** The file of the mark, where the page has files. */
  readonly markFile?: string | undefined;
}

/**
 * A picture made of a brand alone, for pages without photos: tiles of plain forms in its colours, with its mark in the middle of them.
 * Decoration: it says nothing that the words do not, and readers of the page by voice do not meet it.
 */
export function artOf(look: SiteLook, { seed, isWide = false, markFile }: ArtChoices): ReactElement {
  const [columns, rows] = isWide ? [14, 2] : [4, 4];
  const random = seededRandom(`art/${seed}`);
  const markAt = isWide ? undefined : { x: 1, y: 1 };
  const tiles: string[] = [];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      if (look.logo && markAt && x >= markAt.x && x < markAt.x + 2 && y >= markAt.y && y < markAt.y + 2) continue;
      tiles.push(`<g transform="translate(${x * tile} ${y * tile})">${tileOf(look, random)}</g>`);
    }
  const mark = look.logo && markAt ? markOn(look, look.logo, markAt, markFile) : '';
  const size = `${columns * tile} ${rows * tile}`;
  const markup = `<svg viewBox="0 0 ${size}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" shape-rendering="geometricPrecision">${tiles.join('')}${mark}</svg>`;
  return ownMarkup('div', { className: 'plate', 'aria-hidden': true }, markup);
}

/** The mark on the paper of the brand, where its colours are made to be seen. */
function markOn(
  { colors }: SiteLook,
  mark: NonNullable<SiteLook['logo']>,
  at: { readonly x: number; readonly y: number },
  file: string | undefined,
): string {
  const { svg, width, height } = mark;
  const side = tile * 2;
  const scale = (side * 0.66) / Math.max(width, height);
  const [w, h] = [round(width * scale), round(height * scale)];
  const x = round(at.x * tile + (side - w) / 2);
  const y = round(at.y * tile + (side - h) / 2);
  const ground = `<rect x="${at.x * tile}" y="${at.y * tile}" width="${side}" height="${side}" fill="${colors.paper}"/>`;
  const place = `x="${x}" y="${y}" width="${w}" height="${h}"`;
  const picture = isInline(mark)
    ? `<svg ${place} viewBox="0 0 ${width} ${height}">${svg}</svg>`
    : `<image ${place} href="${addressOfMark(mark, file)}"/>`;
  return ground + picture;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** So much of one color in another, both as HEX. */
function mixed(color: string, other: string, share: number): string {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(channel(color, at) * share + channel(other, at) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Grounds and forms that are seen on each other; the colors of the brand that shout come seldom. */
function tileOf({ colors }: SiteLook, random: SeededRandom): string {
  const { primary, secondary, accent, ink, paper } = colors;
  // On the paper itself a tile would look like a hole in the picture.
  const tint = mixed(primary, paper, 0.16);
  const [ground, form] = random.pick([
    [primary, tint],
    [primary, tint],
    [primary, secondary],
    [primary, ink],
    [tint, primary],
    [tint, primary],
    [tint, secondary],
    [tint, ink],
    [secondary, tint],
    [ink, accent],
    [accent, ink],
  ] as const);
  return `<rect width="${tile + 0.5}" height="${tile + 0.5}" fill="${ground}"/>${formOf(form, random)}`;
}

function formOf(fill: string, random: SeededRandom): string {
  const turn = random.below(4) * 90;
  const turned = (inside: string): string => `<g transform="rotate(${turn} 50 50)" fill="${fill}">${inside}</g>`;
  return random.pick([
    () => turned('<path d="M0 0h100a100 100 0 0 1-100 100z"/>'),
    () => turned('<path d="M0 0h100a100 100 0 0 1-100 100z"/>'),
    () => turned('<path d="M0 50a50 50 0 0 1 100 0z"/><path d="M0 100a50 50 0 0 1 100 0z"/>'),
    () => turned('<path d="M0 0h50a50 50 0 0 1 0 100h-50z"/>'),
    () => turned('<path d="M0 0l100 100h-100z"/>'),
    () => turned('<circle cx="50" cy="50" r="50"/>'),
    () => turned('<circle cx="50" cy="50" r="22"/>'),
    () => turned('<path d="M0 0h20v100h-20zM40 0h20v100h-20zM80 0h20v100h-20z"/>'),
    () => '',
  ])();
}
