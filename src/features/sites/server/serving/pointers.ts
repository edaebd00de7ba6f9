import type { Logger } from '#server/logger.ts';
import { atMost } from './at-most.ts';

/** So long what is online at an address is known without asking. */
const knownMs = 1000;
/** So long somebody waits for the database before they get what was online when it last answered. */
const patienceMs = 1000;
/** A question without an answer holds the next one up for so long at most. */
const questionMs = 5000;
/** Addresses that are remembered, those where nothing is among them; the ones asked for longest ago go. */
const addressesKept = 20_000;

interface PointersOptions {
  /** Asks what is online at some addresses: the release of each; those where nothing is are left out. */
  readonly read: (addresses: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds that only grow. */
  readonly nowMs?: () => number;
}

export interface Pointers {
  /** The release that is online at an address; undefined where nothing is. Rejects where that was never known and cannot be asked. */
  find(address: string): Promise<string | undefined>;
  /** The same at once, where it was asked within the second. */
  peek(address: string): string | undefined;
  /** From now on what is online there is asked anew. */
  forget(address: string): void;
}

interface Pointer {
  readonly releaseId: string | undefined;
  readonly askedAtMs: number;
}

/**
 * Which release is online at an address. Each address is asked for at most once a second, however many want to know it, and one
 * question is under way at a time, so that visitors take one connection and not those of people who work. While the database is
 * away, what it answered last goes on being true.
 */
export function createPointers({ read, log, nowMs = () => performance.now() }: PointersOptions): Pointers {
  const known = new Map<string, Pointer>();
  const asking = new Map<string, Promise<string | undefined>>();
  /** The question that was not sent yet. */
  let next: { readonly addresses: Set<string>; readonly answer: Promise<ReadonlyMap<string, string>> } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const note = (address: string, releaseId: string | undefined): void => {
    known.delete(address);
    known.set(address, { releaseId, askedAtMs: nowMs() });
    const [oldest] = known.keys();
    if (known.size > addressesKept) known.delete(oldest!);
  };

  /** Puts an address into the question that goes next; what is asked for while one is under way goes together. */
  const ask = (address: string): Promise<ReadonlyMap<string, string>> => {
    if (!next) {
      const addresses = new Set<string>();
      const answer = last.then(() => {
        next = undefined;
        return read([...addresses]);
      });
      last = atMost(
        answer.then(
          () => undefined,
          () => undefined,
        ),
        questionMs,
      );
      next = { addresses, answer };
    }
    next.addresses.add(address);
    return next.answer;
  };

  const askOnce = (address: string): Promise<string | undefined> => {
    const running = asking.get(address);
    if (running) return running;
    const asked: Promise<string | undefined> = ask(address).then((answer) => {
      const releaseId = answer.get(address);
      // Forgotten meanwhile: what was read may be what was online before.
      if (asking.get(address) === asked) note(address, releaseId);
      return releaseId;
    });
    asking.set(address, asked);
    const end = (): void => {
      if (asking.get(address) === asked) asking.delete(address);
    };
    asked.then(end, end);
    return asked;
  };

  const isFresh = ({ askedAtMs }: Pointer): boolean => nowMs() - askedAtMs < knownMs;

  return {
    peek: (address) => {
      const pointer = known.get(address);
      return pointer && isFresh(pointer) ? pointer.releaseId : undefined;
    },
    find: async (address) => {
      const pointer = known.get(address);
      if (pointer && isFresh(pointer)) return pointer.releaseId;
      const asked = askOnce(address);
      if (!pointer) return asked;
      try {
        const found = await atMost(
          asked.then((releaseId) => ({ releaseId })),
          patienceMs,
        );
        if (found) return found.releaseId;
      } catch (error) {
        log.warn({ error: (error as Error).message }, 'what is online could not be asked');
      }
      // It is asked again in a second, unless it was answered or forgotten meanwhile.
      if (known.get(address) === pointer) note(address, pointer.releaseId);
      return pointer.releaseId;
    },
    forget: (address) => {
      known.delete(address);
      asking.delete(address);
    },
  };
}
