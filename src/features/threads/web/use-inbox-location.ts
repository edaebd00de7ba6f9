import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ThreadState, threadStates } from '#features/threads/domain/thread.ts';
import type { Thread } from '#features/threads/threads.contract.ts';
import { paths } from '#web/routes/paths.ts';

/** What the address of the inbox says: which threads are listed, and which one is open. */
interface InboxLocation {
  readonly state: ThreadState;
  readonly threadId: Thread['id'] | undefined;
}

const isThreadId = (text: string | null): text is Thread['id'] => /^thr_[0-9a-hjkmnp-tv-z]{26}$/.test(text ?? '');

/** The address of a view of the inbox. */
export function inboxHref({ state, threadId }: InboxLocation): string {
  const query = new URLSearchParams({ ...(state !== 'open' && { state }), ...(threadId && { thread: threadId }) });
  return `${paths.platform.inbox}${query.size === 0 ? '' : `?${query}`}`;
}

/** The view of this address, and how to go to another. */
export function useInboxLocation() {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const query = new URLSearchParams(search);
  const thread = query.get('thread');
  const location: InboxLocation = {
    state: threadStates.find((state) => state === query.get('state')) ?? 'open',
    threadId: isThreadId(thread) ? thread : undefined,
  };
  const go = (change: Partial<InboxLocation>, { replace = false } = {}): void => {
    void router.navigate({ href: inboxHref({ ...location, ...change }), replace, resetScroll: false });
  };
  return { location, go };
}
