import { fitShape, fitText } from '../../fonts/typeface.ts';
import { boundsOf, box, circle, cut, group, move, type Shape } from '../../geometry/shapes.ts';
import { graphemesOf } from '../initials.ts';
import { between, type DrawMark, inOneColour, type MarkDrawing } from '../mark.ts';
import { signOf } from './letters.ts';
import { fitted } from './monogram.ts';

/** The first letter and a thing the business is about, side by side or one in the corner of the other. */
export const drawPaired: DrawMark = (subject) => {
  const { motifs, random, style, face } = subject;
  const sign = signOf(subject);
  if (motifs.length === 0 || !sign || graphemesOf(sign).length > 1) return;
  const drawing = random.pick(motifs.slice(0, 2)).draw();
  const thing = inOneColour(drawing);
  const icon = fitted(drawing);

  /** The letter in a form, the thing in a smaller one that lies before its corner. */
  const cornered = (isRound: boolean): MarkDrawing | undefined => {
    const letter = fitText(face, sign, { x: 11, y: 9, width: 31, height: 33 });
    if (!letter) return;
    const radius = between(random, 15, 16.5);
    const at = 62 - radius;
    const ground = isRound
      ? circle(29, 29, 27)
      : box(3, 3, 51, 51, style === 'Bold' || style === 'Minimalist' ? 3 : 12);
    const inner = radius * 1.18;
    return {
      main: cut(ground, letter, circle(at, at, radius + 2.6)),
      accent: cut(
        circle(at, at, radius),
        fitShape(thing, { x: at - inner / 2, y: at - inner / 2, width: inner, height: inner }),
      ),
      icon,
    };
  };

  /** The letter as high as the mark, the thing at its foot. */
  const beside = (): MarkDrawing | undefined => {
    const letter = fitText(face, sign, { x: 0, y: 4, width: 40, height: 50 });
    if (!letter) return;
    const { x, width, y, height } = boundsOf(letter);
    const size = between(random, 25, 29);
    const place = { x: x + width + 4, y: y + height - size, width: size, height: size };
    const foot = fitShape(thing, place);
    const low = boundsOf(foot);
    return fitted({ main: letter, accent: move(foot, place.x - low.x, y + height - low.y - low.height), icon });
  };

  /** Two fields of equal size, one over the other's corner. */
  const fields = (): MarkDrawing | undefined => {
    const side = 31;
    const letter = fitText(face, sign, { x: 8, y: 7.5, width: 19, height: 20 });
    if (!letter) return;
    const corner = style === 'Bold' || style === 'Minimalist' ? 0 : between(random, 4, 9);
    const first = cut(box(2, 2, side, side, corner), letter);
    const second = cut(box(33, 33 - 2, side, side, corner), fitShape(thing, { x: 38, y: 36, width: 21, height: 21 }));
    const plain: Shape = circle(33 + side / 2, 2 + side / 2 - 1, side / 4);
    const other: Shape = circle(2 + side / 2, 33 + side / 2 - 1, side / 4);
    return fitted({ main: group(first, second), accent: group(plain, other), icon });
  };
  const ways =
    style === 'Elegant' || style === 'Vintage'
      ? [() => cornered(true), beside, () => cornered(true)]
      : [() => cornered(false), () => cornered(true), beside, fields];
  return random.pick(ways)();
};
