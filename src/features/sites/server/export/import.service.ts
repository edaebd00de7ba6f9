import { mediaService } from '#features/media/server/media.service.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import { requirePlan } from '#server/plans/require-plan.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { staleRevision } from '#shared/problem.ts';
import { mediaIdsOf, withoutPictures } from '../../domain/page/pictures-of.ts';
import { sitesPlan } from '../../domain/sites.plan.ts';
import type { SiteSource } from '../../domain/source/site-source.ts';
import type { Site } from '../../sites.contract.ts';
import { assertTellable } from '../edit-document.ts';
import { insertSite } from '../insert-site.ts';
import { requireTemplate } from '../site-plan.ts';
import type { SiteState } from '../site-state.ts';
import { sitesRepository } from '../sites.repository.ts';

interface Brought {
  readonly workspaceId: `ws_${string}`;
  /** Of the site whose draft it replaces; 0 where the business has none. */
  readonly revision: number;
  readonly source: SiteSource;
}

/** A site brought in from elsewhere: everything in it was read by a schema, and nothing of it is trusted further. */
export function createImportService({ state }: { readonly state: SiteState }) {
  return {
    /**
     * Brings a site into a business: as its site where it has none, else in the place of its draft, which keeps its address and what is
     * online. Refused as stale where it was begun or edited meanwhile. Pages that the plan does not give are kept, as after a change of
     * plan; a template it does not open is refused. Pictures are not in a source: those that the business does not have leave their places empty.
     */
    async importSite(context: UseCaseContext, { workspaceId, revision, source }: Brought): Promise<Site> {
      const { tx, actor, now } = context;
      const { address, look, document: brought } = source;
      await workspacesService.get(context, workspaceId);
      requirePlan(sitesPlan.features.builder, actor);
      requireTemplate(actor.plan, brought.template);
      assertTellable(brought.pages, 'source.document.pages');
      await workspacesService.getForWriting(context, workspaceId);
      const known = await sitesRepository.find(tx, workspaceId);
      if ((known?.revision ?? 0) !== revision) throw staleRevision({ revision: known?.revision ?? 0 });
      const shown = await mediaService.lockReady(tx, workspaceId, mediaIdsOf(brought));
      const document = withoutPictures(brought, (media) => !shown.has(media));
      if (!known) return state.view(context, await insertSite(context, { workspaceId, document, look }, address));
      const site = await state.lockAt(context, { siteId: known.id, revision });
      await sitesRepository.writeImported(tx, site, { document, look }, now);
      return state.view(context, site.id);
    },
  };
}
