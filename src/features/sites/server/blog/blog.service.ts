import { randomBytes } from 'node:crypto';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import { requirePlan } from '#server/plans/require-plan.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { buildId } from '#shared/ids.ts';
import { invalid, notFound, refusal } from '#shared/problem.ts';
import type { Blog, BlogTopic, Post } from '../../blog.contract.ts';
import { postsOnPage } from '../../domain/blog/blog-content.ts';
import { draftPost, withoutLostSources } from '../../domain/blog/draft-post.ts';
import { mostPosts, type PostDraft } from '../../domain/blog/post.ts';
import { slugsFor } from '../../domain/blog/post-address.ts';
import { leavesOpen, proposeTopics, restsOn } from '../../domain/blog/topics.ts';
import { sitesPlan } from '../../domain/sites.plan.ts';
import { sitesProblems } from '../../domain/sites.problems.ts';
import type { SiteState } from '../site-state.ts';
import { type StoredSite, sitesRepository } from '../sites.repository.ts';
import { blogRepository, type StoredPost } from './blog.repository.ts';
import type { AtPost, PostState } from './post-state.ts';

interface BlogDependencies {
  readonly state: SiteState;
  readonly posts: PostState;
}

/** What a post holds before anybody wrote anything: one paragraph that asks for it. */
const emptyPost: PostDraft = {
  title: '',
  summary: '',
  tags: [],
  parts: [{ id: 'text-1', kind: 'paragraph', text: '', question: 'text', source: null }],
};

/** The posts of a site as they are edited. */
export function createBlogService({ state, posts }: BlogDependencies) {
  /** A site of the account; a 404 for any other. */
  const findSite = async (context: UseCaseContext, siteId: string): Promise<StoredSite> => {
    const site = await state.find(context.tx, siteId);
    await workspacesService.get(context, site.workspaceId);
    return site;
  };

  /** The first address made of a title that no other post of the site has. */
  const freeSlug = async ({ tx }: UseCaseContext, siteId: string, title: string, ownId: string | null) => {
    const taken = await blogRepository.listSlugs(tx, siteId, ownId);
    for (const slug of slugsFor(title)) if (!taken.has(slug)) return slug;
    throw new Error('Addresses of posts never end');
  };

  /** Its address follows its title until somebody chose one, or it was published. */
  const slugAfter = async (context: UseCaseContext, post: StoredPost, title: string): Promise<string> =>
    post.isSlugChosen || post.firstPublishedAt !== null || title === post.title
      ? post.slug
      : freeSlug(context, post.siteId, title, post.id);

  return {
    view: posts.view,

    /** The posts of a site, and what of it is online. */
    async get(context: UseCaseContext, siteId: string): Promise<Blog> {
      const { tx } = context;
      const site = await findSite(context, siteId);
      const shown = await posts.listShown(tx, site);
      return {
        posts: (await blogRepository.list(tx, siteId)).map((post) => posts.lineOf(post, shown)),
        shown: [...(await blogRepository.listShown(tx, siteId, postsOnPage))],
        isBlogOnline: site.takenDownAt === null && (await posts.findOnline(tx, site)) !== undefined,
      };
    },

    /** Subjects for posts, with the posts that were begun with them. */
    async listTopics(context: UseCaseContext, siteId: string): Promise<BlogTopic[]> {
      const site = await findSite(context, siteId);
      const known = await posts.readKnown(context, site);
      const written = await blogRepository.list(context.tx, siteId);
      return proposeTopics(known, site.document.language).map((topic) => ({
        id: topic.id,
        title: topic.title,
        rests: [...restsOn(topic)],
        asks: [...leavesOpen(topic)],
        postId: written.find((post) => post.topic === topic.id)?.id ?? null,
      }));
    },

    /** Begins a post: about a subject, with what is known of it, or with nothing. Refused where the site has as many as it may. */
    async begin(
      context: UseCaseContext,
      { siteId, topic: topicId }: { readonly siteId: `site_${string}`; readonly topic: string | null },
    ): Promise<Post> {
      const { tx, actor, now } = context;
      const { workspaceId } = await findSite(context, siteId);
      requirePlan(sitesPlan.features.blog, actor);
      await workspacesService.getForWriting(context, workspaceId);
      const site = await sitesRepository.lock(tx, siteId);
      if (!site) throw notFound('There is no such site');
      const { language } = site.document;
      const known = topicId === null ? undefined : await posts.readKnown(context, site);
      const topic = known && proposeTopics(known, language).find(({ id }) => id === topicId);
      if (topicId !== null && !topic) throw invalid({ topic: 'is no subject that is proposed' });
      if ((await blogRepository.count(tx, siteId)).posts >= mostPosts)
        throw refusal(sitesProblems.posts_full, `A site has ${mostPosts} posts at most`);
      const draft = topic ? draftPost(topic, language) : emptyPost;
      const id = buildId('post', now.getTime(), randomBytes(16));
      const slug = await freeSlug(context, siteId, draft.title, null);
      await blogRepository.insert(tx, { ...draft, id, siteId, workspaceId, slug, topic: topicId }, now);
      return posts.view(context, id);
    },

    /** Stores what was edited; what others read stays as it is. A paragraph that was edited by hand follows no fact any more. */
    async save(context: UseCaseContext, { postId, revision, ...draft }: AtPost & PostDraft): Promise<Post> {
      await posts.find(context, postId);
      requirePlan(sitesPlan.features.blog, context.actor);
      const post = await posts.lockAt(context, { postId, revision });
      const slug = await slugAfter(context, post, draft.title);
      const written = { ...draft, parts: withoutLostSources(draft.parts), slug };
      await blogRepository.writeDraft(context.tx, post, written, context.now);
      return posts.view(context, postId);
    },

    /** Gives a post another address, as long as it was never published: links to it stay what they are. */
    async changeAddress(context: UseCaseContext, { slug, ...at }: AtPost & { readonly slug: string }): Promise<Post> {
      await posts.find(context, at.postId);
      requirePlan(sitesPlan.features.blog, context.actor);
      const post = await posts.lockAt(context, at);
      if (slug !== post.slug) {
        if (post.firstPublishedAt !== null)
          throw refusal(sitesProblems.post_address_kept, 'It was published at its address');
        if ((await blogRepository.listSlugs(context.tx, post.siteId, post.id)).has(slug))
          throw refusal(sitesProblems.address_taken, 'Another post has this address');
        await blogRepository.setSlug(context.tx, post, slug, context.now);
      }
      return posts.view(context, at.postId);
    },
  };
}
