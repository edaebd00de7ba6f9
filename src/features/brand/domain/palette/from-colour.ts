import { clampChroma, converter, formatHex, parse } from 'culori';
import { contrastOf, leastContrast } from './contrast.ts';
import type { Palette } from './palettes.ts';

const toOklch = converter('oklch');

/** A colour of OKLCH as HEX, its chroma lowered as far as screens need. Lightness 0 to 1, chroma from 0 to about 0.3, hue in degrees. */
const hexOf = (l: number, c: number, h: number): string => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))!;

/**
 * A palette about one colour that a business already has. Its hue is kept; where it is too light to be read on the ground it is
 * made darker, no more than needed. The second colour is its neighbour on the wheel, the accent stands across from it; both are
 * as strong as the brand's own colour is. Nothing where the text is no colour.
 */
export function paletteFrom(brandColour: string): Palette | undefined {
  const colour = parse(brandColour.trim());
  if (!colour) return;
  const { l, c = 0, h = 265 } = toOklch(colour);
  const paper = hexOf(0.982, Math.min(c * 0.08, 0.012), h);
  const ink = hexOf(0.2, Math.min(c * 0.35, 0.05), h);
  const strength = c < 0.03 ? c : Math.max(c, 0.08);
  const readable = (from: number, chroma: number, hue: number): string => {
    let lightness = Math.max(from, 0.28);
    while (lightness > 0.2 && contrastOf(hexOf(lightness, chroma, hue), paper) < leastContrast.text) lightness -= 0.01;
    return hexOf(lightness, chroma, hue);
  };
  return {
    primary: readable(l, c, h),
    secondary: readable(0.55, strength * 0.8, h + 40),
    accent: hexOf(0.78, c < 0.03 ? 0.13 : Math.min(strength, 0.16), h + 180),
    ink,
    paper,
  };
}
