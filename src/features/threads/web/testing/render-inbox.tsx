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
import { vi } from 'vitest';
import { threadStates } from '#features/threads/domain/thread.ts';
import { threadsContract, type WholeThread } from '#features/threads/threads.contract.ts';
import { FixedWorkspace, sampleWorkspace } from '#features/workspaces/web/testing/fixed-workspace.tsx';
import { ApiProblemError } from '#web/api/problem-error.ts';
import { type ServerOf, signedInAt } from '#web/testing/signed-in-at.tsx';
import { ToastRegion } from '#web/ui/toast.tsx';
import { InboxPage } from '../inbox.page.tsx';
import { sampleMessage } from './sample-threads.ts';

export type ThreadsServer = ServerOf<typeof threadsContract>;

/** A refusal as the server answers it. */
export const refusal = (code: string, status = 409): ApiProblemError =>
  new ApiProblemError(status, { code, message: code });

/** A server with some threads, which does with them what it is told. */
export function inboxServer(first: readonly WholeThread[]) {
  let all = [...first];
  const find = (id: string): WholeThread => {
    const found = all.find((thread) => thread.id === id);
    if (!found) throw refusal('request.not_found', 404);
    return found;
  };
  const change = (id: string, more: Partial<WholeThread>): WholeThread => {
    const changed = { ...find(id), ...more };
    all = all.map((thread) => (thread.id === id ? changed : thread));
    return changed;
  };
  const append = (id: string, kind: 'note' | 'answer', body: string): WholeThread => {
    const { messages } = find(id);
    const number = messages.length + 1;
    return change(id, {
      messages: [...messages, sampleMessage({ id: `tmsg_0000000000000000000000000${number}`, kind, body })],
    });
  };
  return {
    listThreads: vi.fn<ThreadsServer['listThreads']>(async ({ state }) => ({
      threads: all.filter((thread) => thread.state === state),
      counts: {
        ...(Object.fromEntries(
          threadStates.map((one) => [one, all.filter((thread) => thread.state === one).length]),
        ) as Record<(typeof threadStates)[number], number>),
        unread: all.filter((thread) => thread.state === 'open' && !thread.isRead).length,
      },
      nextBefore: null,
    })),
    getThread: async ({ threadId }) => find(threadId),
    setRead: vi.fn<ThreadsServer['setRead']>(async ({ threadId, isRead }) => change(threadId, { isRead })),
    setState: vi.fn<ThreadsServer['setState']>(async ({ threadId, state }) =>
      change(threadId, { state, heldReasons: state === 'held' ? ['marked'] : [] }),
    ),
    addNote: vi.fn<ThreadsServer['addNote']>(async ({ threadId, body }) => append(threadId, 'note', body)),
    answerThread: vi.fn<ThreadsServer['answerThread']>(async ({ threadId, body }) => append(threadId, 'answer', body)),
    deleteThread: vi.fn<ThreadsServer['deleteThread']>(async ({ threadId }) => {
      all = all.filter(({ id }) => id !== threadId);
      return { isDeleted: true };
    }),
    createExport: vi.fn<ThreadsServer['createExport']>(async () => ({ address: '/downloads/inbox/ticket' })),
  } satisfies ThreadsServer;
}

/** Draws the inbox at an address of the platform. */
export async function renderInbox(
  server: ThreadsServer,
  { search = '', isArchived = false }: { readonly search?: string; readonly isArchived?: boolean } = {},
) {
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: '/platform/inbox', component: InboxPage });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [`/platform/inbox${search}`] }),
  });
  await router.load();
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <FixedWorkspace current={sampleWorkspace({ isArchived })}>
          {signedInAt(threadsContract, server, <RouterProvider router={router as never} />)}
        </FixedWorkspace>
        <ToastRegion />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return router;
}
