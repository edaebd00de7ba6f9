/**
 * Shapes as values: plane figures bounded by lines and Bézier curves, made, joined and cut by Paper.js, set off by Clipper. Nothing here changes
 * what it is given. Units are those of the grid a mark is drawn on; angles are degrees, clockwise from the right, as the y axis
 * points down.
 */
import { areaPaths, EndType, FillRule, inflatePaths, JoinType, type Paths64, union } from 'clipper2-ts';
import paper from 'paper';

paper.setup(new paper.Size(1, 1));
// Nothing is kept in a project: a shape lives as long as somebody holds it.
paper.settings.insertItems = false;

/** A filled figure; where its boundaries wind around one another, the non-zero rule holds after every operation of this file. */
export type Shape = paper.PathItem;
export type Point = readonly [x: number, y: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const polar = (cx: number, cy: number, radius: number, degrees: number): paper.Point =>
  new paper.Point(cx + radius * Math.cos(radians(degrees)), cy + radius * Math.sin(radians(degrees)));

export const circle = (cx: number, cy: number, radius: number): Shape =>
  new paper.Path.Circle({ center: [cx, cy], radius });

export const ellipse = (cx: number, cy: number, radiusX: number, radiusY: number, degrees = 0): Shape => {
  const made = new paper.Path.Ellipse({ center: [cx, cy], radius: [radiusX, radiusY] });
  made.rotate(degrees, new paper.Point(cx, cy));
  return made;
};

export const box = (x: number, y: number, width: number, height: number, radius = 0): Shape =>
  new paper.Path.Rectangle({ rectangle: new paper.Rectangle(x, y, width, height), radius });

/** A closed polygon whose corners are rounded by `radius`, or by less where a side is too short for it. */
export function polygon(points: readonly Point[], radius = 0): Shape {
  const corners = points.map(([x, y]) => new paper.Point(x, y));
  const path = new paper.Path();
  corners.forEach((corner, index) => {
    const before = corners.at(index - 1)!.subtract(corner);
    const after = corners[(index + 1) % corners.length]!.subtract(corner);
    if (radius === 0) {
      path.add(corner);
      return;
    }
    const half = Math.abs(before.getDirectedAngle(after)) / 2;
    const reach = Math.min(radius / Math.tan(radians(half)), before.length / 2, after.length / 2);
    const from = corner.add(before.normalize(reach));
    const to = corner.add(after.normalize(reach));
    // The handle that makes a cubic nearest to the arc of a circle which touches both sides.
    const pull = (4 / 3) * Math.tan(radians(180 - 2 * half) / 4) * reach * Math.tan(radians(half));
    path.add(new paper.Segment(from, undefined, before.normalize(-pull)));
    path.add(new paper.Segment(to, after.normalize(-pull)));
  });
  path.closed = true;
  return path;
}

/** A straight stroke of a width, with round ends, or flat ones. */
export function bar(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
  cap: 'round' | 'flat' = 'round',
): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const extra = cap === 'round' ? width / 2 : 0;
  const made = box(x1 - extra, y1 - width / 2, length + 2 * extra, width, cap === 'round' ? width / 2 : 0);
  made.rotate((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI, new paper.Point(x1, y1));
  return made;
}

/** The part of a ring between two angles, with flat or round ends; `radius` is that of its middle line. */
export function arc(
  cx: number,
  cy: number,
  radius: number,
  width: number,
  from: number,
  to: number,
  cap: 'round' | 'flat' = 'round',
): Shape {
  const outer = radius + width / 2;
  const inner = radius - width / 2;
  const middle = (from + to) / 2;
  const path = new paper.Path();
  path.moveTo(polar(cx, cy, outer, from));
  path.arcTo(polar(cx, cy, outer, middle), polar(cx, cy, outer, to));
  if (inner > 0) {
    path.lineTo(polar(cx, cy, inner, to));
    path.arcTo(polar(cx, cy, inner, middle), polar(cx, cy, inner, from));
  } else path.lineTo(new paper.Point(cx, cy));
  path.closePath();
  if (cap === 'flat') return path;
  const ends = [from, to].map((angle) => polar(cx, cy, radius, angle));
  return join(path, ...ends.map((end) => circle(end.x, end.y, width / 2)));
}

export const ring = (cx: number, cy: number, outer: number, width: number): Shape =>
  cut(circle(cx, cy, outer), circle(cx, cy, outer - width));

/** A slice of a disc between two angles. */
export const slice = (cx: number, cy: number, radius: number, from: number, to: number): Shape =>
  arc(cx, cy, radius / 2, radius, from, to, 'flat');

/** What two equal circles have in common: a leaf or petal that points along `degrees`, centred. */
export function lens(cx: number, cy: number, length: number, width: number, degrees = 0): Shape {
  const half = length / 2;
  const path = new paper.Path();
  path.moveTo(new paper.Point(cx - half, cy));
  path.arcTo(new paper.Point(cx, cy - width / 2), new paper.Point(cx + half, cy));
  path.arcTo(new paper.Point(cx, cy + width / 2), new paper.Point(cx - half, cy));
  path.closePath();
  path.rotate(degrees, new paper.Point(cx, cy));
  return path;
}

/** A drop whose round end is a circle about (cx, cy) and whose tip is `reach` away along `degrees`. */
export function drop(cx: number, cy: number, radius: number, reach: number, degrees = -90): Shape {
  const touch = Math.acos(radius / reach);
  const path = new paper.Path();
  const at = (angle: number): paper.Point =>
    new paper.Point(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle));
  path.moveTo(new paper.Point(cx + reach, cy));
  path.lineTo(at(touch));
  path.arcTo(at(Math.PI), at(-touch));
  path.closePath();
  path.rotate(degrees, new paper.Point(cx, cy));
  return path;
}

