import { defineFeature } from '#server/feature.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { blogContract } from '../blog.contract.ts';
import { sitesContract } from '../sites.contract.ts';
import { createBlogService } from './blog/blog.service.ts';
import { createBlogPublishService } from './blog/blog-publish.service.ts';
import { createPostState } from './blog/post-state.ts';
import { createPublishPostJob, createScheduleService } from './blog/schedule.service.ts';
import { makeFiles } from './make-files.ts';
import { createPublishService } from './publish.service.ts';
import { createServingRoutes } from './serving/serving.routes.ts';
import { createServing } from './serving/serving.ts';
import { createSiteState } from './site-state.ts';
import { postMissed, postPublished } from './sites.notifications.ts';
import { servedRepository } from './sites.repository.ts';
import { createSitesService } from './sites.service.ts';
import { sitesTables } from './sites.tables.ts';

/** The website builder: the site of a business, its blog, its releases, and their pages for everybody. */
export const sitesFeature = defineFeature({
  id: 'sites',
  tables: sitesTables,
  notifications: [postPublished, postMissed],
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
    const releases = createPublishService({ state, system, effectivePlan, makeFiles, forget });
    const posts = createPostState(state);
    const blog = createBlogService({ state, posts });
    const publishing = createBlogPublishService({ state, posts, releases });
    const schedule = createScheduleService({ posts });
    return {
      routes: bindRoutes(
        'sites',
        { ...sitesContract, ...blogContract },
        {
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
      plainRoutes: createServingRoutes(serving),
      fromMemory: serving.answerFromMemory,
    };
  },
});
