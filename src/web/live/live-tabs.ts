import type { LiveMessage } from '#shared/live-message.ts';
import type { LiveListeners } from './live-connection.ts';

/** What tabs of one account in one browser tell each other. */
type TabWord =
  | { readonly kind: 'heard'; readonly message: LiveMessage }
  | { readonly kind: 'at'; readonly id: string }
  /** A new tab asks where the stream is. */
  | { readonly kind: 'where' };

/** What of the browser this needs; a test brings its own. */
export interface TabPorts {
  /** Undefined where the browser has none: then every tab has a stream of its own. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly createChannel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> | undefined;
}

export interface TabMembership {
  /** One name for each account. */
  readonly name: string;
  readonly onMessage: (message: LiveMessage) => void;
  /** Keeps the stream of this browser until the signal says otherwise; called when this tab is the one to do so. */
  readonly lead: (
    listeners: LiveListeners,
    begin: { readonly lastId: string | undefined; readonly signal: AbortSignal },
  ) => Promise<void>;
}

/**
 * Joins the tabs of one browser, of which one keeps the stream for all: browsers open few connections to one server. When
 * it is closed, the next goes on from the last id. Returns how to leave.
 */
export function joinTabs(ports: TabPorts, { name, onMessage, lead }: TabMembership): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const channel = ports.createChannel(name);
  let lastId: string | undefined;
  let isLeading = false;
  const say = (word: TabWord) => channel?.postMessage(word);
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<TabWord>) => {
      if (data.kind === 'where' && isLeading && lastId !== undefined) say({ kind: 'at', id: lastId });
      if (data.kind === 'at') lastId = data.id;
      if (data.kind === 'heard') onMessage(data.message);
    };
  say({ kind: 'where' });

  const listeners: LiveListeners = {
    onMessage: (message) => {
      onMessage(message);
      say({ kind: 'heard', message });
    },
    onId: (id) => {
      lastId = id;
      say({ kind: 'at', id });
    },
  };
  const leadNow = async () => {
    if (signal.aborted) return;
    isLeading = true;
    await lead(listeners, { lastId, signal });
  };
  // A request that is no longer wanted is rejected; that is how one leaves the queue.
  if (ports.locks && channel) ports.locks.request(name, { signal }, leadNow).catch(() => undefined);
  else void leadNow();

  return () => {
    leaving.abort();
    channel?.close();
  };
}
