import { z } from 'zod';
import { largestHeight, largestWidth, longestName, mostPictures } from '#features/media/domain/picture.ts';
import { altSchema, focalSchema } from '#features/media/domain/picture-texts.ts';
import { lineSchema } from '../blocks/field.ts';
import { mediaIdsOf } from '../page/pictures-of.ts';
import { type SaidSite, siteParts } from './site-source.ts';
import { archiveVersion, sourceFormat } from './source-format.ts';

/** A picture in a source is known by its bytes: the same picture has the same id in every source. */
const pictureSchema = z.strictObject({
  id: z.string().regex(/^med_[0-9a-hjkmnp-tv-z]{26}$/, 'What a picture is known by in a source'),
  /** What the library says of it. */
  name: lineSchema(longestName),
  alt: altSchema,
  x: focalSchema,
  y: focalSchema,
  /** As large as it is kept, in pixels. */
  width: z.number().int().min(1).max(largestWidth),
  height: z.number().int().min(1).max(largestHeight),
});
export type SourcePicture = z.infer<typeof pictureSchema>;

/** The first file of a source: the site, and what pictures it shows. */
export const archivedSiteSchema = z
  .strictObject({
    format: z.literal(sourceFormat),
    version: z.literal(archiveVersion),
    ...siteParts,
    pictures: z.array(pictureSchema).max(mostPictures),
  })
  .superRefine(({ document, pictures }, context) => {
    const shown = new Set(mediaIdsOf(document));
    const listed = new Set<string>();
    pictures.forEach(({ id }, at) => {
      if (listed.has(id))
        context.addIssue({ code: 'custom', path: ['pictures', at, 'id'], message: 'Each picture once' });
      if (!shown.has(id))
        context.addIssue({ code: 'custom', path: ['pictures', at, 'id'], message: 'Is on no page of this site' });
      listed.add(id);
    });
    if ([...shown].some((id) => !listed.has(id)))
      context.addIssue({ code: 'custom', path: ['pictures'], message: 'Lacks a picture that a page shows' });
  });
export type ArchivedSite = z.infer<typeof archivedSiteSchema>;

/** The key of a picture, by which its files are called, and its id in a source, which is made of that. */
export const keyOfPicture = (id: string): string => id.slice('med_'.length);
export const idOfPicture = (key: string): string => `med_${key}`;

/** The first file of a source as text. The same site gives the same text. */
export function writeArchivedSite(site: SaidSite, pictures: readonly SourcePicture[]): string {
  const listed = pictures
    .map(({ id, name, alt, x, y, width, height }) => ({ id, name, alt, x, y, width, height }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return `${JSON.stringify({ format: sourceFormat, version: archiveVersion, ...site, pictures: listed })}\n`;
}
