import type { CarriedPictures } from '#features/media/server/carry/carried-pictures.service.ts';
import { picturesAddress } from '#features/media/server/picture-ticket.service.ts';
import { defineFeature } from '#server/feature.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { blogContract } from '../blog.contract.ts';
import { sitesContract } from '../sites.contract.ts';
import { createBlogService } from './blog/blog.service.ts';
import { createBlogPublishService } from './blog/blog-publish.service.ts';
import { createPostState } from './blog/post-state.ts';
import { createPublishPostJob, createScheduleService } from './blog/schedule.service.ts';
import { createDomainNightly } from './domains/domain-nightly.ts';
import { allDomainsRepository } from './domains/domains.repository.ts';
import { createDomainsService } from './domains/domains.service.ts';
import { createExportService, siteTicket } from './export/export.service.ts';
import { createImportService } from './export/import.service.ts';
import { createSourceUpload } from './export/source-upload.routes.ts';
import { createFileMaker } from './files/file-maker.ts';
import { createFormsRoutes } from './forms/forms.routes.ts';
import { createSiteForms } from './forms/site-forms.ts';
import { createTakeForm, type FormLimits } from './forms/take-form.ts';
import { createSiteAddresses } from './hosts/site-addresses.ts';
import { createSiteHosts } from './hosts/site-hosts.ts';
import { createTlsAskRoute } from './hosts/tls-ask.routes.ts';
import { createDrawCard } from './make-release.ts';
import { createOnlineService } from './online.service.ts';
import { createPublishService } from './publish.service.ts';
import { createServingRoutes } from './serving/serving.routes.ts';
import { createServing } from './serving/serving.ts';
import { shownPicturesRepository } from './shown-pictures.repository.ts';
import { createSiteState } from './site-state.ts';
import { domainLost, postMissed, postPublished } from './sites.notifications.ts';
import { servedRepository } from './sites.repository.ts';
import { createSitesService } from './sites.service.ts';
import { sitesTables } from './sites.tables.ts';
import { createVersionsService } from './versions.service.ts';

