/**
 * What beside its document a release was made of that is another by now: nothing, how the site looks, its address or its posts, or one of
 * these without anybody being able to tell which.
 */
export const besides = ['nothing', 'look', 'address-or-posts', 'unknown'] as const;
export type Beside = (typeof besides)[number];
