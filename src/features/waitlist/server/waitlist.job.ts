import { z } from 'zod';
import type { Tx } from '#server/db/connect.ts';
import { defineJob, type Job, type JobKind } from '#server/jobs/define-job.ts';

/** Mails an address that had enough mails when it was entered; its key is the id of the entry. */
export const waitlistMailJobKind = {
  name: 'waitlist.mail',
  payload: z.object({ entryId: z.string() }),
  isShown: false,
} satisfies JobKind;

/** Tried for about seven hours: the limits of an address (docs/mail.md) let one mail through within one. */
export function createWaitlistMailJob(mailPending: (tx: Tx, entryId: string, now: Date) => Promise<void>): Job {
  return defineJob({
    ...waitlistMailJobKind,
    retries: { limit: 12, firstDelaySeconds: 60, longestDelaySeconds: 3600 },
    timeoutSeconds: 30,
    perProcess: 1,
    run: ({ complete, now }, { entryId }) => complete((tx) => mailPending(tx, entryId, now())),
  });
}
