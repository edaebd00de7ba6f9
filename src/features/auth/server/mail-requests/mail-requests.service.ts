import { randomUUID } from 'node:crypto';
import { isDatabaseAway } from '#server/db/database.ts';
import type { AuthContext } from '../auth-context.ts';
import { createOtpService } from '../otp.service.ts';
import type { AuthCall } from '../protocol/auth-call.ts';
import { type MailRequest, mailRequestsRepository } from './mail-requests.repository.ts';

const secondMs = 1000;
const longestPauseMs = 60 * 60 * secondMs;
/** What could not be handled within a day is of no use to anybody any more. */
const keptMs = 24 * 60 * 60 * secondMs;

export type MailRequests = ReturnType<typeof createMailRequests>;

/**
 * Mails asked for by an address alone. Whoever asks is answered after one write that is the same for every address, so
 * neither the answer nor its time tells whether anybody has it; everything else happens afterwards.
 */
export function createMailRequests(context: AuthContext) {
  const { database, log } = context;
  const otp = createOtpService(context);

  /** False where nothing is due. One that fails is tried again later, and does not hold up the others. */
  const handleNext = async (now: Date): Promise<boolean> => {
    let taken: MailRequest | undefined;
    try {
      return await database.asSystem(async (tx) => {
        taken = await mailRequestsRepository.take(tx, now);
        if (taken) await otp.send(tx, taken, now);
        return taken !== undefined;
      });
    } catch (error) {
      if (!taken || isDatabaseAway(error)) throw error;
      const { id, kind, failures } = taken;
      log.error({ mailRequestId: id, kind, failures, error: (error as Error).message }, 'a request for mail failed');
      const pauseMs = Math.min(secondMs * 2 ** failures, longestPauseMs);
      await mailRequestsRepository.postpone(database.system, id, new Date(now.getTime() + pauseMs));
      return true;
    }
  };

  /** Takes a request in: it outlives the process from here on. */
  const ask = async (
    request: Pick<MailRequest, 'kind' | 'email' | 'redirectTo' | 'codeChallenge' | 'newPerson'> &
      Partial<Pick<MailRequest, 'id' | 'passwordHash'>>,
    { address, userAgent, language, now }: AuthCall,
  ): Promise<void> => {
    const row = { id: randomUUID(), passwordHash: null, ...request, address, userAgent, language, askedAt: now };
    await mailRequestsRepository.add(database.system, row);
  };

  return {
    ask,

    /** Has a wrong password entered in the audit trail of whoever has the address, once the caller is answered. */
    noteFailedSignIn: (email: string, call: AuthCall): Promise<void> =>
      ask({ kind: 'sign_in_failed', email, redirectTo: '', codeChallenge: null, newPerson: null }, call),

    /** Handles everything that waits, each request once however many processes do so. */
    async handleWaiting(now: Date): Promise<void> {
      while (await handleNext(now));
    },

    forgetOld: (now: Date): Promise<void> =>
      mailRequestsRepository.deleteOlderThan(database.system, new Date(now.getTime() - keptMs)),
  };
}
