import { z } from 'zod';
import { type SiteDocument, siteDocumentSchema } from '../document/site-document.ts';
import { siteLookSchema } from '../look/look-schema.ts';
import { lookColors, type SiteLook } from '../look/site-look.ts';
import { addressSchema } from '../site-address.ts';
import { plainVersion, sourceFormat } from './source-format.ts';

/** What of a site is in every source of it. */
export const siteParts = {
  /** Where it would like to be found; another site may have that address. */
  address: addressSchema,
  look: siteLookSchema,
  document: siteDocumentSchema,
};

/** The source of a site in one file, without pictures and posts (docs/sites.md). */
export const siteSourceSchema = z.strictObject({
  format: z.literal(sourceFormat),
  version: z.literal(plainVersion),
  ...siteParts,
});
export type SiteSource = z.infer<typeof siteSourceSchema>;

/** A site as its source says it. */
export type SaidSite = Pick<SiteSource, keyof typeof siteParts>;

/** What every source says of its site, its names in one order: the same site gives the same text. */
export function saidSite(address: string, document: SiteDocument, look: SiteLook): SaidSite {
  const { colors, logo, fonts } = look;
  const said = {
    address,
    look: {
      colors: Object.fromEntries(lookColors.map((name) => [name, colors[name]])),
      logo: logo && { svg: logo.svg, width: logo.width, height: logo.height },
      fonts: fonts && { heading: fonts.heading, body: fonts.body },
    },
    document,
  };
  return said as SaidSite;
}
