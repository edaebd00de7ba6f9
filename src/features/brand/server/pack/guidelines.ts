import { fontPairs } from '#features/brand/domain/fonts/font-pairs.ts';
import { pictureOf } from '#features/brand/domain/logo/art.ts';
import { type Colouring, colourings, type Layout, layouts } from '#features/brand/domain/logo/paint.ts';
import { colourRoles, pairsOf } from '#features/brand/domain/palette/contrast.ts';
import type { Palette } from '#features/brand/domain/palette/palettes.ts';
import type { Language } from '#shared/languages.ts';
import type { LogoFilesOrder } from './logo-files.ts';
import type { PackFile } from './pack-file.ts';
import { packTexts } from './pack-texts.ts';
import { setDocument } from './typeset.ts';

export interface GuidelinesOrder extends Omit<LogoFilesOrder, 'folder'> {
  /** Running text to show the fonts with. */
  readonly words: string;
  readonly fontPair: number | null;
  readonly language: Language;
  readonly revision: number;
  /** Written out. */
  readonly day: string;
}

/** Logo, colours and fonts with how they are used, drawn with this very brand. */
export function makeGuidelines(order: GuidelinesOrder): PackFile {
  const { name, art, palette, words, fontPair, language, revision, day } = order;
  const { guidelines, roles } = packTexts(language, { name, revision, day });
  const drawn = (layout: Layout, colouring: Colouring): string => pictureOf(art, layout, colouring, palette, name).svg;
  const logo = Object.fromEntries(
    colourings.map((colouring) => [
      colouring,
      Object.fromEntries(layouts.map((layout) => [layout, drawn(layout, colouring)])),
    ]),
  );
  const pair = fontPair === null ? undefined : fontPairs[fontPair];
  const model = {
    language,
    name,
    texts: {
      ...guidelines,
      ...(art.kind === 'own' && { clearSpaceText: guidelines.clearSpaceOwn, limitsText: guidelines.limitsOwn }),
    },
    logo,
    wrongColours: pictureOf(art, 'wide', art.kind === 'own' ? 'one-colour' : 'positive', wrongPalette, name).svg,
    colours: colourRoles.map((role) => ({
      name: roles[role],
      hex: palette[role],
      rgb: rgbOf(palette[role]).join(' '),
      cmyk: cmykOf(palette[role]).join(' '),
    })),
    pairs: pairsOf(palette)
      .filter(({ use }) => use === 'text')
      .slice(0, 8)
      .map(({ on, of, contrast }) => ({ on: palette[on], of: palette[of], contrast: `${contrast.toFixed(1)} : 1` })),
    fonts: pair
      ? { heading: pair.heading.name, body: pair.body.name, weight: Number.parseInt(pair.heading.cut, 10) }
      : null,
    words: words === '' ? name : words,
  };
  return { path: 'guidelines.pdf', bytes: setDocument('guidelines.typ', model) };
}

/** Colours that are none of the brand's, to show what not to do. */
const wrongPalette: Palette = {
  primary: '#b01ec8',
  secondary: '#8fce00',
  accent: '#00d5ff',
  ink: '#c21f1f',
  paper: '#ffffff',
};

const rgbOf = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Shares of 100 of cyan, magenta, yellow and black, computed without a profile: black takes what the three have in common. */
export function cmykOf(hex: string): [number, number, number, number] {
  const [red, green, blue] = rgbOf(hex).map((value) => value / 255) as [number, number, number];
  const black = 1 - Math.max(red, green, blue);
  const share = (value: number): number => (black === 1 ? 0 : Math.round(((1 - value - black) / (1 - black)) * 100));
  return [share(red), share(green), share(blue), Math.round(black * 100)];
}
