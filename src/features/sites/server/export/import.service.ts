import type { ArrivedPicture, CarriedPictures } from '#features/media/server/carry/carried-pictures.service.ts';
import { mediaService } from '#features/media/server/media.service.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { Plumbing } from '#server/feature.ts';
import type { AccountStorage } from '#server/plans/account-storage.ts';
import { requirePlan } from '#server/plans/require-plan.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { DetachedContext, UseCaseContext } from '#server/use-case.ts';
import { invalid, staleRevision } from '#shared/problem.ts';
import type { SiteDocument } from '../../domain/document/site-document.ts';
import { mediaIdsOf, withMedia, withoutPictures } from '../../domain/page/pictures-of.ts';
import { sitesPlan } from '../../domain/sites.plan.ts';
import { keyOfPicture } from '../../domain/source/archived-site.ts';
import type { SaidSite, SiteSource } from '../../domain/source/site-source.ts';
import type { Site } from '../../sites.contract.ts';
import { assertTellable } from '../edit-document.ts';
import { insertSite } from '../insert-site.ts';
import { withPlanNow } from '../plan-now.ts';
import { requireTemplate } from '../site-plan.ts';
import type { SiteState } from '../site-state.ts';
import { type StoredSite, sitesRepository } from '../sites.repository.ts';
import { bringPosts } from './bring-posts.ts';
import { deleteSource, type OpenSource, openSource } from './read-source.ts';
import { siteFile } from './source-names.ts';

interface ImportDependencies {
  readonly state: SiteState;
  readonly storage: Pick<Storage, 'find' | 'read' | 'delete'>;
  readonly carried: CarriedPictures;
  readonly accountStorage: Pick<AccountStorage, 'admitMeasured'>;
  /** The plan that gates go by, from the stored one. */
  readonly effectivePlan: Plumbing['effectivePlan'];
}

/** Where a site is brought in. */
interface Place {
  readonly workspaceId: `ws_${string}`;
  /** Of the site whose draft it replaces; 0 where the business has none. */
  readonly revision: number;
}

/**
 * Brings sites in from elsewhere: as the site of a business where it has none, else in the place of its draft, which keeps its address and
 * what is online. Refused as stale where it was begun or edited meanwhile. Pages that the plan does not give are kept, as after a change of
 * plan; a template it does not open is refused. Everything in a source was read by a schema, and nothing of it is trusted further.
 */
export function createImportService({ state, storage, carried, accountStorage, effectivePlan }: ImportDependencies) {
  /** Refuses what may not be brought in there; the business is locked until the transaction ends. The site it has, if any. */
  const lockPlace = async (
    context: UseCaseContext,
    { workspaceId, revision }: Place,
    { pages, template }: SiteDocument,
    documentAt: string,
  ): Promise<StoredSite | undefined> => {
    await workspacesService.get(context, workspaceId);
    requirePlan(sitesPlan.features.builder, context.actor);
    requireTemplate(context.actor.plan, template);
    assertTellable(pages, `${documentAt}.pages`);
    await workspacesService.getForWriting(context, workspaceId);
    const known = await sitesRepository.find(context.tx, workspaceId);
    if ((known?.revision ?? 0) !== revision) throw staleRevision({ revision: known?.revision ?? 0 });
    return known;
  };

  /** Writes it where `lockPlace` found a place for it. */
  const write = async (
    context: UseCaseContext,
    { workspaceId, revision }: Place,
    known: StoredSite | undefined,
    { address, look, document }: SaidSite,
  ): Promise<Pick<StoredSite, 'id' | 'workspaceId'>> => {
    if (!known) return { id: await insertSite(context, { workspaceId, document, look }, address), workspaceId };
    const site = await state.lockAt(context, { siteId: known.id, revision });
    await sitesRepository.writeImported(context.tx, site, { document, look }, context.now);
    return site;
  };

  /** Stores the pictures of a source one after the other, each once it was checked; `arrived` has those that are stored. */
  const storePictures = async (
    { actor, now }: Pick<DetachedContext, 'actor' | 'now'>,
    source: OpenSource,
    arrived: ArrivedPicture[],
  ): Promise<void> => {
    for (const picture of source.site.pictures) {
      const { id, ...said } = picture;
      const files = await source.readPicture(picture);
      const stored = await carried.store(actor.accountId, { ...said, key: keyOfPicture(id) }, files, now);
      if ('wrong' in stored) {
        const { width, format } = stored.wrong;
        const file = files.find((one) => one.width === width && one.format === format);
        throw invalid({ [file!.path]: 'is not the picture that it says' });
      }
      arrived.push(stored);
    }
  };

  return {
    /** From a source that is one file. It has neither posts nor pictures: those that the business does not have leave their places empty. */
    async importSite(
      context: UseCaseContext,
      { source, ...place }: Place & { readonly source: SiteSource },
    ): Promise<Site> {
      const known = await lockPlace(context, place, source.document, 'source.document');
      const shown = await mediaService.lockReady(context.tx, place.workspaceId, mediaIdsOf(source.document));
      const document = withoutPictures(source.document, (media) => !shown.has(media));
      return state.view(context, (await write(context, place, known, { ...source, document })).id);
    },

    /**
     * From an archive that was sent before, with its pictures and its posts. What was checked before the pictures are read is checked again
     * where everything is written at once; where that is refused, nothing of it stays. The archive is gone either way.
     */
    async importSource(
      context: DetachedContext,
      { sourceId, ...place }: Place & { readonly sourceId: string },
    ): Promise<Site> {
      const { accountId } = context.actor;
      const arrived: ArrivedPicture[] = [];
      const filesOf = (pictures: readonly ArrivedPicture[]): readonly string[] =>
        pictures.flatMap(({ renditions }) => renditions.map(({ fileId }) => fileId));
      let unnamed: readonly string[] | undefined;
      try {
        const source = await openSource(storage, accountId, sourceId);
        const { site: said, posts } = source;
        await context.transact((inside) => lockPlace(inside, place, said.document, `${siteFile}.document`));
        await storePictures(context, source, arrived);
        // What it takes from now on is what is measured.
        await deleteSource(storage, accountId, sourceId);
        await accountStorage.admitMeasured(context.actor);
        const { answer, unused } = await context.transact(async (inside) => {
          const current = await withPlanNow(effectivePlan, inside);
          const { ids, unused } = await mediaService.adopt(current, place.workspaceId, arrived);
          const known = await lockPlace(current, place, said.document, `${siteFile}.document`);
          const document = withMedia(said.document, (id) => ids.get(keyOfPicture(id)) ?? null);
          const site = await write(current, place, known, { ...said, document });
          await bringPosts(current, site, posts);
          const answer = await state.view(current, site.id);
          await context.attempt?.settle(current.tx, answer);
          return { answer, unused };
        });
        unnamed = unused;
        return answer;
      } finally {
        await carried.discard(accountId, unnamed ?? filesOf(arrived));
        await deleteSource(storage, accountId, sourceId);
      }
    },
  };
}
