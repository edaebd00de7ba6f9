import { fitShape, fitText } from '../../fonts/typeface.ts';
import { box, circle, cut, cutInside, group, meet, move, outline, type Shape, turn } from '../../geometry/shapes.ts';
import { graphemesOf } from '../initials.ts';
import { between, type DrawMark, inOneColour } from '../mark.ts';
import { signOf } from './letters.ts';
import { fitted } from './monogram.ts';

/** Side of a field before it is placed. */
const side = 28;

/** Plain fields in a square of `side`, their corner at 0. */
const plain: readonly (() => Shape)[] = [
  () => meet(box(0, 0, side, side), circle(0, 0, side)),
  () => circle(side / 2, side / 2, side / 2),
  () =>
    outline(
      `M0 0h${side / 2}a${side / 2} ${side / 2} 0 0 1 ${side / 2} ${side / 2}v${side / 2}h-${side / 2}a${side / 2} ${side / 2} 0 0 1-${side / 2}-${side / 2}z`,
    ),
  () => meet(box(0, 0, side, side), circle(side / 2, 0, side / 2)),
  () => cut(box(0, 0, side, side), circle(side / 2, side / 2, side / 3.4)),
];

/**
 * Four fields as in a pattern of tiles: things the business is about or its first letter in two, plain forms in the two between them.
 */
export const drawPattern: DrawMark = (subject) => {
  const { motifs, random, style, face, initials } = subject;
  const sign = signOf(subject);
  const letter = sign && graphemesOf(sign).length === 1 ? sign : undefined;
  const room = between(random, 4.2, 5.6);
  const inner = { x: room, y: room, width: side - 2 * room, height: side - 2 * room };
  const things = motifs.slice(0, 2).map((motif) => fitShape(inOneColour(motif.draw()), inner));
  const letters = [letter, letter === undefined ? undefined : initials[1]]
    .filter((one) => one !== undefined)
    .map((one) => fitText(face, one, inner))
    .filter((one) => one !== undefined);
  const [first, second] = things.length > 0 ? [things[0], letters[0] ?? things[1] ?? things[0]] : letters;
  if (!first) return;
  const corner = style === 'Bold' || style === 'Minimalist' ? 0 : style === 'Modern' ? 5 : between(random, 5, 14);
  const ground = (): Shape => box(0, 0, side, side, corner);
  const told = (shape: Shape): Shape | undefined => cutInside(ground(), [shape]);
  const form = random.below(plain.length);
  const turned = random.below(4) * 90;
  const filler = (more: number): Shape => turn(plain[form]!(), turned + more, side / 2, side / 2);
  const gap = random.pick([1.4, 2.2, 3]);
  const at = (shape: Shape, column: number, row: number): Shape =>
    move(shape, column * (side + gap), row * (side + gap));
  const [begun, last] = [told(first), second ? told(second) : filler(90)];
  if (!begun || !last) return;
  const isMirrored = random.below(2) === 0;
  const column = (index: number): number => (isMirrored ? 1 - index : index);
  return fitted({
    main: group(at(begun, column(0), 0), at(last, column(1), 1)),
    accent: group(at(filler(0), column(1), 0), at(filler(180), column(0), 1)),
    icon: { main: move(begun, 18, 18) },
  });
};
