import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of privacy hold, and what of them an archive has. */
export const privacyTables = defineTables('features/privacy', {
  account_deletion: {
    migration: '0013-leaving',
    policy: 'For 14 days signing in undoes the deletion',
    owner: [{ by: 'account', column: 'account_id' }],
    exported: ['account_id', 'state', 'requested_at', 'due_at', 'undone_at', 'done', 'total'],
  },
  archive: {
    migration: '0013-leaving',
    idPrefix: 'arc',
    owner: [{ by: 'account', column: 'account_id' }],
    internal: [
      'id',
      'account_id',
      'state',
      'requested_at',
      'finished_at',
      'expires_at',
      'items',
      'done',
      'total',
      'attempts',
      'retry_at',
      'file_id',
    ],
    why: 'How far the making of archives is.',
  },
  archive_part: {
    migration: '0013-leaving',
    owner: [{ by: 'parent', column: 'archive_id', table: 'archive' }],
    internal: ['archive_id', 'item', 'file_id', 'row_count'],
    why: 'Parts of the archive being made.',
  },
  left_account: {
    migration: '0013-leaving',
    owner: 'nobody',
    internal: ['pseudonym', 'made_at', 'requested_at', 'purged_at'],
    why: 'What audit keeps of accounts that are gone, under a pseudonym.',
  },
  left_event: {
    migration: '0013-leaving',
    owner: 'nobody',
    internal: ['pseudonym', 'position', 'event', 'occurred_at'],
    why: 'What happened to them, under the same pseudonym.',
  },
});
