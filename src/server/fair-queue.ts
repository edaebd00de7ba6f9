/** What a queue allows. */
export interface FairQueueOptions {
  /** How many run at once. */
  readonly places: number;
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
  /** Rejects whatever waits. */
  clear(reason: Error): void;
  /** Resolves once nothing runs. */
  settled(): Promise<void>;
  readonly waiting: number;
  readonly running: number;
}

interface Entry {
  begin(): Promise<unknown>;
  reject(reason: unknown): void;
}

/** A queue in which nobody's work keeps another one's waiting for more than a turn. In the memory of one process. */
export function createFairQueue({ places, waitingMax, waitingOfOwnerMax, full }: FairQueueOptions): FairQueue {
  /** In the order of their turns. */
  const waitingOf = new Map<string, Entry[]>();
  const running = new Set<Promise<unknown>>();
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

  const goOn = (): void => {
    while (running.size < places) {
      const [next] = waitingOf;
      if (next === undefined) return;
      const [owner, [entry]] = next;
      leave(owner, entry!);
      // Whoever has more waiting goes behind the others.
      const left = waitingOf.get(owner);
      if (left !== undefined && waitingOf.delete(owner)) waitingOf.set(owner, left);
      const done = entry!.begin().finally(() => {
        running.delete(done);
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
    get running() {
      return running.size;
    },
  };
}
