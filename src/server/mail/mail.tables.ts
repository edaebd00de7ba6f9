import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of mail hold, and what of them an archive has. */
export const mailTables = defineTables('server/mail', {
  mail: {
    migration: '0004-mail',
    policy: 'Mails we sent 30 days',
    owner: [
      { by: 'account', column: 'user_id' },
      { by: 'address', column: 'recipient', unless: 'user_id' },
    ],
    exported: [
      'id',
      'position',
      'recipient',
      'subject',
      'category',
      'user_id',
      'created_at',
      'void_at',
      'dispatched_at',
      'sent_at',
      'failed_at',
      'attempts',
      'reply_to',
      'sender_name',
    ],
    internal: ['dedupe_key', 'last_error'],
    secret: ['text', 'html', 'list_unsubscribe'],
  },
});
