import {
  arc,
  around,
  bar,
  box,
  circle,
  cut,
  drop,
  ellipse,
  grow,
  join,
  joinAll,
  lens,
  meet,
  move,
  polygon,
  ring,
  type Shape,
  slice,
  turn,
} from '../../geometry/shapes.ts';
import type { DrawMark, MarkDrawing } from '../mark.ts';

/** Figures constructed from few circles and squares on the grid. */
export const drawGeometric: DrawMark = ({ random, style }) => {
  const isRound = style === 'Playful' || style === 'Elegant' || style === 'Modern';
  const variants: (() => MarkDrawing)[] = [
    // Four fields, each the one before turned by a quarter.
    () => {
      const side = 27;
      const field = random.pick<() => Shape>([
        () => meet(box(4, 4, side, side), circle(4 + side, 4 + side, side)),
        () => meet(box(4, 4, side, side), circle(4, 4, side)),
        () =>
          polygon([
            [4, 4],
            [4 + side, 4],
            [4, 4 + side],
          ]),
        () =>
          meet(
            box(4, 4, side, side),
            join(circle(4 + side / 2, 4, side / 2), circle(4 + side / 2, 4 + side, side / 2)),
          ),
        () => cut(box(4, 4, side, side), circle(4 + side, 4 + side, side * 0.55)),
      ])();
      const fields = around(field, 4);
      const pair = random.pick([[0, 2], [0, 1], [0]] as const);
      const inAccent = (index: number): boolean => (pair as readonly number[]).includes(index);
      return {
        main: joinAll(fields.filter((_, index) => !inAccent(index))),
        accent: joinAll(fields.filter((_, index) => inAccent(index))),
      };
    },
    // Two or three discs that cross.
    () => {
      const count = random.pick([2, 3]);
      const discs = count === 2 ? [circle(22, 32, 19), circle(42, 32, 19)] : around(circle(32, 22, 16.5), 3, 32, 33);
      const [first, ...others] = discs;
      const crossings = discs.flatMap((disc, index) => discs.slice(index + 1).map((other) => meet(disc, other)));
      const crossing = joinAll(crossings);
      return { main: cut(first!, crossing), accent: cut(joinAll(others), crossing), crossing };
    },
    // Arcs about one corner.
    () => {
      const turned = random.below(4) * 90;
      const at = (radius: number, width: number): Shape => turn(arc(5, 59, radius, width, -90, 0, 'flat'), turned);
      return { main: join(at(50, 9), at(20, 9)), accent: join(at(35, 9), turn(slice(5, 59, 8, -90, 0), turned)) };
    },
    // A cube seen from its corner.
    () => {
      const corner = (angle: number): readonly [number, number] => {
        const turnBy = ((angle - 90) * Math.PI) / 180;
        return [32 + 29 * Math.cos(turnBy), 32 + 29 * Math.sin(turnBy)];
      };
      const face = (from: number): Shape => {
        const whole = polygon([[32, 32], corner(from), corner(from + 60), corner(from + 120)]);
        return grow(whole, -1.3, 'miter');
      };
      return { main: face(60), accent: face(300), crossing: face(180) };
    },
    // Chevrons.
    () => {
      const one = (y: number): Shape =>
        polygon(
          [
            [32, y],
            [59, y + 20],
            [59, y + 32],
            [32, y + 12],
            [5, y + 32],
            [5, y + 20],
          ],
          isRound ? 2 : 0,
        );
      return { main: join(one(4), one(32)), accent: one(18) };
    },
    // Two loops laced.
    () => {
      const loop = isRound ? ring(0, 0, 19, 6.5) : cut(box(-18, -18, 36, 36, 4), box(-11.5, -11.5, 23, 23, 1));
      const left = move(loop, 23, 26);
      const right = move(loop, 41, 38);
      const upper = box(32, 0, 32, 32);
      const over = cut(left, meet(grow(right, 2), upper));
      const under = cut(right, grow(over, 2));
      return { main: over, accent: under };
    },
    // A horizon.
    () => ({
      main: [0, 1, 2].reduce(
        (rest, index) => cut(rest, box(0, 38 + index * 7.5, 64, 1.6 + index * 0.9)),
        circle(32, 32, 28),
      ),
      accent: undefined,
    }),
    // Stairs that turn.
    () => {
      const step = (index: number): Shape =>
        box(5 + index * 18.5, 43 - index * 19, 17, 16 + index * 19, isRound ? 4 : 0);
      return { main: join(step(0), step(2)), accent: step(1) };
    },
    // Two halves of a disc, slid along their common edge.
    () => {
      const disc = circle(32, 32, 22);
      const slid = random.pick([9, -9]);
      const halves = {
        main: move(meet(disc, box(0, 0, 64, 31)), slid, 0),
        accent: move(meet(disc, box(0, 33, 64, 31)), -slid, 0),
      };
      return random.below(2) === 0 ? halves : { main: turn(halves.main, 90), accent: turn(halves.accent, 90) };
    },
    // A disc, a square, a triangle and a quarter in four fields, in an order of their own.
    () => {
      const side = 27;
      const forms = random.shuffle<() => Shape>([
        () => circle(side / 2, side / 2, side / 2),
        () => box(0, 0, side, side, isRound ? 4 : 0),
        () =>
          polygon([
            [0, 0],
            [side, side],
            [0, side],
          ]),
        () => meet(box(0, 0, side, side), circle(0, side, side)),
      ]);
      const placed = forms.map((form, index) =>
        move(form(), 4 + (index % 2) * (side + 2), 4 + Math.floor(index / 2) * (side + 2)),
      );
      const lit = random.below(4);
      return { main: joinAll(placed.filter((_, index) => index !== lit)), accent: placed[lit] };
    },
    // Two leaves that make a disc.
    () => {
      const whole = circle(32, 32, 28);
      const blade = (turned: number): Shape => turn(meet(whole, circle(14, 32, 28)), turned);
      const first = blade(random.pick([0, 45]));
      return { main: first, accent: cut(whole, grow(first, 2.4)) };
    },
  ];
  return random.pick(variants)();
};

