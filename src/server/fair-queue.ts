/** What a queue allows. */
export interface FairQueueOptions {
  /** How many run at once. */
  readonly places: number;
  /** How many of one owner do, of whom so many wait, asked whenever a place is free; all of them unless given. */
  readonly placesOf?: (owner: string, waiting: number) => number;
  /** How many may wait, of all owners together and of one. */
  readonly waitingMax: number;
  readonly waitingOfOwnerMax: number;
  /** What is thrown where no more may wait. */
  readonly full: (waiting: number) => Error;
}

export interface FairQueue {
  /**
   * Runs work when its owner's turn comes: owners take turns, however much each has waiting, and what one owner asked for
   * runs in its order. Rejects at once where too much waits already, and with the signal's reason where that is given
   * before the work has begun; work that has begun is finished.
   */
  run<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Whether work of the owner would begin at once. */
  hasPlace(owner: string): boolean;
  /** Rejects whatever waits. */
  clear(reason: Error): void;
  /** Resolves once nothing runs. */
  settled(): Promise<void>;
  readonly waiting: number;
  /** How long the first of them has been waiting, in seconds; 0 where nothing waits. */
  readonly oldestSeconds: number;
  readonly running: number;
}

interface Entry {
  readonly sinceMs: number;
  begin(): Promise<unknown>;
  reject(reason: unknown): void;
}

/** A queue in which nobody's work keeps another one's waiting for more than a turn. In the memory of one process. */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { places, placesOf = () => places, waitingMax, waitingOfOwnerMax, full } = options;
  /** In the order of their turns. */
  const waitingOf = new Map<string, Entry[]>();
  const running = new Set<Promise<unknown>>();
  const runningOf = new Map<string, number>();
  let waiting = 0;

  const leave = (owner: string, entry: Entry): boolean => {
    const own = waitingOf.get(owner) ?? [];
    const at = own.indexOf(entry);
    if (at < 0) return false;
    own.splice(at, 1);
    if (own.length === 0) waitingOf.delete(owner);
    waiting -= 1;
    return true;
  };

  const mayRun = (owner: string): boolean =>
    running.size < places && (runningOf.get(owner) ?? 0) < placesOf(owner, waitingOf.get(owner)?.length ?? 0);

  const countRunning = (owner: string, change: 1 | -1): void => {
    const count = (runningOf.get(owner) ?? 0) + change;
    if (count === 0) runningOf.delete(owner);
    else runningOf.set(owner, count);
  };

  /** Whose turn it is. */
  const findNext = (): string | undefined => {
    if (running.size >= places) return undefined;
    for (const owner of waitingOf.keys()) if (mayRun(owner)) return owner;
    return undefined;
  };

  const goOn = (): void => {
    for (let owner = findNext(); owner !== undefined; owner = findNext()) {
      const of = owner;
      const [entry] = waitingOf.get(of)!;
      leave(of, entry!);
      // Whoever has more waiting goes behind the others.
      const left = waitingOf.get(of);
      if (left !== undefined && waitingOf.delete(of)) waitingOf.set(of, left);
      countRunning(of, 1);
      const done = entry!.begin().finally(() => {
        running.delete(done);
        countRunning(of, -1);
        goOn();
      });
      running.add(done);
    }
  };

  return {
    run: <T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
      if (signal?.aborted) return Promise.reject(signal.reason);
      const own = waitingOf.get(owner) ?? [];
      if (waiting >= waitingMax || own.length >= waitingOfOwnerMax) return Promise.reject(full(waiting));
      return new Promise<T>((resolve, reject) => {
        const entry: Entry = {
          sinceMs: performance.now(),
          begin: () => {
            signal?.removeEventListener('abort', giveUp);
            return work().then(resolve, reject);
          },
          reject: (reason) => {
            signal?.removeEventListener('abort', giveUp);
            reject(reason);
          },
        };
        const giveUp = (): void => {
          if (leave(owner, entry)) reject(signal?.reason);
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        waitingOf.set(owner, [...own, entry]);
        waiting += 1;
        goOn();
      });
    },
    hasPlace: (owner) => !waitingOf.has(owner) && mayRun(owner),
    clear: (reason) => {
      const entries = [...waitingOf.values()].flat();
      waitingOf.clear();
      waiting = 0;
      for (const entry of entries) entry.reject(reason);
    },
    settled: async () => {
      while (running.size > 0) await Promise.allSettled(running);
    },
    get waiting() {
      return waiting;
    },
    get oldestSeconds() {
      const sinceMs = Math.min(...[...waitingOf.values()].map(([first]) => first!.sinceMs));
      return waiting === 0 ? 0 : (performance.now() - sinceMs) / 1000;
    },
    get running() {
      return running.size;
    },
  };
}
