import type { Sql, Tx } from '#server/db/connect.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import type { SiteDocument } from '../domain/document/site-document.ts';
import type { SiteLook } from '../domain/look/site-look.ts';
import { cardPath } from '../domain/page/render-site.ts';
import type { TemplateId } from '../domain/templates/template-ids.ts';

export interface StoredSite {
  readonly id: `site_${string}`;
  readonly workspaceId: `ws_${string}`;
  readonly address: string;
  readonly document: SiteDocument;
  readonly revision: number;
  /** Null where nothing of it is online. */
  readonly onlineReleaseId: `rel_${string}` | null;
  /** When the operator took it down; null where it is not. */
  readonly takenDownAt: Date | null;
  /** The look it was brought in with; null for one that was begun here. */
  readonly look: SiteLook | null;
  /** The domain of its own that it is to be found at; null where there is none. */
  readonly mainHost: string | null;
}

export interface StoredRelease {
  readonly id: `rel_${string}`;
  readonly siteId: `site_${string}`;
  readonly workspaceId: `ws_${string}`;
  readonly number: number;
  readonly template: TemplateId;
  readonly pages: number;
  readonly documentRevision: number;
  /** Of all that its files were made from. */
  readonly contentHash: string;
  /** Of what its picture was drawn from; null where it has none. */
  readonly cardHash: string | null;
  readonly publishedAt: Date;
}

/** What a release was made of beside its files. */
export interface ReleaseMaking {
  readonly document: SiteDocument;
  /** The ids of the posts it shows. */
  readonly posts: readonly string[];
}

/** What is online of a site. */
export interface Online {
  readonly releaseId: string;
  /** The domain of its own that it is to be found at; null where there is none. */
  readonly mainHost: string | null;
}

/** One file of a release in each coding, or as it is alone where it does not shrink. */
export interface StoredFile {
  readonly path: string;
  readonly mediaType: string;
  /** What it is told from another one by, without the quotes and the coding. */
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer> | null;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
}

/** A site as whoever runs the installation sees it. */
export interface ListedSite {
  readonly address: string;
  /** Domains of its own at which it is served. */
  readonly hosts: readonly string[];
  readonly isOnline: boolean;
  readonly takenDownAt: Date | null;
}

/** The account whose site is online at an address. */
export interface SiteOwner {
  readonly siteId: `site_${string}`;
  readonly workspaceId: `ws_${string}`;
  readonly accountId: string;
  readonly email: string;
  readonly plan: PlanName;
  /** All its businesses. */
  readonly workspaceIds: readonly string[];
}

/** PostgreSQL's code for a second row where there may be one. */
const uniqueViolation = '23505';

/** The proven domain that was made the place of a site. */
const mainHost = (tx: Sql | Tx) => tx`(select d.host from site_domain d
  where d.site_id = site.id and d.is_main and d.state = 'proven') as "mainHost"`;
const siteColumns = (tx: Tx) => tx`id, workspace_id as "workspaceId", address, document, revision,
  online_release_id as "onlineReleaseId", taken_down_at as "takenDownAt", look, ${mainHost(tx)}`;
const releaseColumns = (tx: Tx) => tx`id, site_id as "siteId", workspace_id as "workspaceId", number, template, pages,
  document_revision as "documentRevision", content_hash as "contentHash", card_hash as "cardHash", published_at as "publishedAt"`;

