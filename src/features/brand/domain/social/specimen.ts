import type { Typeface } from '../fonts/typeface.ts';
import { pathData } from '../geometry/path-data.ts';
import { isRightToLeft } from '../logo/initials.ts';
import type { Palette } from '../palette/palettes.ts';
import { setText } from './set-text.ts';

interface Specimen {
  readonly heading: string;
  readonly text: string;
  readonly palette: Palette;
  readonly headingFace: Typeface;
  readonly bodyFace: Typeface;
}

const width = 640;
const margin = 36;
const headingEm = 46;
const bodyEm = 21;

/** A heading and running text in a pair of fonts, in the colours of the brand. */
export function drawSpecimen({ heading, text, palette, headingFace, bodyFace }: Specimen): string {
  const inner = width - 2 * margin;
  const above = setText(headingFace, heading, { x: margin, y: 36, width: inner, height: 100 }, headingEm, 'start');
  const below =
    text === '' ? undefined : setText(bodyFace, text, { x: margin, y: 132, width: inner, height: 84 }, bodyEm, 'start');
  const paths = [
    above && `<path fill="${palette.primary}" d="${pathData(above, 5)}"/>`,
    below && `<path fill="${palette.ink}" d="${pathData(below, 5)}"/>`,
  ].filter((path) => path !== undefined);
  const side = isRightToLeft(heading) ? width - margin - 48 : margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 240"><rect width="100%" height="100%" fill="${palette.paper}"/><rect x="${side}" y="24" width="48" height="5" fill="${palette.accent}"/>${paths.join('')}</svg>`;
}
