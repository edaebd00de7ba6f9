import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of brands hold, and what of them an archive has; logos are in it as files. */
export const brandTables = defineTables('features/brand', {
  brand: {
    migration: '0024-brand',
    policy: 'your logos and brand',
    idPrefix: 'brd',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    exported: [
      'id',
      'workspace_id',
      'name',
      'description',
      'style',
      'palette',
      'font_pair',
      'line',
      'used_logo',
      'generated_at',
      'updated_at',
    ],
    internal: ['rounds', 'opened_plan', 'revision'],
  },
  brand_logo: {
    migration: '0024-brand',
    policy: 'your logos and brand',
    idPrefix: 'lgo',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    exported: ['id', 'brand_id', 'workspace_id', 'place', 'kind', 'is_pinned', 'is_favourite', 'created_at'],
    internal: ['versions', 'version', 'templates', 'preview', 'revision'],
  },
  brand_own_logo: {
    migration: '0025-own-logo',
    policy: 'your logos and brand',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    exported: ['brand_id', 'workspace_id', 'uploaded_at'],
    internal: ['width', 'height', 'picture', 'mask', 'is_light', 'is_opaque'],
  },
  logo_fingerprint: {
    migration: '0024-brand',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    internal: ['logo_id', 'workspace_id', 'bits'],
    why: 'bits by which marks are told apart, from which nothing can be drawn',
  },
  brand_pack: {
    migration: '0024-brand',
    policy: 'your logos and brand',
    idPrefix: 'pck',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    exported: [
      'id',
      'workspace_id',
      'brand_id',
      'brand_revision',
      'state',
      'requested_at',
      'finished_at',
      'expires_at',
    ],
    internal: ['language', 'file_id'],
  },
});
