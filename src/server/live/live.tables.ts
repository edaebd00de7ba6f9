import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of live hold, and what of them an archive has. */
export const liveTables = defineTables('server/live', {
  live_message: {
    migration: '0009-notifications',
    owner: [
      { by: 'account', column: 'account_id' },
      { by: 'workspace', column: 'workspace_id' },
    ],
    internal: ['position', 'account_id', 'tx', 'kind', 'subject', 'workspace_id', 'created_at'],
    why: 'Hints to open windows to ask again; they live for a day.',
  },
});
