/**
 * The position of a stream: a snapshot of the database, as PostgreSQL writes it, and when it was taken. Transactions
 * end in another order than they begin; "everything this snapshot did not show" misses none of them and repeats none.
 */
export interface LiveCursor {
  /** "xmin:xmax:xip_list". */
  readonly snapshot: string;
  readonly takenAtSeconds: number;
}

/** A cursor as the id of an event: "1763715120.812:815:813". */
export function writeCursor({ snapshot, takenAtSeconds }: LiveCursor): string {
  return `${takenAtSeconds}.${snapshot}`;
}

/** Reads the id a client resumes with; undefined if it is not valid. */
export function readCursor(id: string): LiveCursor | undefined {
  const match = /^(\d{1,12})\.(\d{1,19}:\d{1,19}:(?:\d{1,19}(?:,\d{1,19}){0,499})?)$/.exec(id);
  return match ? { takenAtSeconds: Number(match[1]), snapshot: match[2]! } : undefined;
}
