import { randomBytes } from 'node:crypto';
import { mediaService } from '#features/media/server/media.service.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { Sql } from '#server/db/connect.ts';
import type { Plumbing } from '#server/feature.ts';
import { requirePlan } from '#server/plans/require-plan.ts';
import type { DetachedContext, UseCaseContext } from '#server/use-case.ts';
import { buildId } from '#shared/ids.ts';
import { findLowestPlan } from '#shared/plans/plan-names.ts';
import { notFound, ProblemError, refusal, staleRevision } from '#shared/problem.ts';
import { mediaIdsOf } from '../domain/page/pictures-of.ts';
import { sitesPlan } from '../domain/sites.plan.ts';
import { sitesProblems } from '../domain/sites.problems.ts';
import type { Site } from '../sites.contract.ts';
import type { MakeFiles } from './files/file-maker.ts';
import { cardHashOf, type DrawCard, makeRelease } from './make-release.ts';
import { withPlanNow } from './plan-now.ts';
import { shownPicturesRepository } from './shown-pictures.repository.ts';
import { requirePageCount, requireTemplate } from './site-plan.ts';
import { type AtSite, contentHashOf, type Rendering, requireReady, type SiteState } from './site-state.ts';
import { releasesRepository, type StoredSite, sitesRepository } from './sites.repository.ts';

/** Releases of a site that are kept, the one that is online among them; the oldest go. */
const releasesKept = 20;

interface PublishDependencies {
  readonly state: SiteState;
  /** Counts what an account has online, in whichever of its businesses. */
  readonly system: Sql;
  /** The plan that gates go by, from the stored one. */
  readonly effectivePlan: Plumbing['effectivePlan'];
  readonly makeFiles: MakeFiles;
  /** Draws the picture by which its pages are shared, where no release has it. */
  readonly drawCard: DrawCard;
  /** Has everybody see what is online at an address by now. */
  renew(address: string): Promise<void>;
}

/** What is about to go online, as it was checked. */
export interface Ready {
  readonly site: StoredSite;
  readonly rendering: Rendering;
  readonly hash: string;
  /** What is written with it, in the same transaction. */
  note?(inside: UseCaseContext): Promise<void>;
}

export type PublishService = ReturnType<typeof createPublishService>;

/** Refuses to put anything of a site online that the operator took down. */
export function requireUp({ takenDownAt }: StoredSite): void {
  if (takenDownAt !== null) throw refusal(sitesProblems.taken_down, 'This site was taken down');
}

