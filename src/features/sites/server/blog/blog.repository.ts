import type { Tx } from '#server/db/connect.ts';
import type { PostDraft, PostPart, PublishedPost } from '../../domain/blog/post.ts';

/** A post without its parts, as lists show it. */
export interface StoredLine {
  readonly id: `post_${string}`;
  readonly siteId: `site_${string}`;
  readonly workspaceId: `ws_${string}`;
  readonly title: string;
  readonly isPublished: boolean;
  readonly topic: string | null;
  /** When it is to be published, in which zone its day is reckoned then, and the key of the job that does it. */
  readonly publishAt: Date | null;
  readonly timeZone: string | null;
  readonly jobKey: string | null;
  /** What kept it from being published at its time. */
  readonly missed: string | null;
  readonly firstPublishedAt: Date | null;
  /** The day that was where its founder was: "2026-11-29". */
  readonly firstDay: string | null;
  readonly updatedAt: Date;
}

export interface StoredPost extends StoredLine {
  /** The id it came with from where it was written; null for one that was begun here. */
  readonly originId: string | null;
  readonly slug: string;
  readonly isSlugChosen: boolean;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parts: readonly PostPart[];
  readonly revision: number;
  /** What others read. */
  readonly published: PublishedPost | null;
}

/** A post as it is brought in from elsewhere. */
export interface BroughtPost
  extends Pick<
      StoredPost,
      'id' | 'siteId' | 'workspaceId' | 'slug' | 'isSlugChosen' | 'topic' | 'firstPublishedAt' | 'firstDay'
    >,
    PostDraft {
  readonly originId: string;
  readonly published: Pick<PublishedRow, 'hash' | 'post'> | null;
  readonly createdAt: Date;
}

/** A published post with its hash, by which a set of them is told from another one without reading them. */
export interface PublishedRow {
  readonly id: string;
  readonly hash: string;
  readonly post: PublishedPost;
}

const lineColumns = (tx: Tx) => tx`id, site_id as "siteId", workspace_id as "workspaceId", title, topic,
  published is not null as "isPublished", publish_at as "publishAt", time_zone as "timeZone", job_key as "jobKey", missed,
  first_published_at as "firstPublishedAt", first_day::text as "firstDay", updated_at as "updatedAt"`;
const postColumns = (
  tx: Tx,
) => tx`${lineColumns(tx)}, origin_id as "originId", slug, is_slug_chosen as "isSlugChosen", summary, tags, parts,
  revision, published`;

/** What of a post is stored for it to be published at an instant. */
interface Schedule {
  readonly publishAt: Date;
  readonly timeZone: string;
  readonly jobKey: string;
}

