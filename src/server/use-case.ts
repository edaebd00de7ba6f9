import type { PlanName } from '#shared/plans/plan-names.ts';
import type { Tx } from './db/connect.ts';

/** The signed-in account of a request, read from its living session on each request. */
export interface Actor {
  readonly accountId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly plan: PlanName;
  readonly workspaceIds: readonly string[];
}

/** An account whose token it is; its session may have ended. */
export interface TokenHolder {
  readonly accountId: string;
  /** The actor; undefined where the session ended. Throws auth.second_factor_required. */
  findActor(): Promise<Actor | undefined>;
}

/** What one use case works with: one open transaction, scoped to the actor by queries and row-level security. */
export interface UseCaseContext {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly now: Date;
  readonly requestId: string;
}

/** What a person tries to do, named by them; a repeat of it changes nothing more. */
export interface NamedAttempt {
  /** Their Idempotency-Key: theirs alone only together with their account and the endpoint. */
  readonly key: string;
  /**
   * Stores the answer in the transaction that makes it true, so that a stop between the two cannot part them. Left out, the
   * answer is stored when the use case ends.
   */
  settle(tx: Tx, answer: unknown): Promise<void>;
}

/** For a use case that waits for more than the database: it opens its transactions itself, one to load, one to save. */
export interface DetachedContext {
  readonly actor: Actor;
  readonly now: Date;
  readonly requestId: string;
  /** Where the request came from, as the edge saw it. */
  readonly remoteAddress: string;
  readonly userAgent: string;
  /** Given where the endpoint asks for an Idempotency-Key. */
  readonly attempt?: NamedAttempt;
  transact<T>(work: (context: UseCaseContext) => Promise<T>): Promise<T>;
}
