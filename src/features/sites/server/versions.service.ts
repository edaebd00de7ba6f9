import { randomBytes } from 'node:crypto';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import { requirePlan } from '#server/plans/require-plan.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { buildId } from '#shared/ids.ts';
import { notFound, ProblemError } from '#shared/problem.ts';
import { type SiteDocument, siteDocumentSchema } from '../domain/document/site-document.ts';
import { mostVersions } from '../domain/site-version.ts';
import { sitesPlan } from '../domain/sites.plan.ts';
import { sitesProblems } from '../domain/sites.problems.ts';
import type { Site, Version } from '../sites.contract.ts';
import { withRestored } from './restore-document.ts';
import { isTemplateOpen } from './site-plan.ts';
import type { AtSite, SiteState } from './site-state.ts';
import { sitesRepository } from './sites.repository.ts';
import { type ListedVersion, versionsRepository } from './versions.repository.ts';

interface AtVersion {
  readonly siteId: string;
  readonly versionId: string;
}

const noVersion = () => notFound('There is no such version');

const viewOf = ({ createdAt, ...version }: ListedVersion): Version => ({
  ...version,
  createdAt: createdAt.toISOString(),
});

/** Versions of a site: how it was when somebody kept it, with the name they gave it. */
export function createVersionsService({ state }: { readonly state: SiteState }) {
  const list = async ({ tx }: UseCaseContext, siteId: string): Promise<Version[]> => {
    const site = await state.find(tx, siteId);
    return (await versionsRepository.list(tx, site.id)).map(viewOf);
  };

  return {
    /** The newest first. */
    list,

    /** What is in a version, to be looked at. */
    async show({ tx }: UseCaseContext, { siteId, versionId }: AtVersion): Promise<SiteDocument> {
      const site = await state.find(tx, siteId);
      const document = await versionsRepository.findDocument(tx, site.id, versionId);
      if (!document) throw noVersion();
      return document;
    },

    /** Keeps the site as it is stored at this revision. Who keeps one takes turns at the site, so that there are never more than thirty. */
    async keep(context: UseCaseContext, { name, ...at }: AtSite & { readonly name: string }): Promise<Version[]> {
      const { tx, now } = context;
      const { id: siteId, workspaceId } = await state.lockForChange(context, at);
      if ((await versionsRepository.count(tx, siteId)) >= mostVersions) {
        const { code, status } = sitesProblems.version_limit;
        throw new ProblemError(status, { code, message: `${mostVersions} versions are kept`, limit: mostVersions });
      }
      const id = buildId('ver', now.getTime(), randomBytes(16));
      await versionsRepository.insert(tx, { id, siteId, workspaceId, name: name.trim() }, now);
      return list(context, siteId);
    },

    /** Calls a version otherwise. */
    async rename(context: UseCaseContext, asked: AtVersion & { readonly name: string }): Promise<Version[]> {
      const { siteId, versionId, name } = asked;
      const site = await state.find(context.tx, siteId);
      requirePlan(sitesPlan.features.builder, context.actor);
      await workspacesService.getForWriting(context, site.workspaceId);
      if (!(await versionsRepository.rename(context.tx, site.id, versionId, name.trim()))) throw noVersion();
      return list(context, site.id);
    },

    /** Forgets a version; on every plan, since it makes room. */
    async remove(context: UseCaseContext, { siteId, versionId }: AtVersion): Promise<Version[]> {
      const site = await state.find(context.tx, siteId);
      await workspacesService.getForWriting(context, site.workspaceId);
      if (!(await versionsRepository.remove(context.tx, site.id, versionId))) throw noVersion();
      return list(context, site.id);
    },

    /** Puts what is edited back to a version, as the next revision; what is online stays as it is. */
    async restore(
      context: UseCaseContext,
      { versionId, ...at }: AtSite & { readonly versionId: string },
    ): Promise<Site> {
      const { tx, actor, now } = context;
      const site = await state.lockForChange(context, at);
      const kept = await versionsRepository.findDocument(tx, site.id, versionId);
      if (!kept) throw noVersion();
      // Kept when documents may have had less in them than today.
      const version = siteDocumentSchema.parse(kept);
      const given = {
        pages: sitesPlan.gives[actor.plan].pages,
        isTemplateOpen: isTemplateOpen(actor.plan, version.template),
      };
      const restored = withRestored(site.document, version, given);
      return state.viewOf(context, await sitesRepository.writeDocument(tx, site, restored, now));
    },
  };
}
