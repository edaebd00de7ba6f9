import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ThreadState } from '#features/threads/domain/thread.ts';
import { type Thread, threadsContract, type WholeThread } from '#features/threads/threads.contract.ts';
import type { PrefixedId } from '#shared/ids.ts';
import { useApi } from '#web/api/use-api.ts';

type WorkspaceId = PrefixedId<'ws'>;

/** A thread of a business. */
export interface AtThread {
  readonly workspaceId: WorkspaceId;
  readonly threadId: Thread['id'];
}

const useThreadsApi = () => useApi('threads', threadsContract);

/** The threads of one state, the newest first, as far as they were asked for, and how many there are of each. */
export function useThreads(workspaceId: WorkspaceId, state: ThreadState) {
  const api = useThreadsApi();
  const query = useInfiniteQuery(
    api.listThreads.infiniteOptions({
      input: (before: string | undefined) => ({ workspaceId, state, ...(before !== undefined && { before }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
    }),
  );
  const pages = query.data?.pages;
  return { query, threads: pages?.flatMap(({ threads }) => threads), counts: pages?.[0]?.counts };
}

/** A thread with all its messages. */
export const useThread = (at: AtThread) => useQuery(useThreadsApi().getThread.queryOptions({ input: at }));

/** Puts what the server answered where the screens read it, and has the lists asked again. */
function usePut() {
  const api = useThreadsApi();
  const client = useQueryClient();
  const refresh = (): void => void client.invalidateQueries({ queryKey: api.listThreads.key() });
  return {
    api,
    refresh,
    put: (thread: WholeThread): void => {
      const input = { workspaceId: thread.workspaceId, threadId: thread.id };
      client.setQueryData(api.getThread.queryKey({ input }), thread);
      refresh();
    },
  };
}

export function useSetRead(at: AtThread) {
  const { api, put } = usePut();
  return useMutation({ mutationFn: (isRead: boolean) => api.setRead.call({ ...at, isRead }), onSuccess: put });
}

export function useSetState(at: AtThread) {
  const { api, put } = usePut();
  return useMutation({ mutationFn: (state: ThreadState) => api.setState.call({ ...at, state }), onSuccess: put });
}

/**
 * Writes a note, or an answer that is mailed. The same words sent again after a failure are the same attempt, so that they are there,
 * and mailed, once.
 */
export function useWrite(at: AtThread, kind: 'note' | 'answer') {
  const { api, put } = usePut();
  const attempt = useRef<{ readonly of: string; readonly key: string }>(undefined);
  return useMutation({
    mutationFn: (body: string) => {
      if (attempt.current?.of !== body) attempt.current = { of: body, key: crypto.randomUUID() };
      const options = { context: { idempotencyKey: attempt.current.key } };
      return kind === 'note'
        ? api.addNote.call({ ...at, body }, options)
        : api.answerThread.call({ ...at, body }, options);
    },
    onSuccess: (thread) => {
      attempt.current = undefined;
      put(thread);
    },
  });
}

export function useDeleteThread(at: AtThread) {
  const { api, refresh } = usePut();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.deleteThread.call(at),
    onSuccess: () => {
      client.removeQueries({ queryKey: api.getThread.queryKey({ input: at }) });
      refresh();
    },
  });
}

/** Downloads everything that was written to a business. */
export function useExport(workspaceId: WorkspaceId) {
  const api = useThreadsApi();
  return useMutation({
    mutationFn: async () => {
      const { address } = await api.createExport.call({ workspaceId });
      window.location.assign(address);
    },
  });
}
