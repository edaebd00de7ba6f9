import { heartbeatMs } from '#shared/live-message.ts';
import { ProblemError } from '#shared/problem.ts';
import type { Database } from '../db/database.ts';
import { isDatabaseAway } from '../db/database.ts';
import type { Logger } from '../logger.ts';
import { liveRepository, type StoredMessage } from './live.repository.ts';
import { type LiveCursor, readCursor } from './live-cursor.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';

/** Messages are kept a little longer than a stream may have been away. */
const resumableSeconds = 24 * 60 * 60;
export const keptSeconds = resumableSeconds + 60 * 60;
/** A page may have loaded data before its stream was open; messages of this time are sent again. */
const beforeOpeningSeconds = 30;
/** A browser needs one. */
export const maxStreamsPerAccount = 20;

/** The times a hub works by; tests shorten them. */
export interface LiveTimes {
  /** The living sessions behind all streams are read this often. */
  readonly sessionCheckMs: number;
  /** Everything is asked for this often, should the database have said nothing. */
  readonly pollMs: number;
  readonly heartbeatMs: number;
  /** Then a stream is ended, so that the next one shows a fresh token. */
  readonly longestMs: number;
}

const usualTimes: LiveTimes = { sessionCheckMs: 700, pollMs: 5000, heartbeatMs, longestMs: 30 * 60_000 };
/** Sessions that cannot be asked for are taken to be alive this long. */
const uncheckedMs = 5000;

interface LiveDependencies {
  readonly database: Database;
  readonly log: Logger;
  /** Those of the given sessions that are alive. */
  listHoldingSessions(
    sessionIds: readonly string[],
  ): Promise<readonly { sessionId: string; needsSecondFactor: boolean }[]>;
  readonly times?: Partial<LiveTimes>;
}

/** Whose stream it is. */
export interface LiveSubscriber {
  readonly accountId: string;
  readonly sessionId: string;
}

export interface LiveHub {
  /** Opens a stream from where the client left off. Throws 429 live.too_many_streams, or 503 while the hub closes. */
  open(subscriber: LiveSubscriber, lastId: string | undefined): Promise<ReadableStream<Uint8Array>>;
  /** How many streams are open here. */
  count(): number;
  /** Ends all streams; none is opened any more. */
  endAll(): void;
  close(): Promise<void>;
}

interface OpenStream extends LiveSubscriber {
  readonly stream: LiveStream;
  readonly openedMs: number;
  cursor: LiveCursor;
  /** Undefined until the first check. */
  neededSecondFactor?: boolean;
}

