import { fitShape, fitText, type Typeface } from '../../fonts/typeface.ts';
import { enclosures } from '../../geometry/enclosures.ts';
import {
  arc,
  circle,
  cut,
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
import { enclosuresOf, signOf } from './letters.ts';
import { fitted } from './monogram.ts';

/** A drawn thing the business is about: as it is, in an open ring, between branches, or cut from a form. */
export const drawMotif: DrawMark = ({ motifs, random, style }) => {
  if (motifs.length === 0) return;
  const drawing = random.pick(motifs.slice(0, 3)).draw();
  const whole = inOneColour(drawing);
  const plain = (): MarkDrawing => fitted(drawing);
  const ringed = (): MarkDrawing => {
    const from = random.below(24) * 15;
    const inner = fitted(drawing, { x: 14, y: 14, width: 36, height: 36 });
    const open = arc(32, 32, 28.5, between(random, 2.6, 5), from, from + 230 + random.below(10) * 10);
    return { main: join(inner.main, open), accent: inner.accent };
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
    return { main: inner.accent ? join(inner.main, inner.accent) : inner.main, accent: withMirror(side) };
  };
  const size = between(random, 30, 36);
  const cutOut = (): MarkDrawing => ({
    main: cut(
      enclosures[random.pick(enclosuresOf[style])](),
      fitShape(whole, { x: 32 - size / 2, y: 32 - size / 2, width: size, height: size }),
    ),
  });
  const ways: Readonly<Record<BrandStyle, readonly (() => MarkDrawing)[]>> = {
    Modern: [plain, cutOut, plain, ringed],
    Elegant: [plain, ringed, wreathed],
    Playful: [plain, plain, cutOut],
    Minimalist: [plain, ringed, plain],
    Bold: [plain, cutOut],
    Vintage: [wreathed, plain, cutOut],
  };
  return random.pick(ways[style])();
};

/** Something enclosed: a figure or letter in a form, with the name about it where it can be read there. */
export const drawBadge: DrawMark = (subject) => {
  const { name, random, style } = subject;
  if (isIdeographic(name)) return drawSeal(subject);
  const heart = heartOf(subject);
  if (!heart) return;
  const spread = graphemesOf(name).length;
  if (
    !isJoined(name) &&
    spread >= 6 &&
    spread <= 24 &&
    (style === 'Vintage' || style === 'Elegant' || random.below(2) === 0)
  ) {
    const around = nameAround(subject.face, name.toLocaleUpperCase('en'), 22, 6.8);
    if (around)
      return {
        main: join(ring(32, 32, 32, 1.8), around.letters, fitShape(heart, { x: 19.5, y: 19.5, width: 25, height: 25 })),
        accent: around.filling,
        isWhole: true,
        icon: { main: cut(circle(32, 32, 30), fitShape(heart, { x: 15, y: 15, width: 34, height: 34 })) },
      };
  }
  const form = enclosures[random.pick(enclosuresOf[style])]();
  const inset = between(random, 2.2, 4);
  const keyline = cut(grow(form, -inset), grow(form, -inset - 1.4));
  const size = between(random, 26, 32);
  const inner = fitShape(heart, { x: 32 - size / 2, y: 32 - size / 2, width: size, height: size });
  return {
    main: cut(form, keyline, inner),
    icon: { main: cut(form, fitShape(heart, { x: 14, y: 14, width: 36, height: 36 })) },
  };
};

/** What stands in the middle: the thing where one is known, the letter otherwise. */
function heartOf(subject: MarkSubject): Shape | undefined {
  const { motifs, random, face } = subject;
  if (motifs.length > 0 && random.below(4) > 0) return inOneColour(random.pick(motifs.slice(0, 3)).draw());
  const sign = signOf(subject);
  return sign ? fitText(face, sign, { x: 16, y: 16, width: 32, height: 32 }) : undefined;
}

/** One to four ideographs of the name cut out of a square, as in a seal: columns from the right, as seals are read. */
function drawSeal({ name, face, random }: MarkSubject): MarkDrawing | undefined {
  const signs = graphemesOf(wordsOf(name).join('')).filter(isIdeographic).slice(0, 4);
  const count = signs.length === 3 ? 2 : signs.length;
  if (count === 0) return;
  const form = random.pick([enclosures.rounded, enclosures.square, enclosures.circle])();
  const places: readonly (readonly [number, number, number])[] =
    count === 1
      ? [[32, 32, 36]]
      : count === 2
        ? [
            [32, 19.5, 22],
            [32, 44.5, 22],
          ]
        : [
            [43.5, 20.5, 20],
            [43.5, 43.5, 20],
            [20.5, 20.5, 20],
            [20.5, 43.5, 20],
          ];
  const drawn = places.map(([x, y, size], index) =>
    fitText(face, signs[index]!, { x: x - size / 2, y: y - size / 2, width: size, height: size }),
  );
  if (drawn.some((one) => one === undefined)) return;
  return { main: cut(form, ...(drawn as Shape[])) };
}

interface NameAround {
  readonly letters: Shape;
  readonly filling: Shape;
}

/** The name along a circle, from the upper left to the upper right, with points where it leaves room. */
function nameAround(face: Typeface, text: string, radius: number, height: number): NameAround | undefined {
  if (!face.covers(text)) return;
  const em = height / face.capHeight;
  const glyphs = face.shape(text);
  const tracking = 0.14;
  const total = glyphs.reduce((sum, glyph) => sum + glyph.advance + tracking, 0) * em;
  const circumference = 2 * Math.PI * radius;
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
  return { letters: joinAll(letters), filling: joinAll(filling) };
}
