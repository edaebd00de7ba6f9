import { setTimeout as sleep } from 'node:timers/promises';
import { ProblemError } from '#shared/problem.ts';
import type { Tx } from '../db/connect.ts';
import type { DetachedContext, NamedAttempt, UseCaseContext } from '../use-case.ts';

export interface Attempt {
  readonly endpointName: string;
  readonly key: string | undefined;
  readonly inputHash: string;
}

type KeyedAttempt = Attempt & { readonly key: string };

/** A claim older than this, and not renewed, belongs to a process that is gone. */
const claimMs = 10_000;
const renewMs = 3_000;
/** How often a repeat checks whether the first request has its answer. */
const waitMs = 100;

/**
 * Runs a use case at most once for one Idempotency-Key and account: the answer is stored in the same transaction, a
 * repeat gets it again, and parallel repeats wait for the first. The same key with another input is refused. With `readAgain`
 * a reference is stored, and a repeat reads the answer again.
 */
export async function runOnce(
  context: UseCaseContext,
  attempt: Attempt,
  work: () => Promise<unknown>,
  readAgain?: {
    refer(answer: unknown): unknown;
    again(reference: unknown): Promise<unknown>;
  },
): Promise<unknown> {
  const keyed = withKey(attempt);
  const stored = await lockAndFind(context, keyed);
  if (stored) return readAgain ? readAgain.again(stored.answer) : stored.answer;
  const answer = await work();
  const kept = readAgain ? readAgain.refer(answer) : answer;
  const { tx, actor, now } = context;
  await tx`insert into idempotency_key (account_id, key, endpoint, input_hash, answer, created_at)
    values (${actor.accountId}, ${keyed.key}, ${keyed.endpointName}, ${keyed.inputHash}, ${tx.json(kept as never)}, ${now})`;
  return answer;
}

/**
 * The same for a use case that waits outside: the attempt is claimed in a transaction of its own, and repeats wait until
 * the claim has its answer. One that was refused, or whose process is gone, is carried out again by the next repeat, which
 * hands the same key to whatever is called outside; so that has to know repeats too.
 */
export async function runDetachedOnce(
  context: Pick<DetachedContext, 'actor' | 'now' | 'transact'>,
  attempt: Attempt,
  work: (attempt: NamedAttempt) => Promise<unknown>,
): Promise<unknown> {
  const keyed = withKey(attempt);
  const { accountId } = context.actor;
  for (;;) {
    const found = await context.transact((useCase) => claim(useCase, keyed));
    if (found === 'claimed') break;
    if (found !== 'waiting') return found.answer;
    await sleep(waitMs);
  }
  const renewing = setInterval(() => {
    // A database that is away is met by the work itself.
    context.transact(({ tx }) => renew(tx, accountId, keyed)).catch(() => undefined);
  }, renewMs);
  try {
    const answer = await work({ key: keyed.key, settle: (tx, settled) => settle(tx, accountId, keyed, settled) });
    await context.transact(({ tx }) => settle(tx, accountId, keyed, answer));
    return answer;
  } catch (error) {
    await context.transact(({ tx }) => release(tx, accountId, keyed)).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

function withKey(attempt: Attempt): KeyedAttempt {
  const { key } = attempt;
  if (key && key.length <= 200) return { ...attempt, key };
  throw new ProblemError(400, {
    code: 'request.idempotency_key_required',
    message: 'Send an Idempotency-Key of at most 200 characters',
    fields: { 'Idempotency-Key': key ? 'is too long' : 'is missing' },
  });
}

interface StoredAttempt {
  readonly inputHash: string;
  readonly answer: unknown;
  readonly isAnswered: boolean;
  /** Whether a request is working on it now. */
  readonly isHeld: boolean;
}

async function lockAndFind(
  { tx, actor }: UseCaseContext,
  { endpointName, key, inputHash }: KeyedAttempt,
): Promise<StoredAttempt | undefined> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`${actor.accountId}/${endpointName}/${key}`}, 0))`;
  const [stored] = await tx<StoredAttempt[]>`
    select input_hash as "inputHash", answer, answer is not null as "isAnswered",
      coalesce(claimed_at > clock_timestamp() - make_interval(secs => ${claimMs / 1000}), false) as "isHeld"
    from idempotency_key where account_id = ${actor.accountId} and endpoint = ${endpointName} and key = ${key}`;
  if (stored && stored.inputHash !== inputHash)
    throw new ProblemError(422, {
      code: 'request.idempotency_key_reused',
      message: 'This Idempotency-Key belongs to another request',
    });
  return stored;
}

async function claim(
  context: UseCaseContext,
  attempt: KeyedAttempt,
): Promise<'claimed' | 'waiting' | { readonly answer: unknown }> {
  const stored = await lockAndFind(context, attempt);
  if (stored?.isAnswered) return { answer: stored.answer };
  if (stored?.isHeld) return 'waiting';
  const { tx, actor, now } = context;
  await tx`insert into idempotency_key (account_id, key, endpoint, input_hash, created_at, claimed_at)
    values (${actor.accountId}, ${attempt.key}, ${attempt.endpointName}, ${attempt.inputHash}, ${now}, clock_timestamp())
    on conflict (account_id, endpoint, key) do update set claimed_at = excluded.claimed_at`;
  return 'claimed';
}

async function settle(tx: Tx, accountId: string, { endpointName, key }: KeyedAttempt, answer: unknown): Promise<void> {
  await tx`update idempotency_key set answer = ${tx.json(answer as never)}
    where account_id = ${accountId} and endpoint = ${endpointName} and key = ${key} and answer is null`;
}

async function renew(tx: Tx, accountId: string, { endpointName, key }: KeyedAttempt): Promise<void> {
  await tx`update idempotency_key set claimed_at = clock_timestamp()
    where account_id = ${accountId} and endpoint = ${endpointName} and key = ${key} and answer is null`;
}

async function release(tx: Tx, accountId: string, { endpointName, key }: KeyedAttempt): Promise<void> {
  await tx`delete from idempotency_key
    where account_id = ${accountId} and endpoint = ${endpointName} and key = ${key} and answer is null`;
}