/** The streams of one process: one listening connection, one check of sessions and one query for news, however many there are. */
export function createLiveHub({ database, log, listHoldingSessions, times }: LiveDependencies): LiveHub {
  const { sessionCheckMs, pollMs, heartbeatMs: beatMs, longestMs } = { ...usualTimes, ...times };
  const { system } = database;
  const open = new Map<number, OpenStream>();
  const timers: NodeJS.Timeout[] = [];
  let made = 0;
  let isClosed = false;
  let listener: Promise<{ unlisten(): Promise<void> }> | undefined;
  let checkedMs = 0;

  /** Streams whose start is being read. */
  const beginning = new Map<number, OpenStream>();
  const countOf = (accountId: string): number =>
    [...open.values(), ...beginning.values()].filter((one) => one.accountId === accountId).length;
  const of = (accountId: string): [number, OpenStream][] => [...open].filter(([, one]) => one.accountId === accountId);

  /** One at a time; what is asked for meanwhile is asked for once more. */
  const dirty = new Set<number>();
  let asking: Promise<void> | undefined;
  const askSoon = (ids: Iterable<number>): void => {
    for (const id of ids) dirty.add(id);
    asking ??= ask().finally(() => {
      asking = undefined;
      if (dirty.size > 0 && !isClosed) askSoon([]);
    });
  };
  const ask = async (): Promise<void> => {
    const asked = [...dirty].flatMap((id) => {
      const one = open.get(id);
      return one ? [{ stream: id, accountId: one.accountId, snapshot: one.cursor.snapshot }] : [];
    });
    dirty.clear();
    if (asked.length === 0) return;
    try {
      const { cursor, messages } = await liveRepository.listNews(system, asked);
      const news = new Map<number, StoredMessage[]>();
      for (const message of messages) news.set(message.stream, [...(news.get(message.stream) ?? []), message]);
      for (const { stream } of asked) {
        const one = open.get(stream);
        if (!one) continue;
        one.cursor = cursor;
        one.stream.tell(news.get(stream) ?? [], cursor);
      }
      // The end of a session is sent as a change of the account.
      if (messages.some(({ subject }) => subject === 'account')) await checkSessions();
    } catch (error) {
      report(error, 'live news wait');
    }
  };

  const checkSessions = async (): Promise<void> => {
    const checked = [...open];
    if (checked.length === 0) return;
    try {
      const holding = await listHoldingSessions([...new Set(checked.map(([, one]) => one.sessionId))]);
      const alive = new Map(holding.map((session) => [session.sessionId, session.needsSecondFactor]));
      checkedMs = performance.now();
      for (const [, one] of checked) {
        const needs = alive.get(one.sessionId);
        // Whether the token of a stream showed the factor is asked when it is opened: one that is new since ends it.
        if (needs === undefined || (needs && one.neededSecondFactor === false)) one.stream.end('session');
        else one.neededSecondFactor = needs;
      }
    } catch (error) {
      report(error, 'live sessions are not checked');
      if (performance.now() - checkedMs > uncheckedMs) for (const [, one] of checked) one.stream.end('away');
    }
  };

  const report = (error: unknown, what: string): void => {
    if (!isClosed) log[isDatabaseAway(error) ? 'debug' : 'warn']({ error: (error as Error).message }, what);
  };

  const every = (ms: number, work: () => void): void => {
    const timer = setInterval(() => open.size > 0 && work(), ms);
    timer.unref();
    timers.push(timer);
  };
  let isChecking = false;
  every(sessionCheckMs, () => {
    if (isChecking) return;
    isChecking = true;
    void checkSessions().finally(() => {
      isChecking = false;
    });
  });
  every(pollMs, () => askSoon(open.keys()));
  every(beatMs, () => {
    for (const one of open.values()) {
      if (performance.now() - one.openedMs > longestMs) one.stream.end('renew');
      else one.stream.beat(one.cursor);
    }
  });

  const listen = (): void => {
    listener ??= system.listen(
      'live',
      (accountId) => askSoon(of(accountId).map(([id]) => id)),
      // Also after a reconnect: notifications sent meanwhile were missed.
      () => askSoon(open.keys()),
    );
    listener.catch((error: unknown) => {
      listener = undefined;
      report(error, 'live changes are polled for');
    });
  };

  const begin = async (accountId: string, lastId: string | undefined) => {
    const brought = lastId === undefined ? undefined : readCursor(lastId);
    if (brought && (await canResume(brought)))
      return { beginning: 'resumed' as const, cursor: brought, messages: [] as readonly StoredMessage[] };
    const recent = await liveRepository.listRecent(system, accountId, beforeOpeningSeconds);
    return lastId === undefined
      ? { beginning: 'new' as const, ...recent }
      : { beginning: 'reset' as const, cursor: recent.cursor, messages: [] };
  };
  const canResume = async (cursor: LiveCursor): Promise<boolean> => {
    try {
      return await liveRepository.canResume(system, cursor, resumableSeconds);
    } catch (error) {
      // A client can write whatever it likes; PostgreSQL says that it is no snapshot.
      if (String((error as { code?: string }).code).startsWith('22')) return false;
      throw error;
    }
  };

  const endAll = (): void => {
    isClosed = true;
    for (const one of open.values()) one.stream.end('away');
  };

  return {
    open: async (subscriber, lastId) => {
      if (isClosed) throw new ProblemError(503, { code: 'live.closing', message: 'This server stops', retryAfter: 1 });
      if (countOf(subscriber.accountId) >= maxStreamsPerAccount)
        throw new ProblemError(429, {
          code: 'live.too_many_streams',
          message: `This account has ${maxStreamsPerAccount} live streams open`,
          limit: maxStreamsPerAccount,
          used: maxStreamsPerAccount,
          retryAfter: 30,
        });
      listen();
      made += 1;
      const id = made;
      const stream = createLiveStream(() => open.delete(id));
      // It counts from here on; it is asked for news once it knows from where.
      const one: OpenStream = {
        ...subscriber,
        stream,
        openedMs: performance.now(),
        cursor: { snapshot: '', takenAtSeconds: 0 },
      };
      beginning.set(id, one);
      try {
        const start = await begin(subscriber.accountId, lastId);
        one.cursor = start.cursor;
        stream.ready(start.beginning, start.cursor);
        stream.tell(start.messages, start.cursor);
      } finally {
        beginning.delete(id);
      }
      open.set(id, one);
      if (isClosed) stream.end('away');
      await checkSessions();
      askSoon([id]);
      return stream.body;
    },
    count: () => open.size,
    endAll,
    close: async () => {
      endAll();
      for (const timer of timers) clearInterval(timer);
      await asking?.catch(() => {});
      await (await listener?.catch(() => undefined))?.unlisten().catch(() => {});
    },
  };
}
