import { fitShape, fitText } from '../../fonts/typeface.ts';
import { enclosures } from '../../geometry/enclosures.ts';
import {
  boundsOf,
  box,
  circle,
  cut,
  cutInside,
  group,
  grow,
  join,
  move,
  polygon,
  type Shape,
  settled,
} from '../../geometry/shapes.ts';
import { graphemesOf, isIdeographic, isJoined, isRightToLeft } from '../initials.ts';
import { between, type DrawMark, inOneColour, type MarkDrawing, type MarkSubject } from '../mark.ts';
import { linesOf, setCase, setLine, settingsOf } from '../wordmark.ts';
import { enclosuresOf, signOf } from './letters.ts';
import { fitted } from './monogram.ts';

/** A longer name is too small in a form. */
const mostSigns = 24;
/** Height of a capital before the mark is placed. */
const cap = 10;

/** The name in lines, its upper left corner at 0, as the style sets it. */
function nameBlock({ name, face, style, random }: MarkSubject): Shape | undefined {
  if (graphemesOf(name).length > mostSigns) return;
  const setting = random.pick(settingsOf[style]);
  const isTall = isIdeographic(name);
  const em =
    (isTall ? cap * 1.25 : cap) / (isTall ? 0.86 : isJoined(name) ? Math.max(face.xHeight, 0.5) : face.capHeight);
  const lines = linesOf(setCase(name, setting, face), 2)
    .map((line) => setLine(face, line, em, setting.tracking))
    .filter((line) => line !== undefined);
  if (lines.length === 0) return;
  const width = Math.max(...lines.map((line) => boundsOf(line).width));
  const leading = isJoined(name) ? em * 1.2 : Math.max(em * 0.98, cap * 1.55);
  const placed = lines.map((line, index) => move(line, (width - boundsOf(line).width) / 2, index * leading));
  const block = group(...placed);
  const { x, y } = boundsOf(block);
  return move(block, -x, -y);
}

/** What stands for it where it is tiny: the thing, or the first sign, cut out of a form. */
function smallOf(subject: MarkSubject, nth: number): MarkDrawing['icon'] {
  const { motifs, face, style } = subject;
  const form = enclosures[enclosuresOf[style][nth]!]();
  const sign = signOf(subject);
  const figure = motifs[0]
    ? fitShape(inOneColour(motifs[0].draw()), { x: 15, y: 15, width: 34, height: 34 })
    : sign && fitText(face, sign, { x: 14, y: 14, width: 36, height: 36 });
  const left = figure && cutInside(form, [figure]);
  return left ? { main: left } : undefined;
}

/** The name in a plate: cut out of it, or in a frame; the thing it is about in a field of its own before it. */
export const drawPlate: DrawMark = (subject) => {
  const { motifs, random, style, name } = subject;
  const block = nameBlock(subject);
  const text = block && isJoined(name) ? settled(block) : block;
  const icon = smallOf(subject, 0);
  if (!text || !icon) return;
  const { width, height } = boundsOf(text);
  const room = cap * between(random, 0.8, 1.1);
  const full = { width: width + 2.5 * room, height: height + 2 * room };
  // Too flat to be read where it is small.
  if (full.width > 4.4 * full.height) return;
  const corner =
    style === 'Bold' || style === 'Minimalist' ? random.pick([0, 1.5]) : style === 'Vintage' ? 3 : full.height * 0.26;
  const line = between(random, 0.9, 1.5);
  const thing = motifs.length > 0 && random.below(3) > 0 ? random.pick(motifs.slice(0, 2)).draw() : undefined;
  const words = move(text, 1.25 * room, room);
  if (thing) {
    const side = full.height;
    const isMirrored = isRightToLeft(name);
    const gap = between(random, 2.2, 3.2);
    const field = cutInside(box(isMirrored ? full.width + gap : -side - gap, 0, side, side, corner), [
      fitShape(inOneColour(thing), {
        x: (isMirrored ? full.width + gap : -side - gap) + side * 0.17,
        y: side * 0.17,
        width: side * 0.66,
        height: side * 0.66,
      }),
    ]);
    const plate = box(0, 0, full.width, full.height, corner);
    const rest = random.below(2) === 0 ? cutInside(plate, [words]) : group(cut(plate, grow(plate, -line)), words);
    return field && rest && { ...fitted({ main: group(rest, field) }), isWhole: true, icon };
  }
  const plate = box(0, 0, full.width, full.height, corner);
  if (random.below(style === 'Elegant' || style === 'Minimalist' ? 3 : 2) > 0) {
    const inner = style === 'Vintage' ? cut(grow(plate, -line - 1.2), grow(plate, -line - 1.8)) : undefined;
    const frame = cut(plate, grow(plate, -line));
    return {
      ...fitted({ main: words, accent: inner ? join(frame, inner) : frame, isLettered: true }),
      isWhole: true,
      icon,
    };
  }
  const left = cutInside(plate, [words]);
  const inset = room * 0.34;
  const keyline = cut(grow(plate, -inset), grow(plate, -inset - line * 0.7));
  return left && { ...fitted({ main: cut(left, keyline) }), isWhole: true, icon };
};

