import { defineProblems } from '#shared/problem-codes.ts';

/** What is refused here, by reason, with its status. */
export const mediaProblems = defineProblems('media', {
  /** It is no JPEG, PNG, WebP, AVIF or GIF. */
  kind: 415,
  /** A drawing of lines, which can hold programs. */
  kind_svg: 415,
  /** A photo in the format of some phones, which few programs read. */
  kind_heic: 415,
  /** There are no bytes. */
  empty: 400,
  /** As many pictures of the account wait as may. */
  too_many_waiting: 429,
  /** The business has as many pictures as it may. */
  library_full: 409,
  /** Pictures cannot be read right now. */
  busy: 503,
});
