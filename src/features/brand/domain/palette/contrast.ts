import { wcagContrast } from 'culori';
import type { Palette } from './palettes.ts';

export type ColourRole = keyof Palette;
export const colourRoles = ['primary', 'secondary', 'accent', 'ink', 'paper'] as const satisfies readonly ColourRole[];

/** Least contrasts of WCAG 2.2: running text (1.4.3), large text and what is drawn (1.4.3, 1.4.11). */
export const leastContrast = { text: 4.5, large: 3 } as const;

/** Two colours of a palette, one on the other, and what they may be used for. */
export interface ColourPair {
  readonly on: ColourRole;
  readonly of: ColourRole;
  /** WCAG contrast, 1 to 21. */
  readonly contrast: number;
  readonly use: 'text' | 'large' | 'decoration';
}

export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

/** Each colour on each other one, the strongest first: what may be written in what. */
export function pairsOf(palette: Palette): ColourPair[] {
  return colourRoles
    .flatMap((on) =>
      colourRoles.filter((of) => of !== on).map((of) => ({ on, of, contrast: contrastOf(palette[on], palette[of]) })),
    )
    .map(({ on, of, contrast }) => ({
      on,
      of,
      contrast,
      use:
        contrast >= leastContrast.text
          ? ('text' as const)
          : contrast >= leastContrast.large
            ? ('large' as const)
            : ('decoration' as const),
    }))
    .sort((one, other) => other.contrast - one.contrast);
}

/** The colour of the palette that is best read on a ground: what restyled things take for their text. */
export const textOn = (palette: Palette, ground: string): string =>
  contrastOf(palette.paper, ground) >= contrastOf(palette.ink, ground) ? palette.paper : palette.ink;
