import { type Box, boundsOf, group, move, outline, type Shape, scale } from '../geometry/shapes.ts';

/** One glyph of a line: its outline stands where it is drawn, in em, the baseline at y = 0 and y pointing down. */
export interface PlacedGlyph {
  readonly data: string;
  /** Where the pen stood, in em. */
  readonly x: number;
  readonly advance: number;
  /** Index in the text, in UTF-16 units, of the cluster it belongs to. */
  readonly cluster: number;
}

/** A font as the engine needs it. Who has the file supplies it. */
export interface Typeface {
  readonly id: string;
  /** Heights above the baseline in em, as drawn, not as the file claims. */
  readonly capHeight: number;
  readonly xHeight: number;
  /** Whether the font has a glyph for each character of the text. */
  covers(text: string): boolean;
  /** Glyphs from left to right, shaped and kerned by the font's own tables. Marks and joined letters come as the script asks. */
  shape(text: string): readonly PlacedGlyph[];
}

/** The outline of a text, the left edge of what is drawn at x = 0 and the baseline at y = 0, `em` units to the em. */
export function outlineOf(typeface: Typeface, text: string, em: number): Shape | undefined {
  const drawn = typeface.shape(text).filter(({ data }) => data !== '');
  if (drawn.length === 0) return;
  const whole = scale(group(...drawn.map(({ data }) => outline(data))), em);
  return move(whole, -boundsOf(whole).x, 0);
}

/** A text drawn as large as a box allows, and centred in it by what is drawn. */
export function fitText(typeface: Typeface, text: string, into: Box): Shape | undefined {
  const drawn = outlineOf(typeface, text, 100);
  return drawn && fitShape(drawn, into);
}

/** A shape as large as a box allows, its proportions kept, centred in it. */
export function fitShape(shape: Shape, into: Box): Shape {
  const { x, y, width, height } = boundsOf(shape);
  const factor = Math.min(into.width / width, into.height / height);
  return move(
    scale(shape, factor),
    into.x + into.width / 2 - (x + width / 2) * factor,
    into.y + into.height / 2 - (y + height / 2) * factor,
  );
}
