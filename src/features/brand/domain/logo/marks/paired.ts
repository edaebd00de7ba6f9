import { fitShape, fitText } from '../../fonts/typeface.ts';
import { box, circle, cutInside, group, meet, move, type Shape, turn } from '../../geometry/shapes.ts';
import { graphemesOf } from '../initials.ts';
import { between, type DrawMark, inOneColour } from '../mark.ts';
import { signOf } from './letters.ts';
import { fitted } from './monogram.ts';

/** The first letter and a thing the business is about, in two fields one over the other's corner, with a plain form at each side. */
export const drawPaired: DrawMark = (subject) => {
  const { motifs, random, style, face } = subject;
  const sign = signOf(subject);
  if (motifs.length === 0 || !sign || graphemesOf(sign).length > 1) return;
  const drawing = random.pick(motifs.slice(0, 2)).draw();
  const side = 30;
  const corner = style === 'Bold' || style === 'Minimalist' ? random.pick([0, 2]) : between(random, 4, 12);
  const letter = fitText(face, sign, { x: 6.5, y: 6, width: 17, height: 18 });
  const field = (): Shape => box(0, 0, side, side, corner);
  const told = letter && cutInside(field(), [letter]);
  const shown = cutInside(field(), [fitShape(inOneColour(drawing), { x: 4.5, y: 4.5, width: 21, height: 21 })]);
  if (!told || !shown) return;
  const reach = between(random, 0.24, 0.34) * side;
  const plain: Shape = random.pick([
    () => circle(side / 2, side / 2, reach),
    () => circle(side / 2, side / 2, reach),
    () => box(side / 2 - reach, side / 2 - reach, 2 * reach, 2 * reach, corner / 2),
    () => meet(box(0, 0, side, side), circle(0, side, side * 0.8)),
  ])();
  const gap = between(random, 0.8, 2.4);
  const isFalling = random.below(2) === 0;
  const at = (shape: Shape, column: number, row: number): Shape =>
    move(shape, column * (side + gap), row * (side + gap));
  const [left, right] = isFalling ? [0, 1] : [1, 0];
  return fitted({
    main: group(at(told, left, 0), at(shown, right, 1)),
    accent: group(at(plain, right, 0), at(turn(plain, 180, side / 2, side / 2), left, 1)),
    icon: fitted(drawing),
  });
};
