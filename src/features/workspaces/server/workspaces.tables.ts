import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of workspaces hold, and what of them an archive has. */
export const workspacesTables = defineTables('features/workspaces', {
  fact: {
    migration: '0001-foundation',
    policy: 'the facts read from them with their earlier versions',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    exported: ['workspace_id', 'key', 'version', 'value', 'origin', 'recorded_at'],
  },
  workspace: {
    migration: '0001-foundation',
    policy: 'Your businesses: your answers',
    readByAll: 'The tenant itself: whose a row is that names a workspace.',
    idPrefix: 'ws',
    owner: [{ by: 'account', column: 'account_id' }],
    exported: [
      'id',
      'account_id',
      'name',
      'is_name_chosen',
      'currency',
      'revision',
      'created_at',
      'archived_at',
      'last_used_at',
      'ordinal',
    ],
  },
});
