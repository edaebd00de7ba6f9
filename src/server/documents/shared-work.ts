import { WorkError } from '../work/work-error.ts';

interface Sharing {
  /** How long a result stays at hand. */
  readonly keptMs: number;
  /** How many bytes of results at most; the oldest go first. */
  readonly keptBytesMax: number;
}

interface Shared {
  readonly result: Promise<Uint8Array>;
  readonly abandon: AbortController;
  asking: number;
  /** 0 until it is made. */
  bytes: number;
}

/** Makes what several ask for once. */
export function createSharedWork({ keptMs, keptBytesMax }: Sharing) {
  /** The oldest first. */
  const byKey = new Map<string, Shared>();

  const keep = (key: string, one: Shared, bytes: number): void => {
    one.bytes = bytes;
    let sum = [...byKey.values()].reduce((total, other) => total + other.bytes, 0);
    for (const [otherKey, other] of byKey) {
      if (sum <= keptBytesMax) break;
      if (other.bytes > 0 && byKey.delete(otherKey)) sum -= other.bytes;
    }
    setTimeout(() => byKey.get(key) === one && byKey.delete(key), keptMs).unref();
  };

  const begin = (key: string, make: (abandoned: AbortSignal) => Promise<Uint8Array>): Shared => {
    const abandon = new AbortController();
    const one: Shared = { result: make(abandon.signal), abandon, asking: 0, bytes: 0 };
    byKey.set(key, one);
    one.result.then(
      ({ byteLength }) => byKey.get(key) === one && keep(key, one, byteLength),
      // The next one who asks has it tried again.
      () => byKey.get(key) === one && byKey.delete(key),
    );
    return one;
  };

  return {
    /**
     * The result of `make`, or of the one with this key that is made already or was made not long ago. `make` is told once
     * nobody waits for it any more. Rejects as it does, and with `abandoned` where one's own signal is given.
     */
    ask: async (
      key: string,
      make: (abandoned: AbortSignal) => Promise<Uint8Array>,
      signal?: AbortSignal,
    ): Promise<Uint8Array> => {
      if (signal?.aborted) throw abandonedError();
      const one = byKey.get(key) ?? begin(key, make);
      one.asking += 1;
      try {
        return await Promise.race([one.result, ...(signal ? [whenGiven(signal)] : [])]);
      } finally {
        one.asking -= 1;
        if (one.asking === 0 && one.bytes === 0) {
          // Whoever asks from now on does not get what was given up.
          if (byKey.get(key) === one) byKey.delete(key);
          one.abandon.abort(abandonedError());
        }
      }
    },
    forget: (): void => byKey.clear(),
  };
}

const abandonedError = (): WorkError => new WorkError('abandoned', 'Nobody waits for the document any more');

const whenGiven = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(abandonedError()), { once: true });
  });
