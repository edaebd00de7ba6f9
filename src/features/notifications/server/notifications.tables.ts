import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of notifications hold, and what of them an archive has. */
export const notificationsTables = defineTables('features/notifications', {
  notification: {
    migration: '0009-notifications',
    policy: 'what happened in your account and whether you have read it',
    idPrefix: 'ntf',
    owner: [
      { by: 'account', column: 'account_id' },
      { by: 'workspace', column: 'workspace_id' },
    ],
    exported: ['id', 'account_id', 'workspace_id', 'kind', 'params', 'burst_key', 'created_at', 'read_at'],
  },
});
