import { z } from 'zod';
import { defineJob, type Job, type JobKind, type JobRetries } from '../jobs/define-job.ts';
import { type DeliverDependencies, deliverMail } from './deliver-mail.ts';
import { mailRepository } from './mail.repository.ts';

/** What puts a mail on its way; its key is the mail's id. */
export const mailJobKind = {
  name: 'mail.send',
  payload: z.object({ mailId: z.string() }),
  isShown: false,
} satisfies JobKind;

/** Tries within seconds first, and about ten hours in all. */
const patientRetries: JobRetries = { limit: 20, firstDelaySeconds: 2, longestDelaySeconds: 3600 };

/** Sends one mail. Mails have places of their own: they do not wait for what else their account has running. */
export function createMailJob(dependencies: DeliverDependencies & { readonly retries?: JobRetries }): Job {
  return defineJob({
    ...mailJobKind,
    role: 'system',
    retries: dependencies.retries ?? patientRetries,
    // Longer than every timeout of the connection to the mail server together.
    timeoutSeconds: 90,
    perAccount: 3,
    // As many as there are connections to the mail server.
    perProcess: 3,
    run: (context, { mailId }) => deliverMail(dependencies, mailId, context),
    giveUp: (tx, { mailId }, now) => mailRepository.markFailed(tx, mailId, now),
  });
}
