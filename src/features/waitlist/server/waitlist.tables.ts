import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of waitlist hold, and what of them an archive has. */
export const waitlistTables = defineTables('features/waitlist', {
  waitlist_entry: {
    migration: '0011-waitlist',
    policy: 'The waitlist: the address you enter, the language of the page, and when you confirmed it',
    owner: [{ by: 'address', column: 'email' }],
    exported: ['id', 'email', 'language', 'created_at', 'mailed_at', 'mails', 'confirmed_at'],
    secret: ['token_hash'],
  },
});
