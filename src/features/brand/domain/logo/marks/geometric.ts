import type { SeededRandom } from '#shared/seeded-random.ts';
import { enclosures } from '../../geometry/enclosures.ts';
import {
  arc,
  box,
  circle,
  cut,
  grow,
  join,
  joinAll,
  meet,
  move,
  polygon,
  ring,
  type Shape,
  slice,
  turn,
} from '../../geometry/shapes.ts';
import { between, type DrawMark, type MarkDrawing } from '../mark.ts';
import { fitted } from './monogram.ts';
import { drawQuilt } from './quilt.ts';

/** Figures constructed from few circles and squares on the grid. Each construction has measures of its own, so that few are alike. */
export const drawGeometric: DrawMark = ({ random, style }) => {
  const isRound = style === 'Playful' || style === 'Elegant' || style === 'Modern';
  const corner = isRound ? between(random, 1.5, 5) : 0;
  const constructions: (() => MarkDrawing)[] = [
    () => drawQuilt(random, 2),
    () => drawQuilt(random, 3),
    () => discs(random),
    () => arcs(random),
    () => cube(random),
    () => chevrons(random, corner),
    () => loops(random, isRound),
    () => horizon(random),
    () => stairs(random, corner),
    () => halves(random),
    () => blades(random),
  ];
  return fitted(random.pick(constructions)());
};

/** Two or three discs that cross. */
function discs(random: SeededRandom): MarkDrawing {
  const count = random.pick([2, 3]);
  const radius = between(random, 15, 20);
  const reach = radius * between(random, 0.5, 0.75);
  const turned = random.below(12) * 15;
  const all = Array.from({ length: count }, (_, index) =>
    turn(circle(32, 32 - reach, radius), turned + (360 / count) * index),
  );
  const [first, ...others] = all;
  const crossing = joinAll(all.flatMap((disc, index) => all.slice(index + 1).map((other) => meet(disc, other))));
  return { main: cut(first!, crossing), accent: cut(joinAll(others), crossing), crossing };
}

/** Arcs about one corner. */
function arcs(random: SeededRandom): MarkDrawing {
  const turned = random.below(4) * 90;
  const count = random.pick([2, 3, 4]);
  const band = 54 / (count + 0.7);
  const width = band * between(random, 0.5, 0.72);
  const sweep = random.pick([90, 90, 180]);
  const at = (index: number): Shape => turn(arc(5, 59, band * (index + 1), width, -90, sweep - 90, 'flat'), turned);
  const heart = turn(slice(5, 59, band * 0.55, -90, sweep - 90), turned);
  const lit = random.below(count);
  const rest = Array.from({ length: count }, (_, index) => index).filter((index) => index !== lit);
  return { main: join(joinAll(rest.map(at)), heart), accent: at(lit) };
}

/** A cube seen from its corner, as three faces, or with a smaller one taken out. */
function cube(random: SeededRandom): MarkDrawing {
  const corner = (angle: number): readonly [number, number] => {
    const at = ((angle - 90) * Math.PI) / 180;
    return [32 + 29 * Math.cos(at), 32 + 29 * Math.sin(at)];
  };
  const gap = between(random, 0.8, 2.4);
  const face = (from: number): Shape =>
    grow(polygon([[32, 32], corner(from), corner(from + 60), corner(from + 120)]), -gap, 'miter');
  const hole = random.below(2) === 0 ? circle(32, 32, between(random, 6, 13)) : undefined;
  const taken = (shape: Shape): Shape => (hole ? cut(shape, hole) : shape);
  return { main: taken(face(60)), accent: taken(face(300)), crossing: taken(face(180)) };
}

/** Chevrons, pointing one way. */
function chevrons(random: SeededRandom, corner: number): MarkDrawing {
  const count = random.pick([2, 3]);
  const rise = between(random, 12, 26);
  const thick = between(random, 9, 14);
  const step = thick + between(random, 3, 6);
  const half = between(random, 20, 27);
  const one = (index: number): Shape => {
    const y = index * step;
    return polygon(
      [
        [32, y],
        [32 + half, y + rise],
        [32 + half, y + rise + thick],
        [32, y + thick],
        [32 - half, y + rise + thick],
        [32 - half, y + rise],
      ],
      Math.min(corner, thick / 4),
    );
  };
  const turned = random.pick([0, 0, 90, 180]);
  const all = Array.from({ length: count }, (_, index) => turn(one(index), turned));
  const lit = random.below(count);
  return { main: joinAll(all.filter((_, index) => index !== lit)), accent: all[lit] };
}

