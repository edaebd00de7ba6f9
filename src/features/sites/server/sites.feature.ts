import { defineFeature } from '#server/feature.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { sitesContract } from '../sites.contract.ts';
import { createExportService, siteTicket } from './export/export.service.ts';
import { createImportService } from './export/import.service.ts';
import { makeFiles } from './make-files.ts';
import { createDrawCard } from './make-release.ts';
import { createPublishService } from './publish.service.ts';
import { createServingRoutes } from './serving/serving.routes.ts';
import { createServing } from './serving/serving.ts';
import { createSiteState } from './site-state.ts';
import { servedRepository } from './sites.repository.ts';
import { createSitesService } from './sites.service.ts';
import { sitesTables } from './sites.tables.ts';

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
  create: ({ database, registered, publicUrl, effectivePlan, downloads, log }) => {
    const system = database.system;
    const serving = createServing({
      readOnline: (addresses) => servedRepository.findOnline(system, addresses),
      readFiles: (releaseId) => servedRepository.listFiles(system, releaseId),
      log,
    });
    const { forget } = serving;
    const state = createSiteState({ readBrandTokens: registered.readBrandTokens, publicUrl });
    const sites = createSitesService({ state, forget });
    const drawCard = createDrawCard(registered.drawShareCard, log);
    const releases = createPublishService({ state, system, effectivePlan, makeFiles, drawCard, forget });
    const exports = createExportService({ state, makeFiles, drawCard, downloads });
    const { importSite } = createImportService({ state });
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
        importSite: {
          first: (context, input) => importSite(context, input),
          refer: ({ id }) => ({ siteId: id }),
          again: (context, _input, { siteId }: { siteId: string }) => sites.view(context, siteId),
        },
        createDownload: (context, input) => exports.createDownload(context, input),
        changeTemplate: (context, input) => sites.changeTemplate(context, input),
        saveSite: (context, input) => sites.save(context, input),
        changeAddress: { detached: (context, input) => sites.changeAddress(context, input) },
        publishSite: { detached: (context, input) => releases.publish(context, input) },
        listReleases: async (context, { siteId }) => ({ releases: await releases.listReleases(context, siteId) }),
        putOnline: { detached: (context, input) => releases.putOnline(context, input) },
      }),
      plainRoutes: [
        ...createServingRoutes(serving),
        downloads.serve({ ticket: siteTicket, cost: 'rendering', isRecorded: true, find: exports.find }),
      ],
      fromMemory: serving.answerFromMemory,
    };
  },
});
