import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { accountContract } from '#features/account/account.contract.ts';
import { mediaContract } from '#features/media/media.contract.ts';
import { blogContract } from '#features/sites/blog.contract.ts';
import { sitesContract } from '#features/sites/sites.contract.ts';
import { FixedWorkspace } from '#features/workspaces/web/testing/fixed-workspace.tsx';
import { ApiProblemError } from '#web/api/problem-error.ts';
import { type ServerOf, signedInAt } from '#web/testing/signed-in-at.tsx';
import { ToastRegion } from '#web/ui/toast.tsx';
import { sampleBuilder, sampleDrafts, samplePicturesUrl, sampleSite } from './sample-site.ts';

const endpoints = { ...sitesContract, ...blogContract, ...mediaContract, getAccount: accountContract.getAccount };
export type SitesServer = ServerOf<typeof endpoints>;

/** A refusal as the server answers it. */
export const refusal = (code: string, status = 409): ApiProblemError =>
  new ApiProblemError(status, { code, message: code });

const refuse = async (): Promise<never> => {
  throw refusal('request.not_found', 404);
};

/** Draws a screen at an address of the platform, for a server that refuses whatever is not given. Returns the router. */
export async function renderSites(
  screens: Readonly<Record<string, () => ReactNode>>,
  address: string,
  own: Partial<SitesServer> = {},
) {
  const server: SitesServer = {
    getBuilder: async () => sampleBuilder(),
    listDrafts: async () => ({ drafts: sampleDrafts() }),
    beginSite: refuse,
    importSite: refuse,
    importSource: refuse,
    createDownload: refuse,
    changeTemplate: refuse,
    saveSite: refuse,
    changeAddress: refuse,
    publishSite: refuse,
    listReleases: async () => ({ releases: [] }),
    showOnline: refuse,
    putOnline: refuse,
    listDomains: async () => ({ domains: [], url: sampleSite().url }),
    addDomain: refuse,
    checkDomain: refuse,
    chooseMainDomain: refuse,
    removeDomain: refuse,
    listVersions: async () => ({ versions: [] }),
    keepVersion: refuse,
    showVersion: refuse,
    renameVersion: refuse,
    removeVersion: refuse,
    restoreVersion: refuse,
    getBlog: async () => ({ posts: [], shown: [], isBlogOnline: false }),
    listTopics: async () => ({ topics: [] }),
    beginPost: refuse,
    getPost: refuse,
    savePost: refuse,
    changePostAddress: refuse,
    publishPost: refuse,
    unpublishPost: refuse,
    schedulePost: refuse,
    unschedulePost: refuse,
    deletePost: refuse,
    getAccount: refuse,
    listPictures: async () => ({ picturesUrl: samplePicturesUrl, pictures: [] }),
    getPicture: refuse,
    describePicture: refuse,
    deletePicture: refuse,
    ...own,
  };
  const root = createRootRoute();
  const routes = Object.entries(screens).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <FixedWorkspace>{signedInAt(endpoints, server, <RouterProvider router={router as never} />)}</FixedWorkspace>
        <ToastRegion />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return router;
}
