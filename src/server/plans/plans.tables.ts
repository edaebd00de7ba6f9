import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of plans and quotas hold, and what of them an archive has. */
export const plansTables = defineTables('server/plans', {
  plan_change: {
    migration: '0012-preferences',
    policy: 'your invoices, and every change of your plan',
    idPrefix: 'plc',
    owner: [{ by: 'account', column: 'account_id' }],
    exported: ['id', 'account_id', 'from_plan', 'to_plan', 'made_by', 'changed_at'],
  },
  quota_usage: {
    migration: '0001-foundation',
    policy: 'which plan you hold and how much of its limits you have used',
    owner: [{ by: 'account', column: 'account_id' }],
    exported: ['account_id', 'quota', 'period_start', 'period_end', 'used'],
  },
});
