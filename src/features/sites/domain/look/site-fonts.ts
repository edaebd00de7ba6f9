/** A font of a brand as sites carry it: the family, and the file of each weight for letters of the Latin script. */
interface SiteFont {
  readonly family: string;
  /** The folder of its package below `@fontsource/`. */
  readonly package: string;
  /** What stands for it until it is there, and for letters it lacks. */
  readonly fallback: 'sans-serif' | 'serif';
  /** Weights it is used in: as a heading, or as running text and its emphasis. */
  readonly heading?: number;
  readonly body?: readonly [number, number];
}

/** The fonts of the brand kit's pairs (features/brand/domain/fonts/font-pairs.ts), by the ids they have there. */
const siteFonts: Readonly<Record<string, SiteFont>> = {
  montserrat: { family: 'Montserrat', package: 'montserrat', fallback: 'sans-serif', heading: 700 },
  'playfair-display': { family: 'Playfair Display', package: 'playfair-display', fallback: 'serif', heading: 700 },
  roboto: { family: 'Roboto', package: 'roboto', fallback: 'sans-serif', heading: 700 },
  poppins: { family: 'Poppins', package: 'poppins', fallback: 'sans-serif', heading: 600 },
  'dm-serif-display': { family: 'DM Serif Display', package: 'dm-serif-display', fallback: 'serif', heading: 400 },
  'open-sans': { family: 'Open Sans', package: 'open-sans', fallback: 'sans-serif', body: [400, 600] },
  'source-sans-3': { family: 'Source Sans 3', package: 'source-sans-3', fallback: 'sans-serif', body: [400, 600] },
  lato: { family: 'Lato', package: 'lato', fallback: 'sans-serif', body: [400, 700] },
  inter: { family: 'Inter', package: 'inter', fallback: 'sans-serif', body: [400, 600] },
  'dm-sans': { family: 'DM Sans', package: 'dm-sans', fallback: 'sans-serif', body: [400, 600] },
};

const idsOf = (use: 'heading' | 'body'): readonly string[] =>
  Object.keys(siteFonts).filter((id) => siteFonts[id]![use] !== undefined);
/** The fonts that headings can be set in, and those for running text. */
export const fontsOfHeadings = idsOf('heading');
export const fontsOfBody = idsOf('body');

/** Parts of the Latin script that fonts come in, with the characters of each, as Google Fonts cuts them. */
const parts = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

/** Where fonts of sites are served. */
export const fontsPath = '/s/_fonts/';

const fileName = (font: SiteFont, part: string, weight: number): string =>
  `${font.package}-${part}-${weight}-normal.woff2`;

/** The module of each file that a site may name: nothing else is served as one. */
const modules: ReadonlyMap<string, string> = new Map(
  Object.values(siteFonts).flatMap((font) =>
    [font.heading ?? [], font.body ?? []]
      .flat()
      .flatMap((weight) => Object.keys(parts).map((part) => fileName(font, part, weight)))
      .map((name) => [name, `@fontsource/${font.package}/files/${name}`] as const),
  ),
);

/** What to import a font file from by the name sites know it by; undefined for any other name. */
export const fontFileOf = (name: string): string | undefined => modules.get(name);

/** Fonts that every system has, for letters of any script, in the order in which they are looked for. */
const system = {
  'sans-serif': 'system-ui,"Segoe UI",Roboto,"Hiragino Sans","Noto Sans CJK JP","Noto Sans",sans-serif',
  serif: 'Georgia,"Hiragino Mincho ProN","Noto Serif CJK JP","Noto Serif",serif',
} as const;

/** How a site is set: what its styles say of fonts, and the files to fetch first. */
export interface Typesetting {
  /** Rules for the fonts, and the custom properties that name them. */
  readonly css: string;
  /** Addresses of the files that each page needs. */
  readonly preload: readonly string[];
}

/** How a site with these fonts is set; the fonts of the system where there are none. */
export function typesettingOf(
  fonts: { readonly heading: string; readonly body: string } | null,
  /** Whether words of the site are in the Latin script; others are set in fonts of the system. */
  isLatin: boolean,
): Typesetting {
  const heading = fonts && isLatin ? siteFonts[fonts.heading] : undefined;
  const body = fonts && isLatin ? siteFonts[fonts.body] : undefined;
  const weight = heading?.heading ?? 700;
  const tracking = heading === undefined || heading.fallback === 'sans-serif' ? '-0.02em' : '-0.01em';
  const names = `:root{--display:${stackOf(heading)};--body:${stackOf(body)};--display-weight:${weight};--display-tracking:${isLatin ? tracking : '0'};--strong:${body?.body?.[1] ?? 600}}`;
  const faces = [
    ...(heading?.heading === undefined ? [] : facesOf(heading, heading.heading)),
    ...(body?.body ?? []).flatMap((one) => facesOf(body!, one)),
  ];
  const first = [
    ...(heading?.heading === undefined ? [] : [fileName(heading, 'latin', heading.heading)]),
    ...(body?.body ? [fileName(body, 'latin', body.body[0])] : []),
  ];
  return { css: faces.join('') + names, preload: first.map((name) => fontsPath + name) };
}

const stackOf = (font: SiteFont | undefined): string =>
  font ? `"${font.family}",${system[font.fallback]}` : system['sans-serif'];

const facesOf = (font: SiteFont, weight: number): readonly string[] =>
  Object.entries(parts).map(
    ([part, range]) =>
      `@font-face{font-family:"${font.family}";font-style:normal;font-weight:${weight};font-display:swap;src:url(${fontsPath}${fileName(font, part, weight)}) format("woff2");unicode-range:${range}}`,
  );
