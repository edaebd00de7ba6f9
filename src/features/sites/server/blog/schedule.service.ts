import { z } from 'zod';
import type { Tx } from '#server/db/connect.ts';
import { publish } from '#server/events/outbox.ts';
import type { Plumbing } from '#server/feature.ts';
import { defineJob, type Job, type JobContext, type JobKind } from '#server/jobs/define-job.ts';
import { cancel, enqueue } from '#server/jobs/enqueue.ts';
import { planChangeRepository } from '#server/plans/plan-change.repository.ts';
import { requirePlan } from '#server/plans/require-plan.ts';
import type { Actor, DetachedContext, UseCaseContext } from '#server/use-case.ts';
import { invalid, ProblemError, refusal, staleRevision } from '#shared/problem.ts';
import type { Post } from '../../blog.contract.ts';
import { mostScheduled } from '../../domain/blog/post.ts';
import { sitesPlan } from '../../domain/sites.plan.ts';
import { sitesProblems } from '../../domain/sites.problems.ts';
import { blogRepository } from './blog.repository.ts';
import type { BlogPublishService } from './blog-publish.service.ts';
import { type AtPost, type PostState, requireNoGaps } from './post-state.ts';

/** Publishes a post at its time. Its key is drawn with each time it is given. */
export const publishPostJob = {
  name: 'sites.publish-post',
  payload: z.object({ postId: z.string(), jobKey: z.string() }),
  isShown: false,
} satisfies JobKind;

/** A post waits for its time no longer than this. */
const longestWaitMs = 366 * 24 * 60 * 60_000;

interface ScheduleDependencies {
  readonly posts: PostState;
}

/** Posts that are published at an instant. */
export function createScheduleService({ posts }: ScheduleDependencies) {
  /**
   * Cancels the job a post waits for. A job that runs has its own row locked before anything else, so that it is asked for here before
   * anything else is locked too: otherwise the two would wait for each other.
   */
  const cancelJobOf = async (context: UseCaseContext, postId: string): Promise<string | null> => {
    const { jobKey } = await posts.find(context, postId);
    const { accountId } = context.actor;
    if (jobKey !== null) await cancel(context, publishPostJob, { key: jobKey, accountId });
    return jobKey;
  };

  return {
    /**
     * Has a post published at an instant; given again, at another one. Refused where it could not be published now, so that nothing is known
     * to fail at its time.
     */
    async schedule(
      context: UseCaseContext,
      asked: AtPost & { readonly publishAt: string; readonly timeZone: string },
    ): Promise<Post> {
      const { tx, actor, now } = context;
      const { postId, revision, timeZone } = asked;
      const publishAt = new Date(asked.publishAt);
      await posts.find(context, postId);
      requirePlan(sitesPlan.features.blog, actor);
      if (publishAt <= now) throw invalid({ publishAt: 'is in the past' });
      if (publishAt.getTime() > now.getTime() + longestWaitMs) throw invalid({ publishAt: 'is more than a year away' });
      const cancelled = await cancelJobOf(context, postId);
      const { site, post } = await posts.lockWithSite(context, { postId, revision });
      if (post.jobKey !== cancelled) throw staleRevision({ revision: post.revision });
      if (post.isPublished) throw refusal(sitesProblems.post_published, 'It is published already');
      requireNoGaps(post);
      await posts.getPublishable(context, site);
      const { scheduled } = await blogRepository.count(tx, site.id);
      if (scheduled - (post.publishAt === null ? 0 : 1) >= mostScheduled)
        throw refusal(sitesProblems.scheduled_full, `${mostScheduled} posts of a site wait at most`);
      // Of all jobs with one key only the first ever runs; each change of a post has a revision of its own.
      const jobKey = `${post.id} ${post.revision}`;
      await blogRepository.setSchedule(tx, post, { publishAt, timeZone, jobKey }, now);
      const { accountId } = actor;
      const payload = { postId, jobKey };
      await enqueue(context, publishPostJob, { key: jobKey, accountId, payload, runAt: publishAt });
      return posts.view(context, postId);
    },

    /** Takes that back, on every plan. */
    async unschedule(context: UseCaseContext, at: AtPost): Promise<Post> {
      const cancelled = await cancelJobOf(context, at.postId);
      const post = await posts.lockAt(context, at);
      if (post.jobKey !== cancelled) throw staleRevision({ revision: post.revision });
      if (post.publishAt !== null) await blogRepository.setSchedule(context.tx, post, null, context.now);
      return posts.view(context, at.postId);
    },

    /**
     * Deletes a post. A published one is taken offline first; on a plan without a blog, where that cannot be done, it is deleted all the same, and
     * what is online stays as it is.
     */
    async delete(context: UseCaseContext, at: AtPost): Promise<{ postId: `post_${string}` }> {
      const cancelled = await cancelJobOf(context, at.postId);
      const post = await posts.lockAt(context, at);
      if (post.jobKey !== cancelled) throw staleRevision({ revision: post.revision });
      const hasBlog = sitesPlan.gives[context.actor.plan].pages.includes('blog');
      if (post.isPublished && hasBlog)
        throw refusal(sitesProblems.post_published, 'It is published: take it offline first');
      await blogRepository.delete(context.tx, post.id);
      return { postId: post.id };
    },
  };
}