/** The SQL of sites. */
export const sitesRepository = {
  async find(tx: Tx, workspaceId: string): Promise<StoredSite | undefined> {
    const [site] = await tx<StoredSite[]>`select ${siteColumns(tx)} from site where workspace_id = ${workspaceId}`;
    return site;
  },

  async findById(tx: Tx, id: string): Promise<StoredSite | undefined> {
    const [site] = await tx<StoredSite[]>`select ${siteColumns(tx)} from site where id = ${id}`;
    return site;
  },

  /** The business a site belongs to. */
  async findWorkspaceId(tx: Tx, id: string): Promise<StoredSite['workspaceId'] | undefined> {
    const [site] = await tx<
      Pick<StoredSite, 'workspaceId'>[]
    >`select workspace_id as "workspaceId" from site where id = ${id}`;
    return site?.workspaceId;
  },

  /** A site as it is once every earlier writer has ended; it stays locked until the transaction ends. */
  async lock(tx: Tx, id: string): Promise<StoredSite | undefined> {
    const [site] = await tx<StoredSite[]>`select ${siteColumns(tx)} from site where id = ${id} for no key update`;
    return site;
  },

  /**
   * Those who take an address take turns, whichever they take: two that exchange theirs would wait for each other for ever. The last
   * lock of a transaction.
   */
  async lockAddresses(tx: Tx): Promise<void> {
    await tx`select pg_advisory_xact_lock(hashtext('sites.addresses'))`;
  },

  /**
   * Keeps an address for a site as long as the site is there; false where it is or was another one's. A site keeps its newest twenty: what
   * it can hold from others is bounded.
   */
  async reserve(tx: Tx, site: Pick<StoredSite, 'id' | 'workspaceId'>, address: string, now: Date): Promise<boolean> {
    const kept = await tx`insert into site_address (address, site_id, workspace_id, reserved_at)
      values (${address}, ${site.id}, ${site.workspaceId}, ${now}) on conflict (address) do nothing`;
    if (kept.count === 0) {
      const mine =
        await tx`update site_address set reserved_at = ${now} where address = ${address} and site_id = ${site.id}`;
      if (mine.count === 0) return false;
    }
    await tx`delete from site_address where address in (
      select address from site_address where site_id = ${site.id} order by reserved_at desc, address offset 20)`;
    return true;
  },

  /** Begins one; false where another site has the address or had it. */
  async insert(tx: Tx, site: StoredSite, now: Date): Promise<boolean> {
    const begun =
      await tx`insert into site (id, workspace_id, address, document, look, revision, created_at, updated_at)
      values (${site.id}, ${site.workspaceId}, ${site.address}, ${tx.json(site.document as never)},
        ${site.look && tx.json(site.look as never)}, ${site.revision}, ${now}, ${now})
      on conflict (address) do nothing`;
    if (begun.count === 0) return false;
    if (await this.reserve(tx, site, site.address, now)) return true;
    await tx`delete from site where id = ${site.id}`;
    return false;
  },

  /** Writes what is edited, as the next revision, of a site that is locked. Answers with it as it is read from now on. */
  async writeDocument(tx: Tx, { id, revision }: StoredSite, document: SiteDocument, now: Date): Promise<StoredSite> {
    const [site] = await tx<StoredSite[]>`update site set document = ${tx.json(document as never)},
      revision = ${revision + 1}, updated_at = ${now} where id = ${id} returning ${siteColumns(tx)}`;
    return site!;
  },

  /** Writes what is edited, with the look it was brought in with, as the next revision. */
  async writeImported(
    tx: Tx,
    { id, revision }: StoredSite,
    { document, look }: Pick<StoredSite, 'document' | 'look'>,
    now: Date,
  ): Promise<void> {
    await tx`update site set document = ${tx.json(document as never)}, look = ${look && tx.json(look as never)},
      revision = ${revision + 1}, updated_at = ${now} where id = ${id}`;
  },

  /** Gives it another address, as the next revision; false where another site has it or had it, and then the transaction has to end. */
  async setAddress(tx: Tx, site: StoredSite, address: string, now: Date): Promise<boolean> {
    const { id, revision } = site;
    if (!(await this.reserve(tx, site, address, now))) return false;
    try {
      await tx`update site set address = ${address}, revision = ${revision + 1}, updated_at = ${now} where id = ${id}`;
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === uniqueViolation) return false;
      throw error;
    }
  },

  /** Whether visitors are shown it; once that is true it stays so until the transaction ends. */
  async isOnline(tx: Tx, id: string): Promise<boolean> {
    const [site] = await tx`select 1 from site
      where id = ${id} and online_release_id is not null and taken_down_at is null for share`;
    return site !== undefined;
  },

  /** Says what is online of it, as the next revision. */
  async setOnline(tx: Tx, { id, revision }: StoredSite, releaseId: string | null, now: Date): Promise<void> {
    await tx`update site set online_release_id = ${releaseId}, revision = ${revision + 1}, updated_at = ${now}
      where id = ${id}`;
  },

  /**
   * How many other sites of these workspaces are online. Asked with the system role: a workspace that was made after the account's
   * own transaction began is not in its scope.
   */
  async countOtherLive(system: Sql, workspaceIds: readonly string[], siteId: string): Promise<number> {
    const [row] = await system<{ count: number }[]>`select count(*)::int as count from site
      where workspace_id = any (${workspaceIds as string[]}) and online_release_id is not null and id <> ${siteId}`;
    return row!.count;
  },
};

