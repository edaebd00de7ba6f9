import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of storage hold, and what of them an archive has. */
export const storageTables = defineTables('server/storage', {
  stored_blob: {
    migration: '0013-leaving',
    owner: 'nobody',
    internal: ['id', 'hash', 'created_at'],
    why: 'Bytes of files under their hash; whose they are stands in stored_file.',
  },
  stored_chunk: {
    migration: '0013-leaving',
    owner: 'nobody',
    internal: ['blob_id', 'position', 'bytes'],
    why: 'The bytes themselves.',
  },
  stored_file: {
    migration: '0013-leaving',
    idPrefix: 'file',
    owner: [{ by: 'account', column: 'account_id' }],
    internal: ['id', 'account_id', 'purpose', 'hash', 'bytes', 'media_type', 'created_at', 'expires_at'],
    bytesElsewhere: 'bytes',
    why: 'The list of files; the files themselves are in the archive and listed in its manifest.',
  },
});
