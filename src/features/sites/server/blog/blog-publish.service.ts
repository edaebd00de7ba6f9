import { publish } from '#server/events/outbox.ts';
import { requirePlan } from '#server/plans/require-plan.ts';
import type { DetachedContext, UseCaseContext } from '#server/use-case.ts';
import { refusal, staleRevision } from '#shared/problem.ts';
import type { Post } from '../../blog.contract.ts';
import { sitesPlan } from '../../domain/sites.plan.ts';
import { sitesProblems } from '../../domain/sites.problems.ts';
import { type PublishService, type Ready, requireUp } from '../publish.service.ts';
import { requireTemplate } from '../site-plan.ts';
import { contentHashOf, type SiteState } from '../site-state.ts';
import type { StoredSite } from '../sites.repository.ts';
import { blogRepository, type PublishedRow, type StoredPost } from './blog.repository.ts';
import { type AtPost, type OnlineBlog, type PostState, requireNoGaps } from './post-state.ts';
import { blogOf, publishedRow } from './published-posts.ts';

interface BlogPublishDependencies {
  readonly state: SiteState;
  readonly posts: PostState;
  readonly releases: Pick<PublishService, 'release'>;
}

export type BlogPublishService = ReturnType<typeof createBlogPublishService>;

/**
 * Puts posts online and takes them off. What others see is a release: one of the document that is online and of every published post, so that
 * nothing else of the site changes with a post. Locks are taken in one order: the account's, the business's, the site's, the post's.
 */
export function createBlogPublishService({ state, posts, releases }: BlogPublishDependencies) {
  /** What is online with these posts. */
  const readyWith = async (
    { tx }: UseCaseContext,
    site: StoredSite,
    online: OnlineBlog,
    rows: readonly PublishedRow[],
  ): Promise<Omit<Ready, 'note'>> => {
    const rendering = {
      ...(await state.groundOf(tx, site, online.document)),
      blog: blogOf(online.document, site.id, rows),
    };
    return { site, rendering, hash: contentHashOf(rendering) };
  };

  const others = async ({ tx }: UseCaseContext, { siteId, id }: StoredPost): Promise<readonly PublishedRow[]> =>
    (await blogRepository.listPublished(tx, siteId)).filter((row) => row.id !== id);

  /** A post that may go online as it is now, with what is online. */
  const getReady = async (
    context: UseCaseContext,
    { site, post }: { readonly site: StoredSite; readonly post: StoredPost },
    timeZone: string,
  ): Promise<Ready> => {
    requireNoGaps(post);
    const online = await posts.getPublishable(context, site);
    const row = publishedRow(post, { now: context.now, timeZone });
    return {
      ...(await readyWith(context, site, online, [...(await others(context, post)), row])),
      note: ({ tx, now }) => blogRepository.setPublished(tx, post, row, now),
    };
  };

  const requireBlog = ({ actor }: UseCaseContext): void => requirePlan(sitesPlan.features.blog, actor);

  return {
    /** Puts a post online as it is now, or what was edited of one that is. */
    publish: (context: DetachedContext, { timeZone, ...at }: AtPost & { readonly timeZone: string }): Promise<Post> =>
      releases.release(
        context,
        async (inside) => {
          await posts.find(inside, at.postId);
          requireBlog(inside);
          const found = await posts.lockWithSite(inside, at);
          if (found.post.publishAt !== null) throw refusal(sitesProblems.post_scheduled, 'It waits for its time');
          return getReady(inside, found, timeZone);
        },
        (inside) => posts.view(inside, at.postId),
      ),

    /** The same at its time, for the job that does it: nothing where the post no longer waits for this job. */
    publishAtItsTime: (context: DetachedContext, postId: string, jobKey: string): Promise<void> =>
      releases.release(
        context,
        async (inside) => {
          const { revision } = await posts.find(inside, postId);
          requireBlog(inside);
          const found = await posts.lockWithSite(inside, { postId, revision });
          const { timeZone, jobKey: waitsFor } = found.post;
          if (waitsFor !== jobKey || timeZone === null) throw staleRevision({ revision: found.post.revision });
          const ready = await getReady(inside, found, timeZone);
          const { workspaceId, title } = found.post;
          const payload = { postId, title };
          return {
            ...ready,
            note: async (noting) => {
              await ready.note?.(noting);
              await publish(noting, { type: 'sites.post_published', workspaceId, payload });
            },
          };
        },
        async () => undefined,
      ),

    /** Takes a post offline: with a release without it where it is online, else it is no longer counted among the published ones. */
    async unpublish(context: DetachedContext, at: AtPost): Promise<Post> {
      const prepare = async (inside: UseCaseContext): Promise<Ready | undefined> => {
        await posts.find(inside, at.postId);
        requireBlog(inside);
        const { site, post } = await posts.lockWithSite(inside, at);
        const note = ({ tx, now }: UseCaseContext): Promise<void> => blogRepository.setPublished(tx, post, null, now);
        const online = await posts.findOnline(inside.tx, site);
        if (online?.posts.includes(post.id) !== true) return undefined;
        requireUp(site);
        requireTemplate(inside.actor.plan, online.document.template);
        return { ...(await readyWith(inside, site, online, await others(inside, post))), note };
      };
      const done = await context.transact(async (inside) => {
        if (await prepare(inside)) return undefined;
        const post = await posts.lockAt(inside, at);
        if (post.isPublished) await blogRepository.setPublished(inside.tx, post, null, inside.now);
        const answer = await posts.view(inside, at.postId);
        await context.attempt?.settle(inside.tx, answer);
        return answer;
      });
      if (done) return done;
      return releases.release(
        context,
        async (inside) => {
          const ready = await prepare(inside);
          if (!ready) throw staleRevision({});
          return ready;
        },
        (inside) => posts.view(inside, at.postId),
      );
    },
  };
}
