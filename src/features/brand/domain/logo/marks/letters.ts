import type { SeededRandom } from '#shared/seeded-random.ts';
import { fitText } from '../../fonts/typeface.ts';
import { type EnclosureId, enclosures, innerSide } from '../../geometry/enclosures.ts';
import { areaOf, boundsOf, box, cut, cutInside, grow, meet, move, polygon, type Shape } from '../../geometry/shapes.ts';
import type { BrandStyle } from '../../styles.ts';
import { graphemesOf, isIdeographic, isJoined, wordsOf } from '../initials.ts';
import { between, type DrawMark, type MarkDrawing, type MarkSubject, withoutSlivers } from '../mark.ts';

export const enclosuresOf: Readonly<Record<BrandStyle, readonly EnclosureId[]>> = {
  Modern: ['squircle', 'circle', 'leaf', 'quarter', 'rounded', 'hexagon'],
  Elegant: ['circle', 'arch', 'diamond', 'squircle'],
  Playful: ['circle', 'scallop', 'leaf', 'squircle'],
  Minimalist: ['circle', 'square', 'quarter', 'diamond'],
  Bold: ['square', 'hexagon', 'shield', 'rounded'],
  Vintage: ['circle', 'shield', 'scallop', 'rounded'],
};

/** Whether a name is so short that one sign of it would be another name. */
export const isShort = (name: string): boolean =>
  !isJoined(name) && graphemesOf(name).length > 1 && graphemesOf(name).length <= (isIdeographic(name) ? 2 : 3);

/** What is shown of the name where there is room for one sign: a first letter, a first ideograph, or a first word of joined letters. */
export function signOf({ initials, name }: MarkSubject): string | undefined {
  const [first] = initials;
  return first && isJoined(first) ? wordsOf(name)[0] : first;
}

/** Where the letter stands in a form whose middle is not that of its bounds. */
const seat: Partial<Record<EnclosureId, number>> = { shield: -2 };

/** Height of what stands in a form whose corners leave less room. */
const reaches: Partial<Record<EnclosureId, number>> = {
  diamond: 24,
  hexagon: 29,
  shield: 28,
  scallop: 28,
};

/** A letter cut out of a closed form, with a line along its edge, or in the form as an outline. */
export const drawNegative: DrawMark = (subject) => {
  const { face, style, random, name, motifs } = subject;
  // A word of joined letters beside itself says the same twice.
  const sign = isShort(name) ? name : signOf(subject);
  if (!sign || (isJoined(sign) && motifs.length > 0)) return;
  // A letter in an arch reads as a gravestone.
  const id = random.pick(enclosuresOf[style].filter((one) => one !== 'arch'));
  const form = enclosures[id]();
  const reach = (reaches[id] ?? 32) * between(random, 0.92, 1.08);
  const seated = (
    height: number,
    width = height * (isIdeographic(sign) && sign.length === 1 ? 1 : 1.25),
  ): Shape | undefined =>
    fitText(face, sign, { x: 32 - width / 2, y: 32 - height / 2 + (seat[id] ?? 0), width, height });
  const letter = seated(reach);
  if (!letter || (isIdeographic(sign) && isFlat(letter))) return;
  const variant = random.pick(['plain', 'rimmed', 'outlined'] as const);
  // Fine lines are lost where it is tiny.
  const large = fitText(face, sign, {
    x: 32 - innerSide[id] / 2,
    y: 32 - innerSide[id] / 2 + (seat[id] ?? 0),
    width: innerSide[id],
    height: innerSide[id],
  });
  const small = large && cutInside(form, [large]);
  const icon = small && { main: small };
  // Beside it the name would stand twice.
  const whole = { isWhole: sign === name };
  if (variant === 'rimmed') {
    const inset = between(random, 2.2, 4);
    const inner = seated(reach * 0.86);
    const left = inner && cutInside(form, [inner]);
    return left && { main: cut(left, cut(grow(form, -inset), grow(form, -inset - 1.5))), icon, ...whole };
  }
  if (variant === 'outlined') {
    const inner = seated(reach * 0.9);
    return inner && { main: inner, accent: cut(form, grow(form, -between(random, 2.6, 4.6))), icon, ...whole };
  }
  const left = cutInside(form, [letter]);
  return left && { main: left, ...whole };
};

/** Kana that are little but two strokes look like something else where they stand alone. */
function isFlat(sign: Shape): boolean {
  const { width, height } = boundsOf(sign);
  return width > 1.25 * height;
}

/** A letter with stripes taken from its upper or lower part, growing towards the edge. */
function striped(letter: Shape, random: SeededRandom): Shape {
  const { y, height } = boundsOf(letter);
  const count = random.pick([3, 4, 5]);
  const first = between(random, 0.42, 0.62);
  const thin = between(random, 1.2, 2);
  const isUpper = random.below(3) === 0;
  const stripes = Array.from({ length: count }, (_, index) => {
    const share = first + ((0.94 - first) * index) / (count - 1);
    const thick = thin + index * (0.9 - count * 0.08);
    return isUpper ? box(-10, y + height * (1 - share) - thick, 84, thick) : box(-10, y + height * share, 84, thick);
  });
  return cut(letter, ...stripes);
}

/** Whether there is something in its upper right corner to be cut off. */
const hasSquareCorner = (letter: string): boolean => /^[EFHIKMNTUVWXYZГЕЖИКНПТУХЭ]$/u.test(letter);

/** A letter cut through: in two colours along a slant, in stripes, or its halves put out of line. */
export const drawCut: DrawMark = (subject) => {
  const sign = signOf(subject);
  if (!sign || graphemesOf(sign).length > 1 || isIdeographic(sign) || isJoined(sign)) return;
  const { face, random, style } = subject;
  const letter = fitText(face, sign, { x: 5, y: 4, width: 54, height: 56 });
  if (!letter) return;
  const { x, y, width, height } = boundsOf(letter);
  // A fine letter falls apart.
  if (areaOf(letter) < 0.4 * width * height) return;
  const variants: (() => MarkDrawing)[] = [
    () => {
      const lean = random.pick([-1, 1]) * between(random, 4, 22);
      const at = between(random, 26, 38);
      const side = (gap: number): Shape =>
        polygon([
          [at - lean + gap, -10],
          [90, -10],
          [90, 74],
          [at + lean + gap, 74],
        ]);
      return {
        main: withoutSlivers(cut(letter, side(-1.5))),
        accent: withoutSlivers(meet(letter, side(1.5))),
        isLettered: true,
      };
    },
    () => ({
      main: striped(letter, random),
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
            const bite = between(random, 0.28, 0.46);
            const corner = polygon([
              [x + width * (1 - bite), y - 1],
              [x + width + 1, y - 1],
              [x + width + 1, y + height * bite],
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
  // More than a third taken away, and the letter would not be read.
  const left = areaOf(drawn.main) + (drawn.accent ? areaOf(drawn.accent) : 0);
  if (left < 0.62 * areaOf(letter)) return;
  return drawn.accent?.isEmpty() ? { main: drawn.main } : drawn;
};
