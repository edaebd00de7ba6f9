import type { Logger } from '#server/logger.ts';
import { atMost } from './at-most.ts';

/** So long what is online at an address is known without asking. */
const knownMs = 1000;
/**
 * So long it is answered with while it is asked anew: nobody waits for that question, and with the time that it takes a change is seen within
 * the two seconds that are promised.
 */
const servedMs = 1500;
/** So long somebody waits for the database before they get what was online when it last answered. */
const patienceMs = 1000;
/** A question without an answer holds the next one up for so long at most. */
const questionMs = 5000;
/** Addresses that are remembered, those where nothing is among them; the ones asked for longest ago go. */
const addressesKept = 20_000;

interface PointersOptions<Found> {
  /** Asks what is at some addresses; those where nothing is are left out. */
  readonly read: (addresses: readonly string[]) => Promise<ReadonlyMap<string, Found>>;
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds that only grow. */
  readonly nowMs?: () => number;
}

export interface Pointers<Found> {
  /** What is at an address; undefined where nothing is. Rejects where that was never known and cannot be asked. */
  find(address: string): Promise<Found | undefined>;
  /** The same at once, where it was asked a moment ago. */
  peek(address: string): Found | undefined;
  /** From now on what is there is asked anew. */
  forget(address: string): void;
  /**
   * Asks anew what is there and has it made ready; it is known once that is done, and until then what was there before. It is forgotten
   * where this fails or takes too long.
   */
  renew(address: string, makeReady: (found: Found) => Promise<unknown>): Promise<void>;
  forgetAll(): void;
}

interface Pointer<Found> {
  readonly found: Found | undefined;
  readonly askedAtMs: number;
  /** Whether the question that follows it was asked already. */
  isAskedAnew?: boolean;
}

/**
 * What is online at an address: the release at the name of a site, or the site at a host of its own. Each address is asked for at most once a second, however many want to know it, and one
 * question is under way at a time, so that visitors take one connection and not those of people who work. While the database is
 * away, what it answered last goes on being true.
 */
export function createPointers<Found>({
  read,
  log,
  nowMs = () => performance.now(),
}: PointersOptions<Found>): Pointers<Found> {
  const known = new Map<string, Pointer<Found>>();
  const asking = new Map<string, Promise<Found | undefined>>();
  /** The question that was not sent yet. */
  let next: { readonly addresses: Set<string>; readonly answer: Promise<ReadonlyMap<string, Found>> } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const note = (address: string, found: Found | undefined): void => {
    known.delete(address);
    known.set(address, { found, askedAtMs: nowMs() });
    const [oldest] = known.keys();
    if (known.size > addressesKept) known.delete(oldest!);
  };

  /** Puts an address into the question that goes next; what is asked for while one is under way goes together. */
  const ask = (address: string): Promise<ReadonlyMap<string, Found>> => {
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

  const askAnew = (
    address: string,
    makeReady: (found: Found) => Promise<unknown> = async () => {},
  ): Promise<Found | undefined> => {
    const asked: Promise<Found | undefined> = ask(address).then(async (answer) => {
      const found = answer.get(address);
      if (found !== undefined) await makeReady(found);
      // Forgotten or asked anew meanwhile: what was read may be what was online before.
      if (asking.get(address) === asked) note(address, found);
      return found;
    });
    asking.set(address, asked);
    const end = (): void => {
      if (asking.get(address) === asked) asking.delete(address);
    };
    asked.then(end, end);
    return asked;
  };

  const askOnce = (address: string): Promise<Found | undefined> => asking.get(address) ?? askAnew(address);

  const warn = (error: unknown): void =>
    log.warn({ error: (error as Error).message }, 'what is online could not be asked');

  /** What is known of an address; where that begins to be old it is asked anew, once, without anybody waiting. */
  const findKnown = (address: string): Pointer<Found> | undefined => {
    const pointer = known.get(address);
    if (!pointer) return undefined;
    const ageMs = nowMs() - pointer.askedAtMs;
    if (ageMs >= servedMs) return undefined;
    if (ageMs >= knownMs && !pointer.isAskedAnew) {
      pointer.isAskedAnew = true;
      askOnce(address).catch(warn);
    }
    return pointer;
  };

  const forget = (address: string): void => {
    known.delete(address);
    asking.delete(address);
  };

  return {
    peek: (address) => findKnown(address)?.found,
    find: async (address) => {
      const current = findKnown(address);
      if (current) return current.found;
      const pointer = known.get(address);
      const asked = askOnce(address);
      if (!pointer) return asked;
      try {
        const answered = await atMost(
          asked.then((found) => ({ found })),
          patienceMs,
        );
        if (answered) return answered.found;
      } catch (error) {
        warn(error);
      }
      // It is asked again in a second, unless it was answered or forgotten meanwhile.
      if (known.get(address) === pointer) note(address, pointer.found);
      return pointer.found;
    },
    forget,
    renew: async (address, makeReady) => {
      const renewed = async (): Promise<true> => {
        askAnew(address, makeReady);
        // What is asked by somebody else meanwhile is newer, and is known in its place.
        for (let asked = asking.get(address); asked; asked = asking.get(address)) await asked;
        return true;
      };
      try {
        if (await atMost(renewed(), patienceMs)) return;
      } catch (error) {
        warn(error);
      }
      forget(address);
    },
    forgetAll: () => {
      known.clear();
      asking.clear();
    },
  };
}
