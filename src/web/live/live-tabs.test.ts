import { afterEach, describe, expect, it } from 'vitest';
import type { LiveMessage } from '#shared/live-message.ts';
import { joinTabs, type TabPorts } from './live-tabs.ts';

/** A browser: locks that are given in turn, and channels that reach all tabs but the one that speaks. */
function createBrowser() {
  const channels = new Set<{ onmessage: ((event: MessageEvent) => void) | null }>();
  const queue: { run: () => Promise<unknown>; signal: AbortSignal }[] = [];
  let isHeld = false;
  const next = (): void => {
    if (isHeld) return;
    const first = queue.shift();
    if (!first) return;
    if (first.signal.aborted) {
      next();
      return;
    }
    isHeld = true;
    void first.run().finally(() => {
      isHeld = false;
      next();
    });
  };
  const ports: TabPorts = {
    locks: {
      request: (async (_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<unknown>) => {
        queue.push({ run, signal });
        next();
      }) as LockManager['request'],
    },
    createChannel: () => {
      const channel = {
        onmessage: null as ((event: MessageEvent) => void) | null,
        postMessage: (data: unknown) => {
          for (const other of channels) if (other !== channel) other.onmessage?.({ data } as MessageEvent);
        },
        close: () => void channels.delete(channel),
      };
      channels.add(channel);
      return channel as unknown as BroadcastChannel;
    },
  };
  return ports;
}

interface Leading {
  readonly tab: string;
  readonly lastId: string | undefined;
  readonly hear: (message: LiveMessage, id: string) => void;
}

const leaves: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
});

function openTab(ports: TabPorts, tab: string, leading: Leading[]) {
  const heard: LiveMessage[] = [];
  const leave = joinTabs(ports, {
    name: 'live',
    onMessage: (message) => heard.push(message),
    lead: (listeners, { lastId, signal }) => {
      leading.push({
        tab,
        lastId,
        hear: (message, id) => {
          listeners.onMessage(message);
          listeners.onId(id);
        },
      });
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    },
  });
  leaves.push(leave);
  return { heard, leave };
}

const facts: LiveMessage = { kind: 'changed', what: 'facts' };
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the tabs of a browser', () => {
  it('have one stream, and all of them hear what it says once', async () => {
    const leading: Leading[] = [];
    const ports = createBrowser();
    const tabs = ['a', 'b', 'c'].map((name) => openTab(ports, name, leading));
    expect(leading.map(({ tab }) => tab)).toEqual(['a']);
    leading[0]!.hear(facts, '1.x');
    for (const { heard } of tabs) expect(heard).toEqual([facts]);
  });

  it('go on from the last id when the one with the stream is closed, also in a tab that came later', async () => {
    const leading: Leading[] = [];
    const ports = createBrowser();
    const first = openTab(ports, 'a', leading);
    leading[0]!.hear(facts, '7.y');
    // It asks where the stream is.
    openTab(ports, 'b', leading);
    first.leave();
    await settled();
    expect(leading.map(({ tab, lastId }) => [tab, lastId])).toEqual([
      ['a', undefined],
      ['b', '7.y'],
    ]);
  });

  it('each have a stream of their own where the browser has no locks', () => {
    const leading: Leading[] = [];
    const ports: TabPorts = { locks: undefined, createChannel: () => undefined };
    openTab(ports, 'a', leading);
    openTab(ports, 'b', leading);
    expect(leading.map(({ tab }) => tab)).toEqual(['a', 'b']);
  });

  it('leave the queue without ever leading when they are closed first', async () => {
    const leading: Leading[] = [];
    const ports = createBrowser();
    const first = openTab(ports, 'a', leading);
    const second = openTab(ports, 'b', leading);
    second.leave();
    first.leave();
    await settled();
    expect(leading.map(({ tab }) => tab)).toEqual(['a']);
  });
});
