import { palettes } from '#features/brand/domain/palette/palettes.ts';
import type { BrandTokens } from '#shared/brand-tokens.ts';

/** How a site looks: the brand of its business, or what stands for one until there is one. */
export interface SiteLook {
  readonly colors: BrandTokens['colors'];
  readonly logo: BrandTokens['logo'];
  /** Ids of the fonts of headings and of running text (site-fonts.ts); null for the fonts of the system. */
  readonly fonts: { readonly heading: string; readonly body: string } | null;
}

/** How a business with this brand looks; without one in the palette a brand begins with, with no mark and the fonts of the system. */
export const lookOf = (tokens: BrandTokens | undefined): SiteLook => ({
  colors: tokens?.colors ?? palettes.modern,
  logo: tokens?.logo ?? null,
  fonts: tokens?.fonts ?? null,
});
