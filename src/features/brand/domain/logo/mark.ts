import type { SeededRandom } from '#shared/seeded-random.ts';
import type { Typeface } from '../fonts/typeface.ts';
import { areaOf, boundariesOf, join, type Shape } from '../geometry/shapes.ts';
import type { Motif } from '../motifs/motif.ts';
import type { BrandStyle } from '../styles.ts';

/** A mark on the grid of 64, in parts that do not overlap. */
export interface MarkDrawing {
  readonly main: Shape;
  /** In the second colour. */
  readonly accent?: Shape | undefined;
  /** In the third colour: where two parts cross. In one colour it is left out, so that the parts stay apart. */
  readonly crossing?: Shape | undefined;
  /** Whether the accent is a letter: it then takes a colour that is read on the ground. */
  readonly isLettered?: boolean;
  /** Whether it says the name itself, so that it stands alone. */
  readonly isWhole?: boolean;
  /** What stands for it where it is tiny, where the whole would not be made out. */
  readonly icon?: { readonly main: Shape; readonly accent?: Shape | undefined } | undefined;
}

/** What a mark is made of. */
export interface MarkSubject {
  /** The name as it can be drawn. */
  readonly name: string;
  readonly initials: readonly string[];
  readonly style: BrandStyle;
  /** The font of its letters. */
  readonly face: Typeface;
  /** Things the business is about, the nearest first; none where nothing is known. */
  readonly motifs: readonly Motif[];
  readonly random: SeededRandom;
}

/** A mark of a kind, or nothing where the kind does not suit the subject. */
export type DrawMark = (subject: MarkSubject) => MarkDrawing | undefined;

/** Without pieces smaller than `least` square units: what cuts leave between letters. */
export function withoutSlivers(shape: Shape, least = 10): Shape {
  const copy = shape.clone({ insert: false }) as Shape;
  for (const piece of [...boundariesOf(copy)])
    if (areaOf(piece) < least && boundariesOf(copy).length > 1) piece.remove();
  return copy;
}

/** All of a drawing in one colour. */
export const inOneColour = ({ main, accent }: MarkDrawing): Shape => (accent ? join(main, accent) : main);

/** A number between two, one of twenty-one: measures that differ by less are not told apart. */
export const between = (random: SeededRandom, least: number, most: number): number =>
  least + ((most - least) * random.below(21)) / 20;
