import { createHash } from 'node:crypto';
import { mediaService } from '#features/media/server/media.service.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { Tx } from '#server/db/connect.ts';
import type { ReadBrandTokens } from '#server/feature.ts';
import { requirePlan } from '#server/plans/require-plan.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { notFound, refusal, staleRevision } from '#shared/problem.ts';
import { publishedPart } from '../domain/document/published-part.ts';
import type { SiteDocument } from '../domain/document/site-document.ts';
import type { KnownPictures } from '../domain/gate/picture-findings.ts';
import { scoreCard } from '../domain/gate/score-card.ts';
import { type LookOrigin, lookOf, lookOriginOf, type SiteLook } from '../domain/look/site-look.ts';
import type { PictureNames } from '../domain/page/page-view.ts';
import { mediaIdsOf } from '../domain/page/pictures-of.ts';
import { sitesPlan } from '../domain/sites.plan.ts';
import { sitesProblems } from '../domain/sites.problems.ts';
import type { Release, Site } from '../sites.contract.ts';
import { blogRepository } from './blog/blog.repository.ts';
import { blogOf, type StampedBlog, stampOf } from './blog/published-posts.ts';
import type { SiteAddresses } from './hosts/site-addresses.ts';
import { openOf } from './site-plan.ts';
import { releasesRepository, type StoredRelease, type StoredSite, sitesRepository } from './sites.repository.ts';

/** What the files of a site are made from beside its posts. */
export interface Ground {
  readonly document: SiteDocument;
  readonly look: SiteLook;
  /** The whole address, with a slash at its end. */
  readonly url: string;
  /** What the files of its pictures are called: by their bytes, so that they are the same wherever the site is. Left out: it has none. */
  readonly pictureNames?: PictureNames;
}

/** How a site looks, and where that is from. */
interface FoundLook {
  readonly look: SiteLook;
  readonly lookOrigin: LookOrigin;
}

/** All that the files of a site are made from. */
export interface Rendering extends Ground {
  /** Its published posts; left out where it has none or no page for them. */
  readonly blog?: StampedBlog | undefined;
}

/** A site and the revision of it that a change follows. */
export interface AtSite {
  readonly siteId: string;
  readonly revision: number;
}

interface StateDependencies {
  readonly readBrandTokens: ReadBrandTokens;
  /** The whole address of a site, with a slash at its end. */
  readonly urlOf: SiteAddresses['urlOf'];
}

/** Of how files of pictures are called: pages that were made before name them in another way. */
const pictureEdition = 2;

/**
 * The same for the same files; posts go by their stamp, pictures by their ids, as one never changes. What it is made of comes out of the
 * database, which writes the names of a value in one order.
 */
const hashOf = ({ document, look, url }: Ground, stamp: string | null): string =>
  createHash('sha256')
    .update(
      JSON.stringify({
        document,
        look,
        url,
        ...(mediaIdsOf(document).length > 0 && { pictureEdition }),
        ...(stamp !== null && { posts: stamp }),
      }),
    )
    .digest('base64url');

/** The same for the same files. */
export const contentHashOf = (rendering: Rendering): string => hashOf(rendering, rendering.blog?.stamp ?? null);

/** Refuses what something stops from being shown to others. */
export function requireReady({ document, look }: Pick<Rendering, 'document' | 'look'>, pictures: KnownPictures): void {
  const isStopped = scoreCard(document, look, pictures).some(({ level }) => level === 'stop');
  if (isStopped || document.pages.length === 0)
    throw refusal(sitesProblems.not_ready, 'Something has to be put right before this can go online');
}

export type SiteState = ReturnType<typeof createSiteState>;

