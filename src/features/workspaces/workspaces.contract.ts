import { z } from 'zod';
import {
  createWorkspaceSchema,
  workspaceNameSchema,
  workspaceSchema,
} from '#features/workspaces/domain/workspace-schema.ts';
import { workspacesProblems } from '#features/workspaces/domain/workspaces.problems.ts';
import { endpoint, noInput } from '#shared/endpoint.ts';
import { idSchema } from '#shared/ids.ts';

const atWorkspace = { workspaceId: idSchema('ws') };
const revision = z.number().int().min(1);
const oneWorkspace = z.object({ workspace: workspaceSchema });

/** The endpoints of workspaces: each is one business of the account. */
export const workspacesContract = {
  listWorkspaces: endpoint({
    method: 'GET',
    path: '/workspaces',
    summary: 'The workspaces of this account in order of their making, archived ones marked',
    access: 'account',
    input: noInput,
    output: z.object({ workspaces: z.array(workspaceSchema) }),
  }),
  createWorkspace: endpoint({
    method: 'POST',
    path: '/workspaces',
    summary: 'Make a workspace for another business and switch to it',
    access: 'account',
    needsIdempotencyKey: true,
    input: createWorkspaceSchema,
    output: oneWorkspace,
    errors: [workspacesProblems.limit_reached, 'request.idempotency_key_required', 'request.idempotency_key_reused'],
  }),
  renameWorkspace: endpoint({
    method: 'PATCH',
    path: '/workspaces/{workspaceId}',
    summary: 'Give the business another name',
    access: 'account',
    input: z.object({ ...atWorkspace, name: workspaceNameSchema, revision }),
    output: oneWorkspace,
    errors: ['request.stale_revision', workspacesProblems.archived],
  }),
  archiveWorkspace: endpoint({
    method: 'POST',
    path: '/workspaces/{workspaceId}/archive',
    summary: 'Archive a workspace: it can be read and restored, not changed',
    access: 'account',
    input: z.object({ ...atWorkspace, revision }),
    output: oneWorkspace,
    errors: ['request.stale_revision', workspacesProblems.last_open],
  }),
  restoreWorkspace: endpoint({
    method: 'POST',
    path: '/workspaces/{workspaceId}/restore',
    summary: 'Restore an archived workspace',
    access: 'account',
    input: z.object({ ...atWorkspace, revision }),
    output: oneWorkspace,
    errors: ['request.stale_revision'],
  }),
  selectWorkspace: endpoint({
    method: 'POST',
    path: '/workspaces/{workspaceId}/select',
    summary: 'Remember this workspace as the one the next session begins in',
    access: 'account',
    input: z.object(atWorkspace),
    output: oneWorkspace,
  }),
};
