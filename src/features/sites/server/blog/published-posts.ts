import { createHash } from 'node:crypto';
import { hasBlogPage } from '../../domain/blog/blog-content.ts';
import { type BlogContent, byNewest, type PublishedPost, saidParts } from '../../domain/blog/post.ts';
import type { SiteDocument } from '../../domain/document/site-document.ts';
import type { PublishedRow, StoredPost } from './blog.repository.ts';

/** Posts as files of a site are made from them, with what tells one set of them from another. */
export interface StampedBlog extends BlogContent {
  readonly stamp: string;
  /** The ids by which they are found here. */
  readonly postIds: readonly string[];
}

/** The same for the same posts; null for none, and for a site without a page for them. */
export function stampOf(
  document: Pick<SiteDocument, 'pages'>,
  rows: readonly Pick<PublishedRow, 'id' | 'hash'>[],
): string | null {
  if (rows.length === 0 || !hasBlogPage(document)) return null;
  return rows
    .map(({ id, hash }) => `${id} ${hash}`)
    .sort()
    .join('\n');
}

/** Posts as they are published with a site; undefined where it has none or no page for them. */
export function blogOf(
  document: Pick<SiteDocument, 'pages'>,
  siteId: string,
  rows: readonly PublishedRow[],
): StampedBlog | undefined {
  const stamp = stampOf(document, rows);
  if (stamp === null) return undefined;
  const shown = rows.toSorted((one, other) => byNewest(one.post, other.post));
  return { id: siteId, stamp, posts: shown.map(({ post }) => post), postIds: shown.map(({ id }) => id) };
}

/** A post as others are to read it from now on. */
export function publishedRow(post: StoredPost, at: { readonly now: Date; readonly timeZone: string }): PublishedRow {
  const now = at.now.toISOString();
  return rowOf(post.id, {
    id: post.originId ?? post.id,
    slug: post.slug,
    title: post.title,
    summary: post.summary,
    tags: post.tags,
    parts: saidParts(post.parts),
    day: post.firstDay ?? dayAt(at.now, at.timeZone),
    publishedAt: post.firstPublishedAt?.toISOString() ?? now,
    updatedAt: now,
  });
}

/** What others read, with its hash: the same for the same, as its names are in one order. */
export const rowOf = (id: string, post: PublishedPost): PublishedRow => ({
  id,
  hash: createHash('sha256').update(JSON.stringify(post)).digest('base64url'),
  post,
});

/** Whether a post was edited since it was published. */
export function hasChanges({ published, title, summary, tags, parts }: StoredPost): boolean {
  if (published === null) return false;
  const said = (one: Pick<PublishedPost, 'title' | 'summary' | 'tags' | 'parts'>): string =>
    JSON.stringify([one.title, one.summary, one.tags, one.parts.map(({ kind, text }) => [kind, text])]);
  return said(published) !== said({ title, summary, tags, parts: saidParts(parts) });
}

/** The day of an instant in a zone: "2026-11-29". */
function dayAt(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const of = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${of.year}-${of.month}-${of.day}`;
}