/** The figure of SVG path data. */
export const outline = (data: string): Shape => paper.PathItem.create(data);

/** Everything that is in any of them. */
export const join = (first: Shape, ...others: readonly Shape[]): Shape =>
  others.reduce((sum, other) => sum.unite(other, { insert: false }), first.clone({ insert: false }) as Shape);

/** Everything that is in any of a list that is not empty. */
export const joinAll = ([first, ...others]: readonly Shape[]): Shape => join(first!, ...others);

/** Figures side by side as one, without looking for what they have in common: for letters of a line, which do not cross. */
export function group(...shapes: readonly Shape[]): Shape {
  const whole = new paper.CompoundPath({});
  for (const shape of shapes) whole.addChildren(boundariesOf(shape).map((path) => path.clone({ insert: false })));
  return whole;
}

/** The first without the others. */
export const cut = (from: Shape, ...taken: readonly Shape[]): Shape =>
  taken.reduce((rest, other) => rest.subtract(other, { insert: false }), from.clone({ insert: false }) as Shape);

/**
 * A figure whose boundaries no longer cross: joined letters, whose outlines lie over one another. Where the union of curves loses a
 * part it is made of short straight lines.
 */
export function settled(shape: Shape): Shape {
  const united = shape.unite(undefined as never, { insert: false });
  return isAbout(areaOf(united), filledArea(shape), filledArea(shape)) ? united : polygonal(shape);
}

/**
 * A form without figures that lie inside it, side by side. Outlines of letters of many strokes may be more than the subtraction of curves
 * is up to: what it leaves is measured, and where it is wrong the figures are taken as polygons. Nothing where that is wrong too.
 */
export function cutInside(form: Shape, figures: readonly Shape[]): Shape | undefined {
  const wanted = areaOf(form) - figures.reduce((sum, figure) => sum + filledArea(figure), 0);
  // Each outline and each counter of a letter becomes a boundary; the dot of an i is little in area.
  const boundaries = boundariesOf(form).length + figures.reduce((sum, figure) => sum + filled(figure).length, 0);
  for (const taken of [figures, figures.map(polygonal)]) {
    const left = cut(form, ...taken);
    const isWhole = boundariesOf(left).filter((one) => areaOf(one) > 0.01).length >= boundaries;
    if (isWhole && isAbout(areaOf(left), wanted, areaOf(form))) return left;
  }
  return;
}