/** What is online of a site: releases, which never change. */
export function createPublishService(dependencies: PublishDependencies) {
  const { state, system, effectivePlan, renew } = dependencies;

  /** Refuses to put one more site online than the plan gives. */
  const requirePlaceOnline = async (context: UseCaseContext, site: StoredSite): Promise<void> => {
    const limit = sitesPlan.gives[context.actor.plan].liveSites;
    if (limit === null) return;
    const workspaces = await workspacesService.list(context);
    const used = await sitesRepository.countOtherLive(
      system,
      workspaces.map(({ id }) => id),
      site.id,
    );
    if (used < limit) return;
    const { code, status } = sitesProblems.live_limit;
    const plan = findLowestPlan((other) => {
      const { liveSites } = sitesPlan.gives[other];
      return liveSites === null || liveSites > used;
    });
    const message = `${used} of ${limit} sites are online`;
    throw new ProblemError(status, { code, message, limit, used, ...(plan && { plan }) });
  };

  /** A site that may go online as it is now. */
  const getReady = async (context: UseCaseContext, at: AtSite): Promise<Ready> => {
    const { tx, actor } = context;
    const site = await state.lockForChange(context, at);
    requireUp(site);
    requireTemplate(actor.plan, site.document.template);
    await requirePlaceOnline(context, site);
    const rendering = await state.renderingOf(tx, site, actor.plan);
    requireReady(rendering, await state.lockPictures(tx, site, rendering.document));
    return { site, rendering, hash: contentHashOf(rendering) };
  };

  /**
   * Makes the files of what `prepare` finds ready, and writes them as the release that is online. It is asked again in the transaction that
   * writes, with the plan as it is then: where it refuses, or finds something else ready, nothing is written. Its answer is kept for a repeat.
   */
  const release = async <Answer>(
    context: DetachedContext,
    prepare: (inside: UseCaseContext) => Promise<Ready>,
    answerOf: (inside: UseCaseContext, site: StoredSite) => Promise<Answer>,
  ): Promise<Answer> => {
    const before = await context.transact(async (inside) => {
      const { site, rendering, hash } = await prepare(inside);
      return { rendering, hash, card: await releasesRepository.findCard(inside.tx, site.id, cardHashOf(rendering)) };
    });
    const { accountId } = context.actor;
    const { files, cardHash } = await makeRelease(dependencies, accountId, before.rendering, before.card);
    const { answer, address } = await context.transact(async (inside) => {
      const current = await withPlanNow(effectivePlan, inside);
      const { site, rendering, hash, note } = await prepare(current);
      if (hash !== before.hash) throw staleRevision({ revision: site.revision });
      const id = buildId('rel', current.now.getTime(), randomBytes(16));
      const made = {
        id,
        siteId: site.id,
        workspaceId: site.workspaceId,
        template: rendering.document.template,
        pages: rendering.document.pages.length,
        documentRevision: site.revision,
        contentHash: hash,
        cardHash,
        document: rendering.document,
        posts: rendering.blog?.postIds ?? [],
        publishedAt: current.now,
      };
      await releasesRepository.insert(current.tx, made, files);
      // Those of a blog page as well that nobody sees without a post: the next post needs them.
      const mediaIds = mediaIdsOf(rendering.document);
      const renditions = await mediaService.listRenditions(current.tx, site.workspaceId, mediaIds);
      await shownPicturesRepository.insert(current.tx, made, renditions);
      await sitesRepository.setOnline(current.tx, site, id, current.now);
      await releasesRepository.prune(current.tx, site.id, releasesKept);
      await note?.(current);
      const answer = await answerOf(current, site);
      await context.attempt?.settle(current.tx, answer);
      return { answer, address: site.address };
    });
    await renew(address);
    return answer;
  };

  return {
    listReleases: state.listReleases,
    release,

    /**
     * Puts a site online as it is. What was checked before its files are made is checked again where they are written: that nobody
     * changed it or the brand meanwhile, that the plan still gives it, that there is still a place, that the business is open, that its
     * pictures are there.
     */
    publish: (context: DetachedContext, at: AtSite): Promise<Site> =>
      release(
        context,
        (inside) => getReady(inside, at),
        (inside, { id }) => state.view(inside, id),
      ),

    /**
     * Puts an earlier release online again, if the plan gives what is in it; null takes the site off, which no plan keeps anybody
     * from.
     */
    async putOnline(context: DetachedContext, asked: AtSite & { readonly releaseId: string | null }): Promise<Site> {
      const { releaseId, ...at } = asked;
      const site = await context.transact(async (inside) => {
        await state.find(inside.tx, at.siteId);
        const current = await withPlanNow(effectivePlan, inside);
        if (releaseId !== null) requirePlan(sitesPlan.features.builder, current.actor);
        const found = await state.lockAt(current, at);
        if (releaseId !== null) {
          const release = await releasesRepository.find(current.tx, found.id, releaseId);
          if (!release) throw notFound('There is no such release');
          requireUp(found);
          requireTemplate(current.actor.plan, release.template);
          requirePageCount(current.actor.plan, release.pages);
          await requirePlaceOnline(current, found);
        }
        if (found.onlineReleaseId !== releaseId)
          await sitesRepository.setOnline(current.tx, found, releaseId, current.now);
        return state.view(current, found.id);
      });
      await renew(site.address);
      return site;
    },
  };
}
