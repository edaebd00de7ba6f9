import type { Sql, Tx } from './connect.ts';
import { neverSettle } from './lost-connections.ts';

type Work = (tx: Tx) => Promise<unknown>;

/** A transaction that was begun before its work was known. It locks nothing and sees nothing yet. */
export interface EarlyTransaction {
  /** Does its work in it, once. Where its connection was lost in the meantime it fails as any transaction does then. */
  run<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Ends it where no work came; after `run` this does nothing. Whoever began one calls it in any case. */
  drop(): void;
}

/**
 * Begins transactions whose work is some milliseconds away: by then the way to the database and back is gone. Undefined
 * while another one waits for its work, so that waiting holds one connection of the pool at most. `inside` guards the work.
 */
export function createEarlyTransactions(
  sql: Sql,
  inside: (work: () => Promise<unknown>) => Promise<unknown>,
): () => EarlyTransaction | undefined {
  let isTaken = false;
  return () => {
    if (isTaken) return undefined;
    isTaken = true;
    const { promise: coming, resolve } = Promise.withResolvers<Work | undefined>();
    let isGiven = false;
    const give = (work?: Work): void => {
      if (isGiven) return;
      isGiven = true;
      isTaken = false;
      resolve(work);
    };
    let isLost = false;
    const done = sql.begin((tx) =>
      inside(async () => {
        const work = await coming;
        // The driver would send it on a new connection, outside any transaction.
        return isLost ? neverSettle() : work?.(tx);
      }),
    );
    done.catch(() => {
      isLost = true;
    });
    return {
      run: <T>(work: (tx: Tx) => Promise<T>) => {
        give(work);
        return done as Promise<T>;
      },
      drop: () => give(),
    };
  };
}