/** Two loops laced. */
function loops(random: SeededRandom, isRound: boolean): MarkDrawing {
  const thick = between(random, 5, 8.5);
  const loop = isRound
    ? ring(0, 0, 19, thick)
    : cut(box(-18, -18, 36, 36, 4), box(thick - 18, thick - 18, 36 - 2 * thick, 36 - 2 * thick, 1));
  const apart = between(random, 8, 11);
  const turned = random.below(8) * 22.5;
  const left = turn(move(loop, 32 - apart, 32 - apart * 0.6), isRound ? turned : 0);
  const right = turn(move(loop, 32 + apart, 32 + apart * 0.6), isRound ? turned : 0);
  const upper = turn(box(32, -20, 60, 52), isRound ? turned : 0);
  const over = cut(left, meet(grow(right, 2), upper));
  return { main: over, accent: cut(right, grow(over, 2)) };
}

/** A form that ends in stripes, as the sun in the sea. */
function horizon(random: SeededRandom): MarkDrawing {
  const form = enclosures[random.pick(['circle', 'arch', 'squircle', 'hexagon', 'drop', 'diamond'] as const)]();
  const count = random.pick([2, 3, 4]);
  const first = between(random, 28, 40);
  const step = (58 - first) / count;
  const thin = between(random, 1.3, 2.4);
  const main = Array.from({ length: count }, (_, index) => index).reduce(
    (rest, index) => cut(rest, box(0, first + index * step, 64, thin + index * 0.7)),
    form,
  );
  const sun = between(random, 5, 8);
  return random.below(2) === 0
    ? { main }
    : { main: cut(main, circle(32, first - 13, sun + 2)), accent: circle(32, first - 13, sun) };
}

/** Bars that grow. */
function stairs(random: SeededRandom, corner: number): MarkDrawing {
  const count = random.pick([3, 4]);
  const gap = between(random, 1.5, 4);
  const width = (54 - gap * (count - 1)) / count;
  const least = between(random, 10, 22);
  const heights = Array.from({ length: count }, (_, index) => least + ((54 - least) * index) / (count - 1));
  const order = random.pick(['up', 'middle'] as const);
  const placed =
    order === 'middle'
      ? [...heights.filter((_, index) => index % 2 === 0), ...heights.filter((_, index) => index % 2 === 1).reverse()]
      : heights;
  const all = placed.map((height, index) =>
    box(5 + index * (width + gap), 59 - height, width, height, Math.min(corner, width / 2)),
  );
  const lit = random.below(count);
  return { main: joinAll(all.filter((_, index) => index !== lit)), accent: all[lit] };
}

/** Two halves of a form, slid along their common edge. */
function halves(random: SeededRandom): MarkDrawing {
  const form = random.pick([circle(32, 32, 22), box(11, 11, 42, 42, 8), enclosures.hexagon()]);
  const slid = between(random, 4, 12) * random.pick([1, -1]);
  const gap = between(random, 0.8, 2);
  const turned = random.below(8) * 22.5;
  const main = move(meet(form, box(-20, -20, 104, 52 - gap)), slid, 0);
  const accent = move(meet(form, box(-20, 32 + gap, 104, 60)), -slid, 0);
  return { main: turn(main, turned), accent: turn(accent, turned) };
}

/** A leaf cut from a form, and the rest of it. */
function blades(random: SeededRandom): MarkDrawing {
  const whole = random.pick([circle(32, 32, 28), enclosures.squircle(), enclosures.leaf(), enclosures.drop()]);
  const turned = random.below(12) * 30;
  const first = meet(whole, turn(circle(between(random, 8, 20), 32, between(random, 22, 30)), turned));
  return { main: first, accent: cut(whole, grow(first, between(random, 1.8, 3))) };
}
