import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of events hold, and what of them an archive has. */
export const eventsTables = defineTables('server/events', {
  event_handled: {
    migration: '0001-foundation',
    owner: [
      { by: 'workspace', column: 'workspace_id' },
      { by: 'account', column: 'account_id' },
    ],
    internal: ['event_id', 'handler', 'workspace_id', 'handled_at', 'account_id'],
    why: 'Which of those messages arrived.',
  },
  outbox_event: {
    migration: '0001-foundation',
    idPrefix: 'evt',
    owner: [
      { by: 'workspace', column: 'workspace_id' },
      { by: 'account', column: 'account_id' },
    ],
    internal: ['id', 'type', 'version', 'workspace_id', 'occurred_at', 'payload', 'dispatched_at', 'account_id'],
    why: 'Messages between parts of the product, which say again what other tables say.',
  },
});
