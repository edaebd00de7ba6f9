import type { SeededRandom } from '#shared/seeded-random.ts';
import {
  around,
  bar,
  circle,
  cut,
  drop,
  ellipse,
  group,
  lens,
  polygon,
  ring,
  type Shape,
  turn,
} from '../../geometry/shapes.ts';
import { between, type DrawMark, type MarkDrawing } from '../mark.ts';
import { fitted } from './monogram.ts';

/** A petal between two distances from the middle, pointing up, `width` wide at most. */
type Petal = (inner: number, outer: number, width: number) => Shape;

const middleOf = (inner: number, outer: number): number => 32 - (inner + outer) / 2;

const petals: readonly Petal[] = [
  (inner, outer, width) => lens(32, middleOf(inner, outer), outer - inner, width, 90),
  (inner, outer, width) => ellipse(32, middleOf(inner, outer), width / 2, (outer - inner) / 2),
  (inner, outer, width) => drop(32, 32 - outer + width / 2, width / 2, outer - inner - width / 2, 90),
  (inner, outer, width) => bar(32, 32 - inner - width / 4, 32, 32 - outer + width / 4, width / 2),
  (inner, outer, width) => circle(32, middleOf(inner, outer), Math.min(width, outer - inner) / 2),
  (inner, outer, width) =>
    polygon(
      [
        [32, 32 - outer],
        [32 + width / 2, 32 - inner],
        [32 - width / 2, 32 - inner],
      ],
      0.8,
    ),
  (inner, outer, width) =>
    cut(
      ellipse(32, middleOf(inner, outer), width / 2, (outer - inner) / 2),
      ellipse(32, middleOf(inner, outer), width / 4, (outer - inner) / 3.4),
    ),
];

/** One or two rings of petals about a middle; the second ring stands within the first, between its petals. */
export const drawRosette: DrawMark = ({ random, style }) => {
  const count = random.pick(style === 'Minimalist' ? [3, 4, 5, 6, 8] : [3, 5, 6, 7, 8, 9, 10, 12]);
  const hasTwo = count >= 5 && random.below(5) < 2;
  const heart = between(random, 2.6, 6);
  const border = hasTwo ? between(random, 15, 19) : heart + between(random, 1, 4);
  const outer = ringOf(random, count, border, 29);
  const turned = random.pick([0, 180 / count]);
  const middle = random.pick<() => Shape | undefined>([
    () => circle(32, 32, heart),
    () => (heart > 4 ? ring(32, 32, heart, heart * 0.4) : circle(32, 32, heart)),
    () => undefined,
  ])();
  if (!hasTwo) return fitted(withMiddle(alternate(outer.map((petal) => turn(petal, turned))), middle));
  const inner = ringOf(random, count, heart + 1.8, border - 1.6).map((petal) => turn(petal, turned + 180 / count));
  return fitted({
    main: group(...outer.map((petal) => turn(petal, turned))),
    accent: group(...(middle ? [...inner, middle] : inner)),
  });
};

/** A ring of equal petals that leave one another room. */
function ringOf(random: SeededRandom, count: number, inner: number, outer: number): Shape[] {
  // As wide as the place where a petal is widest allows.
  const room = 2 * Math.tan(Math.PI / count) * ((inner + outer) / 2);
  const width = Math.min(room * between(random, 0.55, 0.92), (outer - inner) * 1.3);
  return around(random.pick(petals)(inner, outer, width), count);
}

/** Every second petal in the second colour where their number allows it, else one or none. */
const alternate = (all: readonly Shape[]): MarkDrawing =>
  all.length % 2 === 0
    ? {
        main: group(...all.filter((_, index) => index % 2 === 0)),
        accent: group(...all.filter((_, index) => index % 2 === 1)),
      }
    : { main: group(...all) };

const withMiddle = ({ main, accent }: MarkDrawing, middle: Shape | undefined): MarkDrawing => {
  if (!middle) return { main, accent };
  return accent ? { main: group(...[main, middle]), accent } : { main, accent: middle };
};