/** Sites as they are now: found for a change, shown, and with what they would be published as. */
export function createSiteState({ readBrandTokens, urlOf }: StateDependencies) {
  /** How a business with this site looks, or with none yet, and where that is from. */
  const readLook = async (
    tx: Tx,
    workspaceId: string,
    site: Pick<StoredSite, 'look'> | undefined,
  ): Promise<FoundLook> => {
    const tokens = await readBrandTokens(tx, workspaceId);
    const imported = site?.look ?? null;
    return { look: lookOf(tokens, imported), lookOrigin: lookOriginOf(tokens, imported) };
  };

  /** What a document of a site is shown with: its look as it is now, and its address. */
  const plainGroundOf = async (tx: Tx, site: StoredSite, document: SiteDocument): Promise<Ground> => ({
    document,
    look: (await readLook(tx, site.workspaceId, site)).look,
    url: urlOf(site),
  });

  /** The same with what its pictures are called. */
  const groundOf = async (tx: Tx, site: StoredSite, document: SiteDocument): Promise<Ground> => ({
    ...(await plainGroundOf(tx, site, document)),
    pictureNames: Object.fromEntries(await mediaService.listKeys(tx, site.workspaceId, mediaIdsOf(document))),
  });

  const renderingOf = async (tx: Tx, site: StoredSite, plan: PlanName): Promise<Rendering> => {
    const ground = await groundOf(tx, site, publishedPart(site.document, openOf(plan)));
    return { ...ground, blog: blogOf(ground.document, site.id, await blogRepository.listPublished(tx, site.id)) };
  };

  /** What `contentHashOf` gives of this with the posts of the site as they are published now, without reading them. */
  const hashWithPosts = async (tx: Tx, { id }: StoredSite, ground: Ground): Promise<string> =>
    hashOf(ground, stampOf(ground.document, await blogRepository.listHashes(tx, id)));

  /** The same of what publishing would make files from. */
  const currentHash = async (tx: Tx, site: StoredSite, plan: PlanName): Promise<string> =>
    hashWithPosts(tx, site, await plainGroundOf(tx, site, publishedPart(site.document, openOf(plan))));

  /** The release that others see; undefined where the site is offline, or was taken down. */
  const findShown = async (
    tx: Tx,
    { id, onlineReleaseId, takenDownAt }: StoredSite,
  ): Promise<StoredRelease | undefined> =>
    onlineReleaseId === null || takenDownAt !== null ? undefined : releasesRepository.find(tx, id, onlineReleaseId);

  const viewRelease = (release: StoredRelease, site: StoredSite, current: string): Release => ({
    id: release.id,
    number: release.number,
    template: release.template,
    pages: release.pages,
    publishedAt: release.publishedAt.toISOString(),
    isOnline: release.id === site.onlineReleaseId && site.takenDownAt === null,
    isCurrent: release.contentHash === current,
  });

  const find = async (tx: Tx, siteId: string): Promise<StoredSite> => {
    const site = await sitesRepository.findById(tx, siteId);
    if (!site) throw notFound('There is no such site');
    return site;
  };

  const findWorkspaceId = async (tx: Tx, siteId: string): Promise<StoredSite['workspaceId']> => {
    const workspaceId = await sitesRepository.findWorkspaceId(tx, siteId);
    if (!workspaceId) throw notFound('There is no such site');
    return workspaceId;
  };

  /** Locks a site behind its business; refuses an older revision than it has. */
  const lockBehind = async (
    context: UseCaseContext,
    workspaceId: StoredSite['workspaceId'],
    { siteId, revision }: AtSite,
  ): Promise<StoredSite> => {
    await workspacesService.getForWriting(context, workspaceId);
    const site = await sitesRepository.lock(context.tx, siteId);
    if (!site) throw notFound('There is no such site');
    if (site.revision !== revision) throw staleRevision({ revision: site.revision });
    return site;
  };

  /** A site with what is online of it. */
  const viewOf = async ({ tx, actor }: Pick<UseCaseContext, 'tx' | 'actor'>, site: StoredSite): Promise<Site> => {
    const { id, revision, document, address } = site;
    const release = await findShown(tx, site);
    const hash = release && (await currentHash(tx, site, actor.plan));
    const online = release && hash !== undefined ? viewRelease(release, site, hash) : null;
    return { id, revision, document, address, url: urlOf(site), online };
  };

  return {
    readLook,
    urlOf,
    groundOf,
    renderingOf,
    hashWithPosts,
    findShown,
    /** A site of the account; a 404 for any other. */
    find,
    viewOf,

    /** A site that may be changed, locked behind its business; refuses an older revision than it has. */
    async lockAt(context: UseCaseContext, at: AtSite): Promise<StoredSite> {
      return lockBehind(context, await findWorkspaceId(context.tx, at.siteId), at);
    },

    /** Those of the pictures of a site that can be shown; they stay so until the transaction ends. */
    lockPictures: (
      tx: Tx,
      { workspaceId }: Pick<StoredSite, 'workspaceId'>,
      document: SiteDocument,
    ): Promise<KnownPictures> => mediaService.lockReady(tx, workspaceId, mediaIdsOf(document)),

    /** The same where the plan lets it be changed. */
    async lockForChange(context: UseCaseContext, at: AtSite): Promise<StoredSite> {
      const workspaceId = await findWorkspaceId(context.tx, at.siteId);
      requirePlan(sitesPlan.features.builder, context.actor);
      return lockBehind(context, workspaceId, at);
    },

    /** The same of a site by its id. */
    async view(context: Pick<UseCaseContext, 'tx' | 'actor'>, siteId: string): Promise<Site> {
      return viewOf(context, await find(context.tx, siteId));
    },

    /** The releases of a site, the newest first. */
    async listReleases({ tx, actor }: Pick<UseCaseContext, 'tx' | 'actor'>, siteId: string): Promise<Release[]> {
      const site = await find(tx, siteId);
      const hash = await currentHash(tx, site, actor.plan);
      return (await releasesRepository.list(tx, site.id)).map((release) => viewRelease(release, site, hash));
    },
  };
}
