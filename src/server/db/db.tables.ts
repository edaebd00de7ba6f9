import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of db hold, and what of them an archive has. */
export const dbTables = defineTables('server/db', {
  schema_migration: {
    migration: null,
    owner: 'nobody',
    internal: ['name', 'checksum', 'applied_at'],
    why: 'Which version of the tables this is.',
  },
});
