import { defineTables } from '#shared/table-declaration.ts';

const policy = 'what people wrote to you through your site, and your answers and notes';

/** Whose rows the tables of threads hold, and what of them an archive has. */
export const threadsTables = defineTables('features/threads', {
  thread: {
    migration: '0031-threads',
    policy,
    idPrefix: 'thr',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    exported: [
      'id',
      'workspace_id',
      'origin',
      'origin_id',
      'form',
      'person_name',
      'person_mail',
      'subject',
      'language',
      'state',
      'held_reasons',
      'is_read',
      'is_announced',
      'fingerprint',
      'words_hash',
      'created_at',
      'last_message_at',
    ],
  },
  thread_message: {
    migration: '0031-threads',
    policy,
    idPrefix: 'tmsg',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    exported: ['id', 'thread_id', 'workspace_id', 'kind', 'body', 'fields', 'consent', 'created_at'],
    internal: ['position'],
  },
  thread_answer_count: {
    migration: '0031-threads',
    owner: [{ by: 'account', column: 'account_id' }],
    internal: ['account_id', 'day', 'address_hash', 'answers'],
    why: 'Counts of answers under hashes of addresses, for a day.',
  },
});
