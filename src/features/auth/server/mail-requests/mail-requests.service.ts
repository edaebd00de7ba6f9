import { randomUUID } from 'node:crypto';
import { enqueue } from '#server/jobs/enqueue.ts';
import { dayMs } from '#shared/periods.ts';
import type { AuthContext } from '../auth-context.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import { mailRequestJobKind } from './mail-requests.job.ts';
import { type MailRequest, mailRequestsRepository } from './mail-requests.repository.ts';

/** What could not be handled within a day is of no use to anybody any more. */
const keptMs = dayMs;

export type MailRequests = ReturnType<typeof createMailRequests>;

/**
 * Mails asked for by an address alone. Whoever asks is answered after the same writes for every address, so neither the
 * answer nor its time tells whether anybody has it; everything else happens afterwards, in a job.
 */
export function createMailRequests({ database }: Pick<AuthContext, 'database'>) {
  const enqueueOne = (context: Parameters<typeof enqueue>[0], requestId: string) =>
    enqueue(context, mailRequestJobKind, { key: requestId, accountId: null, payload: { requestId } });

  /** Takes a request in: it outlives the process from here on. */
  const ask = async (
    request: Pick<MailRequest, 'kind' | 'email' | 'redirectTo' | 'codeChallenge' | 'newPerson'> &
      Partial<Pick<MailRequest, 'id' | 'passwordHash'>>,
    { address, userAgent, language, now }: AuthCall,
  ): Promise<void> => {
    const row = { id: randomUUID(), passwordHash: null, ...request, address, userAgent, language, askedAt: now };
    // Both are on their way to the database at once: it costs one wait, not two.
    await database.asSystem((tx) =>
      Promise.all([mailRequestsRepository.add(tx, row), enqueueOne({ tx, now }, row.id)]),
    );
  };

  return {
    ask,

    /** Has a wrong password entered in the audit trail of whoever has the address, once the caller is answered. */
    noteFailedSignIn: (email: string, call: AuthCall): Promise<void> =>
      ask({ kind: 'sign_in_failed', email, redirectTo: '', codeChallenge: null, newPerson: null }, call),

    /** Asks for the jobs of requests that an earlier version took in. */
    async adopt(now: Date): Promise<void> {
      const ids = await mailRequestsRepository.listIds(database.system);
      if (ids.length > 0)
        await database.asSystem(async (tx) => {
          for (const id of ids) await enqueueOne({ tx, now }, id);
        });
    },

    forgetOld: (now: Date): Promise<void> =>
      mailRequestsRepository.deleteOlderThan(database.system, new Date(now.getTime() - keptMs)),
  };
}
