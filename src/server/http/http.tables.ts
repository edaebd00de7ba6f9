import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of http hold, and what of them an archive has. */
export const httpTables = defineTables('server/http', {
  idempotency_key: {
    migration: '0001-foundation',
    owner: [{ by: 'account', column: 'account_id' }],
    internal: ['account_id', 'key', 'endpoint', 'input_hash', 'answer', 'created_at', 'claimed_at'],
    why: 'Answers or what leads to them, kept for a day so that a repeated request is not carried out twice.',
  },
  request_budget: {
    migration: '0021-request-budget',
    owner: 'nobody',
    internal: ['key', 'window_start', 'points'],
    why: 'Counts of requests under hashes, for a few minutes.',
  },
});
