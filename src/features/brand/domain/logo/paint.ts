import type { Palette } from '../palette/palettes.ts';

/** What a part of a logo is coloured by. */
export type PartRole = 'main' | 'accent' | 'letter' | 'crossing' | 'text' | 'tagline';

/** Mark beside the name, above it, or alone. */
export const layouts = ['wide', 'stacked', 'icon'] as const;
export type Layout = (typeof layouts)[number];

export const colourings = ['positive', 'reversed', 'one-colour'] as const;
export type Colouring = (typeof colourings)[number];

/** Which colours of the palette the mark takes: the usual ones, the second for the first, dark with the first, or one alone. */
export const colourways = ['usual', 'second', 'dark', 'single'] as const;
export type Colourway = (typeof colourways)[number];

/** A logo without its colours: outlines by what they are coloured by. */
export interface LogoTemplate {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly { readonly role: PartRole; readonly data: string }[];
}

/** The colours of the parts of a logo; a part without one is left out. */
type PartColours = Readonly<Record<PartRole, string | undefined>>;

const onGround: Readonly<Record<Colourway, (palette: Palette) => Omit<PartColours, 'text' | 'tagline'>>> = {
  usual: ({ primary, secondary, accent, ink }) => ({ main: primary, accent, letter: secondary, crossing: ink }),
  second: ({ primary, secondary, accent, ink }) => ({ main: secondary, accent, letter: primary, crossing: ink }),
  dark: ({ primary, ink }) => ({ main: ink, accent: primary, letter: primary, crossing: undefined }),
  single: ({ primary }) => ({ main: primary, accent: primary, letter: primary, crossing: undefined }),
};

/** The colours of a logo on the ground of the palette, on a dark ground, or in one colour. */
export function coloursOf(colouring: Colouring, palette: Palette, colourway: Colourway = 'usual'): PartColours {
  const { ink, paper, accent, secondary } = palette;
  if (colouring === 'one-colour')
    return { main: ink, accent: ink, letter: ink, crossing: undefined, text: ink, tagline: ink };
  if (colouring === 'positive') return { ...onGround[colourway](palette), text: ink, tagline: ink };
  const isPlain = colourway === 'single' || colourway === 'dark';
  return {
    main: paper,
    accent: isPlain ? paper : accent,
    letter: isPlain ? paper : accent,
    crossing: isPlain ? undefined : secondary,
    text: paper,
    tagline: paper,
  };
}

/** A logo as a file of its own: outlines alone, one element for each part, nothing of elsewhere. */
export function paint({ width, height, parts }: LogoTemplate, colours: PartColours, title: string): string {
  const paths = parts
    .filter(({ role }) => colours[role] !== undefined)
    .map(({ role, data }) => `<path fill="${colours[role]}" d="${data}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><title>${escapeXml(title)}</title>${paths.join('')}</svg>`;
}

/** A text as it stands in a file of ours. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
