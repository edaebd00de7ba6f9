import type { Typeface } from '../fonts/typeface.ts';
import { type Box, boundsOf, group, move, type Shape, scale } from '../geometry/shapes.ts';
import { isIdeographic, isJoined, isRightToLeft } from './initials.ts';
import type { MarkDrawing } from './mark.ts';
import type { Layout, PartRole } from './paint.ts';
import { linesOf, type Setting, setCase, setLine } from './wordmark.ts';

interface Part {
  readonly role: PartRole;
  readonly shape: Shape;
}

/** A logo as parts with a box about them, its clear space included. */
export interface Lockup {
  readonly parts: readonly Part[];
  readonly box: Box;
  /** The box of what is drawn, without clear space. */
  readonly drawn: Box;
}

export interface Wording {
  readonly name: string;
  readonly tagline?: string | undefined;
  readonly face: Typeface;
  /** The font of the tagline. */
  readonly taglineFace: Typeface;
  readonly setting: Setting;
  /** Room between mark and name, as a share of the usual; 1 unless given. */
  readonly room?: number | undefined;
}

/** Height of a capital in a lockup; everything else is measured by it. */
const cap = 20;
/** Clear space about a logo: half the height of a capital. */
const clearSpace = cap / 2;

/** The parts in their places. The mark stands before the name in its direction of reading, or above it. */
export function composeLockup(layout: Layout, drawing: MarkDrawing, wording: Wording): Lockup {
  if (layout === 'icon') return withBox(markParts(drawing, 32, 32, 64), clearSpace / 2);
  const block = textBlock(wording, layout === 'stacked' ? 'middle' : isRightToLeft(wording.name) ? 'end' : 'start');
  if (!block) return withBox(markParts(drawing, 32, 32, 64), clearSpace / 2);
  const text = unionOf(block.map(({ shape }) => boundsOf(shape)));
  if (layout === 'wide') {
    const size = Math.max(cap * 2.3, Math.min(text.height * 1.2, cap * 4.6));
    const gap = size * 0.26 * (wording.room ?? 1);
    const middle = text.y + text.height / 2;
    const x = isRightToLeft(wording.name) ? text.x + text.width + gap : text.x - gap - size;
    return withBox(
      [...markParts(drawing, x + size / 2, middle, size, isRightToLeft(wording.name) ? 'start' : 'end'), ...block],
      clearSpace,
    );
  }
  const size = Math.max(cap * 3.2, Math.min(text.width * 0.5, cap * 4.6));
  const middle = text.x + text.width / 2;
  return withBox(
    [
      ...markParts(drawing, middle, text.y - cap * 0.85 * (wording.room ?? 1) - size / 2, size, 'middle', 'bottom'),
      ...block,
    ],
    clearSpace,
  );
}

/** The mark by what is drawn of it, as large as a square; it lies at the side of the square that faces the text. */
function markParts(
  drawing: MarkDrawing,
  cx: number,
  cy: number,
  size: number,
  side: 'start' | 'middle' | 'end' = 'middle',
  foot: 'middle' | 'bottom' = 'middle',
): Part[] {
  const parts: Part[] = [
    { role: 'main', shape: drawing.main },
    ...(drawing.accent
      ? [{ role: drawing.isLettered ? ('letter' as const) : ('accent' as const), shape: drawing.accent }]
      : []),
    ...(drawing.crossing ? [{ role: 'crossing' as const, shape: drawing.crossing }] : []),
  ];
  const bounds = unionOf(parts.map(({ shape }) => boundsOf(shape)));
  const factor = size / Math.max(bounds.width, bounds.height);
  const spareX = (size - bounds.width * factor) / 2;
  const spareY = (size - bounds.height * factor) / 2;
  const shiftX = side === 'middle' ? 0 : side === 'end' ? spareX : -spareX;
  const shiftY = foot === 'bottom' ? spareY : 0;
  return parts.map(({ role, shape }) => ({
    role,
    shape: move(
      scale(shape, factor),
      cx - (bounds.x + bounds.width / 2) * factor + shiftX,
      cy - (bounds.y + bounds.height / 2) * factor + shiftY,
    ),
  }));
}

/** Name and tagline, the baseline of the last line of the name at y = 0. */
function textBlock(
  { name, tagline, face, taglineFace, setting }: Wording,
  align: 'start' | 'middle' | 'end',
): Part[] | undefined {
  const lines = linesOf(setCase(name, setting, face));
  const isTall = isIdeographic(name);
  const drawnHeight = isTall ? 0.86 : isJoined(name) ? Math.max(face.xHeight, 0.5) : face.capHeight;
  const em = (isTall ? cap * 1.25 : cap) / drawnHeight;
  const leading = isJoined(name) ? em * 1.25 : Math.max(em * 0.98, cap * 1.5);
  const set = lines.map((line) => setLine(face, line, em, setting.tracking)).filter((line) => line !== undefined);
  if (set.length === 0) return;
  const width = Math.max(...set.map((line) => boundsOf(line).width));
  const place = (line: Shape, y: number): Shape => {
    const spare = width - boundsOf(line).width;
    return move(line, align === 'start' ? 0 : align === 'middle' ? spare / 2 : spare, y);
  };
  const named = set.map((line, index) => place(line, (index - set.length + 1) * leading));
  const parts: Part[] = [{ role: 'text', shape: group(...named) }];
  if (!tagline) return parts;
  const size = (cap * 0.44) / taglineFace.capHeight;
  const under = setLine(taglineFace, tagline, size, 0.04);
  if (!under) return parts;
  const fitting = Math.min(1, width / boundsOf(under).width);
  const small = fitting < 0.6 ? under : scale(under, Math.max(fitting, 0.6));
  const spare = width - boundsOf(small).width;
  const x = align === 'start' ? 0 : align === 'middle' ? spare / 2 : spare;
  const bottom = boundsOf(parts[0]!.shape).y + boundsOf(parts[0]!.shape).height;
  return [
    ...parts,
    { role: 'tagline', shape: move(small, x, Math.max(bottom, 0) + cap * 0.36 + size * taglineFace.capHeight) },
  ];
}

function unionOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((one) => one.x));
  const y = Math.min(...boxes.map((one) => one.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((one) => one.x + one.width)) - x,
    height: Math.max(...boxes.map((one) => one.y + one.height)) - y,
  };
}

function withBox(parts: readonly Part[], margin: number): Lockup {
  const drawn = unionOf(parts.map(({ shape }) => boundsOf(shape)));
  return {
    parts,
    drawn,
    box: {
      x: drawn.x - margin,
      y: drawn.y - margin,
      width: drawn.width + 2 * margin,
      height: drawn.height + 2 * margin,
    },
  };
}
