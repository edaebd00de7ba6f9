import { randomBytes } from 'node:crypto';
import { buildId } from '#shared/ids.ts';
import type { UseCaseContext } from '../use-case.ts';
import type { JobKind } from './define-job.ts';
import { type JobAddress, type JobState, jobsRepository } from './jobs.repository.ts';

type InTransaction = Pick<UseCaseContext, 'tx' | 'now'>;

/** What is asked for with a job. */
export interface JobRequest<Payload> extends Omit<JobAddress, 'name'> {
  readonly payload: Payload;
  /** By the product's clock. Left out: as soon as the transaction has committed. */
  readonly runAt?: Date;
}

/**
 * Asks for a job in the transaction that makes it necessary: it runs if, and only if, that transaction commits. Of all
 * with one account, name and key only the first runs, for as long as it is remembered (a week after its end); `isNew` is
 * false for the others. `accountId` is the account of the transaction; null needs one of the system role.
 */
export async function enqueue<Payload>(
  { tx, now }: InTransaction,
  kind: JobKind<Payload>,
  { key, accountId, payload, runAt }: JobRequest<Payload>,
): Promise<{ readonly isNew: boolean }> {
  const id = buildId('job', now.getTime(), randomBytes(16));
  const { name, isShown = true } = kind;
  return { isNew: await jobsRepository.add(tx, { id, name, key, accountId, payload, isShown, runAt }, now) };
}

/**
 * Cancels a job: one that waits never runs; one that runs is told by its signal, and none of its further steps is
 * accepted. False where there is none, or it has ended.
 */
export function cancel({ tx, now }: InTransaction, kind: JobKind, which: Omit<JobAddress, 'name'>): Promise<boolean> {
  return jobsRepository.cancel(tx, { name: kind.name, ...which }, now);
}

/** The state and progress of a job, in a transaction of its account; undefined where there is none. */
export function findJob(
  { tx }: Pick<UseCaseContext, 'tx'>,
  kind: JobKind,
  which: Omit<JobAddress, 'name'>,
): Promise<JobState | undefined> {
  return jobsRepository.find(tx, { name: kind.name, ...which });
}
