import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { Tx } from '#server/db/connect.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { notFound, ProblemError, refusal, staleRevision } from '#shared/problem.ts';
import type { Post, PostLine } from '../../blog.contract.ts';
import { hasBlogPage, pathOfPost } from '../../domain/blog/blog-content.ts';
import { postGaps } from '../../domain/blog/post.ts';
import { type PostFact, postFacts } from '../../domain/blog/post-facts.ts';
import type { SiteDocument } from '../../domain/document/site-document.ts';
import { type KnownFacts, knownFacts } from '../../domain/facts/known-facts.ts';
import { sitesProblems } from '../../domain/sites.problems.ts';
import { requireUp } from '../publish.service.ts';
import { requireTemplate } from '../site-plan.ts';
import { requireReady, type SiteState } from '../site-state.ts';
import { releasesRepository, type StoredSite, sitesRepository } from '../sites.repository.ts';
import { blogRepository, type StoredLine, type StoredPost } from './blog.repository.ts';
import { hasChanges } from './published-posts.ts';

/** A post and the revision of it that a change follows. */
export interface AtPost {
  readonly postId: string;
  readonly revision: number;
}

/** What is online of a site, as far as posts need it. */
export interface OnlineBlog {
  /** What the release was made of; it has a blog page. */
  readonly document: SiteDocument;
  readonly posts: readonly string[];
}

export type PostState = ReturnType<typeof createPostState>;

/** Posts as they are now: found for a change, and shown. */
export function createPostState(state: Pick<SiteState, 'find' | 'urlOf' | 'groundOf' | 'lockPictures'>) {
  /** A post of the account; a 404 for any other. */
  const find = async (context: UseCaseContext, postId: string): Promise<StoredPost> => {
    const post = await blogRepository.find(context.tx, postId);
    if (!post) throw notFound('There is no such post');
    await workspacesService.get(context, post.workspaceId);
    return post;
  };

  /** What is online of a site; undefined where nothing is, or nothing that posts can stand on. */
  const findOnline = async (tx: Tx, site: StoredSite): Promise<OnlineBlog | undefined> => {
    const { id, onlineReleaseId } = site;
    const making = onlineReleaseId === null ? undefined : await releasesRepository.findMaking(tx, id, onlineReleaseId);
    const document = making?.document;
    return making && document && hasBlogPage(document) ? { document, posts: making.posts } : undefined;
  };

  /**
   * What is online of a site, where a post can go online with it now: refuses what stops a site from going online, as brand, pictures and plan
   * may have changed since.
   */
  const getPublishable = async ({ tx, actor }: UseCaseContext, site: StoredSite): Promise<OnlineBlog> => {
    requireUp(site);
    const online = await findOnline(tx, site);
    if (online === undefined) throw refusal(sitesProblems.no_blog_online, 'What is online has no blog page');
    requireTemplate(actor.plan, online.document.template);
    const pictures = await state.lockPictures(tx, site, online.document);
    requireReady(await state.groundOf(tx, site, online.document), pictures);
    return online;
  };

  const stateOf = ({ isPublished, publishAt }: StoredLine): PostLine['state'] =>
    isPublished ? 'published' : publishAt === null ? 'draft' : 'scheduled';

  const lineOf = (post: StoredLine, shown: readonly string[]): PostLine => ({
    id: post.id,
    title: post.title,
    state: stateOf(post),
    publishAt: post.publishAt?.toISOString() ?? null,
    publishedAt: post.firstPublishedAt?.toISOString() ?? null,
    isOnline: shown.includes(post.id),
    missed: post.missed,
    updatedAt: post.updatedAt.toISOString(),
  });

  /** The posts of what others see now: none of a site that the operator took down. */
  const listShown = async (tx: Tx, { id, onlineReleaseId, takenDownAt }: StoredSite): Promise<readonly string[]> =>
    takenDownAt === null && onlineReleaseId !== null ? releasesRepository.listPosts(tx, id, onlineReleaseId) : [];

  const readKnown = async (context: UseCaseContext, site: StoredSite): Promise<KnownFacts> =>
    knownFacts(await workspacesService.getFacts(context, site.workspaceId), site.document.language);

  const readFacts = async (context: UseCaseContext, site: StoredSite): Promise<readonly PostFact[]> =>
    postFacts(await readKnown(context, site), site.document.language);

  return {
    find,
    findOnline,
    getPublishable,
    listShown,
    lineOf,
    readKnown,

    /** A post that may be changed, locked behind its business; refuses an older revision than it has. */
    async lockAt(context: UseCaseContext, { postId, revision }: AtPost): Promise<StoredPost> {
      const { workspaceId } = await find(context, postId);
      await workspacesService.getForWriting(context, workspaceId);
      const post = await blogRepository.lock(context.tx, postId);
      if (!post) throw notFound('There is no such post');
      if (post.revision !== revision) throw staleRevision({ revision: post.revision });
      return post;
    },

    /** The same with its site, which is locked before it. */
    async lockWithSite(
      context: UseCaseContext,
      { postId, revision }: AtPost,
    ): Promise<{ readonly site: StoredSite; readonly post: StoredPost }> {
      const { workspaceId, siteId } = await find(context, postId);
      await workspacesService.getForWriting(context, workspaceId);
      const site = await sitesRepository.lock(context.tx, siteId);
      const post = await blogRepository.lock(context.tx, postId);
      if (!site || !post) throw notFound('There is no such post');
      if (post.revision !== revision) throw staleRevision({ revision: post.revision });
      return { site, post };
    },

    /** A post as it is edited. */
    async view(context: UseCaseContext, postId: string): Promise<Post> {
      const post = await find(context, postId);
      const site = await state.find(context.tx, post.siteId);
      const { siteId, revision, title, summary, tags, parts, slug } = post;
      return {
        ...lineOf(post, await listShown(context.tx, site)),
        siteId,
        revision,
        title,
        summary,
        tags: [...tags],
        parts: [...parts],
        slug,
        url: state.urlOf(site) + pathOfPost(post),
        hasChanges: hasChanges(post),
        facts: [...(await readFacts(context, site))],
      };
    },
  };
}

/** Refuses a post that still asks something, with what it asks. */
export function requireNoGaps(post: StoredPost): void {
  const gaps = postGaps({ title: post.title, parts: [...post.parts] });
  if (gaps.length === 0) return;
  const { code, status } = sitesProblems.post_not_ready;
  throw new ProblemError(status, { code, message: `${gaps.length} questions are open`, current: { gaps } });
}
