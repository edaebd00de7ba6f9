import { defineTables } from '#shared/table-declaration.ts';

/** Whose rows the tables of sites hold, and what of them an archive has. */
export const sitesTables = defineTables('features/sites', {
  site: {
    migration: '0026-sites',
    policy: 'your site with what was online of it',
    idPrefix: 'site',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    exported: [
      'id',
      'workspace_id',
      'address',
      'document',
      'look',
      'online_release_id',
      'taken_down_at',
      'created_at',
      'updated_at',
    ],
    internal: ['revision'],
  },
  site_address: {
    migration: '0026-sites',
    policy: 'your site with what was online of it',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    exported: ['address', 'site_id', 'workspace_id', 'reserved_at'],
  },
  site_release: {
    migration: '0026-sites',
    policy: 'your site with what was online of it',
    idPrefix: 'rel',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    exported: ['id', 'site_id', 'workspace_id', 'number', 'template', 'pages', 'published_at'],
    internal: ['document_revision', 'content_hash', 'card_hash'],
  },
  site_domain: {
    migration: '0029-site-domains',
    policy: 'your site with what was online of it',
    idPrefix: 'dom',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    exported: ['id', 'site_id', 'workspace_id', 'host', 'state', 'token', 'is_main', 'proven_at', 'created_at'],
    internal: ['leads_here', 'asked_at', 'checked_at', 'failing_since'],
  },
  site_version: {
    migration: '0032-site-versions',
    policy: 'your site with what was online of it',
    idPrefix: 'ver',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    exported: ['id', 'site_id', 'workspace_id', 'name', 'document', 'created_at'],
  },
  site_file: {
    migration: '0026-sites',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    internal: ['release_id', 'workspace_id', 'path', 'media_type', 'etag', 'plain', 'br', 'gzip'],
    why: 'pages as they are sent to visitors, made from the site, which the archive has',
  },
  site_release_media: {
    migration: '0030-media',
    owner: [{ by: 'workspace', column: 'workspace_id' }],
    internal: ['release_id', 'workspace_id', 'media_id', 'renditions'],
    why: 'which pictures a release shows; the archive has the pictures themselves',
  },
});
