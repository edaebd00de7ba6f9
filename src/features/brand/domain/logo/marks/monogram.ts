import { fitText, outlineOf } from '../../fonts/typeface.ts';
import { enclosures } from '../../geometry/enclosures.ts';
import {
  areaOf,
  type Box,
  boundsOf,
  box,
  circle,
  cut,
  cutInside,
  grow,
  join,
  meet,
  move,
  type Shape,
  scale,
} from '../../geometry/shapes.ts';
import { isIdeographic, isJoined } from '../initials.ts';
import { between, type DrawMark, type MarkDrawing, withoutSlivers } from '../mark.ts';
import { enclosuresOf } from './letters.ts';

/** Two first letters in one figure: cut out of a form, or in a frame. */
export const drawMonogram: DrawMark = ({ initials: [first, second], face, random, style }) => {
  if (!first || !second || isJoined(first + second) || isIdeographic(first + second)) return;
  const cutOut = (): MarkDrawing | undefined => {
    const id = random.pick(enclosuresOf[style].filter((one) => one !== 'diamond' && one !== 'arch'));
    const width = between(random, 30, 34);
    const both = fitText(face, first + second, { x: 32 - width / 2, y: 20, width, height: 24 });
    const left = both && cutInside(enclosures[id](), [both]);
    return left && { main: left };
  };
  const framed = (): MarkDrawing | undefined => {
    const both = fitText(face, first + second, { x: 16, y: 20, width: 32, height: 24 });
    if (!both) return;
    const form = random.pick([box(3, 3, 58, 58), circle(32, 32, 30), box(3, 3, 58, 58, 12)]);
    // A fine frame is lost where it is tiny.
    const large = fitText(face, first + second, { x: 9, y: 14, width: 46, height: 36 });
    const small = large && cutInside(box(1, 1, 62, 62, 12), [large]);
    const accent = cut(form, grow(form, -between(random, 2.4, 4.4)));
    return { main: both, accent, ...(small && { icon: { main: small } }) };
  };
  return random.pick([cutOut, framed])() ?? framed();
};

/** Two first letters that share a stem, or cross as in a counterchange. */
export const drawLigature: DrawMark = ({ initials: [first, second], face, random }) => {
  if (!first || !second || isJoined(first + second) || isIdeographic(first + second)) return;
  const left = outlineOf(face, first, 60);
  const right = outlineOf(face, second, 60);
  const stem = outlineOf(face, 'I', 60);
  if (!left || !right || !stem) return;
  const stemWidth = Math.min(boundsOf(stem).width, 12);
  const edge = boundsOf(left).width;
  if (straightness(left, 'right') > 0.7 && straightness(right, 'left') > 0.7)
    return fitted({ main: join(left, move(right, edge - stemWidth, random.pick([0, 0, 6, -6]))) });
  const shifted = move(right, edge - between(random, 0.22, 0.4) * Math.min(edge, boundsOf(right).width), 0);
  const crossing = meet(left, shifted);
  // Too little in common, or one letter nearly inside the other: they would not be read.
  const share = areaOf(crossing) / Math.min(areaOf(left), areaOf(right));
  if (share < 0.04 || share > 0.45) return;
  return fitted({
    main: withoutSlivers(cut(left, shifted)),
    accent: withoutSlivers(cut(shifted, left)),
    crossing: withoutSlivers(crossing, 4),
    isLettered: true,
  });
};

/** How much of the height of a letter its outermost strip fills, 0 to 1: a stem fills all of it, a bowl little. */
function straightness(letter: Shape, side: 'left' | 'right'): number {
  const { x, y, width, height } = boundsOf(letter);
  const strip = height * 0.05;
  const at = side === 'left' ? x : x + width - strip;
  return areaOf(meet(letter, box(at, y, strip, height))) / (strip * height);
}

/** A drawing as large as the grid allows, centred. */
export function fitted(drawing: MarkDrawing, into: Box = { x: 3, y: 3, width: 58, height: 58 }): MarkDrawing {
  const parts = [drawing.main, drawing.accent, drawing.crossing].filter((part) => part !== undefined);
  const bounds = parts.map(boundsOf);
  const left = Math.min(...bounds.map(({ x }) => x));
  const top = Math.min(...bounds.map(({ y }) => y));
  const width = Math.max(...bounds.map((one) => one.x + one.width)) - left;
  const height = Math.max(...bounds.map((one) => one.y + one.height)) - top;
  const factor = Math.min(into.width / width, into.height / height);
  const place = (part: Shape): Shape =>
    move(
      scale(part, factor),
      into.x + into.width / 2 - (left + width / 2) * factor,
      into.y + into.height / 2 - (top + height / 2) * factor,
    );
  return {
    ...drawing,
    main: place(drawing.main),
    accent: drawing.accent && place(drawing.accent),
    crossing: drawing.crossing && place(drawing.crossing),
  };
}
