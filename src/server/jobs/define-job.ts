import type { z } from 'zod';
import type { Tx } from '../db/connect.ts';

/** How often a failed attempt is repeated, and how long after. */
export interface JobRetries {
  /** Repeats after the first attempt. */
  readonly limit: number;
  readonly firstDelaySeconds: number;
  readonly longestDelaySeconds: number;
  /** Each delay is so many times the one before; 2 unless given. */
  readonly factor?: number;
}

/** The part of a job that its enqueuers need. */
export interface JobKind<Payload = unknown> {
  /** `feature.verb`; it is stored with each job. */
  readonly name: string;
  /** Ids and small facts. It is stored in the clear, so it must contain no secrets and no texts of people. */
  readonly payload: z.ZodType<Payload>;
  /** Whether its progress is announced to the account's open tabs; true unless given. */
  readonly isShown?: boolean;
}

/** What one attempt works with. */
export interface JobContext {
  readonly jobId: string;
  /** The same for every attempt: pass it to outside services as an idempotency key. */
  readonly key: string;
  /** Null for the installation's own jobs. */
  readonly accountId: string | null;
  /** 1 for the first. A higher one means that what an earlier attempt did outside may have happened. */
  readonly attempt: number;
  /** Whether no other follows if this attempt fails. */
  readonly isLastAttempt: boolean;
  /** Aborts when the job is cancelled, takes longer than it may, or the process stops. */
  readonly signal: AbortSignal;
  /** The time by the product's clock. */
  now(): Date;
  /** Reports the progress of the job, at most four times a second. Throws JobTakenError like `save`. */
  progress(done: number, total: number): Promise<void>;
  /**
   * Runs one step in a transaction that commits only while this attempt holds the job: of the account, or of the system
   * role where the job says so or has no account. Throws JobTakenError once the job was cancelled or another attempt has
   * it. Whatever must survive a killed process is written here, and looked up by the next attempt.
   */
  save<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same for the last step: its effect and "done" are one transaction, so the effect happens once however many
   * attempts get this far. An attempt that never calls it is done when `run` resolves.
   */
  complete<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Work outside the transaction that asks for it. */
export interface Job<Payload = unknown> extends JobKind<Payload> {
  readonly retries?: JobRetries;
  /** An attempt that takes longer fails. */
  readonly timeoutSeconds: number;
  /**
   * How many of an account's run at once, over all processes. Jobs that do not say so share JOBS_PER_ACCOUNT places of
   * their account (two unless configured). Jobs without an account are bounded by `perProcess` alone.
   */
  readonly perAccount?: number;
  /** How many run at once in one process; 4 unless given. Kinds of jobs never wait for each other's places. */
  readonly perProcess?: number;
  /** Whose transactions `save` and `complete` open where the job has an account; the account's unless given. */
  readonly role?: 'account' | 'system';
  /** How long a worker waits before it begins, so that the request that enqueued it is answered first. */
  readonly pauseMs?: number;
  run(context: JobContext, payload: Payload): Promise<void>;
  /** In the transaction of the system role that gives the job up after its last attempt. */
  giveUp?(tx: Tx, payload: Payload, now: Date): Promise<void>;
}

/** Declares a job with the type of its payload. */
export function defineJob<Payload>(job: Job<Payload>): Job {
  return job as unknown as Job;
}

/** The job was cancelled, or another attempt has it: nothing this attempt still does is accepted. */
export class JobTakenError extends Error {
  constructor() {
    super('The job was cancelled or another attempt has it');
    this.name = 'JobTakenError';
  }
}

/** Five repeats within about five minutes. */
const usualRetries: JobRetries = { limit: 5, firstDelaySeconds: 10, longestDelaySeconds: 3600 };

/** How long after its nth failure a job is tried again; undefined where it is given up. */
export function retryDelayMs(failures: number, retries: JobRetries = usualRetries): number | undefined {
  const { limit, firstDelaySeconds, longestDelaySeconds, factor = 2 } = retries;
  if (failures > limit) return undefined;
  return Math.min(longestDelaySeconds, firstDelaySeconds * factor ** (failures - 1)) * 1000;
}
