import { z } from 'zod';
import { workspacesProblems } from '#features/workspaces/domain/workspaces.problems.ts';
import { endpoint } from '#shared/endpoint.ts';
import { idSchema } from '#shared/ids.ts';
import { pictureFailures } from './domain/picture.ts';
import { altSchema, focalSchema } from './domain/picture-texts.ts';

export const pictureSchema = z.object({
  id: idSchema('med'),
  /** What the file was called; empty where it had no name. */
  name: z.string(),
  /** What it shows, for people who do not see it; empty: nobody said. */
  alt: z.string(),
  /** What has to stay in sight where it is cropped, in hundredths. */
  x: z.number().int(),
  y: z.number().int(),
  /** Pixels of the largest rendition; null until it is ready. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  state: z.enum(['waiting', 'ready', 'failed']),
  /** Why it failed. */
  failure: z.enum(pictureFailures).nullable(),
  /** Bytes of what a phone takes of it; null until it is ready. */
  phoneBytes: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** What an upload is answered with. */
export const uploadedSchema = z.object({ picture: pictureSchema });

const atPicture = { mediaId: idSchema('med') };

/** The pictures of a business. They arrive at `POST /api/media/{workspaceId}/files`, as a stream. */
export const mediaContract = {
  listPictures: endpoint({
    method: 'GET',
    path: '/media/{workspaceId}',
    summary: 'The pictures of a business, the newest first, and where they can be looked at',
    access: 'account',
    input: z.object({ workspaceId: idSchema('ws') }),
    output: z.object({
      /** Below this address each rendition lies by its name, for an hour at least, without a bearer header. */
      picturesUrl: z.string(),
      pictures: z.array(pictureSchema),
    }),
  }),
  getPicture: endpoint({
    method: 'GET',
    path: '/media/pictures/{mediaId}',
    summary: 'One picture, and whether it is ready',
    access: 'account',
    input: z.object(atPicture),
    output: pictureSchema,
  }),
  describePicture: endpoint({
    method: 'PUT',
    path: '/media/pictures/{mediaId}',
    summary: 'Say what a picture shows, and what of it has to stay in sight',
    access: 'account',
    input: z.object({ ...atPicture, alt: altSchema, x: focalSchema, y: focalSchema }),
    output: pictureSchema,
    errors: [workspacesProblems.archived],
  }),
  deletePicture: endpoint({
    method: 'DELETE',
    path: '/media/pictures/{mediaId}',
    summary: 'Delete a picture; what is online goes on showing it',
    access: 'account',
    waitsOutside: true,
    input: z.object(atPicture),
    output: z.object({ deletedId: idSchema('med') }),
    errors: [workspacesProblems.archived],
  }),
};