/**
 * The name itself with little beside it: the thing it is about above it between two lines, or, where nothing is known, lines about it, a
 * point at its end, or a bar under its beginning.
 */
export const drawWordmark: DrawMark = (subject) => {
  const { random, style, name, motifs } = subject;
  const text = nameBlock(subject);
  const icon = smallOf(subject, 1);
  // A sign or two are no line.
  if (!text || !icon || graphemesOf(name).length < 3) return;
  const { width, height } = boundsOf(text);
  const isMirrored = isRightToLeft(name);
  const thin = style === 'Bold' ? between(random, 1, 1.5) : between(random, 0.5, 0.9);
  const rule = (from: number, to: number, y: number): Shape =>
    box(from, y - thin / 2, Math.max(to - from, 1), thin, style === 'Playful' ? thin / 2 : 0);

  const crested = (): MarkDrawing => {
    const size = cap * between(random, 1.9, 2.3);
    const gap = cap * between(random, 0.65, 0.85);
    const reach = Math.max(width, size * 2.6);
    const thing = fitShape(inOneColour(random.pick(motifs.slice(0, 2)).draw()), {
      x: width / 2 - size / 2,
      y: -gap - size,
      width: size,
      height: size,
    });
    const y = -gap - size / 2;
    const [left, right] = [width / 2 - size * 0.5 - cap * 0.55, width / 2 + size * 0.5 + cap * 0.55];
    const lines = [rule(width / 2 - reach / 2, left, y), rule(right, width / 2 + reach / 2, y)];
    if (style === 'Vintage') lines.push(rule(width / 2 - reach / 2, width / 2 + reach / 2, height + gap * 0.9));
    return { main: group(text, thing), accent: group(...lines) };
  };
  /** The thing before the name, a line between them. */
  const parted = (): MarkDrawing => {
    const size = Math.max(height, cap * between(random, 1.9, 2.3));
    const gap = cap * between(random, 0.7, 0.95);
    const line = style === 'Bold' ? between(random, 1, 1.5) : between(random, 0.5, 0.8);
    const [lineX, thingX] = isMirrored ? [width + gap, width + 2 * gap + line] : [-gap - line, -2 * gap - line - size];
    const y = height / 2 - size / 2;
    const thing = fitShape(inOneColour(random.pick(motifs.slice(0, 2)).draw()), {
      x: thingX,
      y,
      width: size,
      height: size,
    });
    return { main: group(text, thing), accent: box(lineX, y, line, size) };
  };
  const ruled = (): MarkDrawing => {
    const gap = cap * between(random, 0.7, 0.9);
    const middle = width / 2;
    const gem = cap * 0.2;
    const below = height + gap;
    const lines = group(
      rule(0, width, -gap),
      rule(0, middle - gem * 2.2, below),
      rule(middle + gem * 2.2, width, below),
      polygon([
        [middle, below - gem],
        [middle + gem, below],
        [middle, below + gem],
        [middle - gem, below],
      ]),
    );
    return { main: text, accent: lines };
  };
  // Beside joined letters a point would be one of theirs.
  const pointed = (): MarkDrawing => {
    const radius = cap * between(random, 0.14, 0.19);
    return { main: text, accent: circle(width + radius * 2, height - radius, radius) };
  };
  const barred = (): MarkDrawing => {
    const thick = cap * between(random, 0.13, 0.19);
    const long = Math.min(width, cap * between(random, 2, 3));
    const bar = box(
      isMirrored ? width - long : 0,
      height + cap * 0.45,
      long,
      thick,
      style === 'Playful' ? thick / 2 : 0,
    );
    return { main: text, accent: bar };
  };
  const isQuiet = style === 'Elegant' || style === 'Vintage';
  const way =
    motifs.length > 0
      ? isQuiet || style === 'Playful'
        ? crested
        : parted
      : isQuiet
        ? ruled
        : style === 'Bold' || isJoined(name) || height > cap * 1.6
          ? barred
          : random.pick([pointed, barred]);
  return { ...fitted(way()), isWhole: true, icon };
};
