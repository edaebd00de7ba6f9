import { randomBytes } from 'node:crypto';
import type { UseCaseContext } from '#server/use-case.ts';
import { buildId } from '#shared/ids.ts';
import { refusal } from '#shared/problem.ts';
import { withoutLostSources } from '../../domain/blog/draft-post.ts';
import { mostPosts } from '../../domain/blog/post.ts';
import { sitesProblems } from '../../domain/sites.problems.ts';
import type { SourcePost } from '../../domain/source/source-post.ts';
import { type BroughtPost, blogRepository } from '../blog/blog.repository.ts';
import { rowOf } from '../blog/published-posts.ts';
import type { StoredSite } from '../sites.repository.ts';

/**
 * Takes posts of a source among those of a site, which is locked: what others read of them as it was published. Posts that the site has stay
 * as they are; one of the source that is one of them, or whose address one of them has, is left out. Refused where there would be more than a
 * site may have.
 */
export async function bringPosts(
  { tx, now }: UseCaseContext,
  site: Pick<StoredSite, 'id' | 'workspaceId'>,
  posts: readonly SourcePost[],
): Promise<void> {
  if (posts.length === 0) return;
  const known = await blogRepository.listKnown(tx, site.id);
  const ids = new Set(known.map(({ originId }) => originId));
  const slugs = new Set(known.map(({ slug }) => slug));
  const fresh = posts.filter(({ id, slug }) => !ids.has(id) && !slugs.has(slug));
  if (known.length + fresh.length > mostPosts)
    throw refusal(sitesProblems.posts_full, `A site has ${mostPosts} posts at most`);
  for (const post of fresh) await blogRepository.insertBrought(tx, broughtPost(post, site, now), now);
}

function broughtPost(
  { id: originId, slug, isSlugChosen, topic, createdAt, draft, first, published }: SourcePost,
  site: Pick<StoredSite, 'id' | 'workspaceId'>,
  now: Date,
): BroughtPost {
  const id = buildId('post', now.getTime(), randomBytes(16));
  return {
    ...draft,
    parts: withoutLostSources(draft.parts),
    id,
    siteId: site.id,
    workspaceId: site.workspaceId,
    originId,
    slug,
    isSlugChosen,
    topic,
    firstPublishedAt: first && new Date(first.at),
    firstDay: first?.day ?? null,
    published:
      published &&
      first &&
      // In the order in which a post is published (published-posts.ts): its hash is the same.
      rowOf(id, {
        id: originId,
        slug,
        title: published.title,
        summary: published.summary,
        tags: published.tags,
        parts: published.parts.map(({ kind, text }) => ({ kind, text })),
        day: first.day,
        publishedAt: first.at,
        updatedAt: published.updatedAt,
      }),
    createdAt: new Date(createdAt),
  };
}
