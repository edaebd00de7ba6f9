import { defineFeature } from '#server/feature.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { sitesContract } from '../sites.contract.ts';
import { makeFiles } from './make-files.ts';
import { createPublishService } from './publish.service.ts';
import { createServingRoutes } from './serving/serving.routes.ts';
import { createServing } from './serving/serving.ts';
import { createSiteState } from './site-state.ts';
import { servedRepository } from './sites.repository.ts';
import { createSitesService } from './sites.service.ts';
import { sitesTables } from './sites.tables.ts';
import { createVersionsService } from './versions.service.ts';

/** The website builder: the site of a business, its releases, and their pages for everybody. */
export const sitesFeature = defineFeature({
  id: 'sites',
  tables: sitesTables,
  systemRole: {
    'server/takedown.service.ts': 'the operator takes sites down by their addresses',
    'server/sites.repository.ts': 'the operator takes sites down by their addresses',
    'server/sites.feature.ts':
      'visitors are no account: what is online is found by its address; and what an account has online is counted in all its businesses',
  },
  create: ({ database, registered, publicUrl, effectivePlan, log }) => {
    const system = database.system;
    const serving = createServing({
      readOnline: (addresses) => servedRepository.findOnline(system, addresses),
      readFiles: (releaseId) => servedRepository.listFiles(system, releaseId),
      log,
    });
    const { forget } = serving;
    const state = createSiteState({ readBrandTokens: registered.readBrandTokens, publicUrl });
    const sites = createSitesService({ state, forget });
    const versions = createVersionsService({ state });
    const releases = createPublishService({ state, system, effectivePlan, makeFiles, forget });
    return {
      routes: bindRoutes('sites', sitesContract, {
        getBuilder: (context, { workspaceId }) => sites.get(context, workspaceId),
        listDrafts: async (context, { workspaceId, language }) => ({
          drafts: await sites.listDrafts(context, workspaceId, language),
        }),
        beginSite: {
          first: (context, input) => sites.begin(context, input),
          refer: ({ id }) => ({ siteId: id }),
          again: (context, _input, { siteId }: { siteId: string }) => sites.view(context, siteId),
        },
        changeTemplate: (context, input) => sites.changeTemplate(context, input),
        saveSite: (context, input) => sites.save(context, input),
        changeAddress: { detached: (context, input) => sites.changeAddress(context, input) },
        publishSite: { detached: (context, input) => releases.publish(context, input) },
        listReleases: async (context, { siteId }) => ({ releases: await releases.listReleases(context, siteId) }),
        putOnline: { detached: (context, input) => releases.putOnline(context, input) },
        listVersions: async (context, { siteId }) => ({ versions: await versions.list(context, siteId) }),
        keepVersion: async (context, input) => ({ versions: await versions.keep(context, input) }),
        showVersion: async (context, input) => ({ document: await versions.show(context, input) }),
        renameVersion: async (context, input) => ({ versions: await versions.rename(context, input) }),
        removeVersion: async (context, input) => ({ versions: await versions.remove(context, input) }),
        restoreVersion: (context, input) => versions.restore(context, input),
      }),
      plainRoutes: createServingRoutes(serving),
      fromMemory: serving.answerFromMemory,
    };
  },
});
