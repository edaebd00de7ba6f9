import { ProblemError } from '#shared/problem.ts';
import type { UseCaseContext } from '../use-case.ts';

interface Attempt {
  readonly endpointName: string;
  readonly key: string | undefined;
  readonly inputHash: string;
}

/**
 * Runs a use case at most once for one Idempotency-Key and account: the answer is stored in the same transaction, a
 * repeat gets it again, and parallel repeats wait for the first. The same key with another input is refused.
 */
export async function runOnce(
  context: UseCaseContext,
  attempt: Attempt,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { tx, actor, now } = context;
  const { endpointName, key, inputHash } = attempt;
  if (!key || key.length > 200)
    throw new ProblemError(400, {
      code: 'request.idempotency_key_required',
      message: 'Send an Idempotency-Key of at most 200 characters',
      fields: { 'Idempotency-Key': key ? 'is too long' : 'is missing' },
    });
  await tx`select pg_advisory_xact_lock(hashtextextended(${`${actor.accountId}/${endpointName}/${key}`}, 0))`;
  const [stored] = await tx<{ inputHash: string; answer: unknown }[]>`
    select input_hash as "inputHash", answer from idempotency_key
    where account_id = ${actor.accountId} and endpoint = ${endpointName} and key = ${key}`;
  if (stored && stored.inputHash !== inputHash)
    throw new ProblemError(422, {
      code: 'request.idempotency_key_reused',
      message: 'This Idempotency-Key belongs to another request',
    });
  if (stored) return stored.answer;
  const answer = await work();
  await tx`insert into idempotency_key (account_id, key, endpoint, input_hash, answer, created_at)
    values (${actor.accountId}, ${key}, ${endpointName}, ${inputHash}, ${tx.json(answer as never)}, ${now})`;
  return answer;
}
