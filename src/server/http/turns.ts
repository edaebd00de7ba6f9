import { ProblemError } from '#shared/problem.ts';
import { createFairQueue } from '../fair-queue.ts';

/** Requests that are answered at once: more would wait for the database's connections. */
const places = 16;
/** Of one account, while nobody else asks for anything: as many as a browser opens connections. */
const placesAlone = 6;
/** Of one account beside others: everybody else waits for two of its requests at most. */
const placesBesideOthers = 2;
/** Of one account beside others of which more wait than any browser asks for at once: for one at most. */
const placesOfCrowd = 1;
const crowd = 16;
/** For so long after a request somebody counts as being there. */
const presentMs = 2000;
/** Requests of one account that wait unread; further ones are refused. */
const waitingOfOwnerMax = 256;
const waitingMax = 4096;
/** What computes a plan keeps this process busy, so of that there is less at once. */
const heavyPlaces = 2;

/** Lets requests wait for their turn. */
export interface Turns {
  /**
   * Answers a request when it is its owner's turn. Nothing of it was read before. Throws request.too_often where too many of
   * the owner's wait, and the signal's reason where whoever asked went away meanwhile; the signal is asked for only where the
   * request has to wait.
   */
  run<T>(owner: string, answer: () => Promise<T>, signalOf: () => AbortSignal): Promise<T>;
  /** The same for what computes long, within its turn: one at a time of an owner beside others. */
  runHeavy<T>(owner: string, work: () => Promise<T>): Promise<T>;
  /** When the product stops: what waits is refused, to be asked again; what was begun is answered. */
  endWaiting(): void;
  readonly waiting: number;
  readonly oldestSeconds: number;
  readonly running: number;
}

/** The turns of one process. An owner is an account, or a network address for whoever is not signed in. */
export function createTurns(now: () => number = () => performance.now()): Turns {
  let latest = { owner: '', atMs: -Infinity };
  /** When somebody other than the latest was there. */
  let anotherAtMs = -Infinity;
  const note = (owner: string): void => {
    if (owner !== latest.owner) anotherAtMs = latest.atMs;
    latest = { owner, atMs: now() };
  };
  const isAlone = (owner: string): boolean => now() - (owner === latest.owner ? anotherAtMs : latest.atMs) > presentMs;
  const full = (): ProblemError =>
    new ProblemError(429, {
      code: 'request.too_often',
      message: 'Too many requests of this account are waiting',
      retryAfter: 1,
    });
  const stopping = (): ProblemError =>
    new ProblemError(503, { code: 'server.stopping', message: 'The server is stopping', retryAfter: 2 });
  const queue = createFairQueue({
    places,
    placesOf: (owner, waiting) => {
      if (isAlone(owner)) return placesAlone;
      return waiting > crowd ? placesOfCrowd : placesBesideOthers;
    },
    waitingMax,
    waitingOfOwnerMax,
    full,
  });
  const heavy = createFairQueue({
    places: heavyPlaces,
    placesOf: (owner) => (isAlone(owner) ? heavyPlaces : 1),
    waitingMax,
    waitingOfOwnerMax,
    full,
  });
  return {
    run: (owner, answer, signalOf) => {
      note(owner);
      return queue.run(owner, answer, queue.hasPlace(owner) ? undefined : signalOf());
    },
    runHeavy: (owner, work) => heavy.run(owner, work),
    endWaiting: () => {
      for (const waiting of [queue, heavy]) waiting.clear(stopping());
    },
    get waiting() {
      return queue.waiting;
    },
    get oldestSeconds() {
      return queue.oldestSeconds;
    },
    get running() {
      return queue.running;
    },
  };
}
