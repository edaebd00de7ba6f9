import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of pictures hold, and what of them an archive has; the pictures are in it as files. */
export const mediaTables = defineTables('features/media', {
  media_file: {
    migration: '0030-media',
    policy: 'your pictures',
    idPrefix: 'med',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    exported: [
      'id',
      'workspace_id',
      'name',
      'alt',
      'focal_x',
      'focal_y',
      'width',
      'height',
      'state',
      'failure',
      'deleted_at',
      'created_at',
    ],
    internal: ['source_hash', 'upload_file_id'],
  },
  media_rendition: {
    migration: '0030-media',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    internal: ['media_id', 'workspace_id', 'width', 'format', 'file_id', 'hash', 'bytes'],
    why: 'the widths and formats of pictures; the largest of each is in the archive as a file',
  },
});
