import type { Samples, Scene } from '#testing/sweep/sample.ts';

/** Another workspace of the person, open or archived. */
export async function makeWorkspace({ world, person, canary }: Scene, isArchived = false) {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const made = await world.call('POST', '/api/workspaces', { as: person, headers, body: { name: canary } });
  const { id, revision } = made.body.workspace;
  if (!isArchived) return { workspaceId: id, revision };
  const archived = await world.call('POST', `/api/workspaces/${id}/archive`, { as: person, body: { revision } });
  return { workspaceId: id, revision: archived.body.workspace.revision };
}

export const samples: Samples = {
  listWorkspaces: { input: () => ({}) },
  createWorkspace: {
    input: () => ({ name: 'A second business' }),
    bad: { input: { name: ' \n ' }, field: 'name' },
  },
  renameWorkspace: {
    input: async (scene) => ({ ...(await makeWorkspace(scene)), name: 'Another name' }),
    bad: { input: { workspaceId: 'ws_1', name: 'x'.repeat(201), revision: 1 }, field: 'name' },
  },
  archiveWorkspace: {
    input: (scene) => makeWorkspace(scene),
    bad: { input: { workspaceId: 'ws_1', revision: 0 }, field: 'revision' },
  },
  restoreWorkspace: {
    input: (scene) => makeWorkspace(scene, true),
    bad: { input: { workspaceId: 'ws_1', revision: 'first' }, field: 'revision' },
  },
  selectWorkspace: { input: ({ workspaceId }) => ({ workspaceId }) },
};
