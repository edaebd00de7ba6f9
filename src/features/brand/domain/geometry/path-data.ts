import { boundariesOf, type Shape } from './shapes.ts';

/**
 * A shape as SVG path data, in whole multiples of `step` hundredths and relative steps between rounded places, so that nothing
 * adds up and the same shape gives the same text on every machine. A curve that is straight is written as a line, one that is
 * a quadratic as that.
 */
export function pathData(shape: Shape, step: PathStep = 1): string {
  const place = ({ x, y }: { x: number; y: number }): Place => [roundTo(x, step), roundTo(y, step)];
  return boundariesOf(shape)
    .filter(({ segments }) => segments.length > 1)
    .map(({ segments }) => {
      const first = place(segments[0]!.point);
      let at = first;
      let data = `M${pair(first)}`;
      let last = '';
      // The letter of a command stands once for those like it that follow.
      const add = (letter: string, values: string): void => {
        data += letter === last ? (values.startsWith('-') ? values : ` ${values}`) : letter + values;
        last = letter;
      };
      segments.forEach((segment, index) => {
        const next = segments[(index + 1) % segments.length]!;
        const isLast = index === segments.length - 1;
        const to = isLast ? first : place(next.point);
        const out = place(segment.point.add(segment.handleOut));
        const into = place(next.point.add(next.handleIn));
        if (isStraight(at, out, into, to)) {
          if (!isLast && !isSame(at, to)) add(...lineTo(at, to));
        } else {
          const bend = quadratic(
            segment.point.add(segment.handleOut),
            next.point.add(next.handleIn),
            segment.point,
            next.point,
          );
          if (bend) add('q', pair(less(place(bend), at)) + follow(less(to, at)));
          else add('c', pair(less(out, at)) + follow(less(into, at)) + follow(less(to, at)));
        }
        at = to;
      });
      return `${data}z`;
    })
    .join('');
}

/** Hundredths of a unit. */
export type PathStep = 1 | 2 | 5 | 10;

/** In hundredths. */
type Place = readonly [x: number, y: number];

interface Spot {
  readonly x: number;
  readonly y: number;
}

const roundTo = (value: number, step: PathStep): number => Math.round((value * 100) / step) * step;

/** The one handle of a cubic that is a raised quadratic, within a two-hundredth of a unit. */
function quadratic(out: Spot, into: Spot, from: Spot, to: Spot): Spot | undefined {
  const one = { x: (3 * out.x - from.x) / 2, y: (3 * out.y - from.y) / 2 };
  const other = { x: (3 * into.x - to.x) / 2, y: (3 * into.y - to.y) / 2 };
  if (Math.hypot(one.x - other.x, one.y - other.y) > 0.02) return;
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
const less = (one: Place, other: Place): Place => [one[0] - other[0], one[1] - other[1]];
const isSame = (one: Place, other: Place): boolean => one[0] === other[0] && one[1] === other[1];

/** Both handles lie on the line between the ends, within a hundredth of a unit. */
function isStraight(from: Place, out: Place, into: Place, to: Place): boolean {
  const [dx, dy] = less(to, from);
  const length = Math.hypot(dx, dy);
  const away = (point: Place): number => {
    const [px, py] = less(point, from);
    return length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
  };
  return away(out) <= 1 && away(into) <= 1;
}

const number = (hundredths: number): string => String(hundredths / 100).replace(/^(-?)0\./, '$1.');
/** A number after another: a sign parts them, otherwise a space. */
const after = (hundredths: number): string => (hundredths < 0 ? number(hundredths) : ` ${number(hundredths)}`);
const pair = ([x, y]: Place): string => number(x) + after(y);
const follow = ([x, y]: Place): string => after(x) + after(y);

function lineTo(from: Place, to: Place): [letter: string, values: string] {
  const [dx, dy] = less(to, from);
  if (dy === 0) return ['h', number(dx)];
  return dx === 0 ? ['v', number(dy)] : ['l', pair([dx, dy])];
}