/** Whether two areas agree to four thousandths of a third one: a stroke of a letter is more, what flattening leaves out is less. */
const isAbout = (one: number, other: number, of: number): boolean => Math.abs(one - other) <= 0.004 * of;

/** What is in both. */
export const meet = (one: Shape, other: Shape): Shape => one.intersect(other, { insert: false });

/** Units of the grid that a flattened curve may be away from itself: a thousandth of a mark is a millimetre on two metres. */
const flatness = 0.05;
/** Clipper reckons in whole numbers. */
const whole = 1000;

/**
 * The figure whose edge is `distance` further out, or further in where that is negative. Its curves become short straight lines: an
 * offset of curves by curves took minutes for a rosette, one of polygons takes milliseconds for anything.
 */
export function grow(shape: Shape, distance: number, corner: 'round' | 'miter' = 'round'): Shape {
  const join = corner === 'round' ? JoinType.Round : JoinType.Miter;
  return fromPolygons(inflatePaths(filled(shape), distance * whole, join, EndType.Polygon, 4, flatness * whole));
}

/** A figure as polygons, as the non-zero rule fills it: outlines and holes turn as Clipper expects. */
function filled(shape: Shape): Paths64 {
  const flat: Paths64 = boundariesOf(shape).map((boundary) => {
    const copy = boundary.clone({ insert: false });
    copy.flatten(flatness);
    return copy.segments.map(({ point }) => ({ x: Math.round(point.x * whole), y: Math.round(point.y * whole) }));
  });
  // Clipper fails on a boundary without a point, which a subtraction may leave.
  return union(
    flat.filter((path) => path.length > 0),
    FillRule.NonZero,
  );
}

function fromPolygons(polygons: Paths64): Shape {
  const result = new paper.CompoundPath({});
  for (const boundary of polygons)
    result.addChild(new paper.Path({ segments: boundary.map(({ x, y }) => [x / whole, y / whole]), closed: true }));
  return result;
}

/** The same figure of short straight lines, its boundaries without crossings. */
const polygonal = (shape: Shape): Shape => fromPolygons(filled(shape));

/** What a figure covers, in square units: parts that lie over one another count once. */
const filledArea = (shape: Shape): number => Math.abs(areaPaths(filled(shape))) / whole ** 2;

const changed = (shape: Shape, change: (copy: Shape) => void): Shape => {
  const copy = shape.clone({ insert: false }) as Shape;
  change(copy);
  return copy;
};

export const move = (shape: Shape, dx: number, dy: number): Shape =>
  changed(shape, (copy) => copy.translate(new paper.Point(dx, dy)));

export const turn = (shape: Shape, degrees: number, cx = 32, cy = 32): Shape =>
  changed(shape, (copy) => copy.rotate(degrees, new paper.Point(cx, cy)));

export const scale = (shape: Shape, factorX: number, factorY = factorX, cx = 0, cy = 0): Shape =>
  changed(shape, (copy) => copy.scale(factorX, factorY, new paper.Point(cx, cy)));

/** The mirror image on the vertical line at `x`. */
export const mirror = (shape: Shape, x = 32): Shape => scale(shape, -1, 1, x, 0);

/** A shape and its mirror image as one. */
export const withMirror = (shape: Shape, x = 32): Shape => join(shape, mirror(shape, x));

/** `count` copies turned evenly about a point. */
export const around = (shape: Shape, count: number, cx = 32, cy = 32): Shape[] =>
  Array.from({ length: count }, (_, index) => turn(shape, (360 / count) * index, cx, cy));

export function boundsOf(shape: Shape): Box {
  const { x, y, width, height } = shape.bounds;
  return { x, y, width, height };
}

/** Its area in square units, holes taken off. */
export const areaOf = (shape: Shape): number => Math.abs((shape as paper.Path).area);

/** The closed boundaries a shape is made of. */
export const boundariesOf = (shape: Shape): readonly paper.Path[] =>
  shape instanceof paper.CompoundPath ? (shape.children as paper.Path[]) : [shape as paper.Path];
