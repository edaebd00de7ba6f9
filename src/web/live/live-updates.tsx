import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reportRefusal } from '#web/api/refused-session.ts';
import { getAccessToken } from '#web/auth/access-token.ts';
import type { GroundworkAuthClient } from '#web/auth/auth-client.ts';
import { useAuth, useSession } from '#web/auth/auth-provider.tsx';
import { keepLive, type LivePorts } from './live-connection.ts';
import { createLiveQueries } from './live-queries.ts';
import { joinTabs, type TabPorts } from './live-tabs.ts';

/** Keeps what this tab shows up to date with what happens anywhere else. Draws nothing. `liveQueryKeys` is always the same. */
export function LiveUpdates({
  liveQueryKeys,
}: {
  readonly liveQueryKeys: Readonly<Record<string, readonly QueryKey[]>>;
}) {
  const { client } = useAuth();
  const accountId = useSession().user.id;
  const queries = useQueryClient();

  useEffect(() => {
    const liveQueries = createLiveQueries(queries, liveQueryKeys);
    const join = () =>
      joinTabs(browserTabs, {
        name: `groundwork-live-${accountId}`,
        onMessage: liveQueries.hear,
        lead: (listeners, begin) => keepLive(browserPorts(client), listeners, begin),
      });
    let leave: (() => void) | undefined = join();
    // A page that is put aside (the way back of the browser) must not hold the stream of the others.
    const onHide = () => {
      leave?.();
      leave = undefined;
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      leave ??= join();
      liveQueries.hear({ kind: 'reset' });
    };
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      onHide();
      liveQueries.stop();
    };
  }, [client, accountId, queries, liveQueryKeys]);
  return null;
}

const browserTabs: TabPorts = {
  // Missing on pages without a secure context.
  locks: typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined),
  createChannel: (name) => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)),
};

const lookEveryMs = 5000;

function browserPorts(client: GroundworkAuthClient): LivePorts {
  return {
    open: async (lastId, signal) => {
      const token = await getAccessToken(client);
      // The session is just ending: asking without a token would only be refused.
      if (token === undefined) throw new TypeError('There is no session');
      return fetch('/api/live', {
        headers: {
          accept: 'text/event-stream',
          authorization: `Bearer ${token}`,
          ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
        },
        cache: 'no-store',
        signal,
      });
    },
    wait: (ms, signal) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          stop();
          signal.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, ms);
        const stop = onBack(done);
        signal.addEventListener('abort', done);
      }),
    watch: (look) => {
      const timer = setInterval(look, lookEveryMs);
      const stop = onBack(look);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
    nowMs: () => Date.now(),
    chance: Math.random,
    onRefused: reportRefusal,
  };
}

/** Calls back when the network returns or the page is looked at again, after sleep for one. */
function onBack(listener: () => void): () => void {
  const onVisible = () => document.visibilityState === 'visible' && listener();
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
