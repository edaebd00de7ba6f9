import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of sealed secrets hold, and what of them an archive has. */
export const sealedSecretTables = defineTables('server', {
  installation_secret: {
    migration: '0001-foundation',
    owner: 'nobody',
    internal: ['name', 'created_at'],
    secret: ['sealed'],
    why: 'Secrets of the installation, sealed.',
  },
});
