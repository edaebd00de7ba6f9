import { z } from 'zod';
import { lineSchema, textSchema } from '../blocks/field.ts';
import { lengthOf, longestHeading, longestParagraph, longestPost, mostParts, postDraftSchema } from '../blog/post.ts';
import { postSlugSchema } from '../blog/post-address.ts';

/** Instants and days that a database can hold. */
const isOfOurTimes = (text: string): boolean => /^(?:19|2\d)\d\d-/.test(text);
const instant = z.iso.datetime({ precision: 3 }).refine(isOfOurTimes, 'Is of another age');
const day = z.iso.date().refine(isOfOurTimes, 'Is of another age');
const words = postDraftSchema.shape;

/** Something is written in it. */
const isSaid = (text: string): boolean => text.trim() !== '';

const saidPartsSchema = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('heading'), text: lineSchema(longestHeading).refine(isSaid, 'Is empty') }),
      z.strictObject({ kind: z.literal('paragraph'), text: textSchema(longestParagraph).refine(isSaid, 'Is empty') }),
    ]),
  )
  .max(mostParts)
  .refine((parts) => parts.some(({ kind }) => kind === 'paragraph'), 'Says nothing')
  .refine((parts) => lengthOf(parts) <= longestPost, `So many letters at most: ${longestPost}`);

/** A post of a source: what is edited of it, and what others read. */
export const sourcePostSchema = z
  .strictObject({
    /** The id it has had since it was first written, by which programs that read feeds know it. */
    id: z.string().regex(/^post_[0-9a-hjkmnp-tv-z]{26}$/, 'The id of a post'),
    /** What its address ends with, and whether somebody chose that. */
    slug: postSlugSchema,
    isSlugChosen: z.boolean(),
    /** The subject it was begun with. */
    topic: z.string().max(200).nullable(),
    createdAt: instant,
    draft: postDraftSchema,
    /** When it was first published, and which day that was where its founder was. */
    first: z.strictObject({ at: instant, day }).nullable(),
    /** What others read; null while it is not published. */
    published: z
      .strictObject({
        title: words.title.refine(isSaid, 'Is empty'),
        summary: words.summary,
        tags: words.tags,
        parts: saidPartsSchema,
        updatedAt: instant,
      })
      .nullable(),
  })
  .refine(({ first, published }) => published === null || first !== null, {
    path: ['first'],
    message: 'Says when it was first published, as it is',
  });
export type SourcePost = z.infer<typeof sourcePostSchema>;
