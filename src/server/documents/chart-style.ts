import { formatHex, interpolate, wcagContrast } from 'culori';
import type { BrandTokens } from '#shared/brand-tokens.ts';
import type { DocumentSeries } from '#shared/document-model.ts';

/** Colours of documents of nobody's brand: the light side of the design tokens. `green` is the first colour, whatever it is. */
const ownColors = {
  ink: '#1A1C1E',
  ink2: '#4E5256',
  ink3: '#6B6E71',
  line: '#E7E3DA',
  lineStrong: '#8B8578',
  paper: '#FBFAF7',
  sunken: '#F4F1EA',
  green: '#0E5A47',
  greenSoft: '#E4F0EB',
  clay: '#A34729',
  claySoft: '#F8E9E1',
  gold: '#8A6212',
  goldSoft: '#F6EDD8',
};

/** Colours of a document, as HEX, by what they are for. */
export type DocumentColors = Readonly<typeof ownColors>;

/** The colours of a document: those of a brand where it has one. What warns keeps its own, as it means the same everywhere. */
export function documentColors(brand?: BrandTokens): DocumentColors {
  if (!brand) return ownColors;
  const { primary, ink, paper } = brand.colors;
  return {
    ...ownColors,
    ink,
    paper,
    sunken: mixed(ink, 0.05),
    line: mixed(ink, 0.13),
    lineStrong: mixed(ink, 0.5),
    green: primary,
    greenSoft: softOf(primary),
  };
}

const mixed = (color: string, share: number): string => formatHex(interpolate(['#ffffff', color], 'rgb')(share));

/** A ground of a little of the colour, on which the colour itself is read as text (WCAG 2.2, 1.4.3). */
function softOf(color: string): string {
  const shares = [0.1, 0.08, 0.06, 0.04, 0.02];
  const share = shares.find((one) => wcagContrast(mixed(color, one), color) >= 4.5);
  return mixed(color, share ?? 0);
}

interface LineStyle {
  readonly color: string;
  readonly width: number;
  readonly dash: readonly number[];
}

/** How the lines of a chart differ: by colour, by width and by dash, in points. */
export const lineStyles = ({ green, clay }: DocumentColors): Readonly<Record<DocumentSeries['style'], LineStyle>> => ({
  solid: { color: green, width: 1.8, dash: [] },
  'dashed-up': { color: green, width: 1.2, dash: [4.5, 3] },
  'dashed-down': { color: clay, width: 1.2, dash: [1.5, 2.5] },
});
