import { defineFeature } from '#server/feature.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { sitesContract } from '../sites.contract.ts';
import { createFormsRoutes } from './forms/forms.routes.ts';
import { createSiteForms } from './forms/site-forms.ts';
import { createTakeForm, type FormLimits } from './forms/take-form.ts';
import { makeFiles } from './make-files.ts';
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
      'visitors are no account: what is online and whose it is are found by its address; and what an account has online is counted in all its businesses',
  },
  create: (
    { database, registered, publicUrl, effectivePlan, log, admission, disk, accountStorage },
    { limits }: { readonly limits: FormLimits },
  ) => {
    const system = database.system;
    const serving = createServing({
      readOnline: (addresses) => servedRepository.findOnline(system, addresses),
      readFiles: (releaseId) => servedRepository.listFiles(system, releaseId),
      log,
    });
    const { forget } = serving;
    const takeForm = createTakeForm({ database, system, limits, accountStorage, effectivePlan });
    const forms = createSiteForms({ serving, admission, disk, takeForm });
    const state = createSiteState({ readBrandTokens: registered.readBrandTokens, publicUrl });
    const sites = createSitesService({ state, forget });
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
      }),
      // Those of forms first: the other one takes every address below a site.
      plainRoutes: [...createFormsRoutes(forms), ...createServingRoutes(serving)],
      fromMemory: serving.answerFromMemory,
    };
  },
});
