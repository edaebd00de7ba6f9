import type { SiteLook } from './site-look.ts';

type Mark = NonNullable<SiteLook['logo']>;

/** So many characters of markup are drawn within a page, which spares a request; a mark with a photo in it has many times as many. */
const longestInline = 16_384;

/** Whether a mark is drawn within the page; else it is a file that the page names. */
export const isInline = ({ svg }: Mark): boolean => svg.length <= longestInline;

/** What a page names a mark by that is not drawn within it: its file, or the whole of it where there are no files. */
export const addressOfMark = ({ svg }: Mark, file: string | undefined): string =>
  file ?? `data:image/svg+xml,${encodeURIComponent(svg)}`;
