import type { FactValue } from '#features/workspaces/domain/fact-value.ts';

/** Everything acknowledged to one founder: it must be found after any fault. */
export interface Ledger {
  readonly email: string;
  readonly password: string;
  accessToken: string | undefined;
  userId: string | undefined;
  conversationId: string | null;
  /** Contents in the order they were sent; `isAcknowledged` once a 2xx was read. */
  readonly answers: { readonly content: string; isAcknowledged: boolean }[];
  readonly facts: { readonly key: string; readonly version: number; readonly value: FactValue }[];
  /** The last acknowledged state of each section. */
  readonly sections: Map<string, { readonly revision: number; readonly text: string | undefined }>;
}

/** What a run has seen that must never happen, and what it did. */
export interface Observations {
  readonly faults: string[];
  /** Set when a run is given up; clients then stop trying. */
  isAborted: boolean;
  requests: number;
  underWay: number;
  lost: number;
  refused: number;
  retries: number;
  replays: number;
}

/** A founder who has done nothing yet. */
export function newLedger(name: string): Ledger {
  return {
    email: `${name}@example.com`,
    password: 'correct horse battery',
    accessToken: undefined,
    userId: undefined,
    conversationId: null,
    answers: [],
    facts: [],
    sections: new Map(),
  };
}

/** A run that has seen nothing yet. */
export function newObservations(): Observations {
  return { faults: [], isAborted: false, requests: 0, underWay: 0, lost: 0, refused: 0, retries: 0, replays: 0 };
}
