/** What a file says of itself that is the source of a site (site-source.ts). */
export const sourceFormat = 'groundwork-site';
/** Of its shape: another one is read by what comes after it. */
export const sourceVersion = 1;

/** The most bytes of such a file: the largest document and the largest mark, written out. */
export const mostSourceBytes = 2 * 2 ** 20;

/** What can be taken along of a site: its pages as others see them, or what they are made from. */
export const takeable = ['pages', 'source'] as const;
export type Takeable = (typeof takeable)[number];
