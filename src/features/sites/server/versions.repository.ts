import type { Tx } from '#server/db/connect.ts';
import type { SiteDocument } from '../domain/document/site-document.ts';
import type { TemplateId } from '../domain/templates/template-ids.ts';

/** A version without what is in it. */
export interface ListedVersion {
  readonly id: `ver_${string}`;
  readonly name: string;
  readonly template: TemplateId;
  /** How many pages it has. */
  readonly pages: number;
  readonly createdAt: Date;
}

interface NewVersion {
  readonly id: string;
  readonly siteId: string;
  readonly workspaceId: string;
  readonly name: string;
}

const listed = (tx: Tx) => tx`id, name, document ->> 'template' as template,
  jsonb_array_length(document -> 'pages') as pages, created_at as "createdAt"`;

/** The SQL of versions of sites. */
export const versionsRepository = {
  /** The newest first. */
  async list(tx: Tx, siteId: string): Promise<readonly ListedVersion[]> {
    return tx<ListedVersion[]>`select ${listed(tx)} from site_version where site_id = ${siteId}
      order by created_at desc, id desc`;
  },

  /** How many a site has; asked while it is locked. */
  async count(tx: Tx, siteId: string): Promise<number> {
    const [row] = await tx<{ count: number }[]>`select count(*)::int as count from site_version
      where site_id = ${siteId}`;
    return row!.count;
  },

  /** What is in a version of a site; undefined where the site has no such one. */
  async findDocument(tx: Tx, siteId: string, id: string): Promise<SiteDocument | undefined> {
    const [version] = await tx<{ document: SiteDocument }[]>`select document from site_version
      where id = ${id} and site_id = ${siteId}`;
    return version?.document;
  },

  /** Keeps a site as it is. */
  async insert(tx: Tx, { id, siteId, workspaceId, name }: NewVersion, now: Date): Promise<void> {
    await tx`insert into site_version (id, site_id, workspace_id, name, document, created_at)
      select ${id}, id, workspace_id, ${name}, document, ${now} from site
      where id = ${siteId} and workspace_id = ${workspaceId}`;
  },

  /** Calls it otherwise; false where the site has no such version. */
  async rename(tx: Tx, siteId: string, id: string, name: string): Promise<boolean> {
    const renamed = await tx`update site_version set name = ${name} where id = ${id} and site_id = ${siteId}`;
    return renamed.count === 1;
  },

  /** False where the site has no such version. */
  async remove(tx: Tx, siteId: string, id: string): Promise<boolean> {
    const removed = await tx`delete from site_version where id = ${id} and site_id = ${siteId}`;
    return removed.count === 1;
  },
};
