/** One post in a list. */
export interface PostLine {
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** "2026-11-29", and the same in the language of the site. */
  readonly day: string;
  readonly dayWords: string;
}

/** Posts in a list, the newest first, with what leads to more of them. */
export interface PostList {
  readonly lines: readonly PostLine[];
  /** Links to the lists before and behind this one, or from the newest to all. */
  readonly more: readonly { readonly href: string; readonly words: string; readonly rel?: 'prev' | 'next' }[];
}
