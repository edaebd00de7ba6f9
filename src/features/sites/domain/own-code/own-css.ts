import { textSchema } from '../blocks/field.ts';

/** The longest styles of one's own, in UTF-16 units. */
const longestCss = 20_000;

/**
 * What styles of one's own may not have: what loads or runs something (an address, another style sheet, a font, and what old browsers took for a script), what could end the element they
 * stand in, and the escapes by which either could be written in another way.
 */
const refusedInCss = [
  ['import', /@\s*import/i],
  ['load', /url\s*\(|image-set\s*\(|src\s*\(|@\s*font-face|expression\s*\(|-moz-binding|behavior\s*:/i],
  ['escape', /\\/],
  ['tag', /</],
] as const;
export type CssFault = (typeof refusedInCss)[number][0] | 'long';

/** Why styles of one's own are refused; undefined for styles that are taken. */
export const faultOfCss = (css: string): CssFault | undefined =>
  css.length > longestCss ? 'long' : refusedInCss.find(([, pattern]) => pattern.test(css))?.[0];

/** Reads styles of one's own. */
export const ownCssSchema = textSchema(longestCss).refine(
  (css) => faultOfCss(css) === undefined,
  'Styles that load nothing',
);
