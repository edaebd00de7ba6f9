// @vitest-environment happy-dom
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
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { accountContract } from '#features/account/account.contract.ts';
import { brandContract } from '#features/brand/brand.contract.ts';
import { sitesContract } from '#features/sites/sites.contract.ts';
import { FixedWorkspace } from '#features/workspaces/web/testing/fixed-workspace.tsx';
import { ApiProblemError } from '#web/api/problem-error.ts';
import { type ServerOf, signedInAt } from '#web/testing/signed-in-at.tsx';
import { StudioScreen } from './studio-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const endpoints = {
  getAccount: accountContract.getAccount,
  getStudio: brandContract.getStudio,
  getBuilder: sitesContract.getBuilder,
};
const refuse = async (): Promise<never> => {
  throw new ApiProblemError(503, { code: 'server.database_away', message: 'Away' });
};
const server: ServerOf<typeof endpoints> = { getAccount: refuse, getStudio: refuse, getBuilder: refuse };

async function openStudio(address: string) {
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: '/platform/website-builder', component: StudioScreen });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <FixedWorkspace>{signedInAt(endpoints, server, <RouterProvider router={router as never} />)}</FixedWorkspace>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return router;
}
const selected = () =>
  screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent;

it('the tab stands in the address, so that a reload opens the same one', async () => {
  const router = await openStudio('/platform/website-builder');
  expect(await screen.findByText('Your brand did not load')).toBeTruthy();
  expect(selected()).toBe('Branding Kit');
  await userEvent.click(screen.getByRole('tab', { name: 'Website Builder' }));
  await waitFor(() => expect(router.state.location.href).toBe('/platform/website-builder?tab=website'));
  expect([selected(), screen.queryByText('Your brand did not load')]).toEqual(['Website Builder', null]);
  await userEvent.click(screen.getByRole('tab', { name: 'Branding Kit' }));
  await waitFor(() => expect(router.state.location.href).toBe('/platform/website-builder'));
});

it.each([
  ['/platform/website-builder?tab=website', 'Website Builder'],
  ['/platform/website-builder?tab=else', 'Branding Kit'],
])('%s opens %s', async (address, tab) => {
  await openStudio(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Brand & Website Studio' })).toBeTruthy();
  expect(selected()).toBe(tab);
});