/** The SQL of releases and their files. */
export const releasesRepository = {
  /** The newest first. */
  async list(tx: Tx, siteId: string): Promise<readonly StoredRelease[]> {
    return tx<StoredRelease[]>`select ${releaseColumns(tx)} from site_release where site_id = ${siteId}
      order by number desc`;
  },

  async find(tx: Tx, siteId: string, id: string): Promise<StoredRelease | undefined> {
    const [release] = await tx<StoredRelease[]>`select ${releaseColumns(tx)} from site_release
      where id = ${id} and site_id = ${siteId}`;
    return release;
  },

  /** What a release was made of; `document` is null for one that was made before that was kept. */
  async findMaking(
    tx: Tx,
    siteId: string,
    id: string,
  ): Promise<(Omit<ReleaseMaking, 'document'> & { readonly document: SiteDocument | null }) | undefined> {
    const [making] = await tx<{ document: SiteDocument | null; posts: string[] }[]>`
      select document, posts from site_release where id = ${id} and site_id = ${siteId}`;
    return making;
  },

  /** The ids of the posts that a release shows; none where it is gone. */
  async listPosts(tx: Tx, siteId: string, id: string): Promise<readonly string[]> {
    const [making] = await tx<{ posts: string[] }[]>`
      select posts from site_release where id = ${id} and site_id = ${siteId}`;
    return making?.posts ?? [];
  },

  /** Writes a release with its files under the next number of its site, which is locked. */
  async insert(
    tx: Tx,
    release: Omit<StoredRelease, 'number'> & ReleaseMaking,
    files: readonly StoredFile[],
  ): Promise<void> {
    const { id, siteId, workspaceId } = release;
    await tx`insert into site_release (id, site_id, workspace_id, number, template, pages, document_revision, content_hash,
        card_hash, document, posts, published_at)
      select ${id}, ${siteId}, ${workspaceId}, coalesce(max(number), 0) + 1, ${release.template}, ${release.pages},
        ${release.documentRevision}, ${release.contentHash}, ${release.cardHash}, ${tx.json(release.document as never)},
        ${release.posts as string[]}::text[], ${release.publishedAt}
      from site_release where site_id = ${siteId}`;
    for (const file of files)
      await tx`insert into site_file (release_id, workspace_id, path, media_type, etag, plain, br, gzip)
        values (${id}, ${workspaceId}, ${file.path}, ${file.mediaType}, ${file.etag}, ${file.plain}, ${file.br},
          ${file.gzip})`;
  },

  /** The picture that a release of a site has of the same card; undefined where none has. */
  async findCard(tx: Tx, siteId: string, cardHash: string): Promise<Uint8Array | undefined> {
    const [file] = await tx<{ plain: Uint8Array }[]>`select f.plain from site_file f
      join site_release r on r.id = f.release_id
      where r.site_id = ${siteId} and r.card_hash = ${cardHash} and f.path = ${cardPath}
      order by r.number desc limit 1`;
    return file?.plain;
  },

  /** Every file of a release, for the account whose site it is. */
  async listFiles(tx: Tx, releaseId: string): Promise<readonly StoredFile[]> {
    return tx<StoredFile[]>`select path, media_type as "mediaType", etag, plain, br, gzip from site_file
      where release_id = ${releaseId}`;
  },

  /** Forgets the oldest releases of a site beyond so many, but never the one that is online. */
  async prune(tx: Tx, siteId: string, kept: number): Promise<void> {
    await tx`delete from site_release where id in (
        select r.id from site_release r where r.site_id = ${siteId} order by r.number desc offset ${kept})
      and id not in (select s.online_release_id from site s where s.id = ${siteId} and s.online_release_id is not null)`;
  },
};

/** What visitors are shown, found with the system role: they are no account. */
export const servedRepository = {
  /** What is online at these addresses, by address; those where nothing is are left out. */
  async findOnline(system: Sql, addresses: readonly string[]): Promise<ReadonlyMap<string, Online>> {
    const rows = await system<(Online & { address: string })[]>`
      select address, online_release_id as "releaseId", ${mainHost(system)} from site
      where address = any (${addresses as string[]}) and online_release_id is not null and taken_down_at is null`;
    return new Map(rows.map(({ address, ...online }) => [address, online]));
  },

  /** Whose site is online at an address, with what their storage is held against; undefined where none is. */
  async findOwner(system: Sql, address: string): Promise<SiteOwner | undefined> {
    const [owner] = await system<SiteOwner[]>`
      select s.id as "siteId", s.workspace_id as "workspaceId", u.user_id as "accountId", u.email, u.plan,
        (select to_jsonb(array_agg(o.id)) from workspace o where o.account_id = u.user_id) as "workspaceIds"
      from site s join workspace w on w.id = s.workspace_id join users u on u.user_id = w.account_id
      where s.address = ${address} and s.online_release_id is not null and s.taken_down_at is null`;
    return owner;
  },

  /** Every file of a release; none where it is gone. */
  async listFiles(system: Sql, releaseId: string): Promise<readonly StoredFile[]> {
    return system<StoredFile[]>`select path, media_type as "mediaType", etag, plain, br, gzip from site_file
      where release_id = ${releaseId}`;
  },

  /** Sites that are or were online, by address, with the domains of their own and when each was taken down. */
  async list(system: Sql): Promise<readonly ListedSite[]> {
    return system<
      ListedSite[]
    >`select address, online_release_id is not null as "isOnline", taken_down_at as "takenDownAt",
        array(select d.host from site_domain d where d.site_id = site.id and d.state = 'proven' order by d.host) as hosts
      from site where online_release_id is not null or taken_down_at is not null order by address`;
  },

  /** Takes the site at an address down, or back; false where there is none. */
  async setTakenDown(system: Sql, address: string, at: Date | null): Promise<boolean> {
    const changed = await system`update site set taken_down_at = ${at} where address = ${address}`;
    return changed.count === 1;
  },
};
