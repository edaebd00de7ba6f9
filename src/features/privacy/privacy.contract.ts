import { z } from 'zod';
import { privacyProblems } from '#features/privacy/domain/privacy.problems.ts';
import { endpoint, noInput } from '#shared/endpoint.ts';
import { idSchema } from '#shared/ids.ts';
import { requestDeletionSchema } from './domain/deletion-input.ts';

/** The newest archive of the account. */
export const archiveSchema = z.object({
  id: idSchema('arc'),
  state: z.enum(['running', 'ready', 'failed', 'expired']),
  requestedAt: z.iso.datetime(),
  /** When it is ready at the latest. */
  readyBy: z.iso.datetime(),
  /** Items done; the last one is the file itself. */
  done: z.number().int(),
  /** Items in all; null until they were counted. */
  total: z.number().int().nullable(),
  /** For a ready one: until when it can be downloaded, and its size. */
  expiresAt: z.iso.datetime().nullable(),
  bytes: z.number().int().nullable(),
});
export type Archive = z.infer<typeof archiveSchema>;

/** A deletion that was undone by signing in. While one is planned, the account has no session that could read this. */
const undoneDeletionSchema = z.object({ requestedAt: z.iso.datetime(), undoneAt: z.iso.datetime() });

export const privacySchema = z.object({
  /** Null: none was ever asked for. */
  archive: archiveSchema.nullable(),
  undoneDeletion: undoneDeletionSchema.nullable(),
  /** What proves that the person asks for the deletion: their password, or a code from the mail where there is none. */
  proof: z.enum(['password', 'code']),
  /** If the deletion were asked for now: the last moment signing in undoes it, and when the last backup is gone. */
  deletion: z.object({ dueAt: z.iso.datetime(), backupsGoneAt: z.iso.datetime() }),
});
export type Privacy = z.infer<typeof privacySchema>;

/** The endpoints of data archive and deletion. */
export const privacyContract = {
  getPrivacy: endpoint({
    method: 'GET',
    path: '/account/privacy',
    summary: 'The newest data archive and how far it is, and what a deletion would mean',
    access: 'account',
    waitsOutside: true,
    input: noInput,
    output: privacySchema,
  }),
  requestArchive: endpoint({
    method: 'POST',
    path: '/account/archives',
    summary: 'Ask for an archive of everything the account has; while one is being made, it is that one',
    access: 'account',
    countsAsStored: false,
    input: noInput,
    /** `isNew`: false for one that was being made already. */
    output: archiveSchema.extend({ isNew: z.boolean() }),
  }),
  createArchiveDownload: endpoint({
    method: 'POST',
    path: '/account/archives/{archiveId}/download',
    summary: 'A signed address that downloads a finished archive for two minutes',
    access: 'account',
    goesOnWhenFull: true,
    input: z.object({ archiveId: idSchema('arc') }),
    output: z.object({ address: z.string(), fileName: z.string(), expiresAt: z.iso.datetime() }),
  }),
  requestDeletion: endpoint({
    method: 'POST',
    path: '/account/deletion',
    summary: 'Plan the deletion of the account and end all its sessions; signing in within 14 days undoes it',
    access: 'account',
    goesOnWhenFull: true,
    waitsOutside: true,
    input: requestDeletionSchema,
    output: z.object({ dueAt: z.iso.datetime(), backupsGoneAt: z.iso.datetime() }),
    errors: [privacyProblems.proof_wrong, 'request.too_often'],
  }),
};
