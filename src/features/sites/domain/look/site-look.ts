import { palettes } from '#features/brand/domain/palette/palettes.ts';
import type { BrandTokens } from '#shared/brand-tokens.ts';

/** How a site looks: the brand of its business, or what stands for one until there is one. */
export interface SiteLook {
  readonly colors: BrandTokens['colors'];
  readonly logo: BrandTokens['logo'];
  /** Ids of the fonts of headings and of running text (site-fonts.ts); null for the fonts of the system. */
  readonly fonts: { readonly heading: string; readonly body: string } | null;
}

/** The colors of a look in the order in which they are written, wherever it comes from. */
export const lookColors = [
  'primary',
  'secondary',
  'accent',
  'ink',
  'paper',
] as const satisfies readonly (keyof SiteLook['colors'])[];

/** Where the look of a site is from: the brand of its business, the site it was brought in as, or neither. */
export const lookOrigins = ['brand', 'import', 'none'] as const;
export type LookOrigin = (typeof lookOrigins)[number];

/**
 * How a business with this brand looks; without one as the site that was brought in, else in the palette a brand begins with, with no mark
 * and the fonts of the system.
 */
export const lookOf = (tokens: BrandTokens | undefined, imported: SiteLook | null = null): SiteLook => ({
  colors: tokens?.colors ?? imported?.colors ?? palettes.modern,
  logo: tokens ? tokens.logo : (imported?.logo ?? null),
  fonts: tokens ? tokens.fonts : (imported?.fonts ?? null),
});

export const lookOriginOf = (tokens: BrandTokens | undefined, imported: SiteLook | null): LookOrigin =>
  tokens ? 'brand' : imported ? 'import' : 'none';