/** Petals about a middle, or small figures in a field. */
export const drawRosette: DrawMark = ({ random, style }) => {
  const count = random.pick(style === 'Minimalist' ? [4, 6] : [5, 6, 8, 10]);
  const reach = 29;
  const width = (2 * Math.PI * 17) / count;
  const variants: (() => MarkDrawing)[] = [
    () => {
      const petals = around(lens(32, 32 - reach / 2 - 1.5, reach - 3, width * 0.86, 90), count);
      return alternate(petals);
    },
    () => alternate(around(drop(32, 13, width * 0.42, reach - 12, 90), count)),
    () => ({
      main: joinAll(around(cut(ellipse(32, 17, width * 0.46, 13), ellipse(32, 18, width * 0.24, 8)), count)),
      accent: circle(32, 32, 3.2),
    }),
    () => ({
      main: joinAll(around(bar(32, 25, 32, 6, 4.4), count * 2)),
      accent: circle(32, 32, 4.4),
    }),
    () => {
      const outer = around(circle(32, 9, Math.min(6, width * 0.32)), count);
      const inner = around(circle(32, 20, Math.min(3.8, width * 0.22)), count).map((dot) => turn(dot, 180 / count));
      return { main: joinAll(outer), accent: join(joinAll(inner), circle(32, 32, 4)) };
    },
    () => {
      const blades = around(meet(circle(32, 18, 14), circle(44, 24, 16)), Math.min(count, 6));
      return alternate(blades);
    },
    // A field of nine, each cell turned by its place.
    () => {
      const cell = (column: number, row: number): Shape => {
        const [x, y] = [5 + column * 18.5, 5 + row * 18.5];
        const quarter = meet(box(x, y, 17, 17), circle(x, y, 17));
        return turn(quarter, ((column + 2 * row) % 4) * 90, x + 8.5, y + 8.5);
      };
      const all = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => cell(column, row)));
      const accentAt = random.pick([[4], [0, 4, 8], [2, 4, 6]] as const) as readonly number[];
      return {
        main: joinAll(all.filter((_, index) => !accentAt.includes(index))),
        accent: joinAll(accentAt.map((index) => all[index]!)),
      };
    },
  ];
  return random.pick(variants)();
};

/** Every second in the second colour, where their number allows it. */
const alternate = (petals: readonly Shape[]): MarkDrawing =>
  petals.length % 2 === 0
    ? {
        main: joinAll(petals.filter((_, index) => index % 2 === 0)),
        accent: joinAll(petals.filter((_, index) => index % 2 === 1)),
      }
    : { main: joinAll(petals.slice(1)), accent: petals[0] };
