import { heartbeatMs, type LiveMessage } from '#shared/live-message.ts';
import { problemFromBody } from '#web/api/problem-error.ts';
import { readEventStream, type StreamEvent } from './event-stream.ts';

/** What the connection needs of the page around it. */
export interface LivePorts {
  /** Asks for the stream with the session's token; rejects when nobody answers, or there is no token. */
  readonly open: (lastId: string | undefined, signal: AbortSignal) => Promise<Response>;
  /** Waits; shorter when the page is back: the network returned, or somebody looks at it again. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Calls back now and then, and when the page is back; returns how to stop. */
  readonly watch: (look: () => void) => () => void;
  readonly nowMs: () => number;
  /** A number from 0 to 1, so that many browsers do not come back at one instant. */
  readonly chance: () => number;
  /** The platform does not take this session. */
  readonly onRefused: (code: string) => void;
}

export interface LiveListeners {
  readonly onMessage: (message: LiveMessage) => void;
  /** From here a later connection can go on. */
  readonly onId: (id: string) => void;
}

const firstPauseMs = 500;
const longestPauseMs = 30_000;
const lastingMs = 3000;
const afterSessionMs = 1000;
/** Without a word for this long a connection is taken for dead: a network that went away does not say so. */
const silenceMs = 2.5 * heartbeatMs;

/**
 * Keeps one stream open until `signal` says otherwise: it comes back after every break, from the last id it heard, with
 * pauses that grow while nobody answers.
 */
export async function keepLive(
  ports: LivePorts,
  listeners: LiveListeners,
  begin: { readonly lastId: string | undefined; readonly signal: AbortSignal },
): Promise<void> {
  const { signal } = begin;
  let { lastId } = begin;
  let failures = 0;
  while (!signal.aborted) {
    const outcome = await listenOnce(
      ports,
      {
        onMessage: listeners.onMessage,
        onId: (id) => {
          lastId = id;
          listeners.onId(id);
        },
      },
      lastId,
      signal,
    );
    if (signal.aborted) return;
    failures = outcome.didLast ? 0 : failures + 1;
    const grownMs = Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + ports.chance() / 2);
    await ports.wait(outcome.didLast && outcome.isRenewal ? 0 : Math.max(outcome.retryMs, grownMs), signal);
  }
}

interface Outcome {
  /** It was open for a while, so that coming back to it is no knocking at a closed door. */
  readonly didLast: boolean;
  /** The server asked for a new stream with a fresh token. */
  readonly isRenewal: boolean;
  readonly retryMs: number;
}

async function listenOnce(
  ports: LivePorts,
  listeners: LiveListeners,
  lastId: string | undefined,
  signal: AbortSignal,
): Promise<Outcome> {
  const attempt = new AbortController();
  const giveUp = () => attempt.abort();
  signal.addEventListener('abort', giveUp);
  let aliveMs = ports.nowMs();
  const stopWatching = ports.watch(() => {
    if (ports.nowMs() - aliveMs > silenceMs) giveUp();
  });
  let openedMs: number | undefined;
  let isRenewal = false;
  let retryMs = 0;
  try {
    const response = await ports.open(lastId, attempt.signal);
    if (!response.ok || response.body === null) {
      const { problem } = await problemFromBody(response);
      if (response.status === 401 || response.status === 403) ports.onRefused(problem.code);
      return { didLast: false, isRenewal, retryMs: (problem.retryAfter ?? 0) * 1000 };
    }
    openedMs = ports.nowMs();
    await readEventStream(response.body, {
      onAlive: () => {
        aliveMs = ports.nowMs();
      },
      onId: listeners.onId,
      onEvent: (event) => {
        const message = readMessage(event);
        if (message) listeners.onMessage(message);
        if (event.name !== 'end') return;
        const { reason } = JSON.parse(event.data) as { reason?: string };
        isRenewal = reason === 'renew';
        // What follows from the end of a session is told by the next attempt, unless this page is leaving anyway.
        if (reason === 'session') retryMs = afterSessionMs;
      },
    });
  } catch {
    // No answer, or the connection broke: the next attempt goes on from the last id.
  } finally {
    stopWatching();
    signal.removeEventListener('abort', giveUp);
    attempt.abort();
  }
  const didLast = openedMs !== undefined && ports.nowMs() - openedMs > lastingMs;
  return { didLast, isRenewal, retryMs };
}

/** What an event says; undefined for what this version does not know. */
function readMessage({ name, data }: StreamEvent): LiveMessage | undefined {
  const value = JSON.parse(data) as Record<string, unknown>;
  if (name === 'ready' && value.beginning === 'reset') return { kind: 'reset' };
  if (name === 'notification' && typeof value.notificationId === 'string')
    return { kind: 'notification', notificationId: value.notificationId };
  const { what } = value;
  if (name !== 'changed' || typeof what !== 'string') return undefined;
  return { kind: 'changed', what, ...(typeof value.workspaceId === 'string' && { workspaceId: value.workspaceId }) };
}
