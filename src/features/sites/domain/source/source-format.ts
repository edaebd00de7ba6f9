/** What a file says of itself that is the source of a site. */
export const sourceFormat = 'groundwork-site';
/** Of the shape of a source that is one file of JSON, without pictures and posts: such as were taken along before there were archives. */
export const plainVersion = 1;
/** Of the shape of a source that is an archive: another one is read by what comes after it. */
export const archiveVersion = 2;

/** The most bytes of a source that is one file: the largest document and the largest mark, written out. */
export const mostSourceBytes = 2 * 2 ** 20;
/** The most bytes of an archive: two hundred photos as large as they are kept. */
export const mostArchiveBytes = 256 * 2 ** 20;

/** What can be taken along of a site: its pages as others see them, or what they are made from. */
export const takeable = ['pages', 'source'] as const;
export type Takeable = (typeof takeable)[number];
