import type { SeededRandom } from '#shared/seeded-random.ts';
import { box, circle, group, meet, move, polygon, type Shape, turn } from '../../geometry/shapes.ts';
import type { MarkDrawing } from '../mark.ts';

/** Side of a field before it is placed. */
const side = 20;

/** What a field may hold, drawn in a square of `side`, its corner at 0. */
const patches: readonly (() => Shape)[] = [
  () => box(0, 0, side, side),
  () => circle(side / 2, side / 2, side / 2),
  () => meet(box(0, 0, side, side), circle(0, 0, side)),
  () => meet(box(0, 0, side, side), circle(side, side, side)),
  () =>
    polygon([
      [0, 0],
      [side, 0],
      [0, side],
    ]),
  () =>
    polygon([
      [0, 0],
      [side, side / 2],
      [0, side],
    ]),
  () => meet(box(0, 0, side, side), circle(side / 2, 0, side / 2)),
  () => circle(side / 2, side / 2, side / 3.2),
];

interface Patch {
  readonly form: number;
  readonly turned: number;
}

/**
 * Fields in rows, as in a quilt block: those that lie alike about the middle hold the same patch, each turned by its place. Two by
 * two fields, or three by three with a middle.
 */
export function drawQuilt(random: SeededRandom, fields: 2 | 3): MarkDrawing {
  const gap = random.pick([0.8, 1.6, 2.4]);
  const patch = (): Patch => ({ form: random.below(patches.length), turned: random.below(4) * 90 });
  const [corner, edge, middle] = [patch(), patch(), patch()];
  const isWhirled = random.below(2) === 0;
  const place = ({ form, turned }: Patch, column: number, row: number, quarter: number): Shape => {
    const shape = turn(patches[form]!(), turned + (isWhirled ? quarter * 90 : 0), side / 2, side / 2);
    return move(shape, column * (side + gap), row * (side + gap));
  };
  const last = fields - 1;
  const corners = [
    [0, 0],
    [last, 0],
    [last, last],
    [0, last],
  ].map(([x, y], index) => place(corner, x!, y!, index));
  if (fields === 2) {
    const lit = random.pick([[0], [0, 2], [1, 3], [2]] as const) as readonly number[];
    return {
      main: group(...corners.filter((_, index) => !lit.includes(index))),
      accent: group(...corners.filter((_, index) => lit.includes(index))),
    };
  }
  const edges = [
    [1, 0],
    [2, 1],
    [1, 2],
    [0, 1],
  ].map(([x, y], index) => place(edge, x!, y!, index));
  const heart = place(middle, 1, 1, 0);
  return random.pick([
    { main: group(...[...corners, ...edges]), accent: heart },
    { main: group(...[...corners, heart]), accent: group(...edges) },
    { main: group(...[...edges, heart]), accent: group(...corners) },
  ]);
}
