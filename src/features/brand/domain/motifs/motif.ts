import { cut, grow, type Shape } from '../geometry/shapes.ts';

/** A figure of a thing, on a grid of 64 × 64, in parts that do not touch: in one colour they stay apart. */
export interface Drawing {
  readonly main: Shape;
  /** What takes the second colour. */
  readonly accent?: Shape;
}

export interface Motif {
  readonly id: string;
  /** What it stands for: English stems of trades and of things that are sold, matched at the beginning of words. */
  readonly of: readonly string[];
  readonly draw: () => Drawing;
}

export const motif = (id: string, of: string, draw: () => Drawing): Motif => ({ id, of: of.split(' '), draw });

/** The parts of a drawing with a gap between them where one lies before the other. */
export const apart = ({ main, accent }: { main: Shape; accent: Shape }): Drawing => ({
  main: cut(main, grow(accent, 1.8)),
  accent,
});
