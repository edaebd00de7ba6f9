import { fitShape, fitText, type Typeface } from '../../fonts/typeface.ts';
import { enclosures, innerSide } from '../../geometry/enclosures.ts';
import {
  arc,
  boundsOf,
  box,
  circle,
  cut,
  cutInside,
  group,
  grow,
  join,
  joinAll,
  lens,
  move,
  outline,
  ring,
  type Shape,
  scale,
  turn,
  withMirror,
} from '../../geometry/shapes.ts';
import type { BrandStyle } from '../../styles.ts';
import { graphemesOf, isIdeographic, isJoined, wordsOf } from '../initials.ts';
import { between, type DrawMark, inOneColour, type MarkDrawing, type MarkSubject } from '../mark.ts';
import { inCapitals } from '../wordmark.ts';
import { enclosuresOf, isShort, signOf } from './letters.ts';
import { fitted } from './monogram.ts';

/** A drawn thing the business is about: as it is, in an open ring, or between branches. */
export const drawMotif: DrawMark = ({ motifs, random, style }) => {
  if (motifs.length === 0) return;
  const drawing = random.pick(motifs.slice(0, 3)).draw();
  const plain = (): MarkDrawing => fitted(drawing);
  const ringed = (): MarkDrawing => {
    const from = random.below(24) * 15;
    const inner = fitted(drawing, { x: 14, y: 14, width: 36, height: 36 });
    const open = arc(32, 32, 28.5, between(random, 2.6, 5), from, from + 230 + random.below(10) * 10);
    return { main: join(inner.main, open), accent: inner.accent, icon: plain() };
  };
  const wreathed = (): MarkDrawing => {
    const inner = fitted(drawing, { x: 16, y: 10, width: 32, height: 33 });
    const leaves = 4 + random.below(3);
    const side = joinAll(
      Array.from({ length: leaves }, (_, index) => {
        const angle = 105 + index * (78 / (leaves - 1)) * 1.35;
        return turn(lens(61, 32, 12, 5.6, 72), angle);
      }),
    );
    return {
      main: inner.accent ? join(inner.main, inner.accent) : inner.main,
      accent: withMirror(side),
      icon: plain(),
    };
  };
  const ways: Readonly<Record<BrandStyle, readonly (() => MarkDrawing)[]>> = {
    Modern: [plain, plain, ringed],
    Elegant: [plain, ringed, wreathed],
    Playful: [plain, plain, ringed],
    Minimalist: [plain, ringed, plain],
    Bold: [plain, ringed],
    Vintage: [wreathed, plain, ringed],
  };
  return random.pick(ways[style])();
};

/** Something enclosed in a form with a line along its edge: the thing or the first letter; a seal for a name of few ideographs. */
export const drawBadge: DrawMark = (subject) => {
  const { name, random, style, motifs } = subject;
  const signs = graphemesOf(wordsOf(name).join(''));
  if (signs.length <= 4 && signs.every(isIdeographic)) return drawSeal(subject);
  const heart = heartOf(subject);
  if (!heart) return;
  const id = random.pick(enclosuresOf[style]);
  const form = enclosures[id]();
  const inset = between(random, 2.2, 4);
  const keyline = cut(grow(form, -inset), grow(form, -inset - 1.4));
  const left = cutInside(form, [seated(heart, innerSide[id] * between(random, 0.76, 0.86))]);
  const small = cutInside(form, [seated(heart, innerSide[id])]);
  // A name that stands in it whole would stand twice beside it.
  const isWhole = motifs.length === 0 && isShort(name);
  return left && small && { main: cut(left, keyline), icon: { main: small }, isWhole };
};

/** The thing cut out of a plain form: where there are several, another one than the first. */
export const drawEmblem: DrawMark = ({ motifs, random, style }) => {
  if (motifs.length === 0) return;
  const drawing = random.pick(motifs.slice(motifs.length > 1 ? 1 : 0, 3)).draw();
  const id = random.pick(enclosuresOf[style]);
  const left = cutInside(enclosures[id](), [seated(inOneColour(drawing), innerSide[id] * between(random, 0.9, 1.04))]);
  return left && { main: left };
};

/** The name in a ring about a thing or a letter, where it can be read there. */
export const drawStamp: DrawMark = (subject) => {
  const { name, face, random } = subject;
  const spread = graphemesOf(name).length;
  if (isJoined(name) || isIdeographic(name) || spread < 9 || spread > 24) return;
  const heart = heartOf(subject);
  const around = heart && nameAround(face, inCapitals(name), 20.8, 6.2);
  if (!around) return;
  const width = between(random, 1.3, 2.1);
  const small = cutInside(circle(32, 32, 30), [seated(heart, 34)]);
  // The parts lie apart: nothing has to be looked for in common.
  return (
    small && {
      main: group(ring(32, 32, 32.8 - width / 2, width), around.letters, seated(heart, between(random, 21, 24))),
      accent: around.filling,
      isWhole: true,
      icon: { main: small },
    }
  );
};