interface JobDependencies {
  readonly publishing: Pick<BlogPublishService, 'publishAtItsTime'>;
  readonly effectivePlan: Plumbing['effectivePlan'];
}

/** Notes with a post what kept it from being published at its time, and tells its founder. */
export async function noteMissed(
  tx: Tx,
  what: { readonly postId: string; readonly jobKey: string; readonly code: string },
  now: Date,
): Promise<void> {
  const post = await blogRepository.setMissed(tx, what, now);
  if (!post) return;
  const { workspaceId, title } = post;
  await publish({ tx, now }, { type: 'sites.post_missed', workspaceId, payload: { postId: what.postId, title } });
}

/** What passes by itself: the site was changed between the two looks at it, or too many were being published. */
const passing: readonly string[] = ['request.stale_revision', sitesProblems.busy.code];

/** The job that publishes a post at its time, once: what keeps it from that for good is noted with the post. */
export function createPublishPostJob({ publishing, effectivePlan }: JobDependencies): Job {
  /** The account as it is now; undefined where the post no longer waits for this job. */
  const findActor = (job: JobContext, accountId: string, postId: string): Promise<Actor | undefined> =>
    job.save(async (tx) => {
      const post = await blogRepository.find(tx, postId);
      if (post?.jobKey !== job.key) return undefined;
      const plan = effectivePlan(await planChangeRepository.lockPlan(tx, accountId));
      return { accountId, sessionId: '', email: '', plan, workspaceIds: [post.workspaceId] };
    });

  return defineJob<z.infer<typeof publishPostJob.payload>>({
    ...publishPostJob,
    timeoutSeconds: 120,
    perAccount: 1,
    perProcess: 2,
    run: async (job, { postId }) => {
      const actor = await findActor(job, job.accountId!, postId);
      if (!actor) return;
      const use = { actor, now: job.now(), requestId: job.jobId };
      const context: DetachedContext = {
        ...use,
        remoteAddress: '',
        userAgent: '',
        transact: (work) => job.save((tx) => work({ tx, ...use })),
      };
      try {
        await publishing.publishAtItsTime(context, postId, job.key);
      } catch (error) {
        if (!(error instanceof ProblemError) || (passing.includes(error.problem.code) && !job.isLastAttempt))
          throw error;
        const { code } = error.problem;
        await job.complete((tx) => noteMissed(tx, { postId, jobKey: job.key, code }, job.now()));
      }
    },
    giveUp: (tx, { postId, jobKey }, now) => noteMissed(tx, { postId, jobKey, code: 'server.unexpected' }, now),
  });
}