/** The SQL of posts. */
export const blogRepository = {
  async list(tx: Tx, siteId: string): Promise<readonly StoredLine[]> {
    return tx<StoredLine[]>`select ${lineColumns(tx)} from site_post where site_id = ${siteId}
      order by created_at desc, id desc`;
  },

  async find(tx: Tx, id: string): Promise<StoredPost | undefined> {
    const [post] = await tx<StoredPost[]>`select ${postColumns(tx)} from site_post where id = ${id}`;
    return post;
  },

  /** A post as it is once every earlier writer has ended; it stays locked until the transaction ends. */
  async lock(tx: Tx, id: string): Promise<StoredPost | undefined> {
    const [post] = await tx<StoredPost[]>`select ${postColumns(tx)} from site_post where id = ${id} for no key update`;
    return post;
  },

  async count(tx: Tx, siteId: string): Promise<{ readonly posts: number; readonly scheduled: number }> {
    const [row] = await tx<{ posts: number; scheduled: number }[]>`select count(*)::int as posts,
      count(publish_at)::int as scheduled from site_post where site_id = ${siteId}`;
    return row!;
  },

  /** Addresses of the other posts of a site. */
  async listSlugs(tx: Tx, siteId: string, exceptId: string | null): Promise<ReadonlySet<string>> {
    const rows = await tx<{ slug: string }[]>`select slug from site_post
      where site_id = ${siteId} and id is distinct from ${exceptId}`;
    return new Set(rows.map(({ slug }) => slug));
  },

  async insert(
    tx: Tx,
    post: Pick<StoredPost, 'id' | 'siteId' | 'workspaceId' | 'slug' | 'topic'> & PostDraft,
    now: Date,
  ): Promise<void> {
    await tx`insert into site_post (id, site_id, workspace_id, slug, topic, title, summary, tags, parts, created_at, updated_at)
      values (${post.id}, ${post.siteId}, ${post.workspaceId}, ${post.slug}, ${post.topic}, ${post.title}, ${post.summary},
        ${post.tags}, ${tx.json(post.parts as never)}, ${now}, ${now})`;
  },

  /** Inserts one that comes from elsewhere, with what others read of it. */
  async insertBrought(tx: Tx, post: BroughtPost, now: Date): Promise<void> {
    const { published } = post;
    await tx`insert into site_post (id, site_id, workspace_id, origin_id, slug, is_slug_chosen, topic, title, summary, tags, parts,
        published, published_hash, first_published_at, first_day, created_at, updated_at)
      values (${post.id}, ${post.siteId}, ${post.workspaceId}, ${post.originId}, ${post.slug}, ${post.isSlugChosen}, ${post.topic},
        ${post.title}, ${post.summary}, ${post.tags}, ${tx.json(post.parts as never)},
        ${published && tx.json(published.post as never)}, ${published?.hash ?? null}, ${post.firstPublishedAt},
        ${post.firstDay}::date, ${post.createdAt}, ${now})`;
  },

  /** By what each post of a site is known: its address, and the id it has had since it was first written. */
  async listKnown(tx: Tx, siteId: string): Promise<readonly { readonly slug: string; readonly originId: string }[]> {
    return tx<{ slug: string; originId: string }[]>`select slug, coalesce(origin_id, id) as "originId" from site_post
      where site_id = ${siteId}`;
  },

  /** Every post of a site whole, the oldest first, with when each was begun. */
  async listWhole(tx: Tx, siteId: string): Promise<readonly (StoredPost & { readonly createdAt: Date })[]> {
    return tx<(StoredPost & { createdAt: Date })[]>`select ${postColumns(tx)}, created_at as "createdAt" from site_post
      where site_id = ${siteId} order by created_at, coalesce(origin_id, id)`;
  },

  /** Writes what was edited, as the next revision. */
  async writeDraft(
    tx: Tx,
    { id, revision }: StoredPost,
    { title, summary, tags, parts, slug }: PostDraft & { readonly slug: string },
    now: Date,
  ): Promise<void> {
    await tx`update site_post set title = ${title}, summary = ${summary}, tags = ${tags}, slug = ${slug},
        parts = ${tx.json(parts as never)}, revision = ${revision + 1}, updated_at = ${now} where id = ${id}`;
  },

  /** Gives it the address that somebody chose, as the next revision. */
  async setSlug(tx: Tx, { id, revision }: StoredPost, slug: string, now: Date): Promise<void> {
    await tx`update site_post set slug = ${slug}, is_slug_chosen = true, revision = ${revision + 1}, updated_at = ${now}
      where id = ${id}`;
  },

  /** Says what others read of it, as the next revision; it waits for no time from then on. Null: nothing. */
  async setPublished(
    tx: Tx,
    { id, revision }: StoredPost,
    row: Pick<PublishedRow, 'hash' | 'post'> | null,
    now: Date,
  ): Promise<void> {
    await tx`update site_post set published = ${row && tx.json(row.post as never)}, published_hash = ${row?.hash ?? null},
        first_published_at = coalesce(first_published_at, ${row?.post.publishedAt ?? null}::timestamptz),
        first_day = coalesce(first_day, ${row?.post.day ?? null}::date),
        publish_at = null, time_zone = null, job_key = null, missed = null, revision = ${revision + 1}, updated_at = ${now}
      where id = ${id}`;
  },

  /** Has it wait for its time, or for none, as the next revision. */
  async setSchedule(tx: Tx, { id, revision }: StoredPost, schedule: Schedule | null, now: Date): Promise<void> {
    await tx`update site_post set publish_at = ${schedule?.publishAt ?? null}, time_zone = ${schedule?.timeZone ?? null},
        job_key = ${schedule?.jobKey ?? null}, missed = null, revision = ${revision + 1}, updated_at = ${now}
      where id = ${id}`;
  },

  /** Notes what kept it from being published at its time; undefined where it waits for that job no more. */
  async setMissed(
    tx: Tx,
    { postId, jobKey, code }: { readonly postId: string; readonly jobKey: string; readonly code: string },
    now: Date,
  ): Promise<Pick<StoredLine, 'workspaceId' | 'title'> | undefined> {
    const [post] = await tx<Pick<StoredLine, 'workspaceId' | 'title'>[]>`
      update site_post set publish_at = null, time_zone = null, job_key = null, missed = ${code},
        revision = revision + 1, updated_at = ${now} where id = ${postId} and job_key = ${jobKey}
      returning workspace_id as "workspaceId", title`;
    return post;
  },

  async delete(tx: Tx, id: string): Promise<void> {
    await tx`delete from site_post where id = ${id}`;
  },

  /** Every published post of a site, whole. */
  async listPublished(tx: Tx, siteId: string): Promise<readonly PublishedRow[]> {
    return tx<PublishedRow[]>`select id, published_hash as hash, published as post from site_post
      where site_id = ${siteId} and published is not null`;
  },

  /** The same without the posts. */
  async listHashes(tx: Tx, siteId: string): Promise<readonly Pick<PublishedRow, 'id' | 'hash'>[]> {
    return tx<Pick<PublishedRow, 'id' | 'hash'>[]>`select id, published_hash as hash from site_post
      where site_id = ${siteId} and published is not null`;
  },

  /** What lists of posts show, the newest first, so many of them. */
  async listShown(
    tx: Tx,
    siteId: string,
    most: number,
  ): Promise<readonly Pick<PublishedPost, 'slug' | 'title' | 'summary' | 'day'>[]> {
    return tx<Pick<PublishedPost, 'slug' | 'title' | 'summary' | 'day'>[]>`
      select published->>'slug' as slug, published->>'title' as title, published->>'summary' as summary,
        published->>'day' as day
      from site_post where site_id = ${siteId} and published is not null
      order by published->>'publishedAt' desc, published->>'id' desc limit ${most}`;
  },
};