/** A figure of so much height or width in the middle of the grid. */
const seated = (figure: Shape, size: number): Shape =>
  fitShape(figure, { x: 32 - size / 2, y: 32 - size / 2, width: size, height: size });

/** What stands in the middle: the thing where one is known, the letter otherwise. */
function heartOf(subject: MarkSubject): Shape | undefined {
  const { motifs, random, face, name } = subject;
  if (motifs.length > 0) return inOneColour(random.pick(motifs.slice(0, 3)).draw());
  const sign = isShort(name) ? name : signOf(subject);
  // A word of joined letters would stand there twice.
  return sign && !isJoined(sign) ? fitText(face, sign, { x: 16, y: 16, width: 32, height: 32 }) : undefined;
}

/** The ideographs of a name, one to four, cut out of a form, as in a seal: columns from the right, as seals are read. */
function drawSeal({ name, face, random }: MarkSubject): MarkDrawing | undefined {
  const signs = graphemesOf(wordsOf(name).join(''));
  const count = signs.length;
  const id = random.pick(['rounded', 'square', 'circle'] as const);
  const form = count === 3 ? box(19, 2, 26, 60, random.pick([0, 4, 13])) : enclosures[id]();
  // The corners of four lie outside a circle that holds their middles.
  const reach = id === 'circle' && count === 4 ? 0.78 : 1;
  const places: readonly (readonly [number, number, number])[] =
    count === 1
      ? [[32, 32, 36]]
      : count === 2
        ? [
            [32, 19.5, 22],
            [32, 44.5, 22],
          ]
        : count === 3
          ? [
              [32, 13.5, 16.5],
              [32, 32, 16.5],
              [32, 50.5, 16.5],
            ]
          : [
              [43.5, 20.5, 20],
              [43.5, 43.5, 20],
              [20.5, 20.5, 20],
              [20.5, 43.5, 20],
            ];
  const drawn = places.map(([x, y, size], index) =>
    fitText(face, signs[index]!, {
      x: 32 + (x - 32 - size / 2) * reach,
      y: 32 + (y - 32 - size / 2) * reach,
      width: size * reach,
      height: size * reach,
    }),
  );
  if (drawn.some((one) => one === undefined)) return;
  const left = cutInside(form, drawn as Shape[]);
  return left && { main: left };
}

interface NameAround {
  readonly letters: Shape;
  readonly filling: Shape;
}

/** The name along a circle, from the upper left to the upper right, with points where it leaves room. */
function nameAround(face: Typeface, text: string, radius: number, height: number): NameAround | undefined {
  if (!face.covers(text)) return;
  const glyphs = face.shape(text);
  // Accents stay within the ring as well: they may rise a tenth above the capitals.
  const tallest = Math.max(...glyphs.map(({ data }) => (data ? -boundsOf(outline(data)).y : 0)));
  const em = Math.min(height / face.capHeight, (1.1 * height) / tallest);
  const circumference = 2 * Math.PI * radius;
  const advances = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
  // A short name is set wider, so that it reaches about the circle: to three fifths of it where it can.
  const tracking = Math.min(0.5, Math.max(0.12, (0.6 * circumference) / em / glyphs.length - advances / glyphs.length));
  const total = (advances + tracking * glyphs.length) * em;
  const squeeze = Math.min(1, (circumference * 0.8) / total);
  if (squeeze < 0.62) return;
  const degreesPerEm = (360 * em * squeeze) / circumference;
  let pen = (-(total / em) * degreesPerEm) / 2;
  const letters = glyphs.flatMap((glyph) => {
    const angle = pen + (glyph.advance / 2) * degreesPerEm;
    pen += (glyph.advance + tracking) * degreesPerEm;
    if (!glyph.data) return [];
    const upright = move(
      scale(outline(glyph.data), em * squeeze),
      32 - (glyph.x + glyph.advance / 2) * em * squeeze,
      32 - radius,
    );
    return [turn(upright, angle)];
  });
  if (letters.length === 0) return;
  const free = 360 - (total / em) * degreesPerEm;
  const dots = free > 120 ? 3 : 1;
  const filling = Array.from({ length: dots }, (_, index) =>
    turn(circle(32, 32 + radius + height / 2, 1.5), (index - (dots - 1) / 2) * 26),
  );
  return { letters: group(...letters), filling: joinAll(filling) };
}
