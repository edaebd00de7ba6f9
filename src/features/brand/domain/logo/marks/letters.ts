import { fitText } from '../../fonts/typeface.ts';
import { type EnclosureId, enclosures } from '../../geometry/enclosures.ts';
import { boundsOf, box, circle, cut, grow, meet, move, polygon, type Shape, scale } from '../../geometry/shapes.ts';
import type { BrandStyle } from '../../styles.ts';
import { graphemesOf, isIdeographic, isJoined, wordsOf } from '../initials.ts';
import { type DrawMark, type MarkDrawing, type MarkSubject, withoutSlivers } from '../mark.ts';

export const enclosuresOf: Readonly<Record<BrandStyle, readonly EnclosureId[]>> = {
  Modern: ['squircle', 'circle', 'leaf', 'quarter', 'rounded'],
  Elegant: ['circle', 'arch', 'diamond', 'drop'],
  Playful: ['circle', 'scallop', 'leaf', 'drop', 'sun'],
  Minimalist: ['circle', 'square', 'quarter', 'arch'],
  Bold: ['square', 'hexagon', 'octagon', 'shield', 'rounded'],
  Vintage: ['circle', 'shield', 'scallop', 'ticket', 'octagon'],
};

/** What is shown of the name where there is room for one sign: a first letter, a first ideograph, or a first word of joined letters. */
export function signOf({ initials, name }: MarkSubject): string | undefined {
  const [first] = initials;
  return first && isJoined(first) ? wordsOf(name)[0] : first;
}

/** Where the letter stands in a form whose middle is not that of its bounds. */
const seat: Partial<Record<EnclosureId, number>> = { shield: -2, arch: 3, drop: 5, ticket: 0 };

/** A letter cut out of a closed form; where it has legs they may open to the lower edge. */
export const drawNegative: DrawMark = (subject) => {
  const sign = signOf(subject);
  if (!sign) return;
  const { face, style, random } = subject;
  const id = random.pick(enclosuresOf[style]);
  const form = enclosures[id]();
  const reach = isIdeographic(sign) ? 34 : 32;
  const variant = random.pick(['centred', 'standing', 'dotted'] as const);
  const letter = fitText(face, sign, { x: 32 - 21, y: 32 - reach / 2 + (seat[id] ?? 0), width: 42, height: reach });
  if (!letter) return;
  if (
    variant === 'standing' &&
    standsOnLegs(sign) &&
    (id === 'square' || id === 'arch' || id === 'rounded' || id === 'squircle')
  ) {
    const { y, height } = boundsOf(letter);
    const foot = boundsOf(form).y + boundsOf(form).height;
    const factor = (foot - 18 + 1) / height;
    const larger = scale(letter, factor, factor, 32, y);
    return { main: withoutSlivers(cut(form, move(larger, 0, 18 - y))) };
  }
  if (variant === 'dotted' && id !== 'drop' && id !== 'diamond')
    return { main: cut(form, letter, circle(53, 11, 10.5)), accent: circle(53, 11, 7.5) };
  return { main: cut(form, letter) };
};

/** Whether there is something in its upper right corner to be cut off. */
const hasSquareCorner = (letter: string): boolean => /^[EFHIKMNTUVWXYZГЕЖИКНПТУХЭ]$/u.test(letter);

const standsOnLegs = (letter: string): boolean => /^[AFHIKMNPRTXYАГДЖИКЛМНПТУХ]$/u.test(letter);

/** A letter cut through: in two colours along a slant, in stripes, or its halves put out of line. */
export const drawCut: DrawMark = (subject) => {
  const sign = signOf(subject);
  if (!sign || graphemesOf(sign).length > 1 || isIdeographic(sign) || isJoined(sign)) return;
  const { face, random, style } = subject;
  const letter = fitText(face, sign, { x: 5, y: 4, width: 54, height: 56 });
  if (!letter) return;
  const { x, y, width, height } = boundsOf(letter);
  const variants: (() => MarkDrawing)[] = [
    () => {
      const lean = random.pick([-14, 14]);
      const side = (gap: number): Shape =>
        polygon([
          [32 - lean + gap, -10],
          [90, -10],
          [90, 74],
          [32 + lean + gap, 74],
        ]);
      return {
        main: withoutSlivers(cut(letter, side(-1.5))),
        accent: withoutSlivers(meet(letter, side(1.5))),
        isLettered: true,
      };
    },
    () => ({
      main: [0.5, 0.64, 0.78, 0.9].reduce(
        (rest, at, index) => cut(rest, box(0, y + height * at, 64, 1.5 + index * 0.7)),
        letter,
      ),
    }),
    // Only of plain letters: a serif put out of line looks broken.
    ...(style === 'Bold' || style === 'Modern'
      ? [
          () => {
            const middle = y + height / 2;
            const shift = Math.min(5, width / 9);
            return {
              main: move(meet(letter, box(-10, -10, 84, 10 + middle - 1.3)), shift, 0),
              accent: move(meet(letter, box(-10, middle + 1.3, 84, 60)), -shift, 0),
              isLettered: true,
            };
          },
        ]
      : []),
    ...(hasSquareCorner(sign)
      ? [
          () => {
            const corner = polygon([
              [x + width * 0.62, y - 1],
              [x + width + 1, y - 1],
              [x + width + 1, y + height * 0.38],
            ]);
            return {
              main: withoutSlivers(cut(letter, grow(corner, 1.5, 'miter'))),
              accent: meet(letter, corner),
              isLettered: true,
            };
          },
        ]
      : []),
  ];
  const drawn = random.pick(variants)();
  return drawn.accent?.isEmpty() ? { main: drawn.main } : drawn;
};
