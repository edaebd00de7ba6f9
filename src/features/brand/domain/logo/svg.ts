import { type PathStep, pathData } from '../geometry/path-data.ts';
import { move } from '../geometry/shapes.ts';
import type { Palette } from '../palette/palettes.ts';
import type { Lockup, PartRole } from './lockup.ts';

export const colourings = ['positive', 'reversed', 'one-colour'] as const;
export type Colouring = (typeof colourings)[number];

/** The colours of the parts of a logo; a part without one is left out. */
export const coloursOf: Readonly<
  Record<Colouring, (palette: Palette) => Readonly<Record<PartRole, string | undefined>>>
> = {
  positive: ({ primary, secondary, accent, ink }) => ({
    main: primary,
    accent,
    letter: secondary,
    crossing: ink,
    text: ink,
    tagline: ink,
  }),
  reversed: ({ accent, paper, secondary }) => ({
    main: paper,
    accent,
    letter: accent,
    crossing: secondary,
    text: paper,
    tagline: paper,
  }),
  'one-colour': ({ ink }) => ({ main: ink, accent: ink, letter: ink, crossing: undefined, text: ink, tagline: ink }),
};

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** Bytes a logo may have; of its text only the title is not ASCII, and a UTF-16 unit takes three bytes at most. */
const mostBytes = 12 * 1024;
const steps: readonly PathStep[] = [1, 2, 5, 10];

/** A logo as a file of its own: outlines alone, one element for each part; as exact as its allowance of bytes lets it be. */
export function renderSvg(lockup: Lockup, palette: Palette, colouring: Colouring, title: string): string {
  let svg = '';
  for (const step of steps) {
    svg = renderWith(step, lockup, palette, colouring, title);
    if (svg.length + 3 * title.length <= mostBytes) break;
  }
  return svg;
}

function renderWith(
  step: PathStep,
  { parts, box }: Lockup,
  palette: Palette,
  colouring: Colouring,
  title: string,
): string {
  const colours = coloursOf[colouring](palette);
  const paths = parts
    .filter(({ role }) => colours[role] !== undefined)
    .map(({ role, shape }) => `<path fill="${colours[role]}" d="${pathData(move(shape, -box.x, -box.y), step)}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${number(box.width)} ${number(box.height)}" role="img"><title>${escapeXml(title)}</title>${paths.join('')}</svg>`;
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
