import type { BrandTokens } from './brand-tokens.ts';

/** Sides in pixels: the largest that networks show of an address somebody shares (The Open Graph protocol, `og:image`). */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** What is seen of a page where somebody shares its address: its name in the look of its business. */
export interface ShareCard extends Pick<BrandTokens, 'colors' | 'logo' | 'fonts'> {
  readonly title: string;
}
