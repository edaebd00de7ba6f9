import { z } from 'zod';
import { type SiteDocument, siteDocumentSchema } from '../document/site-document.ts';
import { siteLookSchema } from '../look/look-schema.ts';
import { lookColors, type SiteLook } from '../look/site-look.ts';
import { addressSchema } from '../site-address.ts';
import { sourceFormat, sourceVersion } from './source-format.ts';

/** The source of a site in one file: all that its pages are made from, to be brought into another installation (docs/sites.md). */
export const siteSourceSchema = z.strictObject({
  format: z.literal(sourceFormat),
  version: z.literal(sourceVersion),
  /** Where it would like to be found; another site may have that address. */
  address: addressSchema,
  look: siteLookSchema,
  document: siteDocumentSchema,
});
export type SiteSource = z.infer<typeof siteSourceSchema>;

/** The source of a site as text. The same site gives the same text. */
export function writeSource(address: string, document: SiteDocument, look: SiteLook): string {
  const { colors, logo, fonts } = look;
  const source = {
    format: sourceFormat,
    version: sourceVersion,
    address,
    look: {
      colors: Object.fromEntries(lookColors.map((name) => [name, colors[name]])),
      logo: logo && { svg: logo.svg, width: logo.width, height: logo.height },
      fonts: fonts && { heading: fonts.heading, body: fonts.body },
    },
    document,
  };
  return `${JSON.stringify(source)}\n`;
}