/** The website builder: the site of a business, its blog, its releases, and their pages for everybody. */
export const sitesFeature = defineFeature({
  id: 'sites',
  tables: sitesTables,
  systemRole: {
    'server/takedown.service.ts': 'the operator takes sites down by their addresses',
    'server/sites.repository.ts': 'the operator takes sites down by their addresses',
    'server/domains/domains.service.ts': 'a domain is taken from an account that no longer has a say in its records',
    'server/domains/domain-nightly.ts': 'every night the records of all domains are looked at',
    'server/shown-pictures.repository.ts':
      'visitors are no account: the pictures of a release are found by the release',
    'server/sites.feature.ts':
      'visitors are no account: what is online and whose it is are found by its address or its host; and what an account has online is counted in all its businesses',
  },
  notifications: [domainLost, postPublished, postMissed],
  create: (plumbing, { limits, carried }: { readonly limits: FormLimits; readonly carried: CarriedPictures }) => {
    const { config, database, storage, registered, publicUrl, effectivePlan, downloads, resolveDomain, log } = plumbing;
    const { admission, disk, accountStorage } = plumbing;
    const system = database.system;
    const { customDomains } = config.sites;
    const addresses = createSiteAddresses({ publicUrl, sites: config.sites });
    const serving = createServing({
      readOnline: (addresses) => servedRepository.findOnline(system, addresses),
      readHosts: (hosts) => allDomainsRepository.findSites(system, hosts),
      readFiles: (releaseId) => servedRepository.listFiles(system, releaseId),
      readPictures: (releaseId) => shownPicturesRepository.list(system, releaseId),
      readPicture: storage.readShown,
      log,
    });
    const { forget } = serving;
    const takeForm = createTakeForm({ database, system, limits, accountStorage, effectivePlan });
    const forms = createSiteForms({ serving, admission, disk, takeForm });
    const forgetSite = (address: string): void => {
      forget(address);
      serving.forgetHosts();
    };
    const state = createSiteState({ readBrandTokens: registered.readBrandTokens, urlOf: addresses.urlOf });
    const sites = createSitesService({ state, customDomains: customDomains !== undefined, forget: forgetSite });
    const versions = createVersionsService({ state });
    const online = createOnlineService({ state });
    const domains = createDomainsService({
      state,
      addresses,
      database,
      resolveDomain,
      target: customDomains,
      effectivePlan,
      forget: forgetSite,
    });
    const files = createFileMaker();
    const { makeFiles } = files;
    const drawCard = createDrawCard(registered.drawShareCard, log);
    const releases = createPublishService({ state, system, effectivePlan, makeFiles, drawCard, renew: serving.renew });
    const posts = createPostState(state);
    const blog = createBlogService({ state, posts });
    const publishing = createBlogPublishService({ state, posts, releases });
    const schedule = createScheduleService({ posts });
    const exports = createExportService({ state, makeFiles, drawCard, downloads, readPicture: storage.readShown });
    const imports = createImportService({ state, storage, carried, accountStorage, effectivePlan });
    const published = createSiteHosts({
      addresses,
      serving,
      // Those of forms first: the other one takes every address below a site.
      routes: [...createFormsRoutes(forms), ...createServingRoutes(serving)],
    });
    return {
      routes: bindRoutes(
        'sites',
        { ...sitesContract, ...blogContract },
        {
          getBuilder: async (context, { workspaceId }) => ({
            ...(await sites.get(context, workspaceId)),
            picturesUrl: await picturesAddress(context.actor, workspaceId, downloads, context.now),
          }),
          listDrafts: async (context, { workspaceId, language }) => ({
            drafts: await sites.listDrafts(context, workspaceId, language),
          }),
          beginSite: {
            first: (context, input) => sites.begin(context, input),
            refer: ({ id }) => ({ siteId: id }),
            again: (context, _input, { siteId }: { siteId: string }) => sites.view(context, siteId),
          },
          importSite: {
            first: (context, input) => imports.importSite(context, input),
            refer: ({ id }) => ({ siteId: id }),
            again: (context, _input, { siteId }: { siteId: string }) => sites.view(context, siteId),
          },
          importSource: { detached: (context, input) => imports.importSource(context, input) },
          createDownload: (context, input) => exports.createDownload(context, input),
          changeTemplate: (context, input) => sites.changeTemplate(context, input),
          saveSite: (context, input) => sites.save(context, input),
          changeAddress: { detached: (context, input) => sites.changeAddress(context, input) },
          publishSite: { detached: (context, input) => releases.publish(context, input) },
          listReleases: async (context, { siteId }) => ({ releases: await releases.listReleases(context, siteId) }),
          showOnline: (context, { siteId }) => online.show(context, siteId),
          putOnline: { detached: (context, input) => releases.putOnline(context, input) },
          listDomains: (context, { siteId }) => domains.list(context, siteId),
          addDomain: (context, input) => domains.add(context, input),
          checkDomain: { detached: (context, input) => domains.check(context, input) },
          chooseMainDomain: { detached: (context, input) => domains.chooseMain(context, input) },
          removeDomain: { detached: (context, input) => domains.remove(context, input) },
          listVersions: async (context, { siteId }) => ({ versions: await versions.list(context, siteId) }),
          keepVersion: async (context, input) => ({ versions: await versions.keep(context, input) }),
          showVersion: async (context, input) => ({ document: await versions.show(context, input) }),
          renameVersion: async (context, input) => ({ versions: await versions.rename(context, input) }),
          removeVersion: async (context, input) => ({ versions: await versions.remove(context, input) }),
          restoreVersion: (context, input) => versions.restore(context, input),
          getBlog: (context, { siteId }) => blog.get(context, siteId),
          listTopics: async (context, { siteId }) => ({ topics: await blog.listTopics(context, siteId) }),
          beginPost: {
            first: (context, input) => blog.begin(context, input),
            refer: ({ id }) => ({ postId: id }),
            again: (context, _input, { postId }: { postId: string }) => blog.view(context, postId),
          },
          getPost: (context, { postId }) => blog.view(context, postId),
          savePost: (context, input) => blog.save(context, input),
          changePostAddress: (context, input) => blog.changeAddress(context, input),
          publishPost: { detached: (context, input) => publishing.publish(context, input) },
          unpublishPost: { detached: (context, input) => publishing.unpublish(context, input) },
          schedulePost: (context, input) => schedule.schedule(context, input),
          unschedulePost: (context, input) => schedule.unschedule(context, input),
          deletePost: (context, input) => schedule.delete(context, input),
        },
      ),
      jobs: [createPublishPostJob({ publishing, effectivePlan })],
      plainRoutes: [
        ...published.plainRoutes,
        createSourceUpload(plumbing),
        createTlsAskRoute({ addresses, serving, trustedProxies: config.trustedProxies }),
        downloads.serve({ ticket: siteTicket, cost: 'rendering', isRecorded: true, find: exports.find }),
      ],
      hosts: published.hosts,
      fromMemory: published.answerFromMemory,
      schedules: customDomains ? [createDomainNightly({ database, resolveDomain, target: customDomains, log })] : [],
      endWaiting: files.endWaiting,
      close: files.close,
    };
  },
});
