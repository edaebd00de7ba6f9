import { z } from 'zod';
import { questionIds } from '#features/workspaces/domain/business-vocabulary.ts';
import { factKeys } from '#features/workspaces/domain/fact-registry.ts';
import { workspacesProblems } from '#features/workspaces/domain/workspaces.problems.ts';
import { endpoint } from '#shared/endpoint.ts';
import { dependantSchema } from '#shared/fact-dependant.ts';
import { idSchema } from '#shared/ids.ts';

const keySchema = z.enum(factKeys);
const valueSchema = z.looseObject({ type: z.string() }).nullable();

const originSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('said'), quote: z.string() }),
  /** Corrected under the answer it was said in. */
  z.object({ kind: z.literal('corrected') }),
  /** Entered in the profile. */
  z.object({ kind: z.literal('entered') }),
  z.object({ kind: z.literal('assumption'), basis: z.string() }),
]);

/** One version of a fact; `value` is null where it was taken back. */
export const factVersionSchema = z.object({
  version: z.number().int(),
  value: valueSchema,
  origin: originSchema,
  recordedAt: z.iso.datetime(),
});
export type FactVersion = z.infer<typeof factVersionSchema>;

/** What is known under one key: its newest version. */
export const profileFactSchema = factVersionSchema.extend({
  key: keySchema,
  /** The area it belongs to: the answer it is asked for in. */
  question: z.enum(questionIds),
});
export type ProfileFact = z.infer<typeof profileFactSchema>;

const atWorkspace = { workspaceId: idSchema('ws') };
const profileSchema = z.object({
  facts: z.array(profileFactSchema),
  /** What was made from facts that have changed since. */
  stale: z.array(dependantSchema),
});
export type Profile = z.infer<typeof profileSchema>;

/** The business profile: every fact of one business with its origin and version. */
export const profileContract = {
  getProfile: endpoint({
    method: 'GET',
    path: '/profile/{workspaceId}',
    summary: 'Everything known about a business, and what has gone stale',
    access: 'account',
    input: z.object(atWorkspace),
    output: profileSchema,
  }),
  listFactVersions: endpoint({
    method: 'GET',
    path: '/profile/{workspaceId}/facts/{key}/versions',
    summary: 'Every version of one fact, the newest first',
    access: 'account',
    input: z.object({ ...atWorkspace, key: keySchema }),
    output: z.object({ versions: z.array(factVersionSchema) }),
  }),
  previewFact: endpoint({
    method: 'POST',
    path: '/profile/{workspaceId}/facts/{key}/preview',
    summary: 'What rests on a fact, in every tool, before a new value is saved',
    access: 'account',
    cost: 'composing',
    goesOnWhenFull: true,
    input: z.object({ ...atWorkspace, key: keySchema, value: valueSchema }),
    output: z.object({ dependants: z.array(dependantSchema) }),
  }),
  setFact: endpoint({
    method: 'PUT',
    path: '/profile/{workspaceId}/facts/{key}',
    summary: 'Record a new version of a fact, or take it back',
    access: 'account',
    cost: 'composing',
    /** The version it follows; 0 where nothing was known. */
    input: z.object({ ...atWorkspace, key: keySchema, version: z.number().int().min(0), value: valueSchema }),
    output: profileSchema,
    errors: ['request.stale_revision', workspacesProblems.archived],
  }),
};
