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
import { FixedWorkspace } from '#features/workspaces/web/testing/fixed-workspace.tsx';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { ApiProblemError } from '#web/api/problem-error.ts';
import { loadPlanTable } from '#web/plans/testing/load-plan-table.ts';
import { ToastRegion } from '#web/ui/toast.tsx';
import { AdvisorPage } from '../advisor.page.tsx';
import { loadOriginPanel } from '../figures/load-origin-panel.ts';
import { type AdvisorApi, signedInAt } from './advisor-server.tsx';
import { sampleConversation, sampleLatest, samplePlan } from './sample-plan.ts';
import { sampleReading } from './sample-reading.ts';

/** A server that refuses everything a test did not describe. */
export function fakeApi(answers: number, own: Partial<AdvisorApi> = {}, plan: PlanName = 'Free'): AdvisorApi {
  const refuse = async () => {
    throw refusal('request.not_found', 404);
  };
  return {
    getLatestConversation: async () => sampleLatest(answers),
    listConversations: async () => ({ conversations: [] }),
    getConversation: async () => sampleConversation(answers),
    getPlan: async () => samplePlan,
    renewPlan: refuse,
    sendAnswer: refuse,
    replaceAnswer: refuse,
    getReading: async () => sampleReading(),
    setLabels: refuse,
    answerQuestion: refuse,
    searchTrades: refuse,
    editSection: refuse,
    composeSection: refuse,
    undoSection: refuse,
    listFigures: async () => ({ figures: [] }),
    getFigure: refuse,
    setOwnNumber: refuse,
    createDownload: refuse,
    getAccount: async () => ({
      id: '11111111-1111-4111-8111-111111111111',
      email: 'mara@levain.example',
      name: 'Mara Kool',
      plan,
      timezone: 'Europe/Paris',
      language: null,
      layout: 'Default',
      theme: 'System',
      pictureUrl: null,
      workspaces: [],
      dismissedBanners: [],
      billing: { mode: 'test', isTestModeOn: false },
    }),
    dismissBanner: async ({ banner }) => ({ dismissedBanners: [banner] }),
    ...own,
  };
}

export function refusal(code: string, status: number, more: object = {}): ApiProblemError {
  return new ApiProblemError(status, { code, message: code, ...more });
}

/** Draws the screen at an address below `/platform/business-generation`; returns what it knows of the server. */
export async function renderAdvisor(api: AdvisorApi, address = ''): Promise<QueryClient> {
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/platform/business-generation',
    component: AdvisorPage,
  });
  const history = createMemoryHistory({ initialEntries: [`/platform/business-generation${address}`] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  await router.load();
  // What the screen fetches when it is opened is there already: a busy machine takes seconds to read it for the first time.
  await Promise.all([
    loadPlanTable(),
    import('../chat/chat-panel.tsx'),
    import('../plan/plan-panel.tsx'),
    loadOriginPanel(),
    import('#web/ui/drawer.tsx'),
    import('../reading/question-list.tsx'),
  ]);
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        {/* The application's own router is registered as a type; this one holds the same address only. */}
        <FixedWorkspace>{signedInAt(api, <RouterProvider router={router as never} />)}</FixedWorkspace>
        <ToastRegion />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return client;
}
