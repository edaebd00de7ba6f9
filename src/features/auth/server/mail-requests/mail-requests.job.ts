import { z } from 'zod';
import { defineJob, type Job, type JobKind } from '#server/jobs/define-job.ts';
import type { AuthContext } from '../auth-context.ts';
import { createOtpService } from '../otp.service.ts';
import { mailRequestsRepository } from './mail-requests.repository.ts';

/** Handles a mail that was asked for by address; its key is the id of the request. */
export const mailRequestJobKind = {
  name: 'auth.mail_request',
  payload: z.object({ requestId: z.string() }),
  isShown: false,
} satisfies JobKind;

/**
 * The request goes away in the transaction of its effect. Requests are handled in the order they were asked in, and one
 * that fails is tried for a day; by then it is of no use to anybody any more and forgotten.
 */
export function createMailRequestJob(context: AuthContext): Job {
  const otp = createOtpService(context);
  return defineJob({
    ...mailRequestJobKind,
    retries: { limit: 40, firstDelaySeconds: 1, longestDelaySeconds: 3600 },
    timeoutSeconds: 30,
    perProcess: 1,
    // By then the answer has left: what is done for some addresses alone slows no answer down.
    pauseMs: 50,
    run: ({ complete, now }, { requestId }) =>
      complete(async (tx) => {
        const request = await mailRequestsRepository.take(tx, requestId);
        if (request) await otp.send(tx, request, now());
      }),
  });
}
