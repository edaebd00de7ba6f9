import { defineProblems } from '#shared/problem-codes.ts';

/** What is refused here, by reason, with its status. */
export const brandProblems = defineProblems('brand', {
  /** Nothing can be drawn at the moment. */
  busy: 503,
  /** There is no brand yet. */
  no_brand: 409,
  /** The font lacks letters of the name or the line. */
  letters_missing: 409,
  /** No other mark of this kind was found. */
  no_other_mark: 409,
  /** A file sent as a logo is no SVG or PNG, or nothing is drawn in it. */
  logo_unreadable: 422,
  /** It has texts, pictures, effects or copies, which cannot be kept as they look. */
  logo_not_outlines: 422,
  logo_too_complex: 422,
  logo_too_small: 422,
  /** As many favourites as are kept. */
  favourites_full: 409,
});
