import { around, box, circle, drop, join, outline, polygon, type Shape } from './shapes.ts';

/** Closed forms that hold a letter or a figure, on the grid of 64: each fills about the same area. */
export const enclosures = {
  circle: () => circle(32, 32, 29),
  square: () => box(5, 5, 54, 54),
  rounded: () => box(5, 5, 54, 54, 13),
  squircle: () => outline('M32 4c21 0 28 7 28 28s-7 28-28 28S4 53 4 32 11 4 32 4z'),
  hexagon: () => regular(6, 31, 3),
  shield: () => outline('M32 3l25 7v20c0 15-10 25-25 31C17 55 7 45 7 30V10z'),
  arch: () => outline('M7 61V28a25 25 0 0 1 50 0v33z'),
  leaf: () => outline('M5 5h30a24 24 0 0 1 24 24v30H29A24 24 0 0 1 5 35z'),
  diamond: () =>
    polygon(
      [
        [32, 1],
        [63, 32],
        [32, 63],
        [1, 32],
      ],
      4,
    ),
  drop: () => drop(32, 38, 24, 37),
  scallop: () => join(circle(32, 32, 25), ...around(circle(32, 8.5, 5.5), 14)),
  quarter: () => outline('M5 5h54v30a24 24 0 0 1-24 24H5z'),
} as const satisfies Record<string, () => Shape>;

export type EnclosureId = keyof typeof enclosures;

/** The side of the square about the middle that lies in each form with room to its edge. */
export const innerSide: Readonly<Record<EnclosureId, number>> = {
  circle: 35,
  square: 38,
  rounded: 38,
  squircle: 37,
  hexagon: 31,
  shield: 31,
  arch: 35,
  leaf: 35,
  diamond: 24,
  drop: 26,
  scallop: 28,
  quarter: 35,
};

export function regular(sides: number, radius: number, corner = 0, turned = 0, cx = 32, cy = 32): Shape {
  return polygon(
    Array.from({ length: sides }, (_, index) => {
      const angle = (((index * 360) / sides - 90 + turned) * Math.PI) / 180;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
    }),
    corner,
  );
}
