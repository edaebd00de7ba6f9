import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the table of jobs holds. */
export const jobsTables = defineTables('server/jobs', {
  job: {
    migration: '0020-jobs',
    idPrefix: 'job',
    owner: [{ by: 'account', column: 'account_id' }],
    internal: [
      'id',
      'position',
      'name',
      'key',
      'account_id',
      'payload',
      'is_shown',
      'state',
      'enqueued_at',
      'not_before',
      'attempt',
      'failures',
      'interruptions',
      'worker',
      'started_at',
      'done',
      'total',
      'cancel_asked_at',
      'finished_at',
      'last_error',
    ],
    why: 'Work that waits, runs or was done for the account; what it made is in the archive.',
  },
});
